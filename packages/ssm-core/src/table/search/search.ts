import type { ColumnKey } from '../../api/types.ts';
import { type CellText, columnValue, entryTexts, entryValue, isTextColumn, rowTexts } from '../cell.ts';
import { identifierColumnKeys, otherNamesKey } from '../columns.ts';
import { allRows, keepMasked, keepRows, maskOf } from '../rows.ts';
import type { Column, RowNumbers, Table, TextColumn } from '../table.ts';
import { fold, isSeparator, isWordAt, loosen } from './fold.ts';
import { readOtherName } from './otherName.ts';
import { anyOfManyTest, manyProbesTest } from './search.many.ts';
import { identifierKey, joinedTerms, oneWord, type SearchQuery, searchKey, shortestJoined } from './search.query.ts';

/**
 * Index made by `createSearchIndex`; only functions in this file read it. Each list has one entry per row, except
 * `shared`.
 */
export interface SearchIndex {
  /** SeqIds and accessions, each between edges, and then their displayed texts. */
  readonly codes: readonly string[];
  /** Symbols, each between edges. */
  readonly symbols: readonly string[];
  /** Full name and target name, loosened, each between edges. */
  readonly titles: readonly string[];
  /** Symbols and titles, repeated from the start of each word on, loosened, each after an edge. */
  readonly wordStarts: readonly string[];
  /** Other names, loosened, each between edges. */
  readonly otherNames: readonly string[];
  /** Displayed texts of the row, without codes and shared values. */
  readonly texts: readonly string[];
  /**
   * One entry per column in which many rows share a value. The values are searched instead of the rows, and are not in
   * `texts`.
   */
  readonly shared: readonly SharedTexts[];
  /** 1 for a reagent that measures several proteins, otherwise 0. */
  readonly spans: Uint8Array;
}

/**
 * Displayed texts of a column with few values: one per dictionary entry. Each row has the code of its entry, negative
 * for none.
 */
interface SharedTexts {
  readonly texts: readonly string[];
  readonly codes: TextColumn['codes'];
}

// Edges are line breaks. Terms have none, so no match extends from one name into the next.
const edge = '\n';
const cellEdge = '\r';
const leastSharing = 2;
const manyAlternatives = 20;
/**
 * Terms of up to this length match a code only at its start. `IL8`, for example, is in the accession Q9UIL8 by chance.
 */
const longestShort = 4;

const codeKeys: readonly ColumnKey[] = ['seqId', 'uniProtId'];
const titleKeys: readonly ColumnKey[] = ['fullName', 'targetName'];

function seenText(text: string): string {
  return cellEdge + fold(text).replaceAll(edge, cellEdge);
}

function fromEachWord(key: string): string {
  const whole = loosen(key);
  let all = '';
  let place = 0;
  for (let at = 0; at < key.length; at++) {
    if (isSeparator(key[at] as string)) continue;
    if (isWordAt(key, at) && !isWordAt(key, at - 1)) all += edge + whole.slice(place);
    place++;
  }
  return all;
}

function keysOf(column: TextColumn): readonly (readonly string[])[] {
  return column.dictionary.map((entry) => {
    const value = entryValue(column, entry);
    return typeof value === 'string' ? [identifierKey(value)] : value.map(identifierKey);
  });
}

function nameKey(item: string): string {
  return loosen(identifierKey(readOtherName(item).name));
}

function between(keys: readonly string[]): string {
  return keys.map((key) => (key === '' ? '' : key + edge)).join('');
}

function add(rows: string[], { codes }: TextColumn, texts: readonly string[]): void {
  for (let row = 0; row < rows.length; row++) {
    const code = codes[row] as number;
    if (code >= 0) rows[row] += texts[code] as string;
  }
}

