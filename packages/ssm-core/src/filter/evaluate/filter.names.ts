/**
 * Compares typed names with a column of identifiers. Names are read as in the search box and in an import: cleaned,
 * split as a list, and matched with other names of reagents too. A text with a wildcard is a pattern, not a name.
 */
import { type ForeignKind, integer, readAccession, readForeignId, readHgncId } from '../../identifiers/shapes.ts';
import { memoizeOn } from '../../memoize.ts';
import { cellValue, listItems } from '../../table/cell.ts';
import { otherNamesKey } from '../../table/columns.ts';
import { fold, loosen } from '../../table/search/fold.ts';
import { type NameRelation, readOtherName } from '../../table/search/otherName.ts';
import { otherForms, typedItems } from '../../table/search/search.query.ts';
import type { Table, TextColumn } from '../../table/table.ts';
import type { Clause } from '../clause.ts';
import { compileGlob, entryTest, foldCharacters, foldedEntries, hasWildcard } from './glob.ts';

type RowTest = (row: number) => boolean;
type TextClause = Extract<Clause, { readonly text: string }>;

/** A typed name and its meaning. */
export interface MeantName {
  /** The name in the spelling of the tables. */
  readonly name: string;
  /** Symbol of the gene, or of the reagents with this name; empty without a symbol. */
  readonly symbol: string;
  readonly relation: NameRelation | 'somaId';
}

interface NameOfEntry extends MeantName {
  readonly entry: number;
}

const somaId = /^sl\d{6}$/;

function keyOf(filter: string): (folded: string) => string {
  return filter === 'seqId' || filter === 'uniProtId' ? (folded) => folded : loosen;
}

export function typedNames(text: string): readonly string[] {
  return typedItems(foldCharacters(text).toUpperCase()).filter((item) => foldCharacters(item).trim() !== '');
}

export function looseFormsOf(name: string): readonly string[] {
  return [name, ...otherForms(name)].map((form) => loosen(fold(form))).filter((form) => form !== '');
}

function wholeKeys(filter: string, items: readonly string[]): ReadonlySet<string> {
  const forms = items.flatMap((item) => [item, ...otherForms(item)]);
  const keys = new Set(forms.map((form) => keyOf(filter)(foldCharacters(form))));
  keys.delete('');
  return keys;
}

