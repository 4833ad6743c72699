import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oddText } from '../../testing/table.arbitrary.ts';
import { fold } from './fold.ts';

test('folding removes case and accents', () => {
  const texts = ['IL-6', 'Sjögren', 'Ménière', 'İ', 'ΑΣ', 'ΑΣΑ', 'ﬁ', 'Straße', '\u212a', '𐐀', 'e\u0301'];
  expect(texts.map(fold)).toEqual(['il-6', 'sjogren', 'meniere', 'i', 'ασ', 'ασα', 'fi', 'straße', 'k', '𐐨', 'e']);
});

test('folding unifies full-width forms and dashes, and removes invisible characters', () => {
  expect(['ＩＬ－６', '10000–28', '10000\u221228', 'IL\u00ad-6\u200b', '㎎'].map(fold)).toEqual([
    'il-6',
    '10000-28',
    '10000-28',
    'il-6',
    'mg',
  ]);
});

test('folding removes unpaired surrogates and their replacements', () => {
  expect(fold('a\ud83db\ude00c\ufffd😀')).toBe('abc😀');
});

test('folding a part of a text gives a part of the folded text', () => {
  fc.assert(
    fc.property(oddText, oddText, oddText, (before, piece, after) => {
      expect(fold(before + piece + after)).toContain(fold(piece));
    }),
  );
});

test('folding twice gives the same as folding once', () => {
  fc.assert(
    fc.property(oddText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
