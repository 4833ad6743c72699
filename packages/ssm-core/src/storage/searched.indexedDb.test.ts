import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSeqIds } from '../table/order/seqIdOrder.ts';
import { anyWellFormedSeqIds } from '../testing/list.arbitrary.ts';
import { readBulkSearchLists, writeBulkSearchLists } from './searched.indexedDb.ts';

const released = '{"format":1,"lists":["1kE4c0yny2ag"]}';

describe('stored lists of bulk searches', () => {
  test('R10 are read in every released format', () => {
    expect([readBulkSearchLists(released), readBulkSearchLists(undefined)]).toEqual([[['10000-28']], []]);
    expect(writeBulkSearchLists([['10000-28']])).toBe(released);
  });

  test('are read back as written', () => {
    const anyList = anyWellFormedSeqIds.map((seqIds) => [...new Set(seqIds)].toSorted(compareSeqIds));
    fc.assert(
      fc.property(fc.array(anyList, { maxLength: 5 }), (lists) => {
        expect(readBulkSearchLists(writeBulkSearchLists(lists))).toEqual(lists);
      }),
    );
  });

  test('R10 read as null if the stored value is damaged or no list, and reading never throws', () => {
    const broken: readonly unknown[] = [
      null,
      42,
      {},
      [],
      { format: 1, lists: [] },
      '',
      '{',
      '[]',
      'null',
      '{"format":1}',
      '{"format":2,"lists":[]}',
      '{"format":1,"lists":{}}',
      '{"format":1,"lists":[1]}',
      '{"format":1,"lists":["10000-28"]}',
      released.replace('kE4c', 'kE4d'),
      released.replace(']', ',"1"]'),
      released.slice(0, -1),
    ];
    expect(broken.filter((value) => readBulkSearchLists(value) !== null)).toEqual([]);
  });
});
