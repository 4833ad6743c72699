import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityTag, entityTagsOf, fingerprint, matchingTag, tagStem } from './entityTag.ts';

const tags = entityTagsOf('stem');

describe('entity tags', () => {
  it('have a stem that depends on the whole key and is valid in a header', () => {
    const stems = ['a', 'a', 'b'].map(tagStem);
    expect(stems[0]).toEqual(stems[1]);
    expect(stems[0]).not.toEqual(stems[2]);
    expect(stems[0]).toMatch(/^[0-9a-z]{28}$/);
  });

  it('are different for each encoding of an answer, and `tags` lists all of them', () => {
    const given = [
      entityTag('stem', 'identity', 'quick'),
      entityTag('stem', 'br', 'quick'),
      entityTag('stem', 'br', 'thorough'),
      entityTag('stem', 'gzip', 'quick'),
      entityTag('stem', 'gzip', 'thorough'),
    ];
    expect(given).toEqual(['"stem"', '"stem-br"', '"stem-br-max"', '"stem-gzip"', '"stem-gzip-max"']);
    expect(tags).toEqual(given);
  });

  it.each([
    [null, undefined],
    ['', undefined],
    ['"stem"', '"stem"'],
    ['"stem-gzip"', '"stem-gzip"'],
    ['W/"stem-br-max"', '"stem-br-max"'],
    ['"other", W/"stem-br" , "stem"', '"stem-br"'],
    [' * ', '"current"'],
    ['"other"', undefined],
    ['stem', undefined],
    ['"*"', undefined],
  ])('in the If-None-Match %j match %j', (header, expected) => {
    expect(matchingTag(header, tags, '"current"')).toEqual(expected);
  });
});

describe('fingerprint', () => {
  it('is 28 characters that are valid in a header, and the same for the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fingerprint(text)).toMatch(/^[0-9a-z]{28}$/);
        expect(fingerprint(text.slice(0, 3) + text.slice(3))).toEqual(fingerprint(text));
      }),
    );
  });

  it('is different for a hundred thousand similar texts, even if only one of its four parts is compared', () => {
    const texts = Array.from({ length: 100_000 }, (_, index) => `["searchAnalytes","seed","loDb>${index}",["seqId"]]`);
    const prints = texts.map(fingerprint);
    expect(new Set(prints).size).toEqual(texts.length);
    const quarters = [0, 7, 14, 21].map((start) => new Set(prints.map((print) => print.slice(start, start + 7))).size);
    // Of a hundred thousand random values below 2^32, about one collides.
    expect(quarters.map((size) => size > 99_980)).toEqual([true, true, true, true]);
  });

  it('depends on the order and the number of characters', () => {
    const prints = ['', '\0', '\0\0', 'ab', 'ba', 'aab', 'abb'].map(fingerprint);
    expect(new Set(prints).size).toEqual(7);
  });
});
