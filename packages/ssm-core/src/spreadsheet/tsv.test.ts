import { expect, test } from 'vitest';
import { hostileTexts } from '../testing/hostileTexts.ts';
import { writeTsvLines } from './tsv.ts';

test('a row is one line, whatever its cells contain', () => {
  expect(writeTsvLines([['a\tb', 'two\r\nlines', null, -0.5, 'say "hi"'], ['IL-6']])).toBe(
    'a b\ttwo lines\t\t-0.5\t"say ""hi"""\nIL-6\n',
  );
  const rows = hostileTexts.map((text) => [text, 'end']);
  expect(writeTsvLines(rows).split(/[\r\n]/).length).toBe(rows.length + 1);
});

test('R29: a formula gets a quote in front, and a SeqId stays plain', () => {
  const lines = writeTsvLines([['=1', '10-1', '@a', 'DEC1', '-5', '10000-28']]);
  expect(lines).toBe("'=1\t10-1\t'@a\tDEC1\t'-5\t10000-28\n");
});
