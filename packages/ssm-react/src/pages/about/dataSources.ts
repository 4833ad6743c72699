import type { AboutTexts } from '../../strings/en/about.ts';

export interface DataSource {
  readonly key: keyof AboutTexts['data']['sources'];
  readonly name: string;
  /** Null for the public domain. */
  readonly licence: string | null;
}

export const dataSources: readonly DataSource[] = [
  { key: 'examples', name: 'SomaLogic, Standard BioTools, Illumina', licence: 'MIT' },
  { key: 'wikiPathways', name: 'WikiPathways', licence: 'CC0' },
  { key: 'reactome', name: 'Reactome', licence: 'CC0' },
  { key: 'diseases', name: 'DISEASES, Jensen Lab', licence: 'CC BY 4.0' },
  { key: 'diseaseOntology', name: 'Disease Ontology', licence: 'CC BY 3.0, CC0' },
  { key: 'geneOntology', name: 'Gene Ontology', licence: 'CC BY 4.0' },
  { key: 'uniProt', name: 'UniProt', licence: 'CC BY 4.0' },
  { key: 'hgnc', name: 'HGNC', licence: 'CC0' },
  { key: 'ncbiGene', name: 'NCBI Gene', licence: null },
  { key: 'mesh', name: 'NLM MeSH', licence: 'CC0' },
];
