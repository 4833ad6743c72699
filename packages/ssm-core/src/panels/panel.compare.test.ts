import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSeqIds } from '../table/order/seqIdOrder.ts';
import { comparePanels } from './panel.compare.ts';

test('panels are compared by SeqId, in catalogue order, and each SeqId counts once', () => {
  expect(comparePanels(['10-1', '2-1', '300-4', '2-1'], ['2-10', '10-1', '2-1'])).toEqual({
    onlyFirst: ['300-4'],
    both: ['2-1', '10-1'],
    onlySecond: ['2-10'],
  });
});

test('one of the compared panels may be empty', () => {
  expect(comparePanels([], ['10-1', '2-1'])).toEqual({ onlyFirst: [], both: [], onlySecond: ['2-1', '10-1'] });
});

const anySeqIds = fc.array(fc.tuple(fc.nat(30), fc.nat(3)).map(([clone, aptamer]) => `${clone}-${aptamer}`));

test('the parts of a comparison contain every SeqId once and in order, and swap when the panels swap', () => {
  fc.assert(
    fc.property(anySeqIds, anySeqIds, (first, second) => {
      const { onlyFirst, both, onlySecond } = comparePanels(first, second);
      const all = [...onlyFirst, ...both, ...onlySecond];
      expect(all.toSorted(compareSeqIds)).toEqual([...new Set([...first, ...second])].toSorted(compareSeqIds));
      expect(comparePanels(second, first)).toEqual({ onlyFirst: onlySecond, both, onlySecond: onlyFirst });
      expect(both.every((seqId) => first.includes(seqId) && second.includes(seqId))).toBe(true);
      for (const part of [onlyFirst, both, onlySecond]) expect(part).toEqual(part.toSorted(compareSeqIds));
    }),
  );
});
