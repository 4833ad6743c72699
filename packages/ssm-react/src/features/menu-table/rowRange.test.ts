import { expect, it } from 'vitest';
import { rowRange } from './rowRange.ts';

const rows = Uint32Array.of(7, 3, 9, 1, 4);

it('takes every row between two of a result, in either direction', () => {
  expect([...rowRange(rows, 3, 1)]).toEqual([3, 9, 1]);
  expect([...rowRange(rows, 4, 9)]).toEqual([9, 1, 4]);
});

it('takes the second row alone when the result lacks the first', () => {
  expect([...rowRange(rows, 5, 9)]).toEqual([9]);
});
