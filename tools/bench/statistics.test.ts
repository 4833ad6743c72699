import { describe, expect, test } from 'vitest';
import { bootstrapInterval, changeOf, decide, median, type Pair, p95, pairedRatio, percentile } from './statistics.ts';

/** Runs of which each is slower than the one before by a share, the two sides alike, and each sample by a wave of its side. */
function runs(count: number, factor: number, wave: number, drift = 0): readonly Pair[] {
  const samples = (run: number, times: number, phase: number): readonly number[] =>
    Array.from({ length: 8 }, (_, at) => times * (1 + drift * run) * (1 + wave * Math.sin(at * 2.4 + run + phase)));
  return Array.from({ length: count }, (_, run) => ({
    baseline: samples(run, 100, 0),
    ours: samples(run, 100 * factor, 2),
  }));
}

describe('statistics of the benchmark', () => {
  test('the median of an even number of samples lies between the two in the middle, and a percentile is a sample', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), percentile([1, 2, 3, 4], 0.5), p95([5, 1, 9])]).toEqual([
      2, 2.5, 2, 9,
    ]);
    expect([median([]), p95([])]).toEqual([Number.NaN, Number.NaN]);
  });

  test('the interval of samples that are all alike is the ratio itself', () => {
    const { low, estimate, high } = bootstrapInterval(runs(3, 2, 0), pairedRatio);
    expect([low, estimate, high].map((each) => each.toFixed(9))).toEqual(Array(3).fill('2.000000000'));
  });

  test('the same samples and seed give the same interval, another seed one close to it', () => {
    const pairs = runs(5, 1.2, 0.2);
    const first = bootstrapInterval(pairs, pairedRatio, 7);
    const other = bootstrapInterval(pairs, pairedRatio, 8);
    expect(bootstrapInterval(pairs, pairedRatio, 7)).toEqual(first);
    expect(other).not.toEqual(first);
    expect(Math.abs(other.low - first.low) + Math.abs(other.high - first.high)).toBeLessThan(0.1);
  });

  test('the interval holds the true ratio, and is narrower with more runs and with calmer ones', () => {
    const few = bootstrapInterval(runs(3, 1.2, 0.3), pairedRatio);
    const many = bootstrapInterval(runs(30, 1.2, 0.3), pairedRatio);
    const calm = bootstrapInterval(runs(3, 1.2, 0.03), pairedRatio);
    const width = ({ low, high }: { readonly low: number; readonly high: number }): number => high - low;
    for (const { low, high } of [few, many, calm]) expect([low <= 1.2, high >= 1.2]).toEqual([true, true]);
    expect([width(many) < width(few), width(calm) < width(few)]).toEqual([true, true]);
  });

  test('what slows both sides of a run alike does not widen the interval: runs are drawn as pairs', () => {
    const paired = bootstrapInterval(runs(6, 1.2, 0, 1), pairedRatio);
    const torn = runs(6, 1.2, 0, 1);
    const unpaired = torn.map(({ baseline }, at) => ({ baseline, ours: torn.at(-1 - at)?.ours ?? [] }));
    const { low, high } = bootstrapInterval(unpaired, pairedRatio);
    expect(paired.high - paired.low).toBeLessThan(1e-9);
    expect(high - low).toBeGreaterThan(0.5);
  });

  test('actions that differ among themselves do not widen the interval: the same ones are drawn of both pages', () => {
    const letters = [20, 40, 60, 80, 100];
    const unlike = [0, 1, 2].map((run) => ({
      baseline: letters.map((ms) => ms + run),
      ours: letters.map((ms) => 1.5 * (ms + run)),
    }));
    const { low, high } = bootstrapInterval(unlike, pairedRatio);
    expect([low.toFixed(9), high.toFixed(9)]).toEqual(['1.500000000', '1.500000000']);
  });

  test('a ratio is the geometric mean of those of the same actions, and one pause among ten is left out', () => {
    const alike = Array.from({ length: 10 }, () => 10);
    expect([
      pairedRatio([10, 40], [20, 20]).toFixed(9),
      pairedRatio(alike, alike.with(3, 1000)).toFixed(9),
      pairedRatio([10, 20, 30], [40]),
    ]).toEqual(['1.000000000', '1.000000000', 2]);
  });

  test('a number of ours alone has an interval too', () => {
    const pairs = [1, 2, 3].map((value) => ({ baseline: [], ours: [value] }));
    expect(bootstrapInterval(pairs, (_, ours) => median(ours))).toEqual({ low: 1, estimate: 2, high: 3 });
  });

  test('a limit above the interval is met, below it beyond, and within it open', () => {
    const interval = { low: 1.1, estimate: 1.2, high: 1.3 };
    expect([1.0, 1.1, 1.2, 1.3, 1.4].map((limit) => decide(interval, limit))).toEqual([
      'beyond',
      'open',
      'open',
      'met',
      'met',
    ]);
  });

  test('a change is known as far as both of its sides are; beside a number that is known exactly, as far as the other', () => {
    const exactly = (value: number) => ({ low: value, estimate: value, high: value });
    const twice = { low: 1.6, estimate: 2, high: 2.5 };
    const both = changeOf(twice, { low: 3.2, estimate: 4, high: 5 });
    const share = Math.exp(Math.SQRT2 * Math.log(1.25));
    const digits = ({ low, estimate, high }: typeof both) => [low, estimate, high].map((value) => value.toFixed(6));
    expect([
      digits(changeOf(exactly(2), twice)),
      digits(changeOf(twice, exactly(2))),
      digits(both),
      digits(changeOf(exactly(2), exactly(3))),
    ]).toEqual([
      ['0.800000', '1.000000', '1.250000'],
      ['0.800000', '1.000000', '1.250000'],
      [2 / share, 2, 2 * share].map((value) => value.toFixed(6)),
      ['1.500000', '1.500000', '1.500000'],
    ]);
  });
});
