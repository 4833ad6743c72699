import type { Goal } from './goals.ts';
import { bootstrapInterval, type Interval, type Pair, pairedRatio, percentile } from './statistics.ts';

export type Samples = Readonly<Record<string, readonly number[]>>;

export interface Run {
  readonly baseline?: Samples;
  readonly ours?: Samples;
}

/** `open` means that the interval contains the limit. */
type Decision = 'met' | 'missed' | 'open' | 'not measured';

export interface Line {
  readonly goal: Goal;
  readonly baseline: number;
  readonly ours: number;
  readonly interval: Interval;
  readonly decision: Decision;
}

const shares = { median: 0.5, p95: 0.95, p99: 0.99 } as const;

/** The minimum number of samples. Fewer do not show how much samples differ. */
const leastSamples = 3;

function decide({ low, high }: Interval, { limit, isLeast }: Goal): Decision {
  if (isLeast ? low >= limit : high <= limit) return 'met';
  return (isLeast ? high < limit : low > limit) ? 'missed' : 'open';
}

export function lineOf(goal: Goal, runs: readonly Run[]): Line {
  const pairs = runs.flatMap(({ baseline = {}, ours = {} }): readonly Pair[] => {
    const pair = { baseline: baseline[goal.sample] ?? [], ours: ours[goal.sample] ?? [] };
    const isMeasured = pair.ours.length > 0 && (goal.compares === 'value' || pair.baseline.length > 0);
    return isMeasured ? [pair] : [];
  });
  const of = (values: readonly number[]): number => percentile(values, shares[goal.statistic]);
  const ratio =
    goal.statistic === 'median' ? pairedRatio : (base: readonly number[], own: readonly number[]) => of(own) / of(base);
  const interval = bootstrapInterval(pairs, goal.compares === 'ratio' ? ratio : (_, own) => of(own));
  const ours = pairs.flatMap((pair) => pair.ours);
  const isTooFew = ours.length < leastSamples && (goal.unit === 'ms' || goal.unit === '/s');
  return {
    goal,
    baseline: of(pairs.flatMap(({ baseline }) => baseline)),
    ours: of(ours),
    interval,
    decision: pairs.length === 0 ? 'not measured' : isTooFew ? 'open' : decide(interval, goal),
  };
}
