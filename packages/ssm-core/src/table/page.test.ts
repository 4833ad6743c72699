import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPageSize, pageOf, pageSizes } from './page.ts';
import { allRows } from './rows.ts';

test('S9-03 pages have 25, 50, 100, 500 or 1500 rows, and 100 by default', () => {
  expect([pageSizes, defaultPageSize]).toEqual([[25, 50, 100, 500, 1500], 100]);
});

test('a page states which rows of the result it contains', () => {
  expect(pageOf(230, 2, 100)).toEqual({ index: 2, count: 3, size: 100, start: 200, end: 230, total: 230 });
  expect(pageOf(0, 0, 25)).toEqual({ index: 0, count: 1, size: 25, start: 0, end: 0, total: 0 });
});

test('an index outside the result gives the nearest page', () => {
  expect([-3, Number.NaN, 1.9, 7, Number.POSITIVE_INFINITY].map((index) => pageOf(230, index, 100).index)).toEqual([
    0, 0, 1, 2, 2,
  ]);
});

test('the pages of a result have each of its rows once', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.constantFrom(...pageSizes), (total, size) => {
      const rows = allRows(total);
      const pages = Array.from({ length: pageOf(total, 0, size).count }, (_, index) => pageOf(total, index, size));
      expect(pages.flatMap(({ start, end }) => [...rows.subarray(start, end)])).toEqual([...rows]);
    }),
  );
});
