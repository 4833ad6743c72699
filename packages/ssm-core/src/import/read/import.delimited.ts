/** Rows of a text: fields between commas, semicolons or tabs as RFC 4180 quotes them, or one field a line. */
import { readCsvText } from '../../spreadsheet/csv.ts';

/** Fields as texts. */
export type TextRows = readonly (readonly string[])[];

/** One character. */
type Delimiter = string;

/** How many rows are looked at to find out what stands between their fields. */
const looked = 20;
/** No sheet is wider. */
const widest = 16_384;

/** A field of its own line may still stand in quotes. */
function unquoted(line: string): string {
  return /^"[^"]*(?:""[^"]*)*"$/.test(line) ? line.slice(1, -1).replaceAll('""', '"') : line;
}

function readRows(text: string, delimiter: Delimiter | null, limit = Number.POSITIVE_INFINITY): string[][] {
  if (delimiter === null) return linesOf(text, limit).map((line) => [unquoted(line)]);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length && rows.length < limit) {
    const field = readField(text, at, delimiter);
    if (row.length < widest) row.push(field.text);
    at = field.end;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  // What ends with a line break has no row after it.
  if (rows.length < limit && /[\r\n]$/.test(text)) rows.pop();
  return rows;
}

function linesOf(text: string, limit: number): string[] {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/);
  if (lines.at(-1) === '') lines.pop();
  return lines.slice(0, limit);
}

interface Field {
  readonly text: string;
  /** Where the delimiter, the line break or the end stands. */
  readonly end: number;
}

function readField(text: string, from: number, delimiter: Delimiter): Field {
  let start = from;
  while (text[start] === ' ') start += 1;
  const quoted = text[start] === '"' ? readQuoted(text, start + 1) : undefined;
  const rest = quoted?.end ?? from;
  const end = endOfField(text, rest, delimiter);
  return { text: (quoted?.text ?? '') + text.slice(rest, end), end };
}

function readQuoted(text: string, from: number): Field {
  let content = '';
  let start = from;
  for (;;) {
    const end = text.indexOf('"', start);
    // A quote that nothing closes was meant as one.
    if (end < 0) return { text: '"', end: from };
    content += text.slice(start, end);
    if (text[end + 1] !== '"') return { text: content, end: end + 1 };
    content += '"';
    start = end + 2;
  }
}

function endOfField(text: string, from: number, delimiter: Delimiter): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

/** How many fields the rows have that hold something. */
function widthsOf(text: string, delimiter: Delimiter): readonly number[] {
  return readRows(text, delimiter, looked)
    .filter((row) => row.some((field) => field.trim() !== ''))
    .map((row) => row.length);
}

/** Whether every row has the same number of fields, more than one. */
function isEven([first = 1, ...others]: readonly number[]): boolean {
  return first > 1 && others.every((width) => width === first);
}

/** Whether the first row alone is one field short, as R writes the names of columns above rows that have names. */
function isShort([first = 0, ...others]: readonly number[]): boolean {
  return others.length > 0 && isEven(others) && others[0] === first + 1;
}

/** How many fields the first rows have in all. */
function fieldCount(text: string, delimiter: Delimiter): number {
  return readRows(text, delimiter, looked).reduce((sum, row) => sum + row.length, 0);
}

/** Of a table, what makes the most of it; of any other text, only what stands in every line as often. */
function delimiterOf(text: string, isTable: boolean): Delimiter | null {
  const isQuoted = text.startsWith('"');
  // R's own tables have spaces between quoted fields.
  const delimiters: readonly Delimiter[] = isQuoted ? ['\t', ';', ',', ' '] : ['\t', ';', ','];
  const widths = new Map(delimiters.map((delimiter) => [delimiter, widthsOf(text, delimiter)]));
  const widthsBy = (delimiter: Delimiter): readonly number[] => widths.get(delimiter) ?? [];
  const even = delimiters.find((delimiter) => isEven(widthsBy(delimiter)));
  if (even !== undefined) return even;
  // Names below each other may have a comma each, but for the first.
  const canBeShort = (delimiter: Delimiter): boolean => isTable || isQuoted || (widthsBy(delimiter)[0] ?? 1) > 1;
  const short = delimiters.find((delimiter) => canBeShort(delimiter) && isShort(widthsBy(delimiter)));
  if (short !== undefined) return short;
  if (text.includes('\t')) return '\t';
  if (!isTable) return null;
  return fieldCount(text, ';') > fieldCount(text, ',') ? ';' : ',';
}

/**
 * The rows of a text, blank ones among them; fields as texts, without the quote that keeps one from being read as
 * something else. `isTable` says that it is known to have fields, as a .csv has; what stands between them is found out
 * where it is not given. A single line of fields is a list: each becomes a row.
 */
export function readDelimited(text: string, isTable: boolean, given?: Delimiter): TextRows {
  const rows = readRows(text, given ?? delimiterOf(text, isTable)).map((row) => row.map(readCsvText));
  const filled = rows.filter((row) => row.some((field) => field.trim() !== ''));
  const [only] = filled;
  if (filled.length !== 1 || only === undefined) return rows;
  return only.filter((field) => field.trim() !== '').map((field) => [field.trim()]);
}
