import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyClauses } from '../../testing/clause.arbitrary.ts';
import type { Clause } from '../clause.ts';
import { normaliseFilters, readFilters, writeFilters } from './filter.codec.ts';

function normal(text: string): string {
  return normaliseFilters(readFilters(text));
}

test('the normal text ignores order of clauses and values, repetition, case, accents and spelling of numbers', () => {
  expect(normal('diseases=B,a,b&loDb>1e2&loDb>100.0&fullName*=Ménière')).toBe(
    'diseases=a,b&fullName*=meniere&loDb>100',
  );
  expect(normal('fullName*=*MENIERE**&loDb>%2B100&diseases=A,b')).toBe('diseases=a,b&fullName*=*meniere*&loDb>100');
  expect(normal('pubs=pQtl,orthStrats,pQtl')).toBe('pubs=orthStrats,pQtl');
});

test('filters with different meanings have different normal texts', () => {
  const texts = [
    '',
    'loDb>1',
    'loDb>=1',
    'loDb~1,1',
    'bufferMS=true',
    'bufferMS=false',
    'fullName*=a',
    'fullName*=a*',
    'fullName*=*a*',
  ];
  const values = ['mesh=a,b', 'mesh=a%2Cb', 'mesh=%CC%81', 'dilGroup=20%25', 'dilGroup=%3F20%25'];
  expect(new Set([...texts, ...values].map(normal)).size).toBe(texts.length + values.length);
});

function variant(clause: Clause): Clause {
  if ('values' in clause && clause.key !== 'pubs') {
    const values = clause.values.map((value) => value.replace(/[a-z]+/g, (letters) => letters.toUpperCase()));
    return { ...clause, values: [...values, ...clause.values].toReversed() };
  }
  return 'text' in clause
    ? { ...clause, text: clause.text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()) }
    : clause;
}

test('any filters have the same normal text in another order, in capitals or repeated', () => {
  fc.assert(
    fc.property(anyClauses, (clauses) => {
      const other = [...clauses.map(variant), ...clauses].toReversed();
      expect(normaliseFilters(other)).toBe(normaliseFilters(clauses));
    }),
  );
});

test('filters have the same normal text before and after encoding', () => {
  fc.assert(
    fc.property(anyClauses, (clauses) => {
      expect(normal(writeFilters(clauses))).toBe(normaliseFilters(clauses));
    }),
  );
});
