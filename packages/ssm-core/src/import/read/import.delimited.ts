import { readCsvText } from '../../spreadsheet/csv.ts';

export type TextRows = readonly (readonly string[])[];

type Delimiter = string;

const looked = 20;
const widest = 16_384;

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
    // An unclosed quote is an ordinary character.
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

function widthsOf(text: string, delimiter: Delimiter): readonly number[] {
  return readRows(text, delimiter, looked)
    .filter((row) => row.some((field) => field.trim() !== ''))
    .map((row) => row.length);
}

function isEven([first = 1, ...others]: readonly number[]): boolean {
  return first > 1 && others.every((width) => width === first);
}

/** True if only the first row lacks one field. R writes such files: rows have names, but their column has no title. */
function isShort([first = 0, ...others]: readonly number[]): boolean {
  return others.length > 0 && isEven(others) && others[0] === first + 1;
}

function fieldCount(text: string, delimiter: Delimiter): number {
  return readRows(text, delimiter, looked).reduce((sum, row) => sum + row.length, 0);
}

/**
 * Returns the delimiter of a text. A table has its most frequent delimiter. Other text has one only if each line
 * contains it equally often.
 */
function delimiterOf(text: string, isTable: boolean): Delimiter | null {
  const isQuoted = text.startsWith('"');
  // R separates quoted fields with spaces.
  const delimiters: readonly Delimiter[] = isQuoted ? ['\t', ';', ',', ' '] : ['\t', ';', ','];
  const widths = new Map(delimiters.map((delimiter) => [delimiter, widthsOf(text, delimiter)]));
  const widthsBy = (delimiter: Delimiter): readonly number[] => widths.get(delimiter) ?? [];
  const even = delimiters.find((delimiter) => isEven(widthsBy(delimiter)));
  if (even !== undefined) return even;
  // In a list with one name per line, all names but the first may contain a comma.
  const canBeShort = (delimiter: Delimiter): boolean => isTable || isQuoted || (widthsBy(delimiter)[0] ?? 1) > 1;
  const short = delimiters.find((delimiter) => canBeShort(delimiter) && isShort(widthsBy(delimiter)));
  if (short !== undefined) return short;
  if (text.includes('\t')) return '\t';
  if (!isTable) return null;
  return fieldCount(text, ';') > fieldCount(text, ',') ? ';' : ',';
}

/**
 * Reads rows of text with quotes as in RFC 4180, including blank rows. Removes a leading quote that protects a field
 * from Excel. `isTable` says that the text has fields, like a .csv. The delimiter is detected unless it is given. If
 * the text is a single line, each field becomes a row.
 */
export function readDelimited(text: string, isTable: boolean, given?: Delimiter): TextRows {
  const rows = readRows(text, given ?? delimiterOf(text, isTable)).map((row) => row.map(readCsvText));
  const filled = rows.filter((row) => row.some((field) => field.trim() !== ''));
  const [only] = filled;
  if (filled.length !== 1 || only === undefined) return rows;
  return only.filter((field) => field.trim() !== '').map((field) => [field.trim()]);
}
