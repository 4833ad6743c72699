import { describe, expect, it } from 'vitest';
import { bearerToken } from './identity.ts';

describe('bearerToken', () => {
  it.each([
    ['Bearer abc.def-_~+/==', 'abc.def-_~+/=='],
    ['bearer abc', 'abc'],
    ['Bearer   abc  ', 'abc'],
    ['Bearer', undefined],
    ['Bearer ', undefined],
    ['Bearer a b', undefined],
    ['Bearer a,b', undefined],
    ['Basic dXNlcjpwYXNz', undefined],
    ['abc', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses %j as %j', (header, token) => {
    expect(bearerToken(header)).toEqual(token);
  });
});
