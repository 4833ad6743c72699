import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareLists, inclusiveCount, type ListFormula, takenKeys, withPlaces } from './compare.lists.ts';

const a = ['1-1', '2-1', '3-1', '4-1'];
const b = ['3-1', '4-1', '5-1'];
const c = ['4-1', '2-1', '2-1', '6-1'];

describe('comparing lists', () => {
  test('each key is in exactly one part, and the largest part comes first', () => {
    expect(compareLists([a, b, c])).toEqual({
      sizes: [4, 3, 3],
      all: ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1'],
      parts: [
        { lists: [0], keys: ['1-1'] },
        { lists: [0, 1], keys: ['3-1'] },
        { lists: [0, 1, 2], keys: ['4-1'] },
        { lists: [0, 2], keys: ['2-1'] },
        { lists: [1], keys: ['5-1'] },
        { lists: [2], keys: ['6-1'] },
      ],
    });
  });

  test('an exact count leaves out what a third list has, and an inclusive count does not', () => {
    const comparison = compareLists([
      ['1', '2', '3'],
      ['2', '9'],
      ['1', '2', '3'],
    ]);
    const exact = comparison.parts.find(({ lists }) => lists.join() === '0,2');
    expect([inclusiveCount(comparison, [0, 2]), exact?.keys]).toEqual([3, ['1', '3']]);
  });

  test.each<[formula: ListFormula, taken: readonly string[]]>([
    [{ take: 'union' }, ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1']],
    [{ take: 'intersection' }, ['4-1']],
    [{ take: 'difference', of: 0, without: 1 }, ['1-1', '2-1']],
    [{ take: 'difference', of: 1, without: 0 }, ['5-1']],
    [{ take: 'exactly', count: 2 }, ['2-1', '3-1']],
    [{ take: 'part', lists: [0, 2] }, ['2-1']],
    [{ take: 'part', lists: [1, 2] }, []],
  ])('%j takes its keys in order of first appearance', (formula, taken) => {
    expect(takenKeys(compareLists([a, b, c]), formula)).toEqual(taken);
  });

  test('empty lists share nothing', () => {
    const comparison = compareLists([[], []]);
    expect([comparison, takenKeys(comparison, { take: 'union' })]).toEqual([{ sizes: [0, 0], all: [], parts: [] }, []]);
  });

  const list = fc.array(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 40 });

  test('of random lists, the sizes agree with the parts: |A ∪ B| = |A| + |B| − |A ∩ B|', () => {
    fc.assert(
      fc.property(fc.array(list, { minLength: 2, maxLength: 5 }), (lists) => {
        const comparison = compareLists(lists);
        const pair = compareLists(lists.slice(0, 2));
        const [one = 0, other = 0] = pair.sizes;
        const keys = comparison.parts.flatMap((part) => part.keys);
        expect({
          union: pair.all.length,
          keys: keys.toSorted(),
          sizes: comparison.sizes,
        }).toEqual({
          union: one + other - inclusiveCount(pair, [0, 1]),
          keys: [...new Set(lists.flat())].toSorted(),
          sizes: lists.map((_, index) => inclusiveCount(comparison, [index])),
        });
      }),
    );
  });

  test('of random lists, each formula takes what filtering the lists gives', () => {
    fc.assert(
      fc.property(list, list, list, (one, other, third) => {
        const comparison = compareLists([one, other, third]);
        const distinct = (keys: readonly string[]) => [...new Set(keys)].toSorted();
        const takes = (formula: ListFormula) => takenKeys(comparison, formula).toSorted();
        expect([
          takes({ take: 'union' }),
          takes({ take: 'intersection' }),
          takes({ take: 'difference', of: 0, without: 2 }),
        ]).toEqual([
          distinct([...one, ...other, ...third]),
          distinct(one.filter((key) => other.includes(key) && third.includes(key))),
          distinct(one.filter((key) => !third.includes(key))),
        ]);
      }),
    );
  });

  test('a formula of a list that is gone is gone, and others follow their lists', () => {
    const gone = (index: number) => [0, -1, 1][index] ?? -1;
    expect([
      withPlaces({ take: 'difference', of: 0, without: 2 }, gone),
      withPlaces({ take: 'difference', of: 0, without: 1 }, gone),
      withPlaces({ take: 'part', lists: [0, 2] }, gone),
      withPlaces({ take: 'part', lists: [1] }, gone),
      withPlaces({ take: 'union' }, gone),
    ]).toEqual([
      { take: 'difference', of: 0, without: 1 },
      null,
      { take: 'part', lists: [0, 1] },
      null,
      { take: 'union' },
    ]);
  });
});
