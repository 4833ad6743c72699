/** Lazy-loaded with the pages and the dialog of collections (useCollectionsTexts). */

const genes = (count: number, shown: string) => (count === 1 ? '1 gene' : `${shown} genes`);
const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);

export const collections = {
  /** In this section `shown` is the grouped count. */
  genes,
  reagents,
  loading: 'Loading collections',
  needsAccess:
    'Curated protein collections are for people with access. You can search and filter the menu; request access to browse it by disease and pathway.',
  intro: 'Sets of genes by disease and pathway, with how much of each the assay measures.',
  collectionCount: (count: number, shown: string) => (count === 1 ? '1 collection' : `${shown} collections`),
  demo: 'In the demo, a set has some of its true members, and invented proteins.',
  /**
   * Returns for example “52 genes: 31 on 7K, 38 on 11K, 21 in your builder”. The parts after the colon are the texts
   * below.
   */
  coverage: (genesText: string, parts: readonly string[]) =>
    parts.length === 0 ? genesText : `${genesText}: ${parts.join(', ')}`,
  /** Announced to screen readers when the user chooses the other version. */
  ofVersion: (version: string, coverage: string) => `${version}: ${coverage}`,
  onVersion: (shown: string, version: string) => `${shown} on ${version}`,
  inBuilder: (shown: string) => `${shown} in your builder`,
  builderBar: 'Builder',
  noGenes: 'No genes',
  notLoaded: 'No gene set is loaded for this topic.',
  notWhole: 'Only measured genes are known: no gene set was loaded for it.',
  from: 'Source:',
  noDate: 'no date given',
  noLicence: 'no licence given',
  unknownSource: 'not given',
  source: (source: string, about: string) => `${source} (${about})`,
  showInMenu: 'Show in menu',
  /** The accessible name of buttons and links that have the same text in several collections. */
  of: (action: string, name: string) => `${action}: ${name}`,
  notInMenu: (version: string) => `The ${version} menu was loaded without this set, so it cannot be filtered by it.`,
  notOnMenu: (version: string) => `The ${version} menu has no reagent for it.`,
  addAll: 'Add all to builder',
  allAdded: (version: string) => `Its reagents on ${version} are in your builder`,
  noneMeasured: (version: string) => `${version} measures none of its genes`,
  addMissing: (count: number, shown: string, reagentsText: string) => `Add ${genes(count, shown)} (${reagentsText})`,
  /** Collections whose coverage the builder shows. */
  goals: 'Goals',
  goalsHint: 'Choose collections to see how much of them your list covers.',
  goal: 'Goal',
  addGoal: 'Add a goal',
  chooseGoal: 'Choose a collection',
  removeGoal: 'Remove goal',
  /** `count` is the number of measured genes, `shown` the same number grouped. */
  goalCoverage: (heldShown: string, count: number, shown: string) =>
    `${heldShown} of ${shown} measured ${count === 1 ? 'gene' : 'genes'}`,
  goalsCounted: (version: string) => `Counts only genes that ${version} measures.`,
  goalsFull: (shown: string) => `There can be ${shown} goals. Remove one to choose another.`,
  goalGone: 'The catalogue no longer has this collection.',
  showGenes: 'Genes',
  undo: 'Undo',
  measured: (version: string, shown: string) => `Measured on ${version} (${shown})`,
  unmeasured: (version: string, shown: string) => `Not measured on ${version} (${shown})`,
  held: (shown: string) => `In your builder (${shown})`,
  unresolved: (shown: string) => `Without an Entrez gene id (${shown})`,
  unresolvedHint: 'Known by their symbols alone, and counted by them.',
  none: 'None',
  times: (symbol: string, shown: string) => `${symbol} ×${shown}`,
  search: 'Find a collection',
  searchSets: 'Find a gene set',
  findAny: 'Find a collection or gene set',
  choose: 'Add',
  chosen: 'Added',
  firstFound: (shown: string, all: string) => `The first ${shown} of ${all} are shown. Type more to find others.`,
  clearSearch: 'Clear search',
  found: (count: number, shown: string) => (count === 1 ? '1 collection' : `${shown} collections`),
  nothingFound: (search: string) => `No collection matches “${search}”`,
  otherSets: 'Other gene sets',
  otherSetsHint: 'Every other gene set that was loaded with the catalogue, by name.',
  noOtherSets: 'No other gene set was loaded with the catalogue.',
  categories: {
    diseases: 'Disease state',
    pathways: 'Pathway',
    goBioProcess: 'GO biological process',
    goMoleFunc: 'GO molecular function',
    goCellComp: 'GO cellular component',
    mesh: 'MeSH',
  },
  noCategory: 'There is no such category',
  allCategories: 'All categories',
  dialogEmpty: 'Not loaded',
};

export type CollectionsTexts = typeof collections;
