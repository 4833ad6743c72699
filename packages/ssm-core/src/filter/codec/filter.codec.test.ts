import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProblemCode } from '../../api/types.ts';
import { anyClauses } from '../../testing/clause.arbitrary.ts';
import { type Clause, FilterError } from '../clause.ts';
import { readEachFilter, readFilters, writeFilters } from './filter.codec.ts';

function wellFormed(clause: Clause): Clause {
  if ('text' in clause) return { ...clause, text: clause.text.toWellFormed() };
  if ('values' in clause) return { ...clause, values: clause.values.map((value) => value.toWellFormed()) };
  return clause;
}

function problemOf(text: string): readonly [code: ProblemCode, clause: number, key: string | undefined] | 'none' {
  try {
    readFilters(text);
    return 'none';
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    return [error.code, error.clause, error.key];
  }
}

const examples: readonly (readonly [wire: string, clauses: readonly Clause[]])[] = [
  ['', []],
  ['v11Only=true', [{ key: 'v11Only', operator: '=', isTrue: true }]],
  ['dilGroup=20%25', [{ key: 'dilGroup', operator: '=', values: ['20%'] }]],
  ['fullName*=IL*', [{ key: 'fullName', operator: '*=', text: 'IL*' }]],
  ['fullName*=**%3Fa%7E%2Cb%26c%3Dd', [{ key: 'fullName', operator: '*=', text: '**?a~,b&c=d' }]],
  ['charInfo=%3D*%3E', [{ key: 'charInfo', operator: '=', values: ['=*>'] }]],
  ['fixedPanels=cvd,oncology', [{ key: 'fixedPanels', operator: '=', values: ['cvd', 'oncology'] }]],
  ['mesh=a%2Cb,c', [{ key: 'mesh', operator: '=', values: ['a,b', 'c'] }]],
  ['pubs=orthStrats,pQtl', [{ key: 'pubs', operator: '=', values: ['orthStrats', 'pQtl'] }]],
  ['loDb>=-1.5', [{ key: 'loDb', operator: '>=', number: -1.5 }]],
  ['totalCvPlasma~0,8', [{ key: 'totalCvPlasma', operator: '~', low: 0, high: 8 }]],
  ['loDb<1e%2B21', [{ key: 'loDb', operator: '<', number: 1e21 }]],
  [
    'bufferMS=false&apparentKd>0',
    [
      { key: 'bufferMS', operator: '=', isTrue: false },
      { key: 'apparentKd', operator: '>', number: 0 },
    ],
  ],
];

describe('the encoded filters', () => {
  test.each(examples)('%s', (wire, clauses) => {
    expect([writeFilters(clauses), readFilters(wire)]).toEqual([wire, clauses]);
  });
});

test('any text of a filter survives a round trip; unpaired surrogates are replaced', () => {
  fc.assert(
    fc.property(anyClauses, (clauses) => {
      expect(readFilters(writeFilters(clauses))).toEqual(clauses.map(wellFormed));
    }),
    { numRuns: 1000 },
  );
});

test('encoded filters survive the further encoding in a URL', () => {
  fc.assert(
    fc.property(anyClauses, (clauses) => {
      const address = new URLSearchParams({ filters: writeFilters(clauses) }).toString();
      expect(readFilters(new URLSearchParams(address).get('filters') ?? '')).toEqual(clauses.map(wellFormed));
    }),
  );
});

test('minus zero is read as zero, and a value may contain a line break', () => {
  expect(readFilters('loDb>-0&fullName*=a\nb')).toEqual([
    { key: 'loDb', operator: '>', number: 0 },
    { key: 'fullName', operator: '*=', text: 'a\nb' },
  ]);
});

test('a draft with an empty value is not encoded', () => {
  const drafts: readonly Clause[] = [
    { key: 'fullName', operator: '*=', text: '' },
    { key: 'mesh', operator: '=', values: ['', 'a'] },
    { key: 'pubs', operator: '=', values: [] },
    { key: 'dilGroup', operator: '=', values: [''] },
  ];
  expect(writeFilters(drafts)).toBe('mesh=a');
});

test('writing a number that is not finite throws', () => {
  expect(() => writeFilters([{ key: 'loDb', operator: '>', number: Number.NaN }])).toThrow(
    new Error('Invariant: a clause holds the number NaN; only finite numbers make a clause'),
  );
});

