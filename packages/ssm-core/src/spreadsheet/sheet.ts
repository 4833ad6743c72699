/** Media type of an .xlsx workbook. */
export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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

/**
 * Matches characters that files cannot contain or programs do not show: controls except tab and line breaks, and
 * non-characters.
 */
// oxlint-disable-next-line no-control-regex -- it is what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

export function cellContent(text: string): string {
  return text.toWellFormed().replace(unprintable, '');
}

/**
 * Matches characters that some system forbids or reads as a path, and direction marks, which could disguise a file
 * extension.
 */
// oxlint-disable-next-line no-control-regex -- it is what is looked for
const forbidden = /[\u0000-\u001f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const longest = 80;

export function asFileName(name: string): string {
  const words = cellContent(name).replace(forbidden, ' ').replace(/\s+/g, ' ').trim();
  // A dot at the start would hide the file. Windows removes a dot at the end.
  return Array.from(words)
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
}
