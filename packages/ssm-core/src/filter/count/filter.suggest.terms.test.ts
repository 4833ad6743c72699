import { expect, test } from 'vitest';
import type { FilterKey } from '../../api/types.ts';
import { maximumTermLength } from '../filter.keys.ts';
import type { FilterValue } from '../rows/filter.row.ts';
import { suggestionTerms } from './filter.suggest.ts';

function termsOf(filterKey: FilterKey | null, value: FilterValue): readonly [string, string] {
  const { first, second } = suggestionTerms({ filterId: '1', filterKey, value });
  return [first, second];
}

test('S3-05, S5-04 a row requests suggestions for its trimmed text, but none while it is empty', () => {
  expect([termsOf('fullName', ' kin '), termsOf('charInfo', 'b'), termsOf('fullName', ' '), termsOf(null, '')]).toEqual(
    [
      ['kin', ''],
      ['b', ''],
      ['', ''],
      ['', ''],
    ],
  );
});

test('S4-14, S5-04 each keyword requests its own suggestions; an empty keyword requests none', () => {
  expect([['a', ' b'], ['', 'b'], ['a'], []].map((value) => termsOf('mesh', value))).toEqual([
    ['a', 'b'],
    ['', 'b'],
    ['a', ''],
    ['', ''],
  ]);
});

test('a text above the maximum length requests no suggestions', () => {
  const longest = 'a'.repeat(maximumTermLength);
  expect([termsOf('fullName', longest), termsOf('fullName', `${longest}a`)]).toEqual([
    [longest, ''],
    ['', ''],
  ]);
});

test('choices, numbers and switches have no suggestions', () => {
  const rows: readonly (readonly [FilterKey, FilterValue])[] = [
    ['dilGroup', '20%'],
    ['fixedPanels', ['cvd']],
    ['pubs', ['pQtl']],
    ['loDb', ['>', '1']],
    ['bufferMS', true],
    ['diseases', ['alz']],
  ];
  expect(rows.map(([key, value]) => termsOf(key, value))).toEqual(rows.map(() => ['', '']));
});
