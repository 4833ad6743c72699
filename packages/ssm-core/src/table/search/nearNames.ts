/** What a text that finds nothing may have been meant as: the names of a menu that are a slip of the pen away. */
import { createNearNames, type NearNames } from '../../identifiers/near.ts';
import { looseKey, unquote } from '../../identifiers/text.ts';
import { keptWith } from '../../kept.ts';
import { entryValue, isTextColumn } from '../cell.ts';
import { otherNamesKey } from '../columns.ts';
import type { Table } from '../table.ts';
import { readOtherName } from './otherName.ts';

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
  for (const item of itemsOf(table, otherNamesKey)) yield readOtherName(item).name;
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

/** The names, symbols first; none for a text of several items, or of fewer than five characters. */
export function nearNames(table: Table, text: string): readonly string[] {
  const near = nearOf(table);
  const typed = unquote(text);
  const found = [near.symbols(typed), near.targets(typed), near.accessions(typed), near.seqIds(typed)].flat();
  const bySpelling = new Map(found.toReversed().map((name) => [looseKey(name), name]));
  return [...bySpelling.values()].toReversed().slice(0, most);
}
