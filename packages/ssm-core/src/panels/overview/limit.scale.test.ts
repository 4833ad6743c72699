import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binsOf, quartilesOf } from '../distribution.ts';
import { type LimitScale, limitScale } from './limit.scale.ts';

const bins = [
  { from: null, to: 2 },
  { from: 2, to: 4 },
  { from: 4, to: 6 },
  { from: 6, to: null },
];

describe('the scale of a limit', () => {
  test('ends one step after the last bounded value where low values are better', () => {
    const scale = limitScale(bins, 'lowest', null);
    expect([scale?.least, scale?.most, scale?.free]).toEqual([1, 3.1, 3.1]);
    expect([1, 1.5, 2, 2.7, 3, 3.1].map((place) => scale?.limitAt(place))).toEqual([2, 3, 4, 5.4, 6, null]);
    expect([null, 0, 2, 3, 4.2, 6, 60].map((limit) => scale?.placeOf(limit))).toEqual([3.1, 1, 1, 1.5, 2.1, 3, 3.1]);
  });

  test('begins one step before the first bounded value where high values are better', () => {
    const scale = limitScale(bins, 'highest', null);
    expect([scale?.least, scale?.most, scale?.free]).toEqual([0.9, 3, 0.9]);
    expect([0.9, 1, 1.1, 2, 3].map((place) => scale?.limitAt(place))).toEqual([null, 2, 2.2, 4, 6]);
    expect([null, 0, 2, 3, 6, 60].map((limit) => scale?.placeOf(limit))).toEqual([0.9, 0.9, 1, 1.5, 3, 3]);
  });

  test('has small steps where most values are in one bar', () => {
    const stepOf = (lower: number, upper: number) => limitScale(bins, 'lowest', { lower, median: lower, upper })?.step;
    expect([stepOf(2, 4), stepOf(2, 2.6), stepOf(2, 2.2), stepOf(2, 2)]).toEqual([0.1, 0.05, 0.02, 0.01]);
  });

  test('does not exist without a bar of two bounds', () => {
    expect([limitScale([], 'lowest', null), limitScale([{ from: null, to: null }], 'highest', null)]).toEqual([
      null,
      null,
    ]);
  });

  test('returns the limit of each of its steps, and the place of that limit is the step', () => {
    const values = fc.array(
      fc.integer({ min: 1, max: 1e6 }).map((value) => value / 100),
      { minLength: 1, maxLength: 200 },
    );
    fc.assert(
      fc.property(values, fc.constantFrom('lowest', 'highest'), fc.nat(3000), (measured, best, step) => {
        const sorted = Float64Array.from(measured).toSorted();
        const scale = limitScale(binsOf(sorted), best, quartilesOf(sorted)) as LimitScale;
        const place = Math.min(Number((scale.least + step * scale.step).toPrecision(12)), scale.most);
        expect(scale.placeOf(scale.limitAt(place))).toBeCloseTo(place, 6);
      }),
    );
  });
});
