/** Lazy-loaded with the builder, which visitors never see (useBuilderTexts). */

const analytes = (count: number, shown: string) => (count === 1 ? '1 analyte' : `${shown} analytes`);

export const builder = {
  title: (version: string, group: string) => `${version} ${group} Builder`,
  tableLabel: (version: string, group: string) => `${version} ${group}`,
  needsAccess:
    'Building panels is for people with access. You can search and filter the menu; request access to select reagents.',
  analytes,
  /** The link to the builder. `count` is a text made by `analytes`. */
  label: (title: string, count: string) => `${title}, ${count}`,
  add: (group: string, count: string) => `Add to ${group} Builder (${count})`,
  nothingToAdd: 'Select reagents in the table to add them',
  loading: (group: string) => `Loading ${group} Builder`,
  inBuilder: 'In builder',
  takeOut: (seqId: string) => `${seqId} is in the builder. Remove it`,
  takeOutHint: 'In builder. Click to remove',
  /** Actions on one reagent among the reagents for a protein. */
  one: {
    add: 'Add',
    remove: 'Remove',
    removed: (version: string, group: string) => `Removed from ${version} ${group} Builder`,
    exchange: 'Use instead',
    /** Read by screen readers after “Use instead”. */
    exchangeOf: (seqId: string, others: string) => `${seqId} for ${others}`,
    exchanged: (seqId: string, others: string) => `${seqId} is in the builder instead of ${others}`,
  },
  import: 'Import',
  /** The action of an empty builder. */
  importList: 'Import a list',
  /** Opens the dialog that keeps one reagent per protein. */
  moveTo: (version: string) => `Move to ${version}`,
  enrich: 'Enrichment',
  plan: 'Plan',
  onePerProtein: 'One per protein…',
  remove: (count: string) => `Remove (${count})`,
  removeKeys: 'Delete, in the table',
  nothingToRemove: 'Select analytes in the table to remove them',
  keep: 'Keep selected',
  keepHint: 'Removes everything that is not selected',
  nothingToKeep: 'Select analytes in the table to keep only them',
  everythingKept: 'Everything is selected already',
  undo: 'Undo',
  undoKeys: 'Ctrl + Z',
  redo: 'Redo',
  redoKeys: 'Ctrl + Y, Ctrl + Shift + Z',
  /** Keys of the builder, which `?` lists before the keys of every table. */
  keys: [
    ['Delete', 'Remove what is selected from the builder'],
    ['Ctrl + Z', 'Undo, also outside the table'],
    ['Ctrl + Shift + Z, Ctrl + Y', 'Redo, also outside the table'],
  ] as readonly (readonly [keys: string, meaning: string])[],
  /** The second line of a notification: how many reagents are new to the list and how many were already there. */
  added: (shown: string) => `${shown} new`,
  addedBefore: (shown: string) => `${shown} there already`,
  clear: 'Clear',
  alreadyEmpty: 'The builder is empty',
  save: (group: string) => `Save ${group}`,
  nothingToSave: 'Add analytes before saving',
  actions: 'Builder',
  emptyTitle: (group: string) => `This ${group} Builder is empty`,
  emptyHint: (group: string) => `Select reagents in the menu, then press “Add to ${group} Builder”.`,
  openMenu: 'Open the menu',
  fromPathway: 'Start from a pathway',
  missingTitle: (count: number, shown: string) =>
    count === 1 ? '1 analyte is no longer on the menu' : `${shown} analytes are no longer on the menu`,
  missingHint: (count: number) => `${count === 1 ? 'It stays' : 'They stay'} in the builder until removed.`,
  removeMissing: (count: number, shown: string) => (count === 1 ? 'Remove it' : `Remove all ${shown}`),
  /** Describes the last change of the list; counts are grouped. Additions have a notification instead. */
  done: {
    'analytes.remove': (count: number, shown: string) => `Removed ${analytes(count, shown)}`,
    'analytes.exchange': (count: number, shown: string) => `Exchanged ${analytes(count, shown)}`,
    'list.clear': (count: number, shown: string) => `Cleared ${analytes(count, shown)}`,
    'list.replace': (count: number, shown: string) => `Changed ${analytes(count, shown)}`,
    /** An undo or redo adds or removes analytes, or does both. */
    'change.undo': {
      added: (count: number, shown: string) => `Undone: ${analytes(count, shown)} put back`,
      removed: (count: number, shown: string) => `Undone: ${analytes(count, shown)} removed`,
      changed: (count: number, shown: string) => `Undone: ${analytes(count, shown)} changed`,
    },
    'change.redo': {
      added: (count: number, shown: string) => `Done again: ${analytes(count, shown)} added`,
      removed: (count: number, shown: string) => `Done again: ${analytes(count, shown)} removed`,
      changed: (count: number, shown: string) => `Done again: ${analytes(count, shown)} changed`,
    },
  },
  problems: {
    storage_unavailable:
      'This browser does not keep the builder just now. It stays as it is while this page is open; save it before you leave.',
    storage_full:
      'This browser has no room left for the builder. It stays as it is while this page is open; save it before you leave.',
    list_set_aside:
      'What this browser had kept of the builder could not be read. It was set aside, and the builder begins anew.',
  },
};

export type BuilderTexts = typeof builder;