/** Indexes the displayed texts of these columns, of every identifier column and, if present, of other names. */
export function createSearchIndex(table: Table, keys: readonly ColumnKey[], cellText: CellText): SearchIndex {
  const empty = (start: string): string[] => Array.from({ length: table.rowCount }, () => start);
  const index = {
    codes: empty(edge),
    symbols: empty(edge),
    titles: empty(edge),
    wordStarts: empty(''),
    otherNames: empty(edge),
    texts: empty(''),
    shared: [] as SharedTexts[],
    spans: new Uint8Array(table.rowCount),
  };
  for (const key of identifierColumnKeys) {
    const column = table.columns.get(key) as TextColumn | undefined;
    if (column === undefined) continue;
    const names = keysOf(column);
    if (codeKeys.includes(key)) {
      add(index.codes, column, names.map(between));
      continue;
    }
    const isTitle = titleKeys.includes(key);
    add(
      isTitle ? index.titles : index.symbols,
      column,
      names.map((each) => between(isTitle ? each.map(loosen) : each)),
    );
    add(
      index.wordStarts,
      column,
      names.map((each) => each.map(fromEachWord).join('')),
    );
    add(index.texts, column, entryTexts(column, key, cellText).map(seenText));
  }
  for (const key of codeKeys) {
    const column = table.columns.get(key) as TextColumn | undefined;
    if (column === undefined) continue;
    const differs = (text: string, code: number): string => (text === column.dictionary[code] ? '' : seenText(text));
    add(index.codes, column, entryTexts(column, key, cellText).map(differs));
  }
  for (const key of ['uniProtId', 'entrezGeneName'] as const) {
    const column = table.columns.get(key);
    if (column === undefined || !isTextColumn(column) || column.kind !== 'list') continue;
    for (let row = 0; row < table.rowCount; row++) {
      const value = columnValue(column, row);
      if (Array.isArray(value) && value.length > 1) index.spans[row] = 1;
    }
  }
  const others = table.columns.get(otherNamesKey) as TextColumn | undefined;
  if (others !== undefined) {
    const names = others.dictionary.map((entry) => (entryValue(others, entry) as readonly string[]).map(nameKey));
    add(index.otherNames, others, names.map(between));
  }
  for (const key of new Set(keys)) {
    const column = table.columns.get(key);
    if (column === undefined || identifierColumnKeys.includes(key)) continue;
    if (isShared(column)) {
      index.shared.push({ codes: column.codes, texts: entryTexts(column, key, cellText).map(seenText) });
    } else addSeen(index.texts, column, key, cellText);
  }
  return index;
}

function isShared(column: Column): column is TextColumn {
  return isTextColumn(column) && column.dictionary.length <= column.codes.length / leastSharing;
}

function addSeen(rows: string[], column: Column, key: ColumnKey, cellText: CellText): void {
  if (isTextColumn(column)) {
    add(rows, column, entryTexts(column, key, cellText).map(seenText));
    return;
  }
  rowTexts(column, key, cellText).forEach((text, row) => {
    if (text !== undefined) rows[row] += seenText(text);
  });
}

function isShort(term: string): boolean {
  return term.length <= longestShort;
}

function startOf(terms: readonly string[]): string | undefined {
  const joined = joinedTerms(terms);
  if (joined !== undefined) return edge + joined;
  const whole = oneWord(terms);
  return whole === '' ? undefined : edge + whole + edge;
}

function beginsIn({ wordStarts, otherNames }: SearchIndex, row: number, start: string): boolean {
  return (wordStarts[row] as string).includes(start) || (otherNames[row] as string).includes(start);
}

function rowsWith(index: SearchIndex, rows: RowNumbers, term: string): RowNumbers {
  const { codes, texts, shared } = index;
  const sharing = new Uint8Array(texts.length);
  for (const { codes: entryOf, texts: entries } of shared) {
    const has = Uint8Array.from(entries, (text) => Number(text.includes(term)));
    if (has.includes(1)) for (const row of rows) if (has[entryOf[row] as number] === 1) sharing[row] = 1;
  }
  const inCode = isShort(term) ? edge + term : term;
  const start = startOf([term]);
  return keepRows(
    rows,
    (row) =>
      sharing[row] === 1 ||
      (texts[row] as string).includes(term) ||
      (codes[row] as string).includes(inCode) ||
      (start !== undefined && beginsIn(index, row, start)),
  );
}

function rowsWithAll(index: SearchIndex, rows: RowNumbers, terms: readonly string[]): RowNumbers {
  const having = terms.reduce((left, term) => rowsWith(index, left, term), rows);
  const start = terms.length > 1 ? startOf(terms) : undefined;
  if (start === undefined) return having;
  const named = keepRows(rows, (row) => beginsIn(index, row, start));
  return keepMasked(rows, maskOf(index.texts.length, having, named));
}

