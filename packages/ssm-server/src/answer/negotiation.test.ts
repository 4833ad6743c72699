import * as fc from 'fast-check';
import { columnsMediaType } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import type { Encoding } from './bytes.ts';
import { chooseEncoding, chooseMediaType } from './negotiation.ts';

const choose = (accept: string | null) => chooseMediaType(accept, ['application/json', columnsMediaType]);

describe('chooseMediaType', () => {
  it.each([
    [null, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['application/json; charset=utf-8', 'application/json'],
    ['APPLICATION/JSON', 'application/json'],
    [columnsMediaType, columnsMediaType],
    [`application/json;q=0.5, ${columnsMediaType}`, columnsMediaType],
    [`application/json, ${columnsMediaType}`, 'application/json'],
    ['application/json;q=0, */*', columnsMediaType],
    ['*/*;q=0.1, application/json;q=0.05', columnsMediaType],
    ['text/html, application/xhtml+xml, */*;q=0.8', 'application/json'],
    ['text/csv', undefined],
    ['application/json;q=0', undefined],
    ['application/json;q=2', undefined],
    [', ;q=1', undefined],
  ])('gives %j the media type %j', (accept, expected) => {
    expect(choose(accept)).toEqual(expected);
  });
});

const all: readonly Encoding[] = ['br', 'gzip', 'identity'];

describe('chooseEncoding', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0, gzip;q=0.001', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
    ['identity;q=0, gzip', 'gzip'],
  ])('gives %j the encoding %j', (header, expected) => {
    expect(chooseEncoding(header, all)).toEqual(expected);
  });

  it('returns identity if there is no compressor, and returns nothing to a caller that refuses identity', () => {
    expect(chooseEncoding('br, gzip', ['identity'])).toEqual('identity');
    expect(chooseEncoding('br, identity;q=0', ['identity'])).toEqual(undefined);
  });

  it('never returns an encoding that the caller refuses or, if the caller names any, does not name', () => {
    const coding = fc.constantFrom('br', 'gzip', 'identity', '*', 'deflate');
    const weight = fc.constantFrom('', ';q=0', ';q=0.0', ';q=0.5', ';q=1', ';q=x');
    fc.assert(
      fc.property(fc.array(fc.tuple(coding, weight)), (choices) => {
        const chosen = chooseEncoding(choices.map((choice) => choice.join('')).join(','), all);
        if (chosen === undefined) return;
        const own = choices.filter(([name, q]) => name === chosen && q !== ';q=x').at(-1)?.[1];
        const star = choices.filter(([name, q]) => name === '*' && q !== ';q=x').at(-1)?.[1];
        const decisive = own ?? star ?? (chosen === 'identity' ? '' : ';q=0');
        expect(decisive).not.toMatch(/^;q=0(?:\.0)?$/);
      }),
    );
  });
});
