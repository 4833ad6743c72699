import { describe, expect, test } from 'vitest';
import { readFilters } from '../codec/filter.codec.ts';
import { readRows } from './filter.draft.ts';
import { translateRow } from './filter.row.ts';
import { numberNotation, percentNotation, readSign } from './number.notation.ts';

describe('a sign before a number', () => {
  test.each([
    ['<8', '<', '8'],
    [' > 0,5', '>', '0,5'],
    ['<=8', '<=', '8'],
    ['\u22658', '>=', '8'],
    ['\uff1c\uff1d8', '<=', '8'],
    ['=>8', '>=', '8'],
    ['<', '<', ''],
  ])('%j is read as the operator %s', (text, operator, rest) => {
    expect(readSign(text)).toEqual({ operator, rest });
  });

  test('is completed by a following =, which is no operator by itself', () => {
    expect([readSign('=8', '<'), readSign('=8', '>'), readSign('=8'), readSign('=8', '>=')]).toEqual([
      { operator: '<=', rest: '8' },
      { operator: '>=', rest: '8' },
      null,
      null,
    ]);
  });

  test.each(['8', '-8', '', '<>8', '8<', '=='])('is not in %j', (text) => {
    expect(readSign(text)).toBe(null);
  });
});

describe('a percent sign after a number', () => {
  test('can be typed and is read where the number is a percentage', () => {
    const { read, find, canFollow } = percentNotation(numberNotation('en'));
    expect([read('8%')?.number, read('0.5 \uff05')?.number, find('8 %'), find('about 8 RFU')]).toEqual([
      8,
      0.5,
      null,
      '8',
    ]);
    expect([canFollow('8', '%'), canFollow('', '%'), canFollow('8%', '%'), canFollow('8', 'x')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('belongs to percentages only, in every language', () => {
    const row = { filterId: '1', filterKey: 'totalCvPlasma', value: ['<', '8.5%'] } as const;
    const other = { ...row, filterKey: 'loDb' } as const;
    expect(readRows([row], 'en')).toEqual([{ ...row, problems: [], clause: readFilters('totalCvPlasma<8.5')[0] }]);
    expect(readRows([other], 'en')).toEqual([
      { ...other, problems: [{ code: 'not_a_number', box: 'first' }], clause: null },
    ]);
    expect(translateRow(row, 'en', 'de').value).toEqual(['<', '8,5']);
  });
});
