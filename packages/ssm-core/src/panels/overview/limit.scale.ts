import type { MeasureOrder } from '../../proteins/reagentRules.ts';
import type { Bin, Quartiles } from '../distribution.ts';

/**
 * Connects limits and places on the axis of a histogram. Places are measured in bars from the start of the axis. At the
 * end of the worse values, the slider has one more step, where there is no limit.
 */
export interface LimitScale {
  /** The step of a slider. */
  readonly step: number;
  readonly least: number;
  readonly most: number;
  /** The place at which there is no limit: an end of the axis. */
  readonly free: number;
  /** Returns the place of a limit. Returns their end for a limit outside the bounded bars. Null: no limit. */
  readonly placeOf: (limit: number | null) => number;
  readonly limitAt: (place: number) => number | null;
}

interface Bounded {
  readonly from: number;
  readonly to: number;
}

function isBounded(bin: Bin): bin is Bounded {
  return bin.from !== null && bin.to !== null;
}

/** Rounds to the steps of the slider, without the rounding errors of binary fractions. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** Steps in bars. */
const steps = [0.1, 0.05, 0.02, 0.01];
/** Steps are smaller if values crowd into few bars, so that keys reach a limit between most values. */
const stepsOfMiddleHalf = 5;

function stepOf({ from, to }: Bounded, quartiles: Quartiles | null): number {
  const middleHalf = quartiles === null ? to - from : quartiles.upper - quartiles.lower;
  return steps.find((step) => step * (to - from) * stepsOfMiddleHalf <= middleHalf) ?? 0.01;
}

/**
 * Returns the scale of a measure's bars. The quartiles are those of the catalogue. Returns null if no bar has two bounds,
 * so that there is no axis to move on.
 */
export function limitScale(bins: readonly Bin[], best: MeasureOrder, quartiles: Quartiles | null): LimitScale | null {
  const first = bins.findIndex(isBounded);
  const last = bins.findLastIndex(isBounded);
  const bounded = bins.slice(first, last + 1).filter(isBounded);
  const [start, end] = [bounded[0], bounded.at(-1)];
  if (start === undefined || end === undefined) return null;
  const [lowest, highest] = [start.from, end.to];
  const step = stepOf(start, quartiles);
  const free = rounded(best === 'lowest' ? last + 1 + step : first - step);
  const [least, most] = best === 'lowest' ? [first, free] : [free, last + 1];

  const limitAt = (place: number): number | null => {
    if (best === 'lowest' ? place > last + 1 : place < first) return null;
    const along = Math.min(Math.max(place - first, 0), bounded.length);
    const index = Math.min(Math.floor(along), bounded.length - 1);
    const { from, to } = bounded[index] ?? end;
    return rounded(from + (along - index) * (to - from));
  };

  const placeOf = (limit: number | null): number => {
    if (limit === null) return free;
    if (limit >= highest) return best === 'lowest' && limit > highest ? free : last + 1;
    if (limit <= lowest) return best === 'highest' && limit < lowest ? free : first;
    const index = bounded.findIndex(({ to }) => limit < to);
    const { from, to } = bounded[index] ?? end;
    return rounded(first + index + (limit - from) / (to - from));
  };

  return { step, least, most, free, placeOf, limitAt };
}
