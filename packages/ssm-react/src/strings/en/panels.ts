/** Lazy-loaded with the pages that save and list panels (usePanelTexts). */

const analytes = (count: number, shown: string) => (count === 1 ? '1 analyte' : `${shown} analytes`);

export const panels = {
  /** In this section `shown` is the grouped count. */
  analytes,
  myPanels: (group: string) => `My ${group}s`,
  loading: (group: string) => `Loading My ${group}s`,
  name: 'Name',
  description: 'Description',
  columns: {
    name: 'Name',
    version: 'Version',
    count: 'Analytes',
    dilutions: 'Dilution Group',
    changed: 'Changed',
    description: 'Description',
    actions: 'Actions',
  },
  /** Beside the bar of a panel: how many of its reagents are in a dilution group. */
  dilution: (group: string, shown: string) => `${group}: ${shown}`,
  /** Reagents that are not on the menu, or of which it states no group. */
  noDilution: 'Not known',
  search: (group: string) => `Find a ${group.toLowerCase()}`,
  clearSearch: 'Clear search',
  verifyFile: 'Verify a file',
  found: (count: number, shown: string, group: string) =>
    count === 1 ? `1 ${group.toLowerCase()}` : `${shown} ${group.toLowerCase()}s`,
  nothingFound: (group: string, search: string) => `No ${group.toLowerCase()} matches “${search}”`,
  emptyTitle: (group: string) => `You have no ${group.toLowerCase()}s yet`,
  emptyHint: (group: string) => `Add reagents from the menu to the ${group} Builder, then press “Save ${group}” there.`,
  openMenu: 'Open the menu',
  actionsFor: (name: string) => `Actions for ${name}`,
  actions: 'Actions',
  open: 'Open',
  load: 'Load into builder',
  compare: 'Compare',
  move: 'Move to another version',
  /** Why the ticked panels cannot be compared. */
  toCompare: {
    none: (group: string) => `Select two to five ${group.toLowerCase()}s to compare them`,
    one: 'Select at least one more to compare',
    beyond: (shown: string) => `Five can be compared at most: clear ${shown}`,
  },
  clearTicks: 'Clear selection',
  rename: 'Rename',
  duplicate: 'Duplicate',
  export: 'Export',
  delete: 'Delete',
  undo: 'Undo',
  tryAgain: 'Try again',
  deleted: (name: string) => `${name} was deleted. “Undo” or Ctrl + Z brings it back.`,
  restored: (name: string) => `${name} is back`,
  notDeleted: (name: string) => `${name} has changed meanwhile and was not deleted. Look at it again first.`,
  notRestored: (name: string) => `${name} could not be brought back, for another one has its name now.`,
  saved: (group: string, name: string) => `${group} saved: ${name}`,
  alreadySaved: (name: string, number: string) => `Nothing to save: ${name} stays as version ${number}`,
  loaded: (name: string, title: string) => `${name} was loaded into the ${title}`,
  copyName: (name: string) => `${name} (copy)`,
  dialog: {
    save: (group: string) => `Save ${group}`,
    rename: (group: string) => `Rename ${group}`,
    duplicate: (group: string) => `Duplicate ${group}`,
    load: (name: string) => `Load ${name}`,
    edit: (name: string) => `Edit ${name}`,
    export: (name: string) => `Export ${name}`,
    changed: (group: string) => `This ${group} has changed`,
  },
  saveAction: 'Save',
  saveAsNew: 'Save as new',
  saving: 'Saving',
  opening: 'Opening',
  reading: 'Reading what has changed',
  /** Says what a save does. `number` is the number of the new version. */
  savesVersion: (name: string, number: string) => `Saves version ${number} of ${name}; the earlier ones stay.`,
  savesFrom: (name: string, number: string) =>
    `Saves a new version of ${name}, made from version ${number}; the earlier ones stay.`,
  savesNothing: (name: string, number: string) =>
    `Nothing has changed since version ${number} of ${name}, so no version is added.`,
  /** Follows when the name of a saved panel was changed. The quoted words are `saveAsNew`. */
  renames: (name: string) => `It also renames ${name}; “Save as new” keeps ${name} as it is.`,
  savesNew: (group: string, count: string) => `Saves a new ${group.toLowerCase()} of ${count}.`,
  problems: {
    name_empty: 'Give it a name',
    name_too_long: 'The name is longer than 120 characters',
    name_control: 'The name holds characters that cannot be shown. Type it anew',
    name_taken: 'Another one of yours has this name. Choose another',
    description_too_long: 'The description is longer than 2,000 characters',
    description_control: 'The description holds characters that cannot be shown. Type it anew',
  },
  failures: {
    gone: (group: string) => `This ${group.toLowerCase()} was deleted meanwhile. “Save as new” keeps your list.`,
    absent: (group: string) => `This ${group.toLowerCase()} was deleted meanwhile.`,
    notOnMenu: (count: number, shown: string, seqIds: string) =>
      `${count === 1 ? '1 analyte is' : `${shown} analytes are`} not on the menu: ${seqIds}. Remove what is not on the menu from the builder, then save.`,
    tooManyPanels: (group: string) => `You have as many ${group.toLowerCase()}s as there can be. Delete one first.`,
    tooMuchStored: (group: string) =>
      `Your ${group.toLowerCase()}s take as much room as one person has. Delete some that you do not need, then save again.`,
    tooMuchSent: (minutes: number) =>
      `You have saved as much as one person may in an hour. Your list stays here: save it in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    tooManyVersions: (group: string) =>
      `This ${group.toLowerCase()} has as many versions as there can be. Use “Save as new”.`,
  },
  merge: {
    intro: (name: string, number: string) =>
      `${name} was saved as version ${number} in another place after you had opened it.`,
    renamed: (name: string) => `There its name is now ${name}.`,
    described: (description: string) =>
      description === '' ? 'There its description is now empty.' : `There its description is now: ${description}`,
    addedByMe: (count: string) => `Added by you: ${count}`,
    removedByMe: (count: string) => `Removed by you: ${count}`,
    addedByThem: (count: string) => `Added there: ${count}`,
    removedByThem: (count: string) => `Removed there: ${count}`,
    more: (shown: string, _count: number) => `and ${shown} more`,
    sameAnalytes: 'Both hold the same analytes.',
    choices: 'What to keep',
    merged: (count: string) => `Keep both changes (${count})`,
    mergedEmpty: 'Both changes together leave no analyte',
    mine: (count: string) => `Keep mine (${count})`,
    theirs: (count: string) => `Keep theirs (${count})`,
    new: 'Save mine as new',
  },
  loadInto: {
    holds: (title: string, count: string) => `The ${title} holds ${count}.`,
    empty: (title: string) => `The ${title} is empty.`,
    brings: (name: string, count: string) => `${name} has ${count}.`,
    known: (count: string) => `${count} of them are in the builder already.`,
    /** Describes the list that would be replaced. The parameter `unsaved` is one of the texts in `unsaved`. */
    standing: (name: string, version: string, unsaved: string) => `It is ${name}, ${version}. ${unsaved}.`,
    ownStanding: (unsaved: string) => `${unsaved}.`,
    loses: 'Replacing it loses what is not saved. Undo in the builder brings it back.',
    load: (count: string) => `Load ${count}`,
    replace: (count: string) => `Replace with ${count}`,
    add: (count: string) => `Add ${count}`,
  },
  unsaved: {
    version: (number: string) => `version ${number}`,
    none: 'No changes to save',
    /** `parts` joins the three texts below. */
    changes: (count: number, shown: string, parts: string) =>
      count === 1 ? `1 change not saved: ${parts}` : `${shown} changes not saved: ${parts}`,
    added: (count: string) => `${count} added`,
    removed: (count: string) => `${count} removed`,
    lists: (count: number, shown: string) => (count === 1 ? '1 imported list' : `${shown} imported lists`),
    new: (group: string, count: string) => `New ${group.toLowerCase()}, ${count} not saved`,
    deleted: (name: string, count: string) => `${name} was deleted, ${count} not saved`,
    counting: 'Counting what is not saved',
    uncounted: 'What is not saved could not be counted',
    countAgain: 'Count again',
  },
  format: 'Format',
  exporting: 'Exporting',
};

export type PanelsTexts = typeof panels;
