import type { ColumnKey } from '../../api/types.ts';
import { type CellText, entryTexts } from '../cell.ts';
import type { Column, RowNumbers, Table } from '../table.ts';

let collator: Intl.Collator | undefined;

/**
 * Compares texts ignoring case and accents, and compares numbers in texts by value, so 2-1 is before 10-1. One collator
 * is shared, because creating one is slow.
 */
export function compareNaturally(first: string, second: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(first, second);
}

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  readonly key: ColumnKey;
  readonly direction: SortDirection;
}

export interface SortRanks {
  /** One rank per row, from 0. Equal values have equal ranks; an unknown value has -1. */
  readonly ranks: Int32Array;
}

/** Returns how many numbers are below a limit. `withLimit` also counts those that equal it. */
export function countBelow(sorted: Float64Array, limit: number, withLimit = false): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] as number;
    if (value < limit || (withLimit && value === limit)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rankNumbers(values: Float64Array): Int32Array {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted();
  const distinct = sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
  const ranks = new Int32Array(values.length);
  values.forEach((value, row) => {
    ranks[row] = Number.isNaN(value) ? -1 : countBelow(distinct, value);
  });
  return ranks;
}

function rankTexts(texts: readonly string[]): Int32Array {
  const order = Array.from(texts.keys())
    .filter((index) => texts[index] !== '')
    .toSorted((first, second) => compareNaturally(texts[first] as string, texts[second] as string));
  const ranks = new Int32Array(texts.length).fill(-1);
  let rank = 0;
  order.forEach((index, position) => {
    const before = order[position - 1];
    if (before !== undefined && compareNaturally(texts[before] as string, texts[index] as string) !== 0) rank++;
    ranks[index] = rank;
  });
  return ranks;
}

function rankColumn(column: Column, key: ColumnKey, cellText: CellText): Int32Array {
  if (column.kind === 'number') return rankNumbers(column.values);
  if (column.kind === 'boolean') return Int32Array.from(column.values, (value) => (value === 2 ? -1 : value));
  const entryRanks = rankTexts(entryTexts(column, key, cellText));
  return column.codes.map((code) => (code < 0 ? -1 : (entryRanks[code] as number)));
}

/**
 * Ranks text and list columns by displayed text, other columns by value. All ranks are -1 if the table lacks the
 * column.
 */
export function sortRanks(table: Table, key: ColumnKey, cellText: CellText): SortRanks {
  const column = table.columns.get(key);
  return { ranks: column === undefined ? new Int32Array(table.rowCount).fill(-1) : rankColumn(column, key, cellText) };
}

/** Sorts rows by rank. Ties keep the given order; empty cells come last in both directions. */
export function sortRows(rows: RowNumbers, { ranks }: SortRanks, direction: SortDirection): RowNumbers {
  let highest = -1;
  for (let index = 0; index < rows.length; index++) highest = Math.max(highest, ranks[rows[index] as number] as number);
  // Counting sort: counts the rows of each rank, then computes where each rank starts.
  const positions = new Int32Array(highest + 2);
  const slotOf = (row: number): number => {
    const rank = ranks[row] as number;
    if (rank < 0) return highest + 1;
    return direction === 'ascending' ? rank : highest - rank;
  };
  for (let index = 0; index < rows.length; index++) {
    const slot = slotOf(rows[index] as number);
    positions[slot] = (positions[slot] as number) + 1;
  }
  let position = 0;
  for (let slot = 0; slot < positions.length; slot++) {
    const size = positions[slot] as number;
    positions[slot] = position;
    position += size;
  }
  const sorted = new Uint32Array(rows.length);
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as number;
    const slot = slotOf(row);
    const target = positions[slot] as number;
    positions[slot] = target + 1;
    sorted[target] = row;
  }
  return sorted;
}
