/** Splits text into rows. Commas and semicolons follow RFC 4180; with tabs, every line is a row. */
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import type { LooseRow } from './sourceTable.ts';

export type Delimiter = '\t' | ',' | ';';

const lineEnd = /\r\n|\n|\r/;

/** Removes quotes around a whole cell, which some programs also write in tab-separated files. */
function unquoteWhole(cell: string): string {
  if (cell.length < 2 || !cell.startsWith('"') || !cell.endsWith('"')) return cell;
  const inner = cell.slice(1, -1);
  return inner.replaceAll('""', '').includes('"') ? cell : inner.replaceAll('""', '"');
}

function readTabs(text: string): LooseRow[] {
  const lines = text.split(lineEnd);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, index) => ({ line: index + 1, cells: line.split('\t').map(unquoteWhole) }));
}

function readCell(text: string, start: number, delimiter: string) {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return { value: text.slice(start, end), end, breaks: 0 };
  }
  let end = start + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote < 0) return undefined;
    if (text[quote + 1] === '"') {
      end = quote + 2;
      continue;
    }
    const inner = text.slice(start + 1, quote);
    let after = quote + 1;
    while (after < text.length && text[after] !== delimiter && text[after] !== '\n' && text[after] !== '\r') after += 1;
    const value = inner.replaceAll('""', '"') + text.slice(quote + 1, after);
    return { value, end: after, breaks: inner.split(lineEnd).length - 1 };
  }
}

function readQuoted(text: string, delimiter: Delimiter): LooseRow[] {
  const rows: LooseRow[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const cells: string[] = [];
    let breaks = 0;
    for (;;) {
      const cell = readCell(text, at, delimiter);
      if (cell === undefined) {
        throw new RefusedFileError(`Line ${line + breaks} opens a quotation mark (") that is never closed.`);
      }
      cells.push(cell.value);
      breaks += cell.breaks;
      at = cell.end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    rows.push({ line, cells });
    line += breaks + 1;
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  return rows;
}

/** Returns rows with the number of their first line. Throws RefusedFileError for a quoted cell without an end. */
export function readDelimited(text: string, delimiter: Delimiter): LooseRow[] {
  return delimiter === '\t' ? readTabs(text) : readQuoted(text, delimiter);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Chooses tabs if half of the first 20 lines contain one, otherwise the more frequent of comma and semicolon. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text
    .slice(0, 262_144)
    .split(lineEnd, 20)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  const counts = (delimiter: Delimiter) => lines.map((line) => line.split(delimiter).length - 1);
  if (median(counts('\t')) > 0) return '\t';
  const commas = counts(',');
  const semicolons = counts(';');
  if (median(commas) !== median(semicolons)) return median(commas) > median(semicolons) ? ',' : ';';
  return Math.max(...semicolons, 0) > Math.max(...commas, 0) ? ';' : ',';
}
