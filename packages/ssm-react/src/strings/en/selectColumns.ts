/** Texts of the columns dialog, and of the height of tables. They come with their buttons, which visitors never meet; see useSelectColumnsTexts. */

export const selectColumns = {
  button: 'Columns',
  /** A button that stays pressed: the table is as high as the window. */
  tall: 'Tall table',
  title: 'Select Columns',
  find: 'Find a column',
  clearFind: 'Clear',
  all: 'All',
  default: 'Default',
  group: 'Columns',
  /** Both numbers arrive grouped. */
  chosen: (count: string, total: string) => `${count} of ${total} columns chosen`,
  noneChosen: 'Choose at least one column',
  /** Says of a column that it cannot be taken out. */
  isFixed: 'Always shown',
  nothingFound: (text: string) => `No column matches “${text}”`,
  preference: 'Set selected columns as my preference for all tables',
  isPreferred: 'These columns are your preference already',
  apply: 'Apply',
  saved: 'Column display preferences saved',
  notSaved: 'Failed to save column preference',
};

export type SelectColumnsTexts = typeof selectColumns;
