/** The search box's engine: one folded string a row and one a value that many rows have in common, scanned for every query. */
import type { ColumnKey } from '../../api/types.ts';
import { type CellText, entryValue, isTextColumn } from '../cell.ts';
import { identifierColumnKeys } from '../columns.ts';
import { entryTexts, rowTexts } from '../displayed.ts';
import { allRows, keepMasked, keepRows, maskOf } from '../rows.ts';
import type { Column, RowNumbers, Table, TextColumn } from '../table.ts';
import { fold } from './fold.ts';
import { manyAlternativesTest } from './search.many.ts';
import { identifierKey, type SearchQuery, searchKey } from './search.query.ts';

/** Made by `createSearchIndex`; only the functions of this file look inside. */
export interface SearchIndex {
  /** One a row: its identifiers, each between `identifierEdge`s, then what else is seen in it and is not shared. */
  readonly texts: readonly string[];
  /** One a column whose values many rows share: not in `texts`, and searched value by value. */
  readonly shared: readonly SharedTexts[];
  /** Length of the shortest identifier: no shorter query is an exact match, and the first keys are typed fastest. */
  readonly shortest: number;
}

/** What is seen in a column of few values: the text of each dictionary entry, and the code of each row, below 0 where there is none. */
interface SharedTexts {
  readonly texts: readonly string[];
  readonly codes: TextColumn['codes'];
}

// No term holds a line break, so no match crosses from one cell to the next.
const identifierEdge = '\n';
const cellEdge = '\r';
/** Rows that share a text, on average and at least: what they keep together is then worth a look at one column more. */
const leastSharing = 2;
/** From here on a query is tested in one pass instead of alternative by alternative. */
const manyAlternatives = 20;

/** A text that is shown, folded, with the edge that parts it from what stands before. */
function seenText(text: string): string {
  return cellEdge + fold(text).replaceAll(identifierEdge, cellEdge);
}

/** What each dictionary entry adds to its rows: `keys` of identifiers, and the text seen where that says more. */
function identifierParts(column: TextColumn, key: ColumnKey, cellText: CellText): { keys: string[]; seen: string[] } {
  const keys: string[] = [];
  const seen: string[] = [];
  entryTexts(column, key, cellText).forEach((text, code) => {
    const entry = column.dictionary[code] as string;
    const value = entryValue(column, entry);
    keys.push(typeof value === 'string' ? identifierKey(value) : value.map(identifierKey).join(identifierEdge));
    seen.push(text === entry ? '' : seenText(text));
  });
  return { keys, seen };
}

/** Indexes what a person sees in these columns, and every identifier column whether named or not. */
export function createSearchIndex(table: Table, keys: readonly ColumnKey[], cellText: CellText): SearchIndex {
  const has = (key: ColumnKey): boolean => table.columns.has(key);
  const identifiers = identifierColumnKeys.filter(has).map((key) => {
    const column = table.columns.get(key) as TextColumn;
    return { codes: column.codes, ...identifierParts(column, key, cellText) };
  });
  const shared: SharedTexts[] = [];
  const others: (readonly string[])[] = [];
  for (const key of new Set(keys)) {
    if (!has(key) || identifierColumnKeys.includes(key)) continue;
    const column = table.columns.get(key) as Column;
    if (isShared(column)) shared.push({ codes: column.codes, texts: entryTexts(column, key, cellText).map(seenText) });
    else others.push(foldedRows(column, key, cellText));
  }
  let shortest = Number.POSITIVE_INFINITY;
  for (const { keys: entryKeys } of identifiers) {
    for (const entry of entryKeys) {
      for (const key of entry.split(identifierEdge)) shortest = Math.min(shortest, key.length);
    }
  }
  const texts: string[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    const start: string[] = [''];
    let end = '';
    for (const { codes, keys: entryKeys, seen } of identifiers) {
      const code = codes[row] as number;
      if (code < 0) continue;
      start.push(entryKeys[code] as string);
      end += seen[code] as string;
    }
    for (const rows of others) end += rows[row] as string;
    start.push(end);
    texts.push(start.join(identifierEdge));
  }
  return { texts, shared, shortest };
}

