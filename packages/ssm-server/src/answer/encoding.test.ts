import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, type Encoding } from './encoding.ts';

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

  it('without a compressor only identity is offered, and none to a caller that refuses it', () => {
    expect(chooseEncoding('br, gzip', ['identity'])).toEqual('identity');
    expect(chooseEncoding('br, identity;q=0', ['identity'])).toEqual(undefined);
  });

  it('never uses an encoding that is refused, or unnamed while others are named', () => {
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
