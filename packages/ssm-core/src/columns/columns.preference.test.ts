import { describe, expect, test } from 'vitest';
import { isPreferred, preferenceOf } from './columns.preference.ts';

const preferred = ['seqId', 'fullName', 'mousePlasmaBin', 'loDb'] as const;

describe('the preference', () => {
  test('S4-20: equals a choice that has the same columns in the same order', () => {
    expect([
      isPreferred(preferred, preferred, 'V_7K'),
      isPreferred(['seqId', 'fullName', 'loDb', 'mousePlasmaBin'], preferred, 'V_7K'),
      isPreferred(['seqId', 'fullName', 'loDb'], preferred, 'V_7K'),
      isPreferred(['seqId', 'fullName'], [], 'V_7K'),
    ]).toEqual([true, false, false, false]);
  });

  test('S4-20: is compared without the columns that the version lacks', () => {
    expect(isPreferred(['seqId', 'fullName', 'loDb'], preferred, 'V_11K')).toBe(true);
  });

  test('keeps columns that only the other version has when a choice is saved as the preference', () => {
    expect([
      preferenceOf(['seqId', 'fullName', 'pQtl'], preferred, 'V_11K'),
      preferenceOf(['seqId', 'fullName', 'pQtl'], preferred, 'V_7K'),
    ]).toEqual([
      ['seqId', 'fullName', 'pQtl', 'mousePlasmaBin'],
      ['seqId', 'fullName', 'pQtl'],
    ]);
  });
});
