import { type ListRows, listSeqIds } from '../menu/rows/menu.listing.ts';
import { isTextColumn } from '../table/cell.ts';
import { entryAt } from '../table/parse/deferred.column.ts';
import type { Table } from '../table/table.ts';
import type { Bin } from './distribution.ts';
import type { SummaryMeasure } from './panel.summary.ts';

export type SummaryPart =
  /** Reagents whose value is in this bar; null for reagents without a value. */
  | { readonly key: SummaryMeasure; readonly bin: Bin | null }
  /** Reagents of this dilution group; null for reagents without a group. */
  | { readonly key: 'dilutionGroup'; readonly group: string | null };

export function isSamePart(one: SummaryPart | null, other: SummaryPart | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.key === 'dilutionGroup') return other.key === one.key && one.group === other.group;
  if (other.key !== one.key) return false;
  if (one.bin === null || other.bin === null) return one.bin === other.bin;
  return one.bin.from === other.bin.from && one.bin.to === other.bin.to;
}

/** Returns whether a row belongs to the part. */
export function partTest(table: Table, part: SummaryPart): (row: number) => boolean {
  const column = table.columns.get(part.key);
  if (column === undefined) return () => false;
  if (part.key === 'dilutionGroup') return (row) => isTextColumn(column) && entryAt(column, row) === part.group;
  if (column.kind !== 'number') return () => part.bin === null;
  const { values } = column;
  const { bin } = part;
  if (bin === null) return (row) => Number.isNaN(values[row]);
  const { from, to } = bin;
  return (row) => {
    const value = values[row] as number;
    return !Number.isNaN(value) && (from === null || value >= from) && (to === null || value < to);
  };
}

export function listPanelPart(seqIds: ReadonlySet<string>, part: SummaryPart): ListRows {
  const listWhole = listSeqIds(seqIds);
  return (table, filtered) => {
    const { within, total } = listWhole(table, filtered);
    return { within: within?.filter(partTest(table, part)), total };
  };
}
