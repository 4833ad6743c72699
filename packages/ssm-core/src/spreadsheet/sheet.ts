/** What stands in a sheet, whatever file it becomes. */

/** A workbook, a .csv for R, Python and other programs, or one for Excel. */
export type SheetFileFormat = 'xlsx' | 'csv' | 'csvExcel';

/** How the name of such a file ends. */
export const fileEndings: Readonly<Record<SheetFileFormat, string>> = {
  xlsx: 'xlsx',
  csv: 'csv',
  csvExcel: 'excel.csv',
};

/** A text, a number, or nothing. No cell is ever a formula or a date. */
export type SheetCell = string | number | null;
export type SheetRow = readonly SheetCell[];

/** All that no file can hold or no program shows: control characters but tab and line breaks, and what is no character. */
// oxlint-disable-next-line no-control-regex -- it is what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** A text as a cell holds it: halves of characters are replaced, what cannot be printed is left out. */
export function cellContent(text: string): string {
  return text.toWellFormed().replace(unprintable, '');
}
