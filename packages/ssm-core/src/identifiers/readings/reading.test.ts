import { expect, test } from 'vitest';
import type { Reagent } from '../reagents.ts';
import { areCompatible, distinct, type Reading } from './reading.ts';

const reagent = (seqId: string): Reagent => ({ facts: { seqId } }) as Reagent;

function reading(name: string, reagents: Partial<Pick<Reading, 'here' | 'gone'>>): Reading {
  return {
    kind: 'symbol',
    name,
    how: null,
    grade: 0,
    here: [],
    there: [],
    off: [],
    isKnown: true,
    genes: [],
    ...reagents,
  };
}

const [first, second] = [reagent('1-1'), reagent('2-1')];
const named = reading('A', { here: [first] });
const withWithdrawn = reading('B', { here: [first], gone: [second] });
const withdrawn = reading('C', { gone: [second] });
const otherWithdrawn = reading('D', { gone: [reagent('3-1')] });

test('readings of withdrawn reagents stay separate from readings of other reagents', () => {
  expect(distinct([named, withdrawn, otherWithdrawn])).toEqual([named, withdrawn, otherWithdrawn]);
  expect(distinct([withdrawn, { ...withdrawn, name: 'E' }])).toEqual([withdrawn]);
});

test('a reading of only withdrawn reagents is dropped if an earlier reading includes them', () => {
  expect(distinct([withWithdrawn, withdrawn])).toEqual([withWithdrawn]);
});

test('a reading of only withdrawn reagents agrees with another reading only if both have the same withdrawn reagents', () => {
  expect([
    areCompatible(withdrawn, { ...withdrawn, name: 'E' }),
    areCompatible(withdrawn, withWithdrawn),
    areCompatible(withdrawn, otherWithdrawn),
    areCompatible(withdrawn, named),
    areCompatible(withWithdrawn, named),
  ]).toEqual([true, true, false, false, true]);
});
