/** What `--check` holds each line to: what has been accepted of it, and a bit. */
import { samplesOfActs } from './acts.ts';
import type { Goal } from './goals.ts';
import type { Line } from './line.ts';
import { changeOf, type Decision, decide, medianDeviation } from './statistics.ts';

/** A line as it stood when it was accepted. */
export interface Ceiling {
  /** The goal it was accepted beside: a goal that changes asks for the ceiling to be looked at again. */
  readonly goal: number;
  /** Times the baseline; of sizes and counts the number itself. */
  readonly accepted: number;
  /** Between these two it lay in 95 of 100 draws; not of sizes and counts, which are the same each time. */
  readonly within?: readonly [low: number, high: number];
}

/** By the keys of lines. */
export type Ceilings = Readonly<Record<string, Ceiling>>;

/** By the processor that they were accepted on: one reads memory faster beside what it computes than another. */
export type ProcessorCeilings = Readonly<Record<string, Ceilings>>;

/** What holds on this processor; of a line that was not accepted on it, the highest that was accepted on any. */
export function ceilingsOn(processor: string, all: ProcessorCeilings): Ceilings {
  const highest: Record<string, Ceiling> = {};
  for (const [key, ceiling] of Object.values(all).flatMap((each) => Object.entries(each))) {
    if (ceiling.accepted >= (highest[key]?.accepted ?? 0)) highest[key] = ceiling;
  }
  return { ...highest, ...all[processor] };
}

/** So much worse than accepted is a fault of the change: less where a run has dozens of samples and so can tell. */
function toleranceOf({ sample, statistic }: Goal): number {
  const isOfAnAct = Object.values(samplesOfActs).some((samples) => samples.includes(sample));
  return isOfAnAct && statistic === 'median' ? 1.1 : 1.15;
}

/** Times the baseline hold on any machine; a size or a count is the same on each as it stands. */
function isHeldByTimes({ unit }: Goal): boolean {
  return unit === 'ms' || unit === '/s';
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Fewer samples happen to lie close together: what is accepted of them is taken to be known no better than within a tenth. */
const fewSamples = 10;
const leastSpread = 1.1;

/** What is accepted of a line as it was measured. */
export function ceilingOf({ goal, pairs, times, interval }: Line): Ceiling {
  const { low, estimate, high } = isHeldByTimes(goal) ? times : interval;
  const accepted = { goal: rounded(goal.limit), accepted: rounded(estimate) };
  if (!isHeldByTimes(goal)) return accepted;
  const isOfFew = pairs.flatMap(({ ours }) => ours).length < fewSamples;
  const ends = isOfFew ? [Math.min(low, estimate / leastSpread), Math.max(high, estimate * leastSpread)] : [low, high];
  return { ...accepted, within: [rounded(ends[0] as number), rounded(ends[1] as number)] };
}

/** The slow ones of few samples differ too much from run to run to say how they were before. */
function isOfTheSlowOnes({ statistic }: Goal): boolean {
  return statistic !== 'median';
}

/**
 * A line is held to what was accepted of it, be that within its goal or not: what becomes slower by a fifth is seen before
 * it has used up what its goal leaves. One of the slow ones alone may do either.
 */
function held(line: Line, { accepted, within: [low, high] = [accepted, accepted] }: Ceiling): Decision {
  const ofCeiling = isHeldByTimes(line.goal)
    ? decide(changeOf({ low, estimate: accepted, high }, line.times), toleranceOf(line.goal))
    : decide(line.interval, accepted * toleranceOf(line.goal));
  if (!isOfTheSlowOnes(line.goal)) return ofCeiling;
  if (line.decision === 'met' || ofCeiling === 'met') return 'met';
  return line.decision === 'beyond' && ofCeiling === 'beyond' ? 'beyond' : 'open';
}

/** Of fewer lines a few that the change has slowed are a good part. */
const enoughLines = 10;
const fifth = Math.log(1.2);

/**
 * Whether half of the times have moved by more than a fifth against the others since they were accepted, some up and some
 * down. A change of the product moves what it touches, or all, one way; lines that have nothing in common are moved
 * apart by what else goes on in the machine, and that meets the two sides of a pair unequally: one keeps more in the caches.
 */
export function isRestless(lines: readonly Line[], ceilings: Ceilings): boolean {
  const moved = lines.flatMap(({ goal, pairs, times }) => {
    const ceiling = ceilings[goal.key];
    const isOfOne = ceiling === undefined || pairs.length === 0 || !isHeldByTimes(goal) || isOfTheSlowOnes(goal);
    return isOfOne ? [] : [Math.log(times.estimate / ceiling.accepted)];
  });
  return moved.length >= enoughLines && medianDeviation(moved) > fifth;
}

/** Of a line by its key: what is said of one that there are no runs of. */
export function whyUnmeasured(key: string, hasWrk: boolean): string {
  return `was not measured${hasWrk || !key.startsWith('server: ') ? '' : ': `wrk` is not installed'}`;
}

export interface Verdict {
  readonly decision: Decision;
  /** What is wrong with a line that is not met. */
  readonly reason: string;
}

const short = (value: number): string => value.toFixed(2);

/**
 * Whether a line passes: what was not measured, or not often enough, does not. On a machine that is not at rest no time
 * is surely beyond; sizes and counts are the same on it.
 */
export function verdictOf(line: Line, ceilings: Ceilings, leastRuns: number, isAtRest = true): Verdict {
  const { goal, pairs } = line;
  const ceiling = ceilings[goal.key];
  if (pairs.length < leastRuns) {
    return { decision: 'beyond', reason: `was measured beside its baseline ${pairs.length} times, not ${leastRuns}` };
  }
  if (ceiling === undefined) return { decision: 'beyond', reason: 'has no ceiling in tools/bench/ceilings.json' };
  if (Math.abs(ceiling.goal - goal.limit) > 1e-6) {
    return { decision: 'beyond', reason: `has a ceiling that was accepted for another goal, ${ceiling.goal}` };
  }
  const { low, estimate, high } = isHeldByTimes(goal) ? line.times : line.interval;
  const range = ceiling.within === undefined ? '' : ` (${ceiling.within.map(short).join('–')})`;
  const limit = `accepted ${short(ceiling.accepted)}${range} and ${Math.round((toleranceOf(goal) - 1) * 100)} %`;
  const decision = held(line, ceiling);
  return {
    decision: decision === 'beyond' && isHeldByTimes(goal) && !isAtRest ? 'open' : decision,
    reason: `is ${short(estimate)} (${short(low)}–${short(high)})${isHeldByTimes(goal) ? ' times its baseline' : ` ${goal.unit}`}; ${limit}`,
  };
}
