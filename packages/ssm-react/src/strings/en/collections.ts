/** Lazy-loaded with the pages and the dialog of collections (useCollectionsTexts). */
import type { ImportStatus } from 'ssm-core';

const genes = (count: number, shown: string) => (count === 1 ? '1 gene' : `${shown} genes`);
const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);
const entries = (count: number, shown: string) => (count === 1 ? '1 entry' : `${shown} entries`);

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

/** Why no reagent was taken of an entry, after the entry. */
const leftOut: Readonly<Record<ImportStatus, string>> = {
  exact: 'not taken',
  normalised: 'not taken',
  proposed: 'no proposal was taken',
  several: 'several reagents, none was chosen',
  other_version: 'only the other assay version measures it',
  not_on_menu: 'known, but not offered or not measured',
  not_recognised: 'not recognised',
  duplicate: 'repeated',
  note: 'no identifier',
  heading: 'a heading',
  blank: 'empty',
};

export const ownCollections = {
  /** In this section `shown` is the grouped count. */
  reagents,
  title: 'My collections',
  hint: 'Sets of reagents that only you can see. They hold SeqIds, so coverage counts reagents, not genes.',
  loading: 'Loading your collections',
  empty: 'You have no collection of your own yet. Save one from a list, a result of the menu, a panel or a comparison.',
  fromList: (version: string) => `New from a list (${version})`,
  takeList: 'Take for a collection',
  save: 'Save as my collection',
  /** Returns for example “40 reagents: 38 on 7K, 40 on 11K, 12 in your builder”. */
  coverage: (reagentsText: string, parts: readonly string[]) =>
    parts.length === 0 ? reagentsText : `${reagentsText}: ${parts.join(', ')}`,
  onVersion: (shown: string, version: string) => `${shown} on ${version}`,
  inBuilder: (shown: string) => `${shown} in your builder`,
  few: (shown: string) => `It has fewer than ${shown} reagents, so shares and tests tell little.`,
  many: (shown: string) => `It has more than ${shown} reagents, so shares and tests tell little.`,
  offMenu: (count: number, shown: string, version: string) => `${reagents(count, shown)} not on the ${version} menu`,
  leftOutTitle: (count: number, shown: string) => `${entries(count, shown)} of the list left out`,
  /** As many as a collection keeps, so that more may have been left out. */
  leftOutFirst: (shown: string) => `First ${shown} entries of the list left out; there may be more`,
  leftOutCut: (shown: string, keptShown: string) =>
    `${shown} entries of the list were left out. The collection keeps the first ${keptShown} of them.`,
  leftOutEntry: (written: string, why: string) => `${written}: ${why}`,
  leftOut,
  showMembers: 'Reagents',
  onMenu: (version: string, shown: string) => `On the ${version} menu (${shown})`,
  notOnMenu: (version: string, shown: string) => `Not on the ${version} menu (${shown})`,
  showInMenu: 'Show in menu',
  noneOnMenu: (version: string) => `The ${version} menu has none of its reagents.`,
  addAll: 'Add all to builder',
  allAdded: (version: string) => `Its reagents on ${version} are in your builder`,
  goal: 'Goal',
  compare: 'Compare',
  edit: 'Edit',
  delete: 'Delete',
  deleted: (name: string) => `“${name}” was deleted.`,
  restored: (name: string) => `“${name}” is back.`,
  restoredAs: (name: string, as: string) =>
    `“${name}” is back as “${as}”, because another collection has its name now.`,
  notRestored: (name: string) => `“${name}” could not be restored: another collection has this name now.`,
  undo: 'Undo',
  tryAgain: 'Try again',
  saved: (name: string, reagentsText: string) => `“${name}” was saved with ${reagentsText}.`,
  goneMeanwhile: 'This collection no longer exists. It was deleted, perhaps in another tab.',
  changedMeanwhile: (name: string) =>
    `“${name}” was changed meanwhile, so it was not deleted. Its current state is shown.`,
  group: 'My collections',
  goalCoverage: (heldShown: string, count: number, shown: string) =>
    `${heldShown} of ${shown} ${count === 1 ? 'reagent' : 'reagents'} on the menu`,
  addMissing: (count: number, shown: string) => `Add ${reagents(count, shown)}`,
  goalGone: 'You no longer have this collection.',
  /** Said where a plan counts genes. */
  planned: (names: string) =>
    `${names}: a list of reagents. Where this plan counts genes, each of its reagents counts as one.`,
  missing: 'You no longer have this collection, or another person made it.',
  kind: 'my collection',
  elsewhere: (shown: string) => `My collections (${shown})`,
  noneElsewhere: 'None of your collections has any of these reagents.',
  dialog: {
    new: 'Save as my collection',
    edit: 'Edit collection',
    about: (reagentsText: string) => `Saves ${reagentsText} as a collection that only you can see.`,
    name: 'Name',
    note: 'Note',
    save: 'Save',
    saving: 'Saving',
    problems: {
      name: {
        empty: 'Enter a name.',
        tooLong: 'The name is too long: at most 120 characters.',
        control: 'The name has characters that cannot be shown. Remove them.',
      },
      nameTaken: 'Another collection of yours has this name. Choose another one.',
      note: {
        tooLong: 'The note is too long: at most 2,000 characters.',
        control: 'The note has characters that cannot be shown. Remove them.',
      },
    },
    tooMany: 'You have as many collections as there can be. Delete one that you do not need.',
    tooMuch: 'Your collections are as large together as they can be. Delete some that you do not need.',
    tooLarge: (shown: string) => `A collection has at most ${shown} reagents. Save a part of this list.`,
    notOnMenu: (count: number, shown: string, some: string) =>
      `${reagents(count, shown)} are on no menu any more: ${some}. The collection was not saved.`,
    /** After another tab or browser changed the collection. Nothing typed is lost. */
    stale: (name: string, reagentsText: string) =>
      `This collection was changed meanwhile, perhaps in another tab. It is now “${name}” with ${reagentsText}. “Save” gives it your name and note, and keeps its reagents.`,
    staleNote: (note: string) => `Its note is now: ${note}`,
    staleWithoutNote: 'It has no note now.',
  },
};

export type OwnCollectionsTexts = typeof ownCollections;
