import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextColumn } from '../table.ts';
import { deferredTextColumn, entryAt } from './deferred.column.ts';

const anyValues = fc.array(fc.option(fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 40 });

test('a cell of a deferred column has the same value before and after the dictionary is built', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const column = deferredTextColumn('text', values);
      const rows = values.map((_, row) => row);
      const before = rows.map((row) => entryAt(column, row));
      const { dictionary, codes } = column;
      const after = rows.map((row) => entryAt(column, row));
      const coded = Array.from(codes, (code) => (code < 0 ? null : dictionary[code]));
      expect([before, after, coded]).toEqual([values, values, values]);
      expect(dictionary).toEqual([...new Set(values.filter((value) => value !== null))]);
    }),
  );
});

test('the dictionary of a deferred column is built once', () => {
  const column = deferredTextColumn('list', ['P05231', null, 'P05231']);
  expect([column.dictionary === column.dictionary, column.codes === column.codes]).toEqual([true, true]);
  expect(column).toEqual({ kind: 'list', dictionary: ['P05231'], codes: Int32Array.of(0, -1, 0) });
});

test('values are reused as the dictionary only if they are distinct', () => {
  const different = ['10000-28', '2-1'];
  const repeated = ['20%', '20%'];
  const gap = ['20%', null];
  expect(
    [different, repeated, gap].map((values) => deferredTextColumn('text', values).dictionary === (values as unknown)),
  ).toEqual([true, false, false]);
});

test('the values of a deferred column are released once the dictionary is built', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  function columnOfForgotten(): { readonly column: TextColumn; readonly values: WeakRef<object> } {
    const values = ['20%', '20%', '0.5%'];
    return { column: deferredTextColumn('text', values), values: new WeakRef(values) };
  }
  const { column, values } = columnOfForgotten();
  expect(column.dictionary).toEqual(['20%', '0.5%']);
  // A WeakRef that was read keeps its target alive until the end of the task.
  await new Promise(setImmediate);
  collect();
  expect([values.deref(), column.dictionary]).toEqual([undefined, ['20%', '0.5%']]);
});
