import { describe, expect, test } from 'vitest';
import type { FilterKey } from '../../api/types.ts';
import { maximumFiltersLength } from '../filter.keys.ts';
import { type RowProblem, readRows } from './filter.draft.ts';
import type { FilterDraftRow, FilterValue } from './filter.row.ts';

function rowsOf(...rows: readonly (readonly [FilterKey | null, FilterValue])[]): readonly FilterDraftRow[] {
  return rows.map(([filterKey, value], index) => ({ filterId: String(index), filterKey, value }));
}

const rowProblems = (rows: readonly FilterDraftRow[], locale = 'en') =>
  readRows(rows, locale).map(({ problems }) => problems);

describe('S5-06 the text of a number', () => {
  test.each<[value: readonly string[], problems: readonly RowProblem[]]>([
    [[], []],
    [['>', ''], []],
    [['>', ' '], []],
    [['>', '-1.5e3'], []],
    [['>', 'abc'], [{ code: 'not_a_number', box: 'first' }]],
    [['>', '1,5'], []],
    [['>', '1,5 2'], [{ code: 'not_a_number', box: 'first' }]],
    [['>', '1e999'], [{ code: 'number_too_large', box: 'first' }]],
    [['>', '1', 'abc'], []],
    [
      ['~', '', ''],
      [
        { code: 'number_missing', box: 'first' },
        { code: 'number_missing', box: 'second' },
      ],
    ],
    [['~', '1', '1'], []],
    [['~', '1', ''], [{ code: 'number_missing', box: 'second' }]],
    [['~', '', '1'], [{ code: 'number_missing', box: 'first' }]],
    [['~', '9', '3'], [{ code: 'low_above_high', box: 'second' }]],
    [['~', '10', '9'], [{ code: 'low_above_high', box: 'second' }]],
    [['~', 'a', '3'], [{ code: 'not_a_number', box: 'first' }]],
    [
      ['~', 'a', '-1e999'],
      [
        { code: 'not_a_number', box: 'first' },
        { code: 'number_too_large', box: 'second' },
      ],
    ],
    [
      ['~', 'a', ''],
      [
        { code: 'not_a_number', box: 'first' },
        { code: 'number_missing', box: 'second' },
      ],
    ],
  ])('%j', (value, problems) => {
    expect(rowProblems(rowsOf(['loDb', value]))).toEqual([problems]);
  });
});

test('S5-06: the bounds of a range are compared as the language reads them', () => {
  const rows = rowsOf(['loDb', ['~', '1.000', '1,5']]);
  expect([rowProblems(rows, 'de'), rowProblems(rows, 'en')]).toEqual([
    [[{ code: 'low_above_high', box: 'second' }]],
    [[]],
  ]);
});

test('a repeated keyword is reported at the second box, whatever its case, accents and spaces', () => {
  const values = [['a', 'b'], ['a'], [], ['', ''], ['', 'a'], ['Ménière', ' meniere']];
  expect(values.map((value) => rowProblems(rowsOf(['mesh', value])))).toEqual([
    [[]],
    [[]],
    [[]],
    [[]],
    [[]],
    [[{ code: 'duplicate_keyword', box: 'second' }]],
  ]);
});

test('typed text is reported where the user must choose a suggestion, and a chosen or empty value is not', () => {
  const values: readonly FilterValue[] = ['', 'Binds, well', [' '], ['Binds, well']];
  expect(values.map((value) => rowProblems(rowsOf(['charInfo', value])))).toEqual([
    [[]],
    [[]],
    [[]],
    [[{ code: 'not_suggested', box: 'first' }]],
  ]);
});

test('an incomplete row has no problem', () => {
  expect(rowProblems(rowsOf([null, ''], ['fullName', ''], ['pubs', []], ['dilGroup', ''], ['bufferMS', true]))).toEqual(
    [[], [], [], [], []],
  );
});

describe('filters that are too long for a request', () => {
  const prefix = 'fullName*='.length;

  test('are reported only at the row that exceeds the limit', () => {
    const half = 'a'.repeat(maximumFiltersLength / 2);
    expect(rowProblems(rowsOf(['fullName', half], ['targetName', half], ['loDb', ['>', '1']]))).toEqual([
      [],
      [{ code: 'too_long', box: 'first' }],
      [],
    ]);
  });

  test('are measured in encoded characters', () => {
    const fits = 'a'.repeat(maximumFiltersLength - prefix);
    const encoded = '😀'.repeat(Math.floor((maximumFiltersLength - prefix) / 12));
    expect([fits, `${fits}a`, encoded, `${encoded}😀`].map((text) => rowProblems(rowsOf(['fullName', text])))).toEqual([
      [[]],
      [[{ code: 'too_long', box: 'first' }]],
      [[]],
      [[{ code: 'too_long', box: 'first' }]],
    ]);
    const room = 'a'.repeat(maximumFiltersLength - prefix - '&loDb>1'.length);
    const withNumber = (text: string) => rowProblems(rowsOf(['fullName', text], ['loDb', ['>', '1']]));
    expect([withNumber(room), withNumber(`${room}a`)]).toEqual([
      [[], []],
      [[], [{ code: 'too_long', box: 'first' }]],
    ]);
  });

  test('are reported at the longer of two keywords', () => {
    const long = 'a'.repeat(maximumFiltersLength);
    expect(
      [
        [long, 'b'],
        ['b', long],
      ].map((value) => rowProblems(rowsOf(['mesh', value]))),
    ).toEqual([[[{ code: 'too_long', box: 'first' }]], [[{ code: 'too_long', box: 'second' }]]]);
  });
});
