import { describe, expect, test } from 'vitest';
import type { Clause } from './clause.ts';
import { readFilters } from './codec/filter.codec.ts';
import { type ClauseWords, clauseWords } from './filter.words.ts';

function wordsOf(wire: string): readonly ClauseWords[] {
  return readFilters(wire).map(clauseWords);
}

describe('the words for a text filter', () => {
  test.each<[text: string, operator: string, shown: string]>([
    ['kinase', 'contains', 'kinase'],
    ['*kinase*', 'contains', 'kinase'],
    ['**kin ase*', 'contains', 'kin ase'],
    ['IL*', 'begins_with', 'IL'],
    ['*-1', 'ends_with', '-1'],
    ['IL*R', 'matches', 'IL*R'],
    ['?-?', 'matches', '?-?'],
    ['IL?*', 'matches', 'IL?*'],
    ['a\nb*', 'begins_with', 'a\nb'],
  ])('%s', (text, operator, shown) => {
    expect(clauseWords({ key: 'fullName', operator: '*=', text })).toEqual({ key: 'fullName', operator, text: shown });
  });

  test('say that any value matches if the text has only stars', () => {
    const clauses = ['*', '**'].map((text): Clause => ({ key: 'fullName', operator: '*=', text }));
    const known = { key: 'fullName', operator: 'is_known' };
    expect(clauses.map(clauseWords)).toEqual([known, known]);
  });
});

test('the words for numbers have operator and unit, and the words for switches say yes or no', () => {
  expect(wordsOf('loDb>100&totalCvPlasma~1,5&corrSerum<=0.5&bufferMS=true&v11Only=false')).toEqual([
    { key: 'loDb', operator: '>', number: 100, unit: 'rfu' },
    { key: 'totalCvPlasma', operator: '~', low: 1, high: 5, unit: 'percent' },
    { key: 'corrSerum', operator: '<=', number: 0.5, unit: null },
    { key: 'bufferMS', operator: 'is_true' },
    { key: 'v11Only', operator: 'is_false' },
  ]);
});

test('the words for values say that any of them matches; values with translations are codes', () => {
  expect(wordsOf('dilGroup=20%25&fixedPanels=oncology,cvd&diseases=alz&charInfo=a%2Cb&mesh=a,b')).toEqual([
    { key: 'dilGroup', operator: 'any_of', values: ['20%'], areCodes: false },
    { key: 'fixedPanels', operator: 'any_of', values: ['oncology', 'cvd'], areCodes: true },
    { key: 'diseases', operator: 'any_of', values: ['alz'], areCodes: true },
    { key: 'charInfo', operator: 'any_of', values: ['a,b'], areCodes: false },
    { key: 'mesh', operator: 'contains_any', values: ['a', 'b'] },
  ]);
});

test('S5-07 the words for all four publications are any publication', () => {
  expect(wordsOf('pubs=pQtl,orthStrats,mrmMsData,ddaMsData&pubs=pQtl,mrmMsData')).toEqual([
    { key: 'pubs', operator: 'any_publication' },
    { key: 'pubs', operator: 'any_of', values: ['pQtl', 'mrmMsData'], areCodes: true },
  ]);
});