function rowsWithAnyTerm(index: SearchIndex, rows: RowNumbers, terms: readonly string[]): RowNumbers {
  const isSeen = anyOfManyTest(terms);
  const isLongSeen = anyOfManyTest(terms.filter((term) => !isShort(term)));
  const begins = anyOfManyTest(terms.filter(isShort).map((term) => edge + term));
  const starts = anyOfManyTest(terms.flatMap((term) => startOf([term]) ?? []));
  const { codes, texts, shared, wordStarts, otherNames } = index;
  return keepRows(rows, (row) => {
    const code = codes[row] as string;
    return (
      isSeen(shared.reduce((all, each) => all + (each.texts[each.codes[row] as number] ?? ''), texts[row] as string)) ||
      isLongSeen(code) ||
      begins(code) ||
      starts((wordStarts[row] as string) + (otherNames[row] as string))
    );
  });
}

interface TermForms {
  readonly term: string;
  readonly inCode: string;
  readonly start: string | undefined;
}

/**
 * Keeps the rows that match one of many alternatives, with all its terms. An alternative is checked only in rows with
 * its rarest term.
 */
function rowsWithAllOfAny(index: SearchIndex, rows: RowNumbers, alternatives: SearchQuery['alternatives']): RowNumbers {
  const { codes, texts, shared, wordStarts, otherNames } = index;
  const uses = new Map<string, number>();
  for (const term of alternatives.flat()) uses.set(term, (uses.get(term) ?? 0) + 1);
  const commonness = (term: string): number => (uses.get(term) as number) / term.length ** 3;
  const formsOf = new Map<string, TermForms>();
  for (const term of uses.keys()) {
    formsOf.set(term, { term, inCode: isShort(term) ? edge + term : term, start: startOf([term]) });
  }
  const asked = alternatives.map((terms) => {
    const rarestFirst = terms.toSorted((one, other) => commonness(one) - commonness(other));
    return { forms: rarestFirst.map((term) => formsOf.get(term) as TermForms), start: startOf(terms), lastRow: -1 };
  });
  type Asked = (typeof asked)[number];
  const seen = manyProbesTest(asked.map((each) => [(each.forms[0] as TermForms).term, each] as const));
  const begun = manyProbesTest(
    asked.flatMap((each) =>
      [(each.forms[0] as TermForms).start, each.start].flatMap((start) =>
        start === undefined ? [] : [[start, each] as const],
      ),
    ),
  );
  return keepRows(rows, (row) => {
    const text = shared.reduce(
      (all, each) => all + (each.texts[each.codes[row] as number] ?? ''),
      texts[row] as string,
    );
    const code = codes[row] as string;
    const hasTerm = ({ term, inCode, start }: TermForms): boolean =>
      text.includes(term) || code.includes(inCode) || (start !== undefined && beginsIn(index, row, start));
    const hasAll = (each: Asked): boolean => {
      if (each.lastRow === row) return false;
      each.lastRow = row;
      const { forms, start } = each;
      return (start !== undefined && beginsIn(index, row, start)) || forms.every(hasTerm);
    };
    return (
      seen(text, hasAll) ||
      seen(code, hasAll) ||
      begun(wordStarts[row] as string, hasAll) ||
      begun(otherNames[row] as string, hasAll)
    );
  });
}

function rowsWithAny(index: SearchIndex, rows: RowNumbers, alternatives: SearchQuery['alternatives']): RowNumbers {
  const single = alternatives.flatMap((terms) => (terms.length === 1 ? terms : []));
  const several = alternatives.filter(({ length }) => length > 1);
  const found: RowNumbers[] = [];
  if (single.length > manyAlternatives) found.push(rowsWithAnyTerm(index, rows, single));
  else found.push(...single.map((term) => rowsWith(index, rows, term)));
  if (several.length > manyAlternatives) found.push(rowsWithAllOfAny(index, rows, several));
  else found.push(...several.map((terms) => rowsWithAll(index, rows, terms)));
  if (found.length === 1) return found[0] as RowNumbers;
  return keepMasked(rows, maskOf(index.texts.length, ...found));
}

