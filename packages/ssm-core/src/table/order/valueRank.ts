/** The rank of a number among all numbers of its column. */
import type { ColumnKey } from '../../api/types.ts';
import { memoizeOn } from '../../memoize.ts';
import type { NumberColumn, Table } from '../table.ts';
import { countBelow } from './sort.ts';

export interface ValueRank {
  /** Number of reagents with a lower value. */
  readonly below: number;
  /** Number of reagents with a higher value. */
  readonly above: number;
  /** `below` as part of the reagents with another value: from 0 for the lowest value to 1 for the highest. */
  readonly share: number;
}

const sortedValues = memoizeOn(({ values }: NumberColumn) => values.filter((value) => !Number.isNaN(value)).toSorted());

/**
 * Returns the rank of a row's number among all rows of the table. Returns undefined without a number, and if all
 * numbers of the column are equal.
 */
export function valueRank(table: Table, key: ColumnKey, row: number): ValueRank | undefined {
  const column = table.columns.get(key);
  if (column?.kind !== 'number') return undefined;
  const value = column.values[row];
  if (value === undefined || Number.isNaN(value)) return undefined;
  const sorted = sortedValues(column);
  const below = countBelow(sorted, value);
  const above = sorted.length - countBelow(sorted, value, true);
  return below + above === 0 ? undefined : { below, above, share: below / (below + above) };
}
