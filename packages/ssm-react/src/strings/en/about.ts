/** Lazy-loaded with the page about the product. */

/** Data taken from each source; `dataSources.ts` beside the page has their names. */
const sources = {
  examples: 'Example data and annotations of the assay',
  wikiPathways: 'Pathways',
  reactome: 'Pathways',
  diseases: 'Genes of diseases',
  diseaseOntology: 'Disease terms',
  geneOntology: 'Biological processes and molecular functions',
  uniProt: 'Protein accessions',
  hgnc: 'Gene symbols and former names',
  ncbiGene: 'Genes',
  mesh: 'Medical subject headings',
};

export const about = {
  introduction: 'What runs here, which catalogues answer, and whose data they rest on.',
  copy: 'Copy for support',
  copied: 'Copied. Add it when you write to our support team.',
  copyByHand: 'The browser does not let this page copy. Select the text and copy it.',
  product: {
    title: 'Product',
    loading: 'Asking the server which release it is',
    version: 'Version',
    commit: 'Commit',
    profile: 'Installation',
    profiles: { local: 'On one machine', demo: 'Demonstration', production: 'Production' },
    unknown: 'Not known',
  },
  catalogues: {
    title: 'Catalogues in use',
    loading: (version: string) => `Asking which ${version} catalogue is in use`,
    absent: 'None is loaded.',
    name: 'Name',
    revision: 'Revision',
    loaded: 'Loaded',
    reagents: 'Reagents',
    origin: 'Origin',
    demo: 'Generated for trying things out; nothing in it was measured',
    ofFiles: 'Files that this installation has loaded',
    beside: 'Files beside the annotation',
    file: (file: string, source: string, licence: string) => `${file}: ${source}, ${licence}`,
    noSource: 'publisher not said',
    noLicence: 'licence not said',
  },
  data: {
    title: 'Data sources and licences',
    introduction: 'Open data that the examples and the knowledge of genes, pathways and diseases come from.',
    caption: 'Data sources and licences',
    gives: 'What',
    name: 'Source',
    licence: 'Licence',
    publicDomain: 'Public domain',
    sources,
  },
  software: {
    title: 'Software of others',
    text: 'The product is under the MIT licence. It is built with open software of others; their licences are in third-party-licences.md beside the installed server.',
  },
};

export type AboutTexts = typeof about;
