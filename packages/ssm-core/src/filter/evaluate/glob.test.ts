import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oddText } from '../../testing/table.arbitrary.ts';
import { compileGlob, foldCharacters, normalGlob } from './glob.ts';

function matches(pattern: string, text: string): boolean {
  return compileGlob(pattern)(foldCharacters(text));
}

test('a pattern without wildcards matches text that contains it, ignoring case and accents', () => {
  expect(['Protein KINASE c', 'kin', 'Kínase'].map((text) => matches('kinase', text))).toEqual([true, false, true]);
});

test('a pattern with a wildcard matches whole texts only', () => {
  const texts = ['IL6', 'il-6 receptor', 'sIL6', ''];
  expect(texts.map((text) => matches('IL*', text))).toEqual([true, true, false, false]);
  expect(texts.map((text) => matches('?L6', text))).toEqual([true, false, false, false]);
  expect(texts.map((text) => matches('*6', text))).toEqual([true, false, true, false]);
  expect(texts.map((text) => matches('*l*6*', text))).toEqual([true, true, true, false]);
  expect(texts.map((text) => matches('*', text))).toEqual([true, true, true, true]);
  expect(texts.map((text) => matches('?*', text))).toEqual([true, true, true, false]);
});

test('a question mark matches one character, even one of two code units or several letters', () => {
  expect(['x😀y', 'x각y', 'xe\u0301y', 'xeey'].map((text) => matches('x?y', text))).toEqual([true, true, true, false]);
  expect(['x😀😀', 'x😀'].map((text) => matches('x*??', text))).toEqual([true, false]);
});

test('patterns with the same meaning have one spelling', () => {
  expect(['Kinase', '*kinase*', '**KINASE**', 'a*?*?b', 'a??*b'].map(normalGlob)).toEqual([
    '*kinase*',
    '*kinase*',
    '*kinase*',
    'a??*b',
    'a??*b',
  ]);
});

test('the texts before and after a `*` do not overlap', () => {
  expect(['ab', 'abb', 'abab'].map((text) => matches('ab*b', text))).toEqual([false, true, true]);
  expect(['aba', 'abxaba'].map((text) => matches('*aba*ba', text))).toEqual([false, false]);
});

test('patterns match the same texts as a regular expression', () => {
  const character = fc.constantFrom('a', 'b', '😀', '각', '.', '\n');
  const text = fc.array(character, { maxLength: 4 }).map((characters) => characters.join(''));
  const pieces = fc.array(fc.oneof(fc.constantFrom('*', '?'), character), { maxLength: 6 });
  const patternAndText = fc
    .tuple(pieces, fc.infiniteStream(text), fc.infiniteStream(character), text, fc.boolean())
    .map(([pattern, runs, characters, other, isMade]) => {
      const made = pattern.map((piece) => {
        if (piece === '*') return runs.next().value;
        return piece === '?' ? characters.next().value : piece;
      });
      return [pattern.join(''), isMade ? made.join('') : other] as const;
    });
  fc.assert(
    fc.property(patternAndText, ([glob, given]) => {
      const source = glob.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.');
      const expected = new RegExp(/[*?]/.test(glob) ? `^${source}$` : source, 'su').test(given);
      expect(matches(glob, given)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test('all spellings of a pattern match the same texts', () => {
  fc.assert(
    fc.property(oddText, oddText, fc.constantFrom('', '*', '?'), (pattern, text, wildcard) => {
      const glob = pattern + wildcard;
      expect(matches(normalGlob(glob), text)).toBe(matches(glob, text));
    }),
  );
});

test('a pattern that provokes backtracking takes no longer than other patterns', () => {
  const text = 'a'.repeat(5000);
  expect(matches(`${'*a'.repeat(1000)}b`, text)).toBe(false);
  expect(matches(`*${'a?'.repeat(1000)}b`, text)).toBe(false);
});
