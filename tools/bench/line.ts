/** A line of the benchmark: what was measured for a goal, and what can be said of it. */
import type { Goal } from './goals.ts';
import type { Samples } from './page.ts';
import {
  bootstrapInterval,
  type Decision,
  decide,
  type Interval,
  median,
  type Pair,
  p95,
  pairedRatio,
  percentile,
  type Reckon,
} from './statistics.ts';

/** What one run of a session measured. */
export interface Run {
  readonly baseline?: Samples;
  readonly ours?: Samples;
  readonly lean?: Samples;
}

export interface Line {
  readonly goal: Goal;
  readonly pairs: readonly Pair[];
  readonly lean: readonly number[];
  /** Of what the goal is of. */
  readonly interval: Interval;
  /** Of ours over the baseline; of the baseline over ours for rates: more is always worse. */
  readonly times: Interval;
  readonly decision: Decision;
}

const statistics = { median, p95, p99: (values: readonly number[]) => percentile(values, 0.99) };

/** The one number that a line shows of its samples. */
export function statisticOf({ statistic }: Goal): (values: readonly number[]) => number {
  return statistics[statistic];
}

function reckonings(goal: Goal): Readonly<Record<Goal['of'], Reckon>> {
  const of = statisticOf(goal);
  const times: Reckon = goal.statistic === 'median' ? pairedRatio : (baseline, ours) => of(ours) / of(baseline);
  return {
    times: (baseline, ours) => (goal.unit === '/s' ? times(ours, baseline) : times(baseline, ours)),
    value: (_, ours) => of(ours),
    more: (baseline, ours) => of(ours) - of(baseline),
  };
}

/** Only runs that measured both sides count. */
export function lineOf(goal: Goal, runs: readonly Run[]): Line {
  const pairs = runs.flatMap((run) => {
    const [baseline = [], ours = []] = [run.baseline?.[goal.sample], run.ours?.[goal.sample]];
    return baseline.length > 0 && ours.length > 0 ? [{ baseline, ours }] : [];
  });
  const reckon = reckonings(goal);
  const interval = bootstrapInterval(pairs, reckon[goal.of]);
  return {
    goal,
    pairs,
    lean: runs.flatMap((run) => run.lean?.[goal.sample] ?? []),
    interval,
    times: bootstrapInterval(pairs, reckon.times),
    decision: decide(interval, goal.limit),
  };
}
