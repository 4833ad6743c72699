/** Lazy-loaded with the buttons for columns and table height, which visitors never see (useSelectColumnsTexts). */

export const selectColumns = {
  button: 'Columns',
  /** The label of a choice of named sets of columns. */
  presets: 'Column preset',
  preset: {
    default: 'Default',
    plasma: 'Plasma',
    serum: 'Serum',
    evidence: 'Evidence',
    all: 'All columns',
    /** The columns that the user chose or prefers, if they match no other set. */
    own: 'Own columns',
  },
  /** A toggle button that makes the table as high as the window. */
  tall: 'Tall table',
  /** A toggle button. */
  bars: 'Bars beside numbers',
  barsHint: 'Bars beside numbers show the rank among all reagents of the menu',
  title: 'Select Columns',
  find: 'Find a column',
  clearFind: 'Clear',
  all: 'All',
  default: 'Default',
  group: 'Columns',
  chosen: (count: string, total: string) => `${count} of ${total} columns chosen`,
  noneChosen: 'Choose at least one column',
  isFixed: 'Always shown',
  /** Headings of the vendor's columns and of those that the operator added. */
  standardColumns: 'Columns of the menu',
  addedColumns: 'Added columns',
  nothingFound: (text: string) => `No column matches “${text}”`,
  preference: 'Set selected columns as my preference for all tables',
  isPreferred: 'These columns are your preference already',
  /** Presets that the person has named, in the dialog. */
  own: {
    title: 'Own presets',
    name: 'Name of a new preset',
    save: 'Save as preset',
    /** The name of the preset follows these three words. */
    choose: 'Choose',
    rename: 'Rename',
    delete: 'Delete',
    newName: (name: string) => `New name of ${name}`,
    saveName: 'Save name',
    cancel: 'Keep the name',
    saved: (name: string) => `${name} is saved`,
    deleted: (name: string) => `${name} is deleted`,
    restored: (name: string) => `${name} is back`,
    undo: 'Undo',
    notHere: 'This menu has none of its columns',
    notKept: 'This browser stores no presets, so they last until you leave the page',
    problems: {
      empty: 'Give it a name',
      too_long: (most: string) => `The name is longer than ${most} characters`,
      taken: 'Another preset has this name. Choose another',
      too_many: (most: string) => `There are ${most} presets, which is the most. Delete one first`,
    },
  },
  apply: 'Apply',
  saved: 'Column display preferences saved',
  notSaved: 'Failed to save column preference',
};

export type SelectColumnsTexts = typeof selectColumns;
