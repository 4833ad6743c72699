/** A workbook, a .csv for R, Python and other programs, or a .csv for Excel. */
export type SheetFileFormat = 'xlsx' | 'csv' | 'csvExcel';

export const fileEndings: Readonly<Record<SheetFileFormat, string>> = {
  xlsx: 'xlsx',
  csv: 'csv',
  csvExcel: 'excel.csv',
};

/** A text, a number, or null. No cell is ever a formula or a date. */
export type SheetCell = string | number | null;
export type SheetRow = readonly SheetCell[];

/** Characters that no file can contain or no program shows: controls except tab and line breaks, and non-characters. */
// oxlint-disable-next-line no-control-regex -- it is what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

export function cellContent(text: string): string {
  return text.toWellFormed().replace(unprintable, '');
}
