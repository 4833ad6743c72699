/** Medians and percentiles of small samples, and how sure a comparison of two is. */

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[place] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

export function p95(values: readonly number[]): number {
  return percentile(values, 0.95);
}

/** What one run measured of both, one after the other, so that whatever else the machine did met both. */
export interface Pair {
  readonly baseline: readonly number[];
  readonly ours: readonly number[];
}

/** One number of all samples of the baseline and of ours: a ratio, a difference, or ours alone. */
export type Reckon = (baseline: readonly number[], ours: readonly number[]) => number;

export interface Interval {
  readonly low: number;
  readonly estimate: number;
  readonly high: number;
}

/** Numbers from 0 up to 1, always the same ones for a seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const rounds = 1000;
/** Of the reckoned numbers this share lies within the interval. */
const confidence = 0.95;

/**
 * The bootstrap interval: runs are drawn with replacement, both sides of a run together, and within a run its
 * samples; so it is as wide as runs differ from one another and as samples do within them. The same samples and
 * seed give the same interval.
 */
export function bootstrapInterval(pairs: readonly Pair[], reckon: Reckon, seed = 1): Interval {
  const random = seededRandom(seed);
  const drawn = <Value>(values: readonly Value[]): readonly Value[] =>
    values.map(() => values[Math.floor(random() * values.length)] as Value);
  const reckoned = Array.from({ length: rounds }, () => {
    const runs = drawn(pairs);
    return reckon(
      runs.flatMap((run) => drawn(run.baseline)),
      runs.flatMap((run) => drawn(run.ours)),
    );
  });
  return {
    low: percentile(reckoned, (1 - confidence) / 2),
    estimate: reckon(
      pairs.flatMap((pair) => pair.baseline),
      pairs.flatMap((pair) => pair.ours),
    ),
    high: percentile(reckoned, (1 + confidence) / 2),
  };
}

export type Decision = 'met' | 'beyond' | 'open';

/** Whether the number is at most the limit; open while the interval holds the limit. */
export function decide({ low, high }: Interval, limit: number): Decision {
  if (high <= limit) return 'met';
  return low > limit ? 'beyond' : 'open';
}
