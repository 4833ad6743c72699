import { expect, test } from 'vitest';
import { textColumn } from '../table/build.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { missingSeqIds } from './missing.ts';

test('missing SeqIds are the SeqIds of the list that the menu no longer has, in list order', () => {
  const table = smallTable({ seqId: textColumn(['1-1', '2-1']) });
  expect([missingSeqIds(table, new Set(['9-9', '2-1', '8-8'])), missingSeqIds(table, ['1-1'])]).toEqual([
    ['9-9', '8-8'],
    [],
  ]);
});