/** Whether so many rows share each text of the column that it is kept by its dictionary. */
function isShared(column: Column): column is TextColumn {
  return isTextColumn(column) && column.dictionary.length <= column.codes.length / leastSharing;
}

/** What each row shows in the column, folded and with its edge; empty where nothing is known. */
function foldedRows(column: Column, key: ColumnKey, cellText: CellText): readonly string[] {
  if (isTextColumn(column)) {
    const texts = entryTexts(column, key, cellText).map(seenText);
    return Array.from(column.codes, (code) => (code < 0 ? '' : (texts[code] as string)));
  }
  return rowTexts(column, key, cellText).map((text) => (text === undefined ? '' : seenText(text)));
}

/** Those of the rows that have the term, in their own text or in one that they share. */
function rowsWith({ texts, shared }: SearchIndex, rows: RowNumbers, term: string): RowNumbers {
  const sharing = new Uint8Array(texts.length);
  for (const { codes, texts: entries } of shared) {
    const has = Uint8Array.from(entries, (text) => Number(text.includes(term)));
    if (has.includes(1)) for (const row of rows) if (has[codes[row] as number] === 1) sharing[row] = 1;
  }
  return keepRows(rows, (row) => sharing[row] === 1 || (texts[row] as string).includes(term));
}

/** Those of the rows that have all terms of any one alternative. */
function rowsWithAny(index: SearchIndex, rows: RowNumbers, alternatives: SearchQuery['alternatives']): RowNumbers {
  const { texts, shared } = index;
  if (alternatives.length > manyAlternatives) {
    const test = manyAlternativesTest(alternatives);
    return keepRows(rows, (row) =>
      test(shared.reduce((all, each) => all + (each.texts[each.codes[row] as number] ?? ''), texts[row] as string)),
    );
  }
  const found = alternatives.map((terms) => terms.reduce((left, term) => rowsWith(index, left, term), rows));
  // What is typed most.
  if (found.length === 1) return found[0] as RowNumbers;
  return keepMasked(rows, maskOf(texts.length, ...found));
}

/** Whether every row that satisfies the query satisfies the other one too, as after another letter: false where that is not plain. */
export function narrows({ alternatives }: SearchQuery, before: SearchQuery): boolean {
  const [terms, ...others] = alternatives;
  const [termsBefore, ...othersBefore] = before.alternatives;
  if (terms === undefined || termsBefore === undefined || others.length + othersBefore.length > 0) return false;
  return termsBefore.every((each) => terms.some((term) => term.includes(each)));
}

/** The rows that satisfy the query, in the catalogue's order; of `within` alone, where that is given in this order. */
export function searchRows(
  index: SearchIndex,
  { alternatives }: SearchQuery,
  within: RowNumbers = allRows(index.texts.length),
): RowNumbers {
  return alternatives.length === 0 ? within : rowsWithAny(index, within, alternatives);
}

/** The same rows, those first that have an identifier equal to the query or to one of its alternatives. */
export function exactMatchesFirst({ texts, shortest }: SearchIndex, rows: RowNumbers, query: SearchQuery): RowNumbers {
  const { alternatives } = query;
  if (alternatives.length === 0 || searchKey(query).length < shortest) return rows;
  const queries =
    alternatives.length === 1 ? [query] : [query, ...alternatives.map((terms) => ({ alternatives: [terms] }))];
  const wanted = queries.map((each) => identifierEdge + searchKey(each) + identifierEdge);
  const isAnyOf = wanted.length > manyAlternatives ? manyAlternativesTest(wanted.map((each) => [each])) : undefined;
  const isExact = isAnyOf ?? ((text: string) => wanted.some((each) => text.includes(each)));
  const exact: number[] = [];
  const others = new Uint32Array(rows.length);
  let count = 0;
  for (const row of rows) {
    if (isExact(texts[row] as string)) exact.push(row);
    else others[count++] = row;
  }
  const ordered = new Uint32Array(rows.length);
  ordered.set(exact);
  ordered.set(others.subarray(0, count), exact.length);
  return ordered;
}
