import { describe, expect, test } from 'vitest';
import { bootstrapInterval, decide, median, type Pair, p95, percentile } from './statistics.ts';

const ratio = (baseline: readonly number[], ours: readonly number[]): number => median(ours) / median(baseline);

/** Runs of which each is slower than the one before by a share, the two sides alike, and each sample by a wave. */
function runs(count: number, factor: number, wave: number, drift = 0): readonly Pair[] {
  const samples = (run: number, times: number): readonly number[] =>
    Array.from({ length: 8 }, (_, at) => times * (1 + drift * run) * (1 + wave * Math.sin(at * 2.4 + run)));
  return Array.from({ length: count }, (_, run) => ({ baseline: samples(run, 100), ours: samples(run, 100 * factor) }));
}

describe('statistics of the benchmark', () => {
  test('the median of an even number of samples lies between the two in the middle, and a percentile is a sample', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), percentile([1, 2, 3, 4], 0.5), p95([5, 1, 9])]).toEqual([
      2, 2.5, 2, 9,
    ]);
    expect([median([]), p95([])]).toEqual([Number.NaN, Number.NaN]);
  });

  test('the interval of samples that are all alike is the ratio itself', () => {
    expect(bootstrapInterval(runs(3, 1.5, 0), ratio)).toEqual({ low: 1.5, estimate: 1.5, high: 1.5 });
  });

  test('the same samples and seed give the same interval, another seed one close to it', () => {
    const pairs = runs(5, 1.2, 0.2);
    const first = bootstrapInterval(pairs, ratio, 7);
    const other = bootstrapInterval(pairs, ratio, 8);
    expect(bootstrapInterval(pairs, ratio, 7)).toEqual(first);
    expect(other).not.toEqual(first);
    expect(Math.abs(other.low - first.low) + Math.abs(other.high - first.high)).toBeLessThan(0.1);
  });

  test('the interval holds the true ratio, and is narrower with more runs and with calmer ones', () => {
    const few = bootstrapInterval(runs(3, 1.2, 0.3), ratio);
    const many = bootstrapInterval(runs(30, 1.2, 0.3), ratio);
    const calm = bootstrapInterval(runs(3, 1.2, 0.03), ratio);
    const width = ({ low, high }: { readonly low: number; readonly high: number }): number => high - low;
    for (const { low, high } of [few, many, calm]) expect([low <= 1.2, high >= 1.2]).toEqual([true, true]);
    expect([width(many) < width(few), width(calm) < width(few)]).toEqual([true, true]);
  });

  test('what slows both sides of a run alike does not widen the interval: runs are drawn as pairs', () => {
    const paired = bootstrapInterval(runs(6, 1.2, 0, 1), ratio);
    const torn = runs(6, 1.2, 0, 1);
    const unpaired = torn.map(({ baseline }, at) => ({ baseline, ours: torn.at(-1 - at)?.ours ?? [] }));
    const { low, high } = bootstrapInterval(unpaired, ratio);
    expect(paired.high - paired.low).toBeLessThan(1e-9);
    expect(high - low).toBeGreaterThan(0.5);
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
});
