import { expect, test } from 'vitest';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { numberColumn, textColumn } from '../build.ts';
import { mergeTables } from './merge.ts';

const seqId = textColumn(['10000-28', '2-1']);
const first = smallTable({ seqId, fullName: textColumn(['a', 'b']) });

test('puts the columns of two answers in one table', () => {
  const second = smallTable({ seqId: textColumn(['10000-28', '2-1']), loDb: numberColumn([1, 2]) });
  expect(mergeTables(first, second)).toEqual(
    smallTable({ seqId, fullName: textColumn(['a', 'b']), loDb: numberColumn([1, 2]) }),
  );
});

test('refuses answers of different revisions, sizes or rows', () => {
  expect(() => mergeTables(first, { ...first, revision: 'other' })).toThrow(
    'a table of V_7K other with 2 rows cannot join one of V_7K small with 2; load both again',
  );
  expect(() => mergeTables(first, smallTable({ seqId: textColumn(['2-1']) }))).toThrow(
    'a table of V_7K small with 1 rows cannot join one of V_7K small with 2; load both again',
  );
  expect(() => mergeTables(first, smallTable({ seqId: textColumn(['10000-28', '2-2']) }))).toThrow(
    'row 1 is not the same analyte in both tables; only answers to one filter can be merged',
  );
});
