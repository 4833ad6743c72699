/** What a text that finds nothing may have been meant as: the names of a menu that are a slip of the pen away. */
import { createNearNames, type NearNames } from '../../identifiers/near.ts';
import { readEntryName } from '../../identifiers/shapes.ts';
import { looseKey, unquote } from '../../identifiers/text.ts';
import { keptWith } from '../../kept.ts';
import { entryValue, isTextColumn } from '../cell.ts';
import { otherNamesKey } from '../columns.ts';
import type { Table } from '../table.ts';
import { isDatabaseId, readOtherName } from './otherName.ts';

/** More choices are no help. */
const most = 5;

function* itemsOf(table: Table, key: string): Generator<string> {
  const column = table.columns.get(key);
  if (column === undefined || !isTextColumn(column)) return;
  for (const entry of column.dictionary) {
    const value = entryValue(column, entry);
    if (typeof value === 'string') yield value;
    else yield* value;
  }
}

function* symbolsOf(table: Table): Generator<string> {
  yield* itemsOf(table, 'entrezGeneName');
  for (const item of itemsOf(table, otherNamesKey)) {
    const { name, relation } = readOtherName(item);
    // An id that is nearly another one is of another gene.
    if (relation !== 'accession' && !isDatabaseId(name)) yield name;
  }
}

const nearOf = keptWith<Table, NearNames>((table) =>
  createNearNames(
    () => ({
      symbols: symbolsOf(table),
      targets: itemsOf(table, 'targetName'),
      accessions: itemsOf(table, 'uniProtId'),
      seqIds: itemsOf(table, 'seqId'),
    }),
    looseKey,
  ),
);

const nameKeys = ['seqId', 'uniProtId', 'entrezGeneName', 'targetName', 'fullName'];

/** Returns every name of every reagent on the menu, with case, spaces and dashes taken away. */
const namesOf = keptWith<Table, ReadonlySet<string>>((table) => {
  const names = new Set<string>();
  for (const key of nameKeys) for (const name of itemsOf(table, key)) names.add(looseKey(name));
  for (const item of itemsOf(table, otherNamesKey)) names.add(looseKey(readOtherName(item).name));
  return names;
});

/** Whether a text is this name in any spelling. */
export function isNameOf(text: string, name: string): boolean {
  return looseKey(unquote(text)) === looseKey(name);
}

/** Whether a reagent of the menu is named so, and not only has it within a longer name. */
export function isNamed(table: Table, text: string): boolean {
  return namesOf(table).has(looseKey(unquote(text)));
}

/** Names separated by spaces as the list that they were meant as; null where one of them is no name of the menu. */
export function asList(table: Table, text: string): string | null {
  const names = text.trim().split(/\s+/u);
  return names.length > 1 && names.every((name) => isNamed(table, name)) ? names.join(', ') : null;
}

/** The symbol that begins an entry name of UniProt; often it is the gene's, and not always, so it is a choice. */
function symbolOfEntry(table: Table, typed: string): readonly string[] {
  const entry = readEntryName(typed);
  const key = entry === undefined ? '' : looseKey(entry);
  for (const symbol of key === '' ? [] : symbolsOf(table)) if (looseKey(symbol) === key) return [symbol];
  return [];
}

/**
 * The names, symbols first; none for a text of several items, or of fewer than five characters. Of an entry name of UniProt the
 * symbol that it begins with.
 */
export function nearNames(table: Table, text: string): readonly string[] {
  const near = nearOf(table);
  const typed = unquote(text);
  const found = [
    symbolOfEntry(table, typed),
    near.symbols(typed),
    near.targets(typed),
    near.accessions(typed),
    near.seqIds(typed),
  ].flat();
  const bySpelling = new Map(found.toReversed().map((name) => [looseKey(name), name]));
  return [...bySpelling.values()].toReversed().slice(0, most);
}
