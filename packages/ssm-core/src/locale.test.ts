import { expect, test } from 'vitest';
import { directionOf, usableLocale } from './locale.ts';

test('every language has a writing direction', () => {
  const tags = ['en', 'de-CH', 'ar', 'he', 'fa-IR', 'az-Arab', 'ar-XB', 'en-XA', 'zh-Hant', 'ja'];
  expect(tags.filter((tag) => directionOf(tag) === 'rtl')).toEqual(['ar', 'he', 'fa-IR', 'az-Arab', 'ar-XB']);
});

test('an invalid language tag counts as English', () => {
  expect(['de-CH', 'ja', 'de_DE', ''].map(usableLocale)).toEqual(['de-CH', 'ja', 'en', 'en']);
});
