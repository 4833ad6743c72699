import { expect, test } from 'vitest';
import { dilutionText } from './format.ts';

test.each([
  ['en', ['20%', '0.5%', '0.005%', '0%', 'Neat']],
  ['de', ['20\u00a0%', '0,5\u00a0%', '0,005\u00a0%', '0\u00a0%', 'Neat']],
  ['ja', ['20%', '0.5%', '0.005%', '0%', 'Neat']],
])('writes dilution groups as the language %s writes percentages', (locale, shown) => {
  expect(['20%', '0.5%', '0.005%', '0%', 'Neat'].map((group) => dilutionText(group, locale))).toEqual(shown);
});
