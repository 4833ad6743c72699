import { describe, expect, it } from 'vitest';
import { entityTag, entityTagsOf, matchingTag, tagStem } from './entityTag.ts';

const tags = entityTagsOf('stem');

describe('entity tags', () => {
  it('a stem depends on the whole key and is valid in a header', () => {
    const stems = ['a', 'a', 'b'].map(tagStem);
    expect(stems[0]).toEqual(stems[1]);
    expect(stems[0]).not.toEqual(stems[2]);
    expect(stems[0]).toMatch(/^[0-9a-z]{28}$/);
  });

  it('each byte representation has its own tag, and all are listed', () => {
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
  ])('If-None-Match %j matches %j', (header, expected) => {
    expect(matchingTag(header, tags, '"current"')).toEqual(expected);
  });
});
