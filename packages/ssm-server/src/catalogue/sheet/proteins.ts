import type { SharingReagent } from 'ssm-core';
import { listSeparator, type Table } from 'ssm-core/engine';
import type { Steps } from '../../queue/steps.ts';

interface Lists {
  readonly items: readonly (readonly string[])[];
  readonly rowsOf: ReadonlyMap<string, readonly number[]>;
}

export interface Proteins {
  readonly accessions: Lists;
  readonly symbols: Lists;
}

const stretch = 2048;
const none: readonly never[] = [];

function* listsOf(table: Table, key: string): Steps<Lists> {
  const column = table.columns.get(key);
  if (column?.kind !== 'list' && column?.kind !== 'text') return { items: [], rowsOf: new Map() };
  const entries = column.dictionary.map((entry) => [...new Set(entry.split(listSeparator))]);
  const items: (readonly string[])[] = [];
  const rowsOf = new Map<string, number[]>();
  for (let row = 0; row < table.rowCount; row += 1) {
    if (row % stretch === 0) yield;
    const list = entries[column.codes[row] as number] ?? none;
    items.push(list);
    for (const item of list) {
      const rows = rowsOf.get(item);
      if (rows === undefined) rowsOf.set(item, [row]);
      else rows.push(row);
    }
  }
  return { items, rowsOf };
}

export function* proteinsOf(table: Table): Steps<Proteins> {
  return { accessions: yield* listsOf(table, 'uniProtId'), symbols: yield* listsOf(table, 'entrezGeneName') };
}

export interface SharingRow {
  readonly row: number;
  readonly sharedBy: SharingReagent['sharedBy'];
}

function itemsAt({ items }: Lists, row: number): readonly string[] {
  return items[row] ?? none;
}

function inCommon(lists: Lists, row: number, other: number): readonly string[] {
  const others = itemsAt(lists, other);
  return itemsAt(lists, row).filter((item) => others.includes(item));
}

/**
 * Returns rows that have an accession in common, in the catalogue's order. A common symbol counts only if one of the
 * two rows has no accession.
 */
export function sharingRows({ accessions, symbols }: Proteins, row: number): readonly SharingRow[] {
  const byAccession = itemsAt(accessions, row).flatMap((item) => accessions.rowsOf.get(item) ?? none);
  const bySymbol = itemsAt(symbols, row)
    .flatMap((item) => symbols.rowsOf.get(item) ?? none)
    .filter((other) => itemsAt(accessions, row).length === 0 || itemsAt(accessions, other).length === 0);
  const rows = [...new Set([...byAccession, ...bySymbol])].filter((other) => other !== row);
  return rows
    .toSorted((first, second) => first - second)
    .map((other) => {
      const values = inCommon(accessions, row, other);
      const sharedBy =
        values.length > 0
          ? ({ column: 'uniProtId', values } as const)
          : ({ column: 'entrezGeneName', values: inCommon(symbols, row, other) } as const);
      return { row: other, sharedBy };
    });
}
