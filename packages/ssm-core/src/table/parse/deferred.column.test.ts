import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deferredTextColumn, entryAt } from './deferred.column.ts';

const anyValues = fc.array(fc.option(fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 40 });

test('a cell reads the same before and after the dictionary is made', () => {
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

test('the dictionary is made once', () => {
  const column = deferredTextColumn('list', ['P05231', null, 'P05231']);
  expect([column.dictionary === column.dictionary, column.codes === column.codes]).toEqual([true, true]);
  expect(column).toEqual({ kind: 'list', dictionary: ['P05231'], codes: Int32Array.of(0, -1, 0) });
});
