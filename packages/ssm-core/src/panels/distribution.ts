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

export type BinScale = 'linear' | 'log';

export interface ScaledBins {
  readonly scale: BinScale;
  readonly bins: readonly Bin[];
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

/** If the high quantile exceeds this multiple of the median, bars of equal width would put most values into a few. */
const skewed = 5;
/** If values cover a wider ratio, most bars of equal ratio would be empty. */
const widestRatio = 1e12;
/**
 * Renard numbers, which divide a decade into nearly equal ratios by short numbers. More per decade are used if values
 * cover fewer decades.
 */
const renardNumbers: readonly (readonly number[])[] = [
  [1, 1.12, 1.25, 1.4, 1.6, 1.8, 2, 2.24, 2.5, 2.8, 3.15, 3.55, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9],
  [1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3, 8],
  [1, 1.6, 2.5, 4, 6.3],
  [1],
];

function ratioEdges(low: number, high: number): readonly number[] {
  const decades = Math.log10(high / low);
  const numbers = renardNumbers.find(({ length }) => length * decades <= 1.3 * wantedBins) ?? [1];
  const all: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high) + 1; power++) {
    for (const number of numbers) all.push(Number(`${number}e${power}`));
  }
  const first = Math.max(
    0,
    all.findLastIndex((edge) => edge <= low),
  );
  return all.slice(first, all.findIndex((edge) => edge > high) + 1);
}

function logBinsOf(sorted: Float64Array): readonly Bin[] | null {
  const positive = sorted.subarray(countBelow(sorted, Number.MIN_VALUE));
  const median = quantile(sorted, 0.5);
  const [low, high] = [quantile(positive, lowShare), quantile(sorted, highShare)];
  if (median <= 0 || high <= skewed * median || high / low > widestRatio) return null;
  const edges = ratioEdges(low, high);
  const bins: Bin[] = edges.slice(1).map((to, index) => ({ from: edges[index] as number, to }));
  const [first = 0, last = 0] = [edges[0], edges.at(-1)];
  if (first <= 0 || !Number.isFinite(last)) return null;
  if ((sorted[0] as number) < first) bins.unshift({ from: null, to: first });
  if ((sorted.at(-1) as number) >= last) bins.push({ from: last, to: null });
  return bins;
}

/** Returns bars of equal width or, if the values are strongly skewed, of equal ratio. */
export function scaledBinsOf(sorted: Float64Array): ScaledBins {
  const bins = sorted.length === 0 ? null : logBinsOf(sorted);
  return bins === null ? { scale: 'linear', bins: binsOf(sorted) } : { scale: 'log', bins };
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
