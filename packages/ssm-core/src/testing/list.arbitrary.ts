import * as fc from 'fast-check';
import { applyChange, type WorkingListItem } from '../builder/list.change.ts';

/** There are few values, so that an added item is often already in the list. */
const anySeqId = fc.constantFrom('1-1', '2-1', '2-10', '10-1', '10-2', '300-4', 'odd');
const anyTime = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-01-02'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyItem: fc.Arbitrary<WorkingListItem> = fc.record({ seqId: anySeqId, added: anyTime });

export const anyItems = fc.array(anyItem, { maxLength: 6 }).map((add) => applyChange([], { add, remove: [] }));

export const anyChange = fc.record({
  add: fc.array(anyItem, { maxLength: 4 }),
  remove: fc.array(anyItem, { maxLength: 4 }),
});

export const anySeqIds = fc.array(anySeqId, { maxLength: 5 });

const anyWellFormedSeqId = fc
  .oneof(
    fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(5)),
    fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(999_999)),
  )
  .map(([pool, clone]) => `${pool}-${clone}`);

export const anyWellFormedSeqIds: fc.Arbitrary<readonly string[]> = fc.array(anyWellFormedSeqId, { maxLength: 200 });
