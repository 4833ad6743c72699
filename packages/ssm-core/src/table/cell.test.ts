import { expect, test } from 'vitest';
import { smallTable } from '../testing/table.arbitrary.ts';
import { booleanColumn, listColumn, numberColumn, textColumn } from './build.ts';
import { analyteAt, cellValue } from './cell.ts';

const table = smallTable({
  seqId: textColumn(['10000-28', '2-1']),
  fullName: textColumn(['Beta-crystallin B2', null]),
  uniProtId: listColumn([['P08887', 'P40189'], null]),
  loDb: numberColumn([12.5, null]),
  bufferMS: booleanColumn([false, null]),
});

test('an analyte has its seqId and the requested keys; unknown values are null', () => {
  expect(analyteAt(table, 0, ['fullName', 'uniProtId', 'loDb', 'bufferMS', 'pQtl'])).toEqual({
    seqId: '10000-28',
    fullName: 'Beta-crystallin B2',
    uniProtId: ['P08887', 'P40189'],
    loDb: 12.5,
    bufferMS: false,
    pQtl: null,
  });
  expect(analyteAt(table, 1, ['seqId', 'fullName', 'uniProtId', 'loDb', 'bufferMS'])).toEqual({
    seqId: '2-1',
    fullName: null,
    uniProtId: null,
    loDb: null,
    bufferMS: null,
  });
});

test('a column that the table lacks has no values', () => {
  expect(cellValue(table, 1, 'goBioProcess')).toBe(null);
});

test('a row outside the table throws', () => {
  expect(() => cellValue(table, 2, 'seqId')).toThrow(new Error('Invariant: row 2 is not in a table of 2 rows'));
});
