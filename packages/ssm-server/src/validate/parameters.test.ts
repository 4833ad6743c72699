import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../answer/problem.ts';
import { contractOperations, type OperationId } from './contract.ts';
import { parameterCheck, readQuery } from './parameters.ts';

function check(operationId: OperationId, path: Record<string, string>, search: string) {
  const operation = contractOperations().find((candidate) => candidate.operationId === operationId);
  if (operation === undefined) throw new Error(`no ${operationId}`);
  try {
    return parameterCheck(operation)(path, search);
  } catch (error) {
    const { problem } = error as ProblemError;
    return [problem.code, problem.field, problem.detail];
  }
}
const open = { reqPath: 'public' };

describe('parameterCheck', () => {
  it('returns typed values and fills in defaults', () => {
    expect(check('suggestValues', open, '?version=V_11K&field=charInfo&term=a&limit=7')).toEqual({
      path: open,
      query: { version: 'V_11K', field: 'charInfo', term: 'a', limit: 7 },
    });
    expect(check('suggestValues', open, '?version=V_11K&field=charInfo&term=a')).toEqual({
      path: open,
      query: { version: 'V_11K', field: 'charInfo', term: 'a', limit: 20 },
    });
    expect(check('health', {}, '')).toEqual({ path: {}, query: {} });
  });

  it.each([
    ['', 'unknown_version', 'version', 'The parameter version is missing. Give one of V_7K, V_11K.'],
    ['?version=', 'unknown_version', 'version', 'The parameter version must be one of V_7K, V_11K.'],
    ['?version=V_5K', 'unknown_version', 'version', 'The parameter version must be one of V_7K, V_11K.'],
    ['?version=V_7K%00', 'unknown_version', 'version', 'The parameter version must be one of V_7K, V_11K.'],
    [
      '?version=V_7K&filter=a',
      'invalid_parameter',
      'filter',
      'There is no such query parameter. This call takes version, filters, fields, offset, limit, edition.',
    ],
    [
      `?version=V_7K&filters=${'a'.repeat(8193)}`,
      'invalid_parameter',
      'filters',
      'The parameter filters must be a text with a length of at most 8192 characters.',
    ],
  ])('refuses searchAnalytes%s as %s of %s', (search, code, field, detail) => {
    expect(check('searchAnalytes', open, search)).toEqual([code, field, detail]);
  });

  it.each([
    ['&term=a', 'unknown_field', 'field'],
    ['&field=nothing&term=a', 'unknown_field', 'field'],
    ['&field=charInfo', 'invalid_parameter', 'term'],
    ['&field=charInfo&term=', 'invalid_parameter', 'term'],
    [`&field=charInfo&term=${'a'.repeat(201)}`, 'invalid_parameter', 'term'],
    ['&field=charInfo&term=a&limit=0', 'invalid_parameter', 'limit'],
    ['&field=charInfo&term=a&limit=101', 'invalid_parameter', 'limit'],
    ['&field=charInfo&term=a&limit=1.5', 'invalid_parameter', 'limit'],
    ['&field=charInfo&term=a&limit=1e1', 'invalid_parameter', 'limit'],
    ['&field=charInfo&term=a&limit=', 'invalid_parameter', 'limit'],
    ['&field=charInfo&term=a&limit=99999999999999999999', 'invalid_parameter', 'limit'],
  ])('refuses suggestValues%s as %s of %s', (search, code, field) => {
    const answer = check('suggestValues', open, `?version=V_7K${search}`);
    expect(Array.isArray(answer) ? answer.slice(0, 2) : answer).toEqual([code, field]);
  });

  it('names the valid range of a number', () => {
    expect(check('suggestValues', open, '?version=V_7K&field=charInfo&term=a&limit=0')).toEqual([
      'invalid_parameter',
      'limit',
      'The parameter limit must be a whole number from 1 to 100.',
    ]);
  });

  it('treats a path segment outside of its list of values as an unknown path', () => {
    expect(check('searchAnalytes', { reqPath: 'private' }, '?version=V_7K')).toEqual([
      'not_found',
      undefined,
      'There is nothing at this path. /openapi.json lists every path.',
    ]);
  });
});

function problemOf(search: string) {
  try {
    return [...readQuery(search)];
  } catch (error) {
    const { problem } = error as ProblemError;
    return [problem.code, problem.field, problem.detail];
  }
}

describe('readQuery', () => {
  it('reads names and values', () => {
    expect(problemOf('?version=V_7K&fields=a%2Cb&empty=&bare&&term=a+b%2Bc')).toEqual([
      ['version', 'V_7K'],
      ['fields', 'a,b'],
      ['empty', ''],
      ['bare', ''],
      ['term', 'a b+c'],
    ]);
    expect(problemOf('')).toEqual([]);
  });

  it('refuses a duplicate parameter', () => {
    expect(problemOf('?version=V_7K&version=V_7K')).toEqual([
      'invalid_parameter',
      'version',
      'A query parameter is given more than once. Give each once.',
    ]);
  });

  it.each(['?filters=%', '?filters=%zz', '?filters=%C3', '?filters=%ED%A0%80'])(
    'refuses the bad encoding of %s',
    (search) => {
      expect(problemOf(search)).toEqual([
        'invalid_parameter',
        'filters',
        'The query parameter filters is not valid percent-encoding. Encode it as UTF-8, a percent sign as %25.',
      ]);
    },
  );

  it('reads back what URLSearchParams writes', () => {
    const record = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { noNullPrototype: true });
    fc.assert(
      fc.property(record, (values) => {
        const wellFormed = Object.entries(values).map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]);
        expect([...readQuery(`?${new URLSearchParams(wellFormed)}`)]).toEqual(wellFormed);
      }),
    );
  });

  it('R25: throws only ProblemErrors, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let thrown: unknown;
        try {
          readQuery(text);
        } catch (error) {
          thrown = error;
        }
        expect(thrown === undefined || thrown instanceof ProblemError).toEqual(true);
      }),
    );
  });
});
