import { expect, test } from 'vitest';
import { parseNumber } from './filter.codec.ts';

test('S5-06 a text that spells a number gives the number; any other text gives NaN', () => {
  const spelt = ['0', '-0', '12.5', '.5', '5.', '+1', '1e-3', '1E+2'].map(parseNumber);
  expect(spelt).toEqual([0, 0, 12.5, 0.5, 5, 1, 0.001, 100]);
  const others = ['', ' ', 'one', '1 2', '1,5', '1,000', '8%', '0x10', 'Infinity', 'NaN', '1e', '--1', '٣', ' 1'];
  expect(others.map(parseNumber)).toEqual(others.map(() => Number.NaN));
});

test('a number that is too large is infinite, not NaN', () => {
  expect(['1e999', '-1e999'].map(parseNumber)).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
});