const entriesByName = memoizeOn((column: TextColumn): ReadonlyMap<string, readonly NameOfEntry[]> => {
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

function isKnownTo(filter: string, { relation }: MeantName): boolean {
  return (filter === 'seqId') === (relation === 'somaId') && (filter === 'uniProtId') === (relation === 'accession');
}

function namesMeant(table: Table, filter: string, keys: ReadonlySet<string>): readonly NameOfEntry[] {
  const column = otherNamesOf(table);
  if (column === undefined) return [];
  const byName = entriesByName(column);
  return [...keys].flatMap((key) => byName.get(key) ?? []).filter((name) => isKnownTo(filter, name));
}

export function needsOtherNames({ key, text }: TextClause): boolean {
  if (hasWildcard(text)) return false;
  if (key === 'uniProtId') return typedNames(text).some((item) => readAccession(item) !== undefined);
  return key !== 'seqId' || typedNames(text).some((item) => somaId.test(fold(item)));
}

interface NamedValue {
  readonly value: string;
  readonly name: string;
  readonly looseName: string;
}

export function namedValues(
  table: Table,
  column: TextColumn,
  filter: string,
  isWanted: (looseName: string) => boolean,
): readonly NamedValue[] {
  const others = otherNamesOf(table);
  if (others === undefined) return [];
  const byEntry = new Map<number, NamedValue[]>();
  for (const [looseName, names] of entriesByName(others)) {
    if (!isWanted(looseName)) continue;
    for (const name of names) {
      if (!isKnownTo(filter, name)) continue;
      const known = byEntry.get(name.entry) ?? [];
      // For a reagent of several genes, only the symbol to which the name belongs matters.
      const isOfValue = filter === 'entrezGeneName' || filter === 'uniProtId';
      known.push({ value: isOfValue ? name.symbol : '', name: name.name, looseName });
      byEntry.set(name.entry, known);
    }
  }
  const found: NamedValue[] = [];
  if (byEntry.size === 0) return found;
  others.codes.forEach((entry, row) => {
    const names = byEntry.get(entry);
    const code = column.codes[row] as number;
    if (names === undefined || code < 0) return;
    const values =
      column.kind === 'list' ? listItems(column.dictionary[code] as string) : [column.dictionary[code] as string];
    for (const { value: symbol, ...named } of names) {
      const meant = values.includes(symbol) ? [symbol] : values;
      for (const value of meant) found.push({ value, ...named });
    }
  });
  return found;
}

function isIn(column: TextColumn, part: string): boolean {
  return foldedEntries(column).some((entry) => entry.includes(part));
}

export function prepareNames(table: Table): void {
  const column = otherNamesOf(table);
  if (column !== undefined) entriesByName(column);
}

export function nameTest(table: Table, column: TextColumn, { key: filter, text }: TextClause): RowTest {
  if (hasWildcard(text)) return entryTest(column, compileGlob(text));
  const written = foldCharacters(text);
  const items = typedNames(text);
  // A name may contain commas, so a text that equals a cell is not split.
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

function symbolOf(table: Table, entry: number): string {
  const row = otherNamesOf(table)?.codes.indexOf(entry) ?? -1;
  const symbols = row < 0 ? null : cellValue(table, row, 'entrezGeneName');
  return Array.isArray(symbols) ? symbols.join('|') : String(symbols ?? '');
}

export function meantNames(table: Table, clause: Clause): readonly MeantName[] {
  if (!('text' in clause) || hasWildcard(clause.text)) return [];
  const found = new Map<string, MeantName>();
  for (const { name, entry, relation, ...rest } of namesMeant(
    table,
    clause.key,
    wholeKeys(clause.key, typedNames(clause.text)),
  )) {
    const symbol = rest.symbol === '' ? symbolOf(table, entry) : rest.symbol;
    const id = `${loosen(fold(name))} ${symbol}`;
    if (!found.has(id)) found.set(id, { name, symbol, relation });
  }
  return [...found.values()];
}

/** Returns the genes with this Entrez id, for a text that is a plain number. Their reagents are found by `name`. */
export function genesOfNumber(
  table: Table,
  text: string,
): { readonly name: string; readonly symbols: readonly string[] } | null {
  const id = text.trim();
  if (!integer.test(id)) return null;
  const meant = meantNames(table, { key: 'entrezGeneName', operator: '*=', text: `GeneID:${id}` });
  const symbols = [...new Set(meant.flatMap(({ symbol }) => (symbol === '' ? [] : [symbol])))];
  return symbols.length === 0 ? null : { name: `GeneID:${id}`, symbols };
}

type GeneIdKind = ForeignKind | 'hgnc';

function geneIdKindOf(name: string): GeneIdKind | undefined {
  return readForeignId(name) ?? (readHgncId(name, false) === undefined ? undefined : 'hgnc');
}

const geneIdKindsOf = memoizeOn((column: TextColumn): ReadonlySet<GeneIdKind | undefined> => {
  const names = column.dictionary.flatMap((items) => listItems(items).map((item) => readOtherName(item).name));
  return new Set(names.map(geneIdKindOf));
});

/**
 * Returns the kind of a typed gene id if the catalogue was loaded without the table for that kind, because then no id
 * of the kind can match. Otherwise returns undefined.
 */
export function kindWithoutTable(table: Table, text: string): GeneIdKind | undefined {
  const kind = geneIdKindOf(text.trim());
  const column = otherNamesOf(table);
  return kind === undefined || column === undefined || geneIdKindsOf(column).has(kind) ? undefined : kind;
}
