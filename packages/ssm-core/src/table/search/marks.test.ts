import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddText } from '../../testing/table.arbitrary.ts';
import { fold, loosen } from './fold.ts';
import { markRanges, matchedTerms } from './marks.ts';
import { parseSearch } from './search.query.ts';

function marked(text: string, query: string): string {
  let result = '';
  let from = 0;
  for (const [start, end] of markRanges(text, parseSearch(query))) {
    result += `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
  }
  return result + text.slice(from);
}

test('every match of every term is marked, ignoring case', () => {
  expect(marked('Interleukin-6 receptor', 'IN rec, 6')).toBe('[In]terleuk[in]-[6] [rec]eptor');
});

test('a match at the start of a word may have other hyphens and spaces than the term', () => {
  expect(marked('PD-L1, PDL1 and APD-L1', 'pdl1')).toBe('[PD-L1], [PDL1] and APD-L1');
  expect(marked('PDL1', 'PD-L1')).toBe('[PDL1]');
  expect(marked('Interleukin-8 receptor', 'interleukin 8')).toBe('[Interleukin-8] receptor');
});

test('matches that overlap or touch become one mark', () => {
  expect(marked('banana', 'ana')).toBe('b[anana]');
  expect(marked('IL6', 'il 6')).toBe('[IL6]');
});

test('marks cover whole characters of the original text', () => {
  expect(marked('Sjo\u0308gren', 'o')).toBe('Sj[o\u0308]gren');
  expect(marked('İstanbul ﬁn', 'i')).toBe('[İ]stanbul [ﬁ]n');
  expect(marked('x각y', '가')).toBe('x[각]y');
  expect(marked('😀 𐐀a', '𐐨')).toBe('😀 [𐐀]a');
  expect(marked('\u0301a\ud83db', 'ab')).toBe('\u0301[a\ud83db]');
});

test('nothing is marked without a query or a match', () => {
  expect(markRanges('IL6', parseSearch(''))).toEqual([]);
  expect(markRanges('IL6', parseSearch('tnf'))).toEqual([]);
  expect(markRanges('é', parseSearch('f'))).toEqual([]);
});

test('marks are ordered, separate and contain the term, and the text outside the marks does not', () => {
  fc.assert(
    fc.property(oddText, oddText, (text, typed) => {
      const [[term] = []] = parseSearch(typed).alternatives;
      fc.pre(term !== undefined);
      const ranges = markRanges(text, { alternatives: [[term]] });
      let from = 0;
      for (const [start, end] of ranges) {
        expect(fold(text.slice(from, start))).not.toContain(term);
        expect(loosen(fold(text.slice(start, end)))).toContain(loosen(term));
        expect(start === 0 || start > from || from === 0).toBe(true);
        expect(end).toBeLessThanOrEqual(text.length);
        from = end;
      }
      expect(fold(text.slice(from))).not.toContain(term);
    }),
    { numRuns: 500 },
  );
});

test('a digit of another script is marked like the ASCII digit', () => {
  expect(markRanges('a\u{110f0}b', parseSearch('\u{110f0}'))).toEqual([[1, 3]]);
});

test('a query that is part of a text is marked in the text', () => {
  fc.assert(
    fc.property(oddText, oddText, oddText, (before, piece, after) => {
      const query = parseSearch(piece);
      const [terms] = query.alternatives;
      fc.pre(terms !== undefined);
      expect(markRanges(before + piece + after, query).length).toBeGreaterThan(0);
    }),
  );
});

describe('a query of many terms', () => {
  test('marks everything that each of its terms would mark alone', () => {
    const word = fc.oneof(oddText, fc.constantFrom('a', 'an', 'ana', 'anan', '10000-28', 'p0', '\u0307'));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 25, maxLength: 60 }),
        fc.array(word, { maxLength: 8 }),
        (typed, parts) => {
          const query = parseSearch(typed.map((each) => each.replaceAll(/\s/g, '')).join(','));
          const text = parts.join('');
          const terms = [...new Set(query.alternatives.flat())];
          const isMarked = (at: number): boolean =>
            terms.some((term) =>
              markRanges(text, { alternatives: [[term]] }).some(([start, end]) => at >= start && at < end),
            );
          const places = new Set(
            markRanges(text, query).flatMap(([start, end]) =>
              Array.from({ length: end - start }, (_, at) => start + at),
            ),
          );
          expect([...places]).toEqual(Array.from(text.split(''), (_, at) => at).filter(isMarked));
          const isFound = (term: string): boolean => markRanges(text, { alternatives: [[term]] }).length > 0;
          expect(matchedTerms(text, query)).toEqual(new Set(terms.filter(isFound)));
        },
      ),
    );
  });
});