describe('a wrong filter is reported with its code, its clause and its key', () => {
  test.each<[text: string, code: ProblemCode, clause: number, key: string | undefined]>([
    ['nonsense=1', 'unknown_filter', 1, 'nonsense'],
    ['LODB>1', 'unknown_filter', 1, 'LODB'],
    ['toString=1', 'unknown_filter', 1, 'toString'],
    ['loDb>1&other', 'unknown_filter', 2, 'other'],
    ['&', 'invalid_filter', 1, undefined],
    ['loDb>1&', 'invalid_filter', 2, undefined],
    ['=1', 'invalid_filter', 1, undefined],
    ['loDb', 'invalid_operator', 1, 'loDb'],
    ['loDb=1', 'invalid_operator', 1, 'loDb'],
    ['loDb*=1', 'invalid_operator', 1, 'loDb'],
    ['loDb!1', 'invalid_operator', 1, 'loDb'],
    ['fullName=a', 'invalid_operator', 1, 'fullName'],
    ['dilGroup>20%25', 'invalid_operator', 1, 'dilGroup'],
    ['fullName*=', 'invalid_filter', 1, 'fullName'],
    ['fullName*=%', 'invalid_filter', 1, 'fullName'],
    ['fullName*=%ff', 'invalid_filter', 1, 'fullName'],
    ['dilGroup=20%', 'invalid_filter', 1, 'dilGroup'],
    ['dilGroup=20%25,0.5%25', 'invalid_filter', 1, 'dilGroup'],
    ['charInfo=a,b', 'invalid_filter', 1, 'charInfo'],
    ['fixedPanels=cvd,,oncology', 'invalid_filter', 1, 'fixedPanels'],
    ['pubs=orthStrats,papers', 'invalid_filter', 1, 'pubs'],
    ['bufferMS=yes', 'invalid_filter', 1, 'bufferMS'],
    ['bufferMS=', 'invalid_filter', 1, 'bufferMS'],
    ['loDb>', 'invalid_number', 1, 'loDb'],
    ['loDb>one', 'invalid_number', 1, 'loDb'],
    ['loDb>0x10', 'invalid_number', 1, 'loDb'],
    ['loDb> 1', 'invalid_number', 1, 'loDb'],
    ['loDb>1e999', 'invalid_number', 1, 'loDb'],
    ['loDb>Infinity', 'invalid_number', 1, 'loDb'],
    ['loDb>%3D1', 'invalid_number', 1, 'loDb'],
    ['loDb>1,2', 'invalid_number', 1, 'loDb'],
    ['loDb~1,x', 'invalid_number', 1, 'loDb'],
    ['loDb~1', 'invalid_range', 1, 'loDb'],
    ['loDb~1,2,3', 'invalid_range', 1, 'loDb'],
    ['loDb~2,1', 'invalid_range', 1, 'loDb'],
    ['mesh=a,b,c', 'too_many_keywords', 1, 'mesh'],
    ['loDb>1&loDb>2&loDb>3&loDb>4&loDb>5&loDb>6', 'too_many_clauses', 6, 'loDb'],
  ])('%s', (text, code, clause, key) => {
    expect(problemOf(text)).toEqual([code, clause, key]);
  });
});

describe('reading part by part', () => {
  test('returns each valid part and reports each invalid part', () => {
    expect(readEachFilter('loDb>x&nonsense=1&dilGroup=20%25&')).toEqual([
      { text: 'loDb>x', result: new FilterError('invalid_number', 1, 'loDb') },
      { text: 'nonsense=1', result: new FilterError('unknown_filter', 2, 'nonsense') },
      { text: 'dilGroup=20%25', result: { key: 'dilGroup', operator: '=', values: ['20%'] } },
      { text: '', result: new FilterError('invalid_filter', 4, undefined) },
    ]);
    expect(readEachFilter('')).toEqual([]);
  });

  test('refuses all parts after the fifth together', () => {
    const parts = readEachFilter('loDb>1&loDb>2&loDb>3&loDb>4&loDb>5&mesh=a&x');
    expect(parts.slice(4)).toEqual([
      { text: 'loDb>5', result: { key: 'loDb', operator: '>', number: 5 } },
      { text: 'mesh=a&x', result: new FilterError('too_many_clauses', 6, 'mesh') },
    ]);
  });

  test('refuses an empty sixth part', () => {
    expect(readEachFilter('loDb>1&loDb>2&loDb>3&loDb>4&loDb>5&').at(-1)).toEqual({
      text: '',
      result: new FilterError('too_many_clauses', 6, undefined),
    });
  });

  test('returns the same as readFilters for a valid text', () => {
    fc.assert(
      fc.property(anyClauses, (clauses) => {
        const text = writeFilters(clauses);
        expect(readEachFilter(text).map(({ result }) => result)).toEqual(readFilters(text));
      }),
    );
  });
});

test('any text is either read, or refused with a FilterError', () => {
  const key = fc.constantFrom('loDb', 'fullName', 'pubs', 'mesh', 'bufferMS', 'dilGroup', 'x', '');
  const operator = fc.constantFrom('>', '>=', '<', '<=', '=', '*=', '~', '');
  const clause = fc.tuple(key, operator, fc.string()).map((parts) => parts.join(''));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(clause).map((clauses) => clauses.join('&')),
  );
  fc.assert(
    fc.property(text, (given) => {
      const problem = problemOf(given);
      expect(problem === 'none' || problem[1] >= 1).toBe(true);
    }),
  );
});
