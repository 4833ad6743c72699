/** Texts of the columns dialog, and of the height of tables. They come with their buttons, which visitors never meet; see useSelectColumnsTexts. */

export const selectColumns = {
  button: 'Spalten',
  /** A button that stays pressed: the table is as high as the window. */
  tall: 'Hohe Tabelle',
  title: 'Spalten auswählen',
  find: 'Spalte suchen',
  clearFind: 'Leeren',
  all: 'Alle',
  default: 'Standard',
  group: 'Spalten',
  /** Both numbers arrive grouped. */
  chosen: (count: string, total: string) => `${count} von ${total} Spalten gewählt`,
  noneChosen: 'Wählen Sie mindestens eine Spalte',
  /** Says of a column that it cannot be taken out. */
  isFixed: 'Immer angezeigt',
  nothingFound: (text: string) => `Keine Spalte passt zu „${text}“`,
  preference: 'Gewählte Spalten für alle Tabellen bevorzugen',
  isPreferred: 'Diese Spalten bevorzugen Sie bereits',
  apply: 'Anwenden',
  saved: 'Bevorzugte Spalten gespeichert',
  notSaved: 'Bevorzugte Spalten konnten nicht gespeichert werden',
};
