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

/** How far numbers lie from their median: half of them no further than this. */
export function medianDeviation(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}

export function p95(values: readonly number[]): number {
  return percentile(values, 0.95);
}

/** What one run measured of both, one after the other, so that whatever else the machine did met both. */
export interface Pair {
  readonly baseline: readonly number[];
  readonly ours: readonly number[];
}

/** At either end of many ratios, this share is left out: a pause that met one of the two pages alone. */
const trimmed = 0.1;

/**
 * How many times as long ours takes: the geometric mean of the ratios of the same action on both pages, the ends left out.
 * Actions of one kind differ among themselves, one letter finds more than the next, and so do runs; neither of the two
 * is in a ratio of what was measured at the same place of the same run.
 */
export function pairedRatio(baseline: readonly number[], ours: readonly number[]): number {
  if (baseline.length !== ours.length) return median(ours) / median(baseline);
  const logs = ours.map((value, at) => Math.log(value / (baseline[at] as number))).toSorted((a, b) => a - b);
  const out = Math.floor(logs.length * trimmed);
  const kept = logs.slice(out, logs.length - out);
  return Math.exp(kept.reduce((sum, value) => sum + value, 0) / kept.length);
}

/** One number of all samples of the baseline and of ours, in the same order: a ratio, a difference, or ours alone. */
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
 * samples, the same actions of both sides where these are the same in number; so it is as wide as runs differ from one
 * another and as samples do within them. The same samples and seed give the same interval.
 */
export function bootstrapInterval(pairs: readonly Pair[], reckon: Reckon, seed = 1): Interval {
  const random = seededRandom(seed);
  const drawn = <Value>(values: readonly Value[]): readonly Value[] =>
    values.map(() => values[Math.floor(random() * values.length)] as Value);
  const drawnPair = ({ baseline, ours }: Pair): Pair => {
    if (baseline.length !== ours.length) return { baseline: drawn(baseline), ours: drawn(ours) };
    const places = drawn([...ours.keys()]);
    const at = (values: readonly number[]) => places.map((place) => values[place] as number);
    return { baseline: at(baseline), ours: at(ours) };
  };
  const reckoned = Array.from({ length: rounds }, () => {
    const runs = drawn(pairs).map(drawnPair);
    return reckon(
      runs.flatMap(({ baseline }) => baseline),
      runs.flatMap(({ ours }) => ours),
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

/**
 * How many times as much the later number is, where both are known within an interval alone: the interval of a quotient
 * from those of its two parts, each side's own deviations added as squares of logarithms (MOVER). Of a number that is
 * known exactly both ends are the number itself.
 */
export function changeOf(before: Interval, after: Interval): Interval {
  const further = (one: number, other: number): number => Math.hypot(Math.log(one), Math.log(other));
  const estimate = after.estimate / before.estimate;
  return {
    low: estimate / Math.exp(further(after.estimate / after.low, before.high / before.estimate)),
    estimate,
    high: estimate * Math.exp(further(after.high / after.estimate, before.estimate / before.low)),
  };
}

export type Decision = 'met' | 'beyond' | 'open';

/** Whether the number is at most the limit; open while the interval holds the limit. */
export function decide({ low, high }: Interval, limit: number): Decision {
  if (high <= limit) return 'met';
  return low > limit ? 'beyond' : 'open';
}
