import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

describe('fingerprint', () => {
  it('is 28 characters valid in a header, the same for the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fingerprint(text)).toMatch(/^[0-9a-z]{28}$/);
        expect(fingerprint(text.slice(0, 3) + text.slice(3))).toEqual(fingerprint(text));
      }),
    );
  });

  it('differs in every quarter for a hundred thousand similar texts', () => {
    const texts = Array.from({ length: 100_000 }, (_, index) => `["searchAnalytes","seed","loDb>${index}",["seqId"]]`);
    const prints = texts.map(fingerprint);
    expect(new Set(prints).size).toEqual(texts.length);
    const quarters = [0, 7, 14, 21].map((start) => new Set(prints.map((print) => print.slice(start, start + 7))).size);
    // A hundred thousand random values of 2^32 collide about once.
    expect(quarters.map((size) => size > 99_980)).toEqual([true, true, true, true]);
  });

  it('depends on the order and number of characters', () => {
    const prints = ['', '\0', '\0\0', 'ab', 'ba', 'aab', 'abb'].map(fingerprint);
    expect(new Set(prints).size).toEqual(7);
  });
});
