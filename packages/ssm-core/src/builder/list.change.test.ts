import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChange, anyItems } from '../testing/list.arbitrary.ts';
import { applyChange, effectOf, inverseOf, isSameList, type WorkingListItem } from './list.change.ts';

const [first, second] = ['2026-11-21T20:00:00.000Z', '2026-11-21T20:00:01.000Z'] as const;

function item(seqId: string, added: string = first): WorkingListItem {
  return { seqId, added };
}

function seqIds(items: readonly WorkingListItem[]): readonly string[] {
  return items.map(({ seqId }) => seqId);
}

describe('a change of a list', () => {
  test('adds no item twice, and does not change existing items', () => {
    const items = [item('10-1')];
    const change = { add: [item('10-1', second), item('2-1', second), item('2-1', second)], remove: [] };
    expect(applyChange(items, change)).toEqual([item('10-1'), item('2-1', second)]);
    expect(effectOf(items, change)).toEqual({ add: [item('2-1', second)], remove: [] });
  });

  test('adds items in catalogue order, after the items that were added earlier', () => {
    const before = applyChange([], { add: [item('9-9')], remove: [] });
    const add = ['10-2', '2-1', '10-1', 'odd', '2-10'].map((seqId) => item(seqId, second));
    expect(seqIds(applyChange(before, { add, remove: [] }))).toEqual(['9-9', '2-1', '2-10', '10-1', '10-2', 'odd']);
  });

  test('restores removed items to their places', () => {
    const items = applyChange([], { add: [item('1-1'), item('2-1'), item('3-1')], remove: [] });
    const removed = effectOf(items, { add: [], remove: [item('2-1', ''), item('7-7', '')] });
    expect(removed).toEqual({ add: [], remove: [item('2-1')] });
    expect(applyChange(applyChange(items, removed), inverseOf(removed))).toEqual(items);
  });

  test('returns the same array if it changes nothing', () => {
    const items = [item('1-1')];
    expect([
      applyChange(items, { add: [item('1-1', second)], remove: [] }) === items,
      applyChange(items, { add: [], remove: [item('2-1')] }) === items,
      applyChange(items, { add: [], remove: [item('1-1')] }) === items,
    ]).toEqual([true, true, false]);
  });

  test('can be undone, which restores the list, and redone', () => {
    fc.assert(
      fc.property(anyItems, anyChange, (items, wanted) => {
        const change = effectOf(items, wanted);
        const after = applyChange(items, change);
        const back = applyChange(after, inverseOf(change));
        expect(back).toEqual(items);
        expect(applyChange(back, change)).toEqual(after);
      }),
    );
  });

  test('gives the same list whichever of two tabs first applies changes to different items', () => {
    fc.assert(
      fc.property(anyItems, anyChange, anyChange, (items, mine, theirs) => {
        const touched = new Set(seqIds([...mine.add, ...mine.remove]));
        const apart = {
          add: theirs.add.filter(({ seqId }) => !touched.has(seqId)),
          remove: theirs.remove.filter(({ seqId }) => !touched.has(seqId)),
        };
        expect(applyChange(applyChange(items, mine), apart)).toEqual(applyChange(applyChange(items, apart), mine));
      }),
    );
  });

  test('gives an equal list only if SeqIds and times are equal', () => {
    expect([
      isSameList([item('1-1')], [item('1-1')]),
      isSameList([item('1-1')], [item('1-1', second)]),
      isSameList([item('1-1')], [item('1-2')]),
      isSameList([item('1-1')], []),
    ]).toEqual([true, false, false, false]);
  });
});
