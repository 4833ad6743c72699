/** Lazy-loaded with the page that tests lists for enrichment (useEnrichmentTexts). */

const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);
const genes = (count: number, shown: string) => (count === 1 ? '1 gene' : `${shown} genes`);
const sets = (count: number, shown: string) => (count === 1 ? '1 set' : `${shown} sets`);

export const enrichment = {
  needsAccess: 'Testing lists is for people with access. Request access to save panels and test them.',
  /** In this section `shown` is the grouped count, and versions are written as 7K. */
  intro:
    'See which gene sets are more frequent in a list than in what the assay measures. The list stays in your browser.',
  list: 'List to test',
  choose: 'Choose a list',
  takePasted: 'Test',
  empty: 'The list is empty, so there is nothing to test.',
  loading: 'Loading and testing gene sets',
  /** Names own collections that equal the tested list. */
  itself: (names: string) => `Not tested, because it is the list itself: ${names}`,
  notOffered: 'This server has no gene sets to test.',
  noSetsLoaded: 'No gene sets are loaded here. An operator can load them with the catalogue.',
  demo: 'The gene sets of this demo are partly invented. Their results mean nothing.',
  background: 'Background',
  backgrounds: { menu: 'Menu', annotated: 'Menu, in any set', list: 'Own list' },
  /** Explains the chosen background. */
  backgroundHints: {
    menu: (version: string) => `All genes on the ${version} menu.`,
    annotated: (version: string) =>
      `The genes on the ${version} menu that are in any set of the family. Each family has its own background.`,
    list: (version: string) =>
      `The genes of a list of your own, such as all reagents that you measured. Only reagents on the ${version} menu count.`,
  },
  noGenome:
    'The whole genome is not offered: the assay measures a biased part of it, so random panels would look enriched.',
  backgroundList: 'Background list',
  chooseBackground: 'Choose the background list',
  takeBackground: 'Use as background',
  anotherBackground: 'Choose another background',
  needsBackground: 'Choose the background list to see results.',
  emptyBackground: 'The background list is empty.',
  backgroundLeftOut: (count: number, shown: string) =>
    `${reagents(count, shown)} of the background ${count === 1 ? 'has' : 'have'} no gene or ${count === 1 ? 'is' : 'are'} not on the menu.`,
  summary: 'What was tested',
  results: 'Results',
  families: { mine: 'My collections', topics: 'Topics', go: 'GO', mesh: 'MeSH', others: 'Other sets' },
  categories: {
    diseases: 'Disease',
    pathways: 'Pathway',
    goBioProcess: 'Biological process',
    goMoleFunc: 'Molecular function',
    goCellComp: 'Cellular component',
    mesh: 'MeSH term',
  },
  /** One line per family, such as “GO: 252 sets tested, 6 with an adjusted p of at most 0.05”. */
  tested: (family: string, count: number, shown: string, significant: string, limit: string) =>
    `${family}: ${sets(count, shown)} tested, ${significant} with an adjusted p of at most ${limit}`,
  counts: (n: string, N: string) => `n = ${n} genes of the list, N = ${N} genes of the background`,
  untested: (count: number, shown: string) =>
    `${sets(count, shown)} without a gene of the background ${count === 1 ? 'is' : 'are'} not tested`,
  refusals: {
    few_genes: (family: string, count: number, shown: string, fewest: string) =>
      `${family}: not tested. ${count === 0 ? 'No gene' : count === 1 ? 'Only 1 gene' : `Only ${shown} genes`} of the list ${count === 1 || count === 0 ? 'is' : 'are'} in the background, and a test needs at least ${fewest}.`,
    no_other_genes: (family: string) =>
      `${family}: not tested. Every gene of the background is in the list, so nothing can be more frequent.`,
    no_sets: (family: string) => `${family}: not tested. No set has a gene of the background.`,
  },
  key: 'Key: Entrez gene symbol. A gene counts once, however many reagents it has. A reagent of several genes counts for each.',
  method: 'Hypergeometric upper tail P(X ≥ k): the chance that a random list of n genes has k or more of the set.',
  adjustment: 'Adjusted p: Benjamini–Hochberg, within each family.',
  leftOut: 'Left out',
  withoutGene: (count: number, shown: string) => `${reagents(count, shown)} without a gene`,
  notOnMenu: (count: number, shown: string, version: string) => `${reagents(count, shown)} not on the ${version} menu`,
  outside: (family: string, count: number, shown: string) =>
    `${family}: ${genes(count, shown)} of the list outside of the background`,
  showAll: (count: string) => `Show all ${count}`,
  filterFamily: 'Filter by family',
  filterLimit: 'Adjusted p',
  all: 'All',
  atMost: (limit: string) => `≤ ${limit}`,
  /** Says which sets the table has. `filters` names the chosen filters. */
  shownSets: (shown: string, total: string, filters: string) => `${shown} of ${total} sets shown: ${filters}`,
  nothingShown: 'No set has both filters. Choose All in one of them.',
  columns: {
    set: 'Gene set',
    family: 'Family',
    overlap: 'In the list (k of n)',
    background: 'In the background (K of N)',
    fold: 'Fold',
    p: 'p',
    adjustedP: 'Adjusted p',
    reagents: 'Reagents of the list',
  },
  of: (part: string, whole: string) => `${part} of ${whole}`,
  /** A p-value that is too small to be computed. */
  below: (limit: string) => `< ${limit}`,
  details: (set: string) => `Details of ${set}`,
  plot: 'Smallest adjusted p-values',
  plotHint: (shown: string) => `The ${shown} sets with the smallest adjusted p among those in the table, as −log₁₀.`,
  plotLimit: (limit: string) => `The line marks an adjusted p of ${limit}.`,
  /** The bar of a set, read out as one sentence. */
  bar: (logarithm: string, adjusted: string) => `−log₁₀ ${logarithm}, adjusted p ${adjusted}`,
  overlapping: (count: number, shown: string) => `${genes(count, shown)} of the list in this set`,
  size: (count: number, shown: string, measured: string) =>
    `The set has ${genes(count, shown)}. The background has ${measured} of them.`,
  unmeasured: (count: number, shown: string) => `Not on the menu: ${genes(count, shown)}`,
  renamed: 'Measured under another symbol, and not counted',
  renamedGene: (gene: string, symbols: string) => (symbols === '' ? gene : `${gene} (on the menu: ${symbols})`),
  incomplete: 'This set comes from the catalogue. Its genes that no reagent measures are not known.',
  source: (name: string, date: string, licence: string) =>
    [name, date, licence === '' ? '' : `(${licence})`].filter((part) => part !== '').join(' '),
  sources: (list: string) => `Source: ${list}`,
  id: (id: string) => `Id: ${id}`,
  addTo: (builder: string, count: string) => `Add to ${builder} (${count})`,
  builder: (version: string, group: string) => `${version} ${group} Builder`,
  openBuilder: (builder: string) => `Open ${builder}`,
  /** Recorded with the panel that takes the reagents. */
  record: (list: string, set: string, background: string) =>
    `Reagents of ${list} in the gene set ${set} (enrichment, background: ${background})`,
  recordSet: (set: string, family: string) => `${set} (${family})`,
  export: 'Export',
  exporting: 'Preparing the file',
  range: (from: string, to: string, total: string) => `Rows ${from} to ${to} of ${total}`,
  previous: 'Previous rows',
  next: 'Next rows',
  printedFirst: (shown: string, total: string) => `The first ${shown} of ${total} rows are printed.`,
  file: {
    sheet: 'Enrichment',
    about: 'About this test',
    name: 'enrichment',
    separator: ', ',
    keyName: 'Entrez gene symbol',
    backgrounds: {
      menu: (version: string) => `Genes on the ${version} menu`,
      annotated: (version: string) => `Genes on the ${version} menu that are in any set of the family`,
      list: (name: string) => `Genes of the list ${name}`,
    },
    method: 'Hypergeometric upper tail, P(X ≥ k) = Σ C(K, x) C(N − K, n − x) / C(N, n) over x from k to min(n, K)',
    adjustment: 'Benjamini–Hochberg within each family',
    fields: {
      list: 'List',
      version: 'Assay version',
      revision: 'Catalogue revision',
      otherRevision: 'Revision of the other version, whose sets are included',
      key: 'Key of genes',
      background: 'Background',
      method: 'Method',
      adjustment: 'Adjustment',
      families: 'Family',
      withoutGene: 'Left out: reagents without a gene',
      notOnMenu: 'Left out: reagents not on the menu',
      outside: 'Left out: genes outside of the background',
      untested: 'Sets not tested, without a gene of the background',
      sources: 'Sources of the sets',
      exported: 'Exported',
      demo: 'Demo',
    },
    columns: {
      family: 'Family',
      category: 'Category',
      id: 'Id',
      name: 'Gene set',
      k: 'k (list and set)',
      n: 'n (list)',
      K: 'K (background and set)',
      N: 'N (background)',
      fold: 'Fold',
      p: 'p',
      adjustedP: 'Adjusted p',
      genes: 'Genes of the list in the set',
      seqIds: 'Reagents of the list for these genes',
      size: 'Genes of the set',
      source: 'Sources',
    },
    brief: (family: string, count: string, n: string, N: string) => `${family}: ${count} tests, n = ${n}, N = ${N}`,
    demo: 'Data of a demo, partly invented',
  },
};

export type EnrichmentTexts = typeof enrichment;
