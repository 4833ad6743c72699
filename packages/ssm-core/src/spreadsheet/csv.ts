/** Sheets as CSV: RFC 4180, UTF-8 with a byte order mark, for Excel reads any other as the machine's own encoding. */
import { cellContent, type SheetCell, type SheetRow } from './sheet.ts';

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
function isTakenForSomethingElse(text: string): boolean {
  return [formula, numericDate, namedDate].some((pattern) => pattern.test(text));
}

/**
 * A formula within a text, for a spreadsheet that separates cells by other signs than commas, as Excel does in German by semicolons. What stands
 * before the formula may be a prefix already.
 */
const formulaWithin = /([;|\t])(?=['"\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const prefixWithin = /([;|\t])'(?=['"\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text that no spreadsheet takes for a formula or a date; see readCsvText. */
export function inertText(text: string): string {
  const content = cellContent(text).replaceAll(formulaWithin, `$1${quotePrefix}`);
  const isPrefixed = content.startsWith(quotePrefix) || isTakenForSomethingElse(content);
  return isPrefixed ? quotePrefix + content : content;
}

function textField(text: string): string {
  const written = inertText(text);
  return /[",\r\n]/.test(written) || written !== written.trim() ? `"${written.replaceAll('"', '""')}"` : written;
}

function field(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  // A number is never quoted: what it begins with is its sign.
  return typeof cell === 'number' ? String(cell) : textField(cell);
}

/** Lines of a CSV file, each with so many fields. */
export function writeCsvLines(rows: readonly SheetRow[], width: number): string {
  const lines = rows.map((row) => Array.from({ length: width }, (_, at) => field(row[at])).join(','));
  return lines.map((line) => `${line}\r\n`).join('');
}

/** The text of a CSV file; every line has as many fields as the longest row has cells. */
export function writeCsv(rows: readonly SheetRow[]): string {
  // One by one: a call takes only so many arguments.
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return byteOrderMark + writeCsvLines(rows, width);
}

/** What a text cell of such a file says, without prefixes. */
export function readCsvText(content: string): string {
  const text = content.startsWith(quotePrefix) ? content.slice(quotePrefix.length) : content;
  return text.replaceAll(prefixWithin, '$1');
}