function grows(term: string | undefined, before: string): boolean {
  if (term === undefined || !term.startsWith(before)) return false;
  return before.length > longestShort || (before.length >= shortestJoined && isShort(term));
}

/**
 * Returns whether every match of the query also matched the earlier query, as after another typed letter. Returns false
 * when in doubt.
 */
export function narrows({ alternatives }: SearchQuery, before: SearchQuery): boolean {
  const [terms, ...others] = alternatives;
  const [termsBefore, ...othersBefore] = before.alternatives;
  if (terms === undefined || termsBefore === undefined || others.length + othersBefore.length > 0) return false;
  return termsBefore.every((each, at) => grows(terms[at], each));
}

/** Returns the rows that match the query, in catalogue order. If `within` is given, returns only rows from there. */
export function searchRows(
  index: SearchIndex,
  { alternatives }: SearchQuery,
  within: RowNumbers = allRows(index.texts.length),
): RowNumbers {
  return alternatives.length === 0 ? within : rowsWithAny(index, within, alternatives);
}

function hasWhole(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const end = at + term.length;
    const isApart = !isWordAt(text, at) || !isWordAt(text, at - 1);
    if (isApart && (!isWordAt(text, end - 1) || !isWordAt(text, end))) return true;
  }
  return false;
}

const ranks = 7;

function rankOf(index: SearchIndex, row: number, terms: readonly string[], key: string, looseKey: string): number {
  if ((index.codes[row] as string).includes(key)) return 0;
  if ((index.symbols[row] as string).includes(key)) return 1;
  if ((index.titles[row] as string).includes(looseKey)) return 2;
  if ((index.otherNames[row] as string).includes(looseKey)) return 3;
  const text = index.texts[row] as string;
  if (hasWhole(text, terms.join(' '))) return 4;
  // Compares joined words. A name that begins with the query's words is not a whole match.
  if (terms.length > 1 && (index.wordStarts[row] as string).includes(looseKey.slice(0, -1))) return 4;
  return terms.every((term) => hasWhole(text, term)) ? 5 : 6;
}

/**
 * Sorts rows by how well they match: SeqIds and accessions equal to the query or an alternative come first. Then come
 * equal symbols, full, target and other names, then phrases, whole words, and the rest. Among equal matches, reagents
 * of one protein precede those of several. Otherwise the order stays.
 */
export function bestFirst(index: SearchIndex, rows: RowNumbers, query: SearchQuery): RowNumbers {
  const { alternatives } = query;
  if (alternatives.length === 0) return rows;
  const rankedBy = alternatives.length > manyAlternatives ? exactRank(index, query) : everyRank(index, query);
  const groups: number[][] = Array.from({ length: 2 * ranks }, () => []);
  for (const row of rows) (groups[2 * rankedBy(row) + (index.spans[row] as number)] as number[]).push(row);
  return Uint32Array.from(groups.flat());
}

function everyRank(index: SearchIndex, query: SearchQuery): (row: number) => number {
  const { alternatives } = query;
  // Commas in the query may also be part of one name.
  const whole = alternatives.length > 1 ? [[searchKey(query)]] : [];
  const asked = [...whole, ...alternatives].map((terms) => {
    const key = searchKey({ alternatives: [terms] });
    return { terms, key: edge + key + edge, looseKey: edge + loosen(key) + edge };
  });
  return (row) => Math.min(...asked.map(({ terms, key, looseKey }) => rankOf(index, row, terms, key, looseKey)));
}

function exactRank(index: SearchIndex, { alternatives }: SearchQuery): (row: number) => number {
  const keys = alternatives.map((terms) => edge + searchKey({ alternatives: [terms] }) + edge);
  const isExact = anyOfManyTest(keys);
  const isNamed = anyOfManyTest(keys.map((key) => edge + loosen(key) + edge));
  const { codes, symbols, titles, otherNames } = index;
  return (row) => {
    if (isExact((codes[row] as string) + symbols[row])) return 0;
    return isNamed((titles[row] as string) + otherNames[row]) ? 2 : ranks - 1;
  };
}
