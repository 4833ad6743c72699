import { countBelow } from '../table/order/sort.ts';

/** Quartiles of a measure's values. */
export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** One bar of a histogram. It includes `from` and excludes `to`; null means that the bar has no bound. */
export interface Bin {
  readonly from: number | null;
  readonly to: number | null;
}

const wantedBins = 25;
/**
 * Values beyond these quantiles are put into bars without a bound, so that a few extremes do not flatten the other
 * bars.
 */
const [lowShare, highShare] = [0.005, 0.975];

function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const first = sorted[below] as number;
  const second = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return first + (second - first) * (place - below);
}

export function quartilesOf(sorted: Float64Array): Quartiles | null {
  if (sorted.length === 0) return null;
  return { lower: quantile(sorted, 0.25), median: quantile(sorted, 0.5), upper: quantile(sorted, 0.75) };
}

function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= step * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Multiplies without the rounding errors of binary fractions. */
function multiple(times: number, step: number): number {
  return Number((times * step).toPrecision(12));
}

export function binsOf(sorted: Float64Array): readonly Bin[] {
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return [];
  const [low, high] = [quantile(sorted, lowShare), quantile(sorted, highShare)];
  const step = roundStep(high > low ? (high - low) / wantedBins : Math.abs(low) || 1);
  const first = Math.floor(low / step);
  const last = Math.floor(high / step) + 1;
  // Values whose distance is too small for floating point share one bar.
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) return [{ from: null, to: null }];
  const bins: Bin[] = [];
  for (let at = first; at < last; at++) bins.push({ from: multiple(at, step), to: multiple(at + 1, step) });
  if (least < multiple(first, step)) bins.unshift({ from: null, to: multiple(first, step) });
  if (most >= multiple(last, step)) bins.push({ from: multiple(last, step), to: null });
  return bins;
}

export function countBins(bins: readonly Bin[], sorted: Float64Array): readonly number[] {
  let from = 0;
  return bins.map(({ to }) => {
    const end = to === null ? sorted.length : countBelow(sorted, to);
    const count = end - from;
    from = end;
    return count;
  });
}
