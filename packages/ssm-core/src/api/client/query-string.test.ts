import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeQuery } from './query-string.ts';

describe('the query string', () => {
  test('S7-02 skips null and undefined, but keeps empty texts and lists', () => {
    expect(writeQuery({ a: null, b: undefined, c: '', d: 0, e: false, f: { g: null }, h: [] })).toEqual(
      'c=&d=0&e=false',
    );
  });

  test('S7-02 writes nested names in brackets', () => {
    expect(writeQuery({ a: { b: 'c', d: { e: 1 } }, list: ['x', { y: true }] })).toEqual(
      'a[b]=c&a[d][e]=1&list[0]=x&list[1][y]=true',
    );
  });

  test('S7-02 encodes values and names once and leaves the brackets readable', () => {
    expect(writeQuery({ 'a&b': { 'c=d': 'e f&g%' } })).toEqual('a%26b[c%3Dd]=e%20f%26g%25');
  });

  test('replaces unpaired surrogates', () => {
    expect(writeQuery({ a: '\ud800!' })).toEqual('a=%EF%BF%BD!');
  });

  test('any text is read back unchanged, except that unpaired surrogates are replaced', () => {
    assert(
      property(string({ unit: 'binary' }), string({ unit: 'grapheme' }), (value, name) => {
        const read = [...new URL(`http://sat.test/?${writeQuery({ [name]: value })}`).searchParams];
        expect(read).toEqual([[name.toWellFormed(), value.toWellFormed()]]);
      }),
    );
  });
});
