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
  title: 'Select Columns',
  find: 'Find a column',
  clearFind: 'Clear',
  all: 'All',
  default: 'Default',
  group: 'Columns',
  chosen: (count: string, total: string) => `${count} of ${total} columns chosen`,
  noneChosen: 'Choose at least one column',
  isFixed: 'Always shown',
  nothingFound: (text: string) => `No column matches “${text}”`,
  preference: 'Set selected columns as my preference for all tables',
  isPreferred: 'These columns are your preference already',
  apply: 'Apply',
  saved: 'Column display preferences saved',
  notSaved: 'Failed to save column preference',
};

export type SelectColumnsTexts = typeof selectColumns;
