import { type AssayVersion, type Role, roles } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../answer/problem.ts';
import { readClauses } from './clauses.ts';

const [anyone, registered] = roles as [Role, Role];

function read(text: string | undefined, version: AssayVersion = 'V_7K', role: Role = anyone) {
  try {
    return readClauses(text, version, role);
  } catch (error) {
    return (error as ProblemError).problem;
  }
}

describe('readClauses', () => {
  it('reads what the codec writes, and no clauses from no text', () => {
    expect(read('dilGroup=20%25&loDb>100')).toEqual([
      { key: 'dilGroup', operator: '=', values: ['20%'] },
      { key: 'loDb', operator: '>', number: 100 },
    ]);
    expect([read(''), read(undefined)]).toEqual([[], []]);
  });

  it.each([
    ['weight>1', 'unknown_filter', 'weight', 1, 'There is no filter with this key. describeCatalogue lists the keys.'],
    ['loDb>1&loDb=1', 'invalid_operator', 'loDb', 2, 'The filter does not take this operator. It takes > >= < <= ~.'],
    ['loDb>x', 'invalid_number', 'loDb', 1, 'The value is not a finite number. Write it as 12.5 or 1e-3.'],
    ['loDb~2,1', 'invalid_range', 'loDb', 1, 'Between takes two numbers, low,high, the lower one first.'],
    [
      'loDb>1&loDb>1&loDb>1&loDb>1&loDb>1&loDb>1',
      'too_many_clauses',
      'loDb',
      6,
      'There are more than 5 clauses. Leave some out.',
    ],
    ['mesh=a,b,c', 'too_many_keywords', 'mesh', 1, 'The clause has more than 2 keywords. Leave some out.'],
    ['bufferMS=maybe', 'invalid_filter', 'bufferMS', 1, 'The value must be true or false.'],
    ['pubs=nature', 'invalid_filter', 'pubs', 1, 'The values must be of orthStrats, mrmMsData, ddaMsData, pQtl.'],
    [
      'v11Only=true',
      'filter_not_in_version',
      'v11Only',
      1,
      'V_7K does not have this filter. describeCatalogue lists those that it has.',
    ],
  ])('refuses %s as %s', (text, code, field, clause, advice) => {
    expect(read(text)).toEqual({ code, field, clause, detail: `Filter clause ${clause}: ${advice}` });
  });

  it('describes text that is not a clause', () => {
    expect(read('&')).toEqual({
      code: 'invalid_filter',
      field: 'filters',
      clause: 1,
      detail:
        'Filter clause 1: A clause is key, operator and value, each value percent-encoded on its own; clauses are joined by &.',
    });
  });

  it.each(['seqId*=1', 'fullName*=a', 'targetName*=a', 'uniProtId*=P', 'entrezGeneName*=IL6', 'fixedPanels=cvd'])(
    'R32: refuses %s to visitors on every path',
    (text) => {
      expect(read(`loDb>1&${text}`)).toEqual({
        code: 'filter_forbidden',
        field: text.replace(/\W.*/, ''),
        clause: 2,
        detail:
          'This filter is for registered people. Sign in with such a role and use the secured path, or leave it out.',
      });
      expect(read(text, 'V_7K', registered)).toHaveLength(1);
    },
  );
});
