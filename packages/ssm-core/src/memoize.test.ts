import { describe, expect, it } from 'vitest';
import { areSameItems, memoizeOn, memoizeOnPair } from './memoize.ts';

interface Named {
  readonly name: string;
}

describe('areSameItems', () => {
  it('is true only for the same items in the same order and number', () => {
    const item = {};
    expect([
      areSameItems(['seqId', 'loDb'], ['seqId', 'loDb']),
      areSameItems(['seqId', 'loDb'], ['loDb', 'seqId']),
      areSameItems(['seqId'], ['seqId', 'loDb']),
      areSameItems(['seqId', 'loDb'], ['seqId']),
      areSameItems([], []),
      areSameItems([item], [item]),
      areSameItems([item], [{}]),
    ]).toEqual([true, false, false, false, true, true, false]);
  });
});

describe('memoizeOn', () => {
  it('computes a value once per object', () => {
    const made: string[] = [];
    const lengthOf = memoizeOn(({ name }: Named) => {
      made.push(name);
      return { length: name.length };
    });
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    const first = lengthOf(one);
    expect([first, lengthOf(other), made]).toEqual([{ length: 3 }, { length: 5 }, ['one', 'other']]);
    expect(lengthOf(one)).toBe(first);
    expect(made).toEqual(['one', 'other']);
  });

  it('keeps separate caches for two functions, and the caches are neither visible nor copied', () => {
    const upper = memoizeOn(({ name }: Named) => [name.toUpperCase()]);
    const lower = memoizeOn(({ name }: Named) => [name.toLowerCase()]);
    const named = { name: 'Il6' };
    expect([upper(named), lower(named)]).toEqual([['IL6'], ['il6']]);
    expect(named).toStrictEqual({ name: 'Il6' });
    expect(upper({ ...named, name: 'Raf1' })).toEqual(['RAF1']);
  });
});

describe('memoizeOnPair', () => {
  it('computes a value once per pair, and again if either object changes or is missing', () => {
    let count = 0;
    const join = memoizeOnPair((named: readonly Named[]) => {
      count += 1;
      return { text: named.map(({ name }) => name).join('+') };
    });
    const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    const first = join([a, b]);
    expect(join([a, b])).toBe(first);
    const texts = [[a, c], [a], [c, b], []].map((pair) => join(pair).text);
    expect([first.text, ...texts, count]).toEqual(['a+b', 'a+c', 'a', 'c+b', '', 5]);
    expect([join([]).text, count]).toEqual(['', 5]);
  });
});
