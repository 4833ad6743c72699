/** Lazy-loaded with the pages that show a person's own collections (useOwnCollectionsTexts). */
import type { ImportStatus } from 'ssm-core';

const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);
const entries = (count: number, shown: string) => (count === 1 ? '1 entry' : `${shown} entries`);

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
