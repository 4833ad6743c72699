import { describe, expect, test } from 'vitest';
import type { ProblemCode } from '../../api/types.ts';
import type { Clause } from '../../filter/clause.ts';
import { maximumFiltersLength } from '../../filter/filter.keys.ts';
import { roleOf } from '../../roles/roles.ts';
import type { ViewProblem } from '../menu.problem.ts';
import { readViewFilters } from './menu.url.filters.ts';

const visitor = roleOf([]);
function problem(value: string, reason: ProblemCode, key: string | undefined, clause?: Clause): ViewProblem {
  return { code: 'invalid_value', name: 'filters', value, reason, key, ...(clause && { clause }) };
}

const newOnly = { key: 'v11Only', operator: '=', isTrue: true } as const;
const good = { key: 'loDb', operator: '>', number: 1 } as const;

describe('filters of an address', () => {
  test.each<[bad: string, reason: ProblemCode, key: string | undefined, clause?: Clause]>([
    ['weight>1', 'unknown_filter', 'weight'],
    ['loDb=1', 'invalid_operator', 'loDb'],
    ['loDb', 'invalid_operator', 'loDb'],
    ['loDb>1e999', 'invalid_number', 'loDb'],
    ['loDb>one', 'invalid_number', 'loDb'],
    ['loDb~2,1', 'invalid_range', 'loDb'],
    ['mesh=a,b,c', 'too_many_keywords', 'mesh'],
    ['fullName*=%ff', 'invalid_filter', 'fullName'],
    ['', 'invalid_filter', undefined],
    [
      'mousePlasmaFstat>1',
      'filter_not_in_version',
      'mousePlasmaFstat',
      { key: 'mousePlasmaFstat', operator: '>', number: 1 },
    ],
    ['fullName*=a', 'filter_forbidden', 'fullName', { key: 'fullName', operator: '*=', text: 'a' }],
  ])('leave out %s and name it as a problem', (text, reason, key, clause) => {
    expect(readViewFilters(`${text}&loDb>1`, 'V_11K', visitor)).toEqual({
      clauses: [good],
      problems: [problem(text, reason, key, clause)],
    });
  });

  test('must exist in the version; v11Only is allowed before the role is known', () => {
    expect(readViewFilters('v11Only=true&fullName*=a', 'V_11K', undefined)).toEqual({
      clauses: [newOnly, { key: 'fullName', operator: '*=', text: 'a' }],
      problems: [],
    });
    expect(readViewFilters('v11Only=true', 'V_7K', undefined)).toEqual({
      clauses: [],
      problems: [problem('v11Only=true', 'filter_not_in_version', 'v11Only', newOnly)],
    });
  });

  test('keep the first five and name the others as problems', () => {
    const text = Array.from({ length: 7 }, () => 'loDb>1').join('&');
    expect(readViewFilters(text, 'V_7K', undefined)).toEqual({
      clauses: [good, good, good, good, good],
      problems: [problem('loDb>1&loDb>1', 'too_many_clauses', 'loDb')],
    });
  });

  test('leave out a filter that would exceed the request limit', () => {
    const long = `fullName*=${'a'.repeat(maximumFiltersLength)}`;
    expect(readViewFilters(`${long}&loDb>1`, 'V_7K', undefined)).toEqual({
      clauses: [good],
      problems: [problem(long, 'invalid_filter', 'fullName')],
    });
  });
});
