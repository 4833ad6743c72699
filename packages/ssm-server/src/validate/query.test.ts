import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../answer/problem.ts';
import { readQuery } from './query.ts';

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

  it('R25: throws only problems for any text', () => {
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
