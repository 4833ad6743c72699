import { type AssayVersion, type Role, roles } from 'ssm-core';
import { columnsOfVersion } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../answer/problem.ts';
import { readClauses, readFields } from './menuQuery.ts';

const [anyone, registered] = roles as [Role, Role];

function read(text: string | undefined, version: AssayVersion = 'V_7K', role: Role = anyone) {
  try {
    return readClauses(text, version, role);
  } catch (error) {
    return (error as ProblemError).problem;
  }
}

describe('readClauses', () => {
  it('reads the clauses that the codec writes, and returns no clauses for an empty text', () => {
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

  it('describes a text that is not a clause', () => {
    expect(read('&')).toEqual({
      code: 'invalid_filter',
      field: 'filters',
      clause: 1,
      detail:
        'Filter clause 1: A clause is key, operator and value, each value percent-encoded on its own; clauses are joined by &.',
    });
  });

  it.each(['seqId*=1', 'fullName*=a', 'targetName*=a', 'uniProtId*=P', 'entrezGeneName*=IL6', 'fixedPanels=cvd'])(
    'R32: refuses %s to visitors, on every path',
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

describe('readFields', () => {
  it('returns every column of the version if the parameter is missing', () => {
    expect(readFields(undefined, 'V_7K')).toEqual(columnsOfVersion('V_7K').map(({ key }) => key));
    expect(readFields(undefined, 'V_11K')).toHaveLength(27);
  });

  it('accepts keys and short keys, each column once and in catalogue order, and always adds seqId', () => {
    expect(readFields('corrPlasma, dilGroup,dilutionGroup,correlationPlasma', 'V_7K')).toEqual([
      'seqId',
      'dilutionGroup',
      'correlationPlasma',
    ]);
  });

  it('puts other names after the columns if they are requested', () => {
    expect(readFields('otherNames,loDb', 'V_11K')).toEqual(['seqId', 'loDb', 'otherNames']);
    expect(readFields(undefined, 'V_11K')).not.toContain('otherNames');
  });

  it.each([
    ['seqId,weight', 'V_7K', 2],
    ['', 'V_7K', 1],
    ['seqId,,loDb', 'V_7K', 2],
    ['mousePlasmaBin', 'V_11K', 1],
    ['constructor', 'V_11K', 1],
  ] as const)('refuses %j of %s', (text, version, entry) => {
    const refusal = () => {
      try {
        return readFields(text, version);
      } catch (error) {
        return (error as ProblemError).problem;
      }
    };
    expect(refusal()).toEqual({
      code: 'unknown_field',
      field: 'fields',
      detail: `Entry ${entry} of fields is no column of ${version}. describeCatalogue lists the columns; join their keys or short keys by commas.`,
    });
  });
});
