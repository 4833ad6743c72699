import { describe, expect, it } from 'vitest';
import { bearerToken, tokenIdOf } from './identity.ts';

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

describe('tokenIdOf', () => {
  it('R30: is equal for the same claims with any signature, and different for other claims', async () => {
    const ids = await Promise.all(['a.b.c', 'a.b.d', 'a.bb.c', 'a.b.'].map(tokenIdOf));
    expect(ids[0]).toMatch(/^[0-9a-f]{64}$/);
    expect([ids[1] === ids[0], ids[2] === ids[0], ids[3] === ids[0]]).toEqual([true, false, true]);
  });
});
