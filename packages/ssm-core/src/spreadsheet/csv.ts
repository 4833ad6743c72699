import { cellContent, type SheetCell, type SheetRow } from './sheet.ts';

/**
 * Program that will read the file. Excel reads a SeqId as a date unless it has a prefix, and needs a byte order mark to
 * recognize UTF-8. R and pandas would keep both as text, so that SeqIds would not match other tables. Formulas get the
 * prefix in either file, because any program may pass the text on.
 */
export type CsvReader = 'excel' | 'programs';

const mediaType = 'text/csv;charset=utf-8';

export const byteOrderMark = '\ufeff';
/** Written before a text that a spreadsheet would misread. Our own reader removes it. */
const quotePrefix = "'";

const formula = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
/** Matches texts such as 10-1, 14-3-3 and 2000-12, which a spreadsheet reads as dates. */
const numericDate = /^\s*\d{1,4}[-/]\d{1,4}(?:[-/]\d{1,4})?\s*$/;
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const namedDate = new RegExp(
  `^\\s*(?:${month}[-/ .,]*\\d{1,4}|\\d{1,4}[-/ .]*${month}(?:[-/ .,]*\\d{1,4})?)\\s*$`,
  'i',
);
const misread: Readonly<Record<CsvReader, readonly RegExp[]>> = {
  excel: [formula, numericDate, namedDate],
  programs: [formula],
};

/**
 * Matches a formula after a separator in a text, because some spreadsheets split fields there, such as German Excel at
 * semicolons. The formula may already have a prefix.
 */
const formulaWithin = /([;|\t])(?=['"\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const prefixWithin = /([;|\t])'(?=['"\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

export function inertText(text: string, reader: CsvReader): string {
  const content = cellContent(text).replaceAll(formulaWithin, `$1${quotePrefix}`);
  const isPrefixed = content.startsWith(quotePrefix) || misread[reader].some((pattern) => pattern.test(content));
  return isPrefixed ? quotePrefix + content : content;
}

const noteSign = '#';
const quoted: Readonly<Record<CsvReader, RegExp>> = { excel: /[",\r\n]/, programs: /[",\r\n#]/ };

function textField(text: string, reader: CsvReader): string {
  const written = inertText(text, reader);
  return quoted[reader].test(written) || written !== written.trim() ? `"${written.replaceAll('"', '""')}"` : written;
}

function field(cell: SheetCell | undefined, reader: CsvReader): string {
  if (cell === null || cell === undefined) return '';
  // A number needs no prefix, because its sign does not start a formula.
  return typeof cell === 'number' ? String(cell) : textField(cell, reader);
}

export function writeCsvLines(rows: readonly SheetRow[], width: number, reader: CsvReader): string {
  const lines = rows.map((row) => Array.from({ length: width }, (_, at) => field(row[at], reader)).join(','));
  return lines.map((line) => `${line}\r\n`).join('');
}

function noteLines(rows: readonly SheetRow[]): string {
  const texts = rows.map((row) => cellContent(row.join(': ')).replaceAll(/\s+/g, ' ').trim());
  return texts.map((text) => `${noteSign} ${text}\r\n`).join('');
}

export function csvHead(notes: readonly SheetRow[], width: number, reader: CsvReader): string {
  if (reader === 'programs') return noteLines(notes);
  return byteOrderMark + writeCsvLines(notes.length === 0 ? [] : [...notes, []], width, reader);
}

export function csvWidth(rows: readonly SheetRow[]): number {
  // Math.max(...) would fail for many rows, because a call has a limited number of arguments.
  return rows.reduce((widest, row) => Math.max(widest, row.length), 0);
}

export function writeCsv(rows: readonly SheetRow[], reader: CsvReader, notes: readonly SheetRow[] = []): string {
  const width = csvWidth([...notes, ...rows]);
  return csvHead(notes, width, reader) + writeCsvLines(rows, width, reader);
}

export function csvBlob(rows: readonly SheetRow[], format: 'csv' | 'csvExcel', notes?: readonly SheetRow[]): Blob {
  return new Blob([writeCsv(rows, format === 'csv' ? 'programs' : 'excel', notes)], { type: mediaType });
}

/** Returns the text of a cell without the prefixes. */
export function readCsvText(content: string): string {
  const text = content.startsWith(quotePrefix) ? content.slice(quotePrefix.length) : content;
  return text.replaceAll(prefixWithin, '$1');
}

/** A cell of tab-separated text cannot contain a line break, because every line is a row. */
function tabbedField(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const line = inertText(cell.replace(/[\t\r\n]+/g, ' '), 'programs');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

export function writeTsvLines(rows: readonly SheetRow[]): string {
  return rows.map((row) => `${row.map(tabbedField).join('\t')}\n`).join('');
}
