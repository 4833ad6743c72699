import * as fc from 'fast-check';
import { numberNotation } from 'ssm-core/internal';
import { expect, test } from 'vitest';
import { en } from '../../../strings/en/en.ts';
import { createCellText, createNumberText } from '../../../strings/format.ts';

const locales = ['en', 'de', 'ja', 'fr', 'de-CH', 'en-IN', 'sv', 'ar', 'ar-EG', 'fa', 'mr'];
const shownNumber = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e200, max: 1e200 })
  .map((number) => Number(number.toPrecision(15)) + 0);

test("S5-06: a chip's number pasted into a box reads as the same number in every locale", () => {
  const numberTexts = new Map(locales.map((locale) => [locale, createNumberText(locale)]));
  fc.assert(
    fc.property(shownNumber, fc.constantFrom(...locales), (number, locale) => {
      const text = numberTexts.get(locale)?.(number) ?? '';
      expect(numberNotation(locale).read(text)).toMatchObject({ number, isOwn: true });
    }),
  );
});

test("S5-06: a cell's number pasted into a box reads as the number that the cell shows, in every locale", () => {
  const cellTexts = new Map(locales.map((locale) => [locale, createCellText(en, locale)]));
  const measure = fc.constantFrom('loDb' as const, 'correlationPlasma' as const);
  fc.assert(
    fc.property(shownNumber, measure, fc.constantFrom(...locales), (number, column, locale) => {
      const shown = Number(cellTexts.get('en')?.(column, number).replaceAll(',', ''));
      const text = cellTexts.get(locale)?.(column, number) ?? '';
      expect(numberNotation(locale).read(text)).toMatchObject({ number: shown + 0, isOwn: true });
    }),
  );
});
