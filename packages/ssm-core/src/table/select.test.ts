import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallTable } from '../testing/table.arbitrary.ts';
import { textColumn } from './build.ts';
import {
  countSelected,
  emptySelection,
  isSelected,
  selectedSeqIds,
  selectSeqIds,
  seqIdsOf,
  setSelected,
} from './select.ts';

const table = smallTable({ seqId: textColumn(['10000-28', '2-1', '4673-13']) });

test('selecting and deselecting counts each row once, and does not change the previous selection object', () => {
  const none = emptySelection(3);
  const two = setSelected(none, [2, 0, 2], true);
  expect(two).toEqual({ bytes: Uint8Array.of(1, 0, 1), count: 2 });
  expect(setSelected(two, Uint32Array.of(0, 1), false)).toEqual({ bytes: Uint8Array.of(0, 0, 1), count: 1 });
  expect(none).toEqual({ bytes: new Uint8Array(3), count: 0 });
  expect([0, 1, 2, 3].map((row) => isSelected(two, row))).toEqual([true, false, true, false]);
});

test('a change that changes nothing returns the same selection object', () => {
  const one = setSelected(emptySelection(3), [1], true);
  expect(setSelected(one, [1], true)).toBe(one);
  expect(setSelected(one, [], false)).toBe(one);
});

test('selecting a row outside the table throws', () => {
  expect(() => setSelected(emptySelection(3), [3], true)).toThrow(
    new Error('Invariant: row 3 is not in a selection of 3 rows'),
  );
});

test('rows are selected by SeqId, without SeqIds that are not in the table', () => {
  const selection = selectSeqIds(table, ['4673-13', '9-9', '10000-28', '4673-13']);
  expect(selection).toEqual({ bytes: Uint8Array.of(1, 0, 1), count: 2 });
  expect(selectedSeqIds(table, selection)).toEqual(['10000-28', '4673-13']);
});

test('selected SeqIds come in the order of the rows passed, or in catalogue order', () => {
  expect([seqIdsOf(table), seqIdsOf(table, Uint32Array.of(2, 0))]).toEqual([
    ['10000-28', '2-1', '4673-13'],
    ['4673-13', '10000-28'],
  ]);
});

test('reading a selection of another table throws', () => {
  expect(() => selectedSeqIds(table, emptySelection(2))).toThrow(
    'a selection of 2 rows is not of this table of 3; clear it when the table changes',
  );
});

test('any sequence of selections and deselections gives the same rows as a set', () => {
  const steps = fc.array(fc.record({ rows: fc.array(fc.nat(9)), shouldSelect: fc.boolean() }));
  fc.assert(
    fc.property(steps, fc.uniqueArray(fc.nat(9)), (taken, asked) => {
      let selection = emptySelection(10);
      const expected = new Set<number>();
      for (const { rows, shouldSelect } of taken) {
        selection = setSelected(selection, rows, shouldSelect);
        for (const row of rows)
          if (shouldSelect) expected.add(row);
          else expected.delete(row);
      }
      const bytes = Uint8Array.from({ length: 10 }, (_, row) => Number(expected.has(row)));
      expect(selection).toEqual({ bytes, count: expected.size });
      expect(countSelected(selection, Uint32Array.from(asked))).toBe(asked.filter((row) => expected.has(row)).length);
    }),
  );
});
