import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberNotation } from './number.notation.ts';

function readIn(locale: string, text: string): string | null {
  const reading = numberNotation(locale).read(text);
  if (reading === null) return null;
  const { number, other, isOwn } = reading;
  return `${number}${other === null ? '' : ` or ${other}`}${isOwn ? '' : ', not own'}`;
}

describe('S5-06: a number is read as the language writes it', () => {
  test.each<[text: string, en: string | null, de: string | null]>([
    ['8', '8', '8'],
    ['-0', '0', '0'],
    ['+1', '1', '1'],
    ['.5', '0.5', '0.5, not own'],
    [',5', '0.5, not own', '0.5'],
    ['5.', '5', '5, not own'],
    ['0.5', '0.5', '0.5, not own'],
    ['0,5', '0.5, not own', '0.5'],
    ['0,500', '0.5, not own', '0.5'],
    ['1.000', '1 or 1000', '1000 or 1'],
    ['1,000', '1000 or 1', '1 or 1000'],
    ['-12.345', '-12.345 or -12345', '-12345 or -12.345'],
    ['1234.567', '1234.567', '1234.567, not own'],
    ['1.234,5', '1234.5, not own', '1234.5'],
    ['1,234.5', '1234.5', '1234.5, not own'],
    ['1,234,567', '1234567', '1234567, not own'],
    ['1.234.567', '1234567, not own', '1234567'],
    ['12,34,567', '1234567', '1234567, not own'],
    ['1 234', '1234', '1234'],
    ['1\u202f234,5', '1234.5, not own', '1234.5'],
    ["1'234.5", '1234.5', '1234.5, not own'],
    ['1\u2019234', '1234', '1234'],
    ['1e-3', '0.001', '0.001'],
    ['2,5E21', '2.5e+21, not own', '2.5e+21'],
    ['1E\u22127', '1e-7', '1e-7'],
    ['1e999', 'Infinity', 'Infinity'],
    [' \u22121.5\n', '-1.5', '-1.5, not own'],
    ['\u00a07', '7', '7'],
    ['\uff10\uff0e\uff15', '0.5', '0.5, not own'],
    ['\uff0d\uff17', '-7', '-7'],
    ['\u30fc\uff17\u30025', '-7.5', '-7.5, not own'],
    ['٠٫٥', '0.5', '0.5'],
    ['١٬٢٣٤٫٥', '1234.5', '1234.5'],
    ['', null, null],
    [' ', null, null],
    ['-', null, null],
    ['.', null, null],
    ['one', null, null],
    ['1 2', null, null],
    ['1\t234', null, null],
    ['1,5,000', null, null],
    ['1.2.3', null, null],
    ['1.234,567.8', null, null],
    ['8%', null, null],
    ['0x10', null, null],
    ['Infinity', null, null],
    ['1e', null, null],
    ['1e2e3', null, null],
    ['--1', null, null],
    ['12-15', null, null],
    ['10²', null, null],
    ['½', null, null],
  ])('%j', (text, en, de) => {
    expect([readIn('en', text), readIn('de', text)]).toEqual([en, de]);
  });

  test.each([
    ['ja', '１，２３４．５', '1234.5'],
    ['fr', '1\u202f234,5', '1234.5'],
    ['de-CH', '1\u2019234.5', '1234.5'],
    ['en-IN', '12,34,567.5', '1234567.5'],
    ['sv', '\u22122,5×10^\u221221', '-2.5e-21'],
    ['ar-EG', '\u061c-٢٫٥أس\u061c-٢١', '-2.5e-21'],
    ['fa', '\u200e\u2212۲٫۵×۱۰^۲۱', '-2.5e+21'],
  ])('in %s: %s', (locale, text, number) => {
    expect(readIn(locale, text)).toBe(number);
  });
});

const locales = ['en', 'de', 'ja', 'fr', 'es', 'sv', 'ar-EG', 'fa', 'de-CH', 'en-IN', 'mr', 'ar-XB'];

test('S5-06: a number is read back from the way in which a language writes it', () => {
  const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(anyNumber, fc.constantFrom(...locales), (number, locale) => {
      const { read, write } = numberNotation(locale);
      expect(read(write(number))).toMatchObject({ number: number + 0, isOwn: true });
    }),
  );
  expect(['en', 'de', 'ja', 'fa'].map((locale) => numberNotation(locale).write(1234.5))).toEqual([
    '1234.5',
    '1234,5',
    '1234.5',
    '1234٫5',
  ]);
});

test.each([
  ['1200 RFU', '1200'],
  ['< 0.5%', '0.5'],
  ['0,5 %', '0,5'],
  ['10\u00a0%', '10'],
  ['1.234,5 RFU', '1.234,5'],
  ['1\u202f234,5 RFU', '1\u202f234,5'],
  ['LoDB > 1\u2019000', '1\u2019000'],
  ['\u22122,5E-9 M', '\u22122,5E-9'],
  ['７🧬', '７'],
  ['8', null],
  ['1,5', null],
  ['12-15', null],
  ['1 and 2', null],
  ['IL-6', null],
  ['10² RFU', null],
  ['about', null],
])('S5-06: the only number in the pasted text %j is %j', (text, number) => {
  expect(numberNotation('de').find(text)).toBe(number);
});

test('S5-06: only characters of a number can be typed, and an exponent only after a digit', () => {
  const { canFollow } = numberNotation('sv');
  const typed = ['7', '７', '٣', '.', ',', '，', '-', '\u2212', ' ', '\u202f', "'", '\u200e', 'e', '×', '^'];
  expect(typed.map((character) => canFollow('', character))).toEqual(typed.map((_, index) => index < 12));
  expect(['e', '×', '^', 'x', '%', '🧬', '1e'].map((character) => canFollow('1', character))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
