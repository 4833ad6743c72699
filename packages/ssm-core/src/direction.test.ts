import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test('a language says in which direction it is written', () => {
  const tags = ['en', 'de-CH', 'ar', 'he', 'fa-IR', 'az-Arab', 'ar-XB', 'en-XA', 'zh-Hant', 'ja'];
  expect(tags.filter((tag) => directionOf(tag) === 'rtl')).toEqual(['ar', 'he', 'fa-IR', 'az-Arab', 'ar-XB']);
});
