import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColumnKey } from '../../api/types.ts';
import { anyRows, anyTable, showCell, smallTable } from '../../testing/table.arbitrary.ts';
import { booleanColumn, listColumn, numberColumn, textColumn } from '../build.ts';
import { cellValue } from '../cell.ts';
import { allRows } from '../rows.ts';
import type { Column } from '../table.ts';
import { sortRanks, sortRows } from './sort.ts';

function ranksOf(key: ColumnKey, column: Column): readonly number[] {
  return [...sortRanks(smallTable({ [key]: column }), key, showCell).ranks];
}

test('texts are sorted naturally, ignoring case and accents; empty cells have no rank', () => {
  expect(ranksOf('seqId', textColumn(['10-1', '2-1', '2-10', '2-9']))).toEqual([3, 0, 2, 1]);
  expect(ranksOf('fullName', textColumn(['beta', 'Alpha', null, 'álpha', 'Beta']))).toEqual([1, 0, -1, 0, 1]);
});

test('texts and lists are sorted by their displayed text, and a cell without a displayed text has no rank', () => {
  expect(ranksOf('uniProtId', listColumn([['b', 'a'], ['b'], null]))).toEqual([1, 0, -1]);
  const shown = { '20%': 'a', '0.5%': 'b', '0%': '' };
  const table = smallTable({ dilutionGroup: textColumn(['0.5%', '20%', '0%']) });
  expect([...sortRanks(table, 'dilutionGroup', (_, value) => shown[value as keyof typeof shown]).ranks]).toEqual([
    1, 0, -1,
  ]);
});

test('numbers and booleans are sorted by value', () => {
  expect(ranksOf('loDb', numberColumn([10, 9, null, -1, 9, -0, 0]))).toEqual([3, 2, -1, 0, 2, 1, 1]);
  expect(ranksOf('bufferMS', booleanColumn([true, null, false]))).toEqual([1, -1, 0]);
});

test('a column that the table lacks has no ranks', () => {
  expect([...sortRanks(smallTable({ seqId: textColumn(['2-1', '2-2']) }), 'loDb', showCell).ranks]).toEqual([-1, -1]);
});

test('ties stay in the order of the input, and empty cells come last in both directions', () => {
  const ranks = { ranks: Int32Array.of(1, -1, 0, 1, -1, 0) };
  expect([...sortRows(allRows(6), ranks, 'ascending')]).toEqual([2, 5, 0, 3, 1, 4]);
  expect([...sortRows(allRows(6), ranks, 'descending')]).toEqual([0, 3, 2, 5, 1, 4]);
  expect([...sortRows(Uint32Array.of(4, 3, 0, 1), ranks, 'descending')]).toEqual([3, 0, 4, 1]);
  expect([...sortRows(new Uint32Array(), ranks, 'ascending')]).toEqual([]);
});

test('rows are sorted as by a stable sort of their values', () => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const compare = (first: unknown, second: unknown): number => {
    if (typeof first === 'string') return collator.compare(first, second as string);
    return Number(first) - Number(second);
  };
  const tableAndRows = anyTable.chain((table) =>
    fc.record({
      table: fc.constant(table),
      rows: anyRows(table),
      key: fc.constantFrom(...table.columns.keys()) as fc.Arbitrary<ColumnKey>,
      sign: fc.constantFrom(1, -1),
    }),
  );
  fc.assert(
    fc.property(tableAndRows, ({ table, rows, key, sign }) => {
      const seen = (row: number): unknown => {
        const value = cellValue(table, row, key);
        return typeof value === 'string' || Array.isArray(value) ? showCell(key, value) : value;
      };
      const isEmpty = (row: number): boolean => seen(row) === null;
      const known = [...rows].filter((row) => !isEmpty(row));
      const sorted = known.toSorted((first, second) => sign * compare(seen(first), seen(second)));
      const ranks = sortRanks(table, key, showCell);
      expect([...sortRows(rows, ranks, sign === 1 ? 'ascending' : 'descending')]).toEqual([
        ...sorted,
        ...[...rows].filter(isEmpty),
      ]);
    }),
  );
});
