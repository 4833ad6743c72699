/**
 * What a typed name asks of a column of identifiers. It is read as the search box and an import read it: cleaned, a list taken apart,
 * and with other names of the reagents. A text with a wildcard is a pattern, and no name.
 */
import { keptWith } from '../../kept.ts';
import { cellValue, listItems } from '../../table/cell.ts';
import { otherNamesKey } from '../../table/columns.ts';
import { fold, loosen } from '../../table/search/fold.ts';
import { type NameRelation, readOtherName } from '../../table/search/otherName.ts';
import { otherForms, typedItems } from '../../table/search/search.query.ts';
import type { Table, TextColumn } from '../../table/table.ts';
import type { Clause } from '../clause.ts';
import { entryTest, foldedEntries } from './folded.entries.ts';
import { compileGlob, foldCharacters, hasWildcard } from './glob.ts';

type RowTest = (row: number) => boolean;
type TextClause = Extract<Clause, { readonly text: string }>;

/** A name that was typed, and what it stands for. */
export interface MeantName {
  /** As the tables write it. */
  readonly name: string;
  /** Of the gene, or of the reagents that have the name; empty where they have none. */
  readonly symbol: string;
  readonly relation: NameRelation | 'somaId';
}

/** One item of the list of other names of an entry. */
interface NameOfEntry extends MeantName {
  readonly entry: number;
}

const somaId = /^sl\d{6}$/;

/** In codes every character counts; in names it does not matter how their words are joined. */
function keyOf(filter: string): (folded: string) => string {
  return filter === 'seqId' || filter === 'uniProtId' ? (folded) => folded : loosen;
}

/** Case never counts, so that one text in any case means one thing. */
function itemsOf(text: string): readonly string[] {
  return typedItems(foldCharacters(text).toUpperCase()).filter((item) => foldCharacters(item).trim() !== '');
}

/** The items and their other forms, as keys; one that is found has to be whole. */
function wholeKeys(filter: string, items: readonly string[]): ReadonlySet<string> {
  const forms = items.flatMap((item) => [item, ...otherForms(item)]);
  const keys = new Set(forms.map((form) => keyOf(filter)(foldCharacters(form))));
  keys.delete('');
  return keys;
}

/** By the name, loosened: where it is in the dictionary of other names. */
const entriesByName = keptWith((column: TextColumn): ReadonlyMap<string, readonly NameOfEntry[]> => {
  const byName = new Map<string, NameOfEntry[]>();
  column.dictionary.forEach((items, entry) => {
    for (const item of listItems(items)) {
      const { name, symbol = '', relation } = readOtherName(item);
      const key = loosen(fold(name));
      const found = { entry, name, symbol, relation: somaId.test(key) ? 'somaId' : relation } as const;
      const known = byName.get(key);
      if (known === undefined) byName.set(key, [found]);
      else known.push(found);
    }
  });
  return byName;
});

function otherNamesOf(table: Table): TextColumn | undefined {
  return table.columns.get(otherNamesKey) as TextColumn | undefined;
}

/** What the filter knows by another name: SomaIds stand for reagents, the others for genes. An accession has none. */
function isKnownTo(filter: string, { relation }: MeantName): boolean {
  return filter !== 'uniProtId' && (filter === 'seqId') === (relation === 'somaId');
}

function namesMeant(table: Table, filter: string, keys: ReadonlySet<string>): readonly NameOfEntry[] {
  const column = otherNamesOf(table);
  if (column === undefined || filter === 'uniProtId') return [];
  const byName = entriesByName(column);
  return [...keys].flatMap((key) => byName.get(key) ?? []).filter((name) => isKnownTo(filter, name));
}

/** Whether other names have to be there to tell what the clause finds. */
export function needsOtherNames({ key, text }: TextClause): boolean {
  if (hasWildcard(text) || key === 'uniProtId') return false;
  return key !== 'seqId' || itemsOf(text).some((item) => somaId.test(fold(item)));
}

function isIn(column: TextColumn, part: string): boolean {
  return foldedEntries(column).some((entry) => entry.includes(part));
}

/** Readies the names of a table, so that the first key takes no longer than the next. */
export function prepareNames(table: Table): void {
  const column = otherNamesOf(table);
  if (column !== undefined) entriesByName(column);
}

/** The rows whose cell holds what was typed as it stands, else one of its items, or which have one of them as another name. */
export function nameTest(table: Table, column: TextColumn, { key: filter, text }: TextClause): RowTest {
  if (hasWildcard(text)) return entryTest(column, compileGlob(text));
  const written = foldCharacters(text);
  const items = itemsOf(text);
  // A name may hold commas: what a cell has as it stands is no list.
  const isWritten = isIn(column, written);
  if (isWritten && items.length !== 1) return entryTest(column, (item) => item.includes(written));
  const parts = isWritten ? [written] : items.map(foldCharacters);
  const keys = wholeKeys(filter, items);
  const toKey = keyOf(filter);
  const isTold = entryTest(column, (item) => parts.some((part) => item.includes(part)) || keys.has(toKey(item)));
  const named = new Set(namesMeant(table, filter, keys).map(({ entry }) => entry));
  const others = otherNamesOf(table)?.codes;
  if (others === undefined || named.size === 0) return isTold;
  return (row) => isTold(row) || named.has(others[row] as number);
}

/** The symbols of the rows that have the entry, the first of them. */
function symbolOf(table: Table, entry: number): string {
  const row = otherNamesOf(table)?.codes.indexOf(entry) ?? -1;
  const symbols = row < 0 ? null : cellValue(table, row, 'entrezGeneName');
  return Array.isArray(symbols) ? symbols.join('|') : String(symbols ?? '');
}

/** What names in the clause stand for, in the order in which they are typed; of a name and symbol one. */
export function meantNames(table: Table, clause: Clause): readonly MeantName[] {
  if (!('text' in clause) || hasWildcard(clause.text)) return [];
  const found = new Map<string, MeantName>();
  for (const { name, entry, relation, ...rest } of namesMeant(table, clause.key, wholeKeys(clause.key, itemsOf(clause.text)))) {
    const symbol = rest.symbol === '' ? symbolOf(table, entry) : rest.symbol;
    const id = `${loosen(fold(name))} ${symbol}`;
    if (!found.has(id)) found.set(id, { name, symbol, relation });
  }
  return [...found.values()];
}
