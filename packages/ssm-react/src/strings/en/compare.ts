/** Lazy-loaded with the page that compares lists (useCompareTexts). */

const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);
const proteins = (count: number, shown: string) => (count === 1 ? '1 protein' : `${shown} proteins`);

export const compare = {
  needsAccess: 'Comparing lists is for people with access. Request access to save panels and compare them.',
  intro: 'Choose two to five lists. See what they share, by reagent or by protein, and take any part into a builder.',
  /** In this section `shown` is the grouped count, and a letter stands for a list. */
  reagents,
  proteins,
  lists: 'Lists',
  add: 'Add a list',
  addPlaceholder: 'Add a list…',
  paste: (version: string) => `Paste or import a list of ${version}`,
  takePasted: 'Compare',
  pasted: 'List of reagents',
  result: 'Result of the menu',
  wholeMenu: 'Whole menu',
  filters: (count: number, shown: string) => (count === 1 ? '1 filter' : `${shown} filters`),
  tooLong: 'This list is too long for a link. Add it to a builder, and compare the builder.',
  full: 'Five lists are compared at most. Remove one to add another.',
  groups: { builder: 'Builders', panel: { Panel: 'Panels', Set: 'Sets' }, collection: 'Curated collections' },
  find: (group: string) => `Find a ${group.toLowerCase()} to compare`,
  clearSearch: 'Clear search',
  builder: (version: string, group: string) => `${version} ${group} Builder`,
  panelVersion: (number: string) => `version ${number}`,
  newest: 'newest version',
  ownList: 'working list',
  loadingList: 'Loading the list',
  remove: 'Remove',
  missing: {
    Panel: 'This panel no longer exists, or it is not yours. The other lists are compared without it.',
    Set: 'This set no longer exists, or it is not yours. The other lists are compared without it.',
  },
  noBuilder: 'There is no builder here. The other lists are compared without it.',
  ignored: (count: number, shown: string) =>
    count === 1
      ? '1 list of this link cannot be read, or is beyond the fifth.'
      : `${shown} lists of this link cannot be read, or are beyond the fifth.`,
  mixed: (only: string) =>
    `The lists are of different assay versions. SeqIds are the same in both, but ${only} has reagents that the other menu lacks.`,
  key: 'Compare by',
  keys: { seqId: 'SeqId', protein: 'Protein' },
  byProtein: 'A protein is a UniProt accession. A reagent that measures several proteins counts for each.',
  withoutProtein: (count: number, shown: string) =>
    `${reagents(count, shown)} without a UniProt accession, or no longer on the menu, cannot be compared by protein.`,
  loadingProteins: 'Loading proteins',
  few: 'Add at least two lists to compare them.',
  empty: 'The list is empty',
  combinations: 'What the lists share',
  combinationsHint: (isWhole: boolean): string =>
    isWhole
      ? '“Exactly” counts what is in these lists and in no other. “At least” counts it also if other lists have it.'
      : '“Exactly” counts what is in these lists and in no other. “At least” counts it also if other lists have it. Combinations with an exact count of 0 are left out.',
  columns: { lists: 'In', exactly: 'Exactly', atLeast: 'At least', show: 'Show' },
  show: (name: string) => `Show what is exactly in ${name}`,
  diagram: 'Diagram of the exact numbers. Its areas are not to scale.',
  take: 'Take',
  nothing: 'Choose what to take',
  formulas: {
    union: 'In any list',
    intersection: 'In all lists',
    difference: (of: string, without: string) => `In ${of}, not in ${without}`,
    exactly: (count: number, shown: string) => (count === 1 ? 'In exactly one list' : `In exactly ${shown} lists`),
    onlyIn: (letter: string) => `Only in ${letter}`,
    /** The letters are separated as the values of a list. */
    part: (letters: string) => `Exactly in ${letters}`,
  },
  taken: (what: string, count: string) => `${what}: ${count}`,
  takenReagents: (proteinsText: string, reagentsText: string) =>
    `${proteinsText}, measured by ${reagentsText} of the lists`,
  spanning: (count: number, shown: string) =>
    count === 1
      ? '1 of these reagents also measures a protein outside of this part.'
      : `${shown} of these reagents also measure a protein outside of this part.`,
  nothingTaken: 'Nothing is in this part, so there is nothing to add.',
  addTo: (builder: string, count: string) => `Add to ${builder} (${count})`,
  notOnMenu: (count: number, shown: string, version: string) =>
    `${reagents(count, shown)} ${count === 1 ? 'is' : 'are'} not on the ${version} menu and cannot be added to its builder.`,
  enrich: (version: string) => `Enrichment on ${version}`,
  openBuilder: (builder: string) => `Open ${builder}`,
  /** Recorded with the panel, such as “In A, not in B, by SeqId; A: Signalling; B: Kinases”. */
  record: (what: string, key: string, lists: readonly string[]) => `${what}, by ${key}; ${lists.join('; ')}`,
  recordList: (letter: string, name: string) => `${letter}: ${name}`,
  elsewhere: {
    button: 'Find elsewhere',
    title: (letter: string) => `Panels and collections with reagents of ${letter}`,
    finding: 'Searching panels and collections',
    notOffered: 'This server cannot find panels and collections by reagents.',
    panels: {
      Panel: (found: string, all: string) => `Panels (${found} of ${all})`,
      Set: (found: string, all: string) => `Sets (${found} of ${all})`,
    },
    collections: (found: string) => `Curated collections (${found})`,
    onlyNewest: {
      Panel: (checked: string, all: string) => `The ${checked} panels that changed last were read, of ${all}.`,
      Set: (checked: string, all: string) => `The ${checked} sets that changed last were read, of ${all}.`,
    },
    notOnMenu: (count: number, shown: string, version: string) =>
      `${reagents(count, shown)} ${count === 1 ? 'is' : 'are'} not on the ${version} menu, so no collection has ${count === 1 ? 'it' : 'them'}.`,
    none: {
      Panel: 'No panel has any of these reagents.',
      Set: 'No set has any of these reagents.',
      collection: 'No curated collection has any of these reagents.',
    },
    columns: {
      Panel: 'Panel',
      Set: 'Set',
      collection: 'Collection',
      version: 'Version',
      family: 'Family',
      has: 'Has',
      size: 'Reagents',
      compare: 'Compare',
    },
    has: (count: string, all: string) => `${count} of ${all}`,
    showAll: (count: string) => `Show all ${count}`,
  },
};

export type CompareTexts = typeof compare;

/** Texts of pages that work on a list of the person (useChosenListTexts). */
export const chosenList = {
  placeholder: 'Choose a list…',
  paste: (version: string) => `Paste or import a list of ${version}`,
  another: 'Choose another list',
  pasted: 'Pasted list',
  /** `shown` is the grouped count. */
  reagents: (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`),
  tooLong: 'This list is too long for the link of this page. It is gone when you leave or reload the page.',
  missing: {
    Panel: 'This panel no longer exists, or it is not yours.',
    Set: 'This set no longer exists, or it is not yours.',
  },
  noBuilder: 'There is no builder here.',
  unreadable: 'The list of this link cannot be read.',
};

export type ChosenListTexts = typeof chosenList;
