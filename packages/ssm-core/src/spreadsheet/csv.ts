/** Sheets as CSV: RFC 4180, UTF-8. */
import { cellContent, type SheetCell, type SheetRow } from './sheet.ts';

/**
 * Who reads the file. Excel takes a SeqId for a date, so that it needs a sign before it, and UTF-8 without a byte order mark for the machine's own
 * encoding. R and pandas take a text as it stands, with the sign and the mark: a SeqId with either is found in no other table. For both a formula has
 * the sign, since any program may hand the text on.
 */
export type CsvReader = 'excel' | 'programs';

export const csvMediaType = 'text/csv;charset=utf-8';

export const byteOrderMark = '\ufeff';
/** Stands before a text that a spreadsheet would take for something else; whoever reads the file takes it off. */
const quotePrefix = "'";

/** How a formula begins, spaces before it and full-width signs among it. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
/** 10-1, 14-3-3 and 2000-12, which a spreadsheet reads as dates. */
const numericDate = /^\s*\d{1,4}[-/]\d{1,4}(?:[-/]\d{1,4})?\s*$/;
/** DEC1, SEPT9 and 3-MAR. */
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
 * A formula within a text, for a spreadsheet that separates cells by other signs than commas, as Excel does in German by semicolons. What stands
 * before the formula may be a prefix already.
 */
const formulaWithin = /([;|\t])(?=['"\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const prefixWithin = /([;|\t])'(?=['"\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text that its reader takes for nothing else; see readCsvText. */
export function inertText(text: string, reader: CsvReader): string {
  const content = cellContent(text).replaceAll(formulaWithin, `$1${quotePrefix}`);
  const isPrefixed = content.startsWith(quotePrefix) || misread[reader].some((pattern) => pattern.test(content));
  return isPrefixed ? quotePrefix + content : content;
}

/** What begins a line that R and pandas leave out; within quotes it is a sign like any other. */
const noteSign = '#';
const quoted: Readonly<Record<CsvReader, RegExp>> = { excel: /[",\r\n]/, programs: /[",\r\n#]/ };

function textField(text: string, reader: CsvReader): string {
  const written = inertText(text, reader);
  return quoted[reader].test(written) || written !== written.trim() ? `"${written.replaceAll('"', '""')}"` : written;
}

function field(cell: SheetCell | undefined, reader: CsvReader): string {
  if (cell === null || cell === undefined) return '';
  // A number is never quoted: what it begins with is its sign.
  return typeof cell === 'number' ? String(cell) : textField(cell, reader);
}

/** Lines of a CSV file, each with so many fields. */
export function writeCsvLines(rows: readonly SheetRow[], width: number, reader: CsvReader): string {
  const lines = rows.map((row) => Array.from({ length: width }, (_, at) => field(row[at], reader)).join(','));
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Rows of a name and a value, as lines that programs leave out. */
function noteLines(rows: readonly SheetRow[]): string {
  const texts = rows.map((row) => cellContent(row.join(': ')).replaceAll(/\s+/g, ' ').trim());
  return texts.map((text) => `${noteSign} ${text}\r\n`).join('');
}

/** How a CSV file begins: for programs with lines that they leave out, for Excel with rows and an empty one. */
export function csvHead(notes: readonly SheetRow[], width: number, reader: CsvReader): string {
  if (reader === 'programs') return noteLines(notes);
  return byteOrderMark + writeCsvLines(notes.length === 0 ? [] : [...notes, []], width, reader);
}

/** As many fields as the longest row has cells. */
export function csvWidth(rows: readonly SheetRow[]): number {
  // One by one: a call takes only so many arguments.
  return rows.reduce((widest, row) => Math.max(widest, row.length), 0);
}

/** The text of a CSV file, with what is said above its rows; every line of the rows has as many fields as the longest has cells. */
export function writeCsv(rows: readonly SheetRow[], reader: CsvReader, notes: readonly SheetRow[] = []): string {
  const width = csvWidth([...notes, ...rows]);
  return csvHead(notes, width, reader) + writeCsvLines(rows, width, reader);
}

/** Returns the text of a cell without the prefixes. */
export function readCsvText(content: string): string {
  const text = content.startsWith(quotePrefix) ? content.slice(quotePrefix.length) : content;
  return text.replaceAll(prefixWithin, '$1');
}
