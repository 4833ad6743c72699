import { describe, expect, test } from 'vitest';
import { listColumn, textColumn } from '../table/build.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { reagentCounts } from './sharingReagents.ts';

describe('the number of reagents for the proteins of a row', () => {
  const table = smallTable({
    seqId: textColumn(['1-1', '1-2', '1-3', '2-1', '3-1', '4-1']),
    uniProtId: listColumn([['IL6'], ['IL6'], ['IL6', 'IL6R'], ['IL6R'], ['TNF', 'TNF'], null]),
  });

  test('includes the row, counts each reagent once, and is 0 without an accession', () => {
    expect([...reagentCounts(table)]).toEqual([3, 3, 4, 2, 1, 0]);
  });

  test('is computed once for a column, and unknown without the column', () => {
    expect(reagentCounts({ ...table, revision: 'other' })).toBe(reagentCounts(table));
    expect([...reagentCounts(smallTable({ seqId: textColumn(['1-1']) }))]).toEqual([]);
  });
});
