import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRows, anyTable } from '../testing/table.arbitrary.ts';
import { booleanColumn, listColumn, numberColumn, takeRows, textColumn } from './build.ts';
import { columnValue } from './cell.ts';

test('a text column stores each distinct text once; null and empty texts are unknown', () => {
  expect(textColumn(['b', null, 'a', 'b', ''])).toEqual({
    kind: 'text',
    dictionary: ['b', 'a'],
    codes: Int32Array.of(0, -1, 1, 0, -1),
  });
});

test('a list column joins its items, and is unknown where a row has no items', () => {
  expect(listColumn([['P1', 'P2'], null, [], [''], ['a\u001fb', ''], ['P1', 'P2']])).toEqual({
    kind: 'list',
    dictionary: ['P1\u001fP2', 'a b'],
    codes: Int32Array.of(0, -1, -1, -1, 1, 0),
  });
});

test('a number column is unknown where a number is not finite', () => {
  expect(numberColumn([1.5, null, Number.NaN, Number.POSITIVE_INFINITY, 0])).toEqual({
    kind: 'number',
    values: Float64Array.of(1.5, Number.NaN, Number.NaN, Number.NaN, 0),
  });
});

test('a boolean column distinguishes false from unknown', () => {
  expect(booleanColumn([true, false, null])).toEqual({ kind: 'boolean', values: Uint8Array.of(1, 0, 2) });
});

test('rows taken from a column keep their values, and the dictionary of the taken rows has only used entries', () => {
  const tableAndRows = anyTable.chain((table) => fc.record({ table: fc.constant(table), rows: anyRows(table) }));
  fc.assert(
    fc.property(tableAndRows, ({ table, rows }) => {
      for (const column of table.columns.values()) {
        const taken = takeRows(column, rows);
        const values = Array.from(rows, (row) => columnValue(column, row));
        expect(Array.from(rows, (_, index) => columnValue(taken, index))).toEqual(values);
        const used = new Set('codes' in taken ? taken.codes.filter((code) => code >= 0) : []);
        expect(used.size).toBe('codes' in taken ? taken.dictionary.length : 0);
      }
    }),
  );
});
