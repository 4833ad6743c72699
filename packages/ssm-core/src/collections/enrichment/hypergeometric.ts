/**
 * Computes the hypergeometric upper tail. Formula: with N genes in the background, of which K are in a set and n in a
 * list, P(X ≥ k) = Σ C(K, x) C(N − K, n − x) / C(N, n) over x from k to min(n, K). It is a probability, without a unit.
 *
 * Logarithms of factorials are near 180,000 for N = 20,000, and their differences lose digits. So the logarithm of each
 * binomial term is written by its deviance and by the error of Stirling's formula. Source: C. Loader, Fast and Accurate
 * Computation of Binomial Probabilities, 2000; R's `dhyper` uses the same. The relative error is below 1e-12 up to
 * N = 20,000. A tail below the smallest number, about 1e-308, is 0.
 */
import { invariant } from '../../invariant.ts';

/** Counts of genes. */
export interface SetCounts {
  /** Genes of the list that are in the set. */
  readonly k: number;
  /** Genes of the list. */
  readonly n: number;
  /** Genes of the background that are in the set. */
  readonly K: number;
  /** Genes of the background. */
  readonly N: number;
}

/** The error of Stirling's formula, ln n! − (½ ln 2πn + n ln n − n), for n from 1. */
const smallErrors = [
  0.08106146679532726, 0.0413406959554093, 0.02767792568499834, 0.020790672103765093, 0.016644691189821193,
  0.013876128823070748, 0.01189670994589177, 0.010411265261972096, 0.009255462182712733, 0.00833056343336287,
  0.007573675487951841, 0.00694284010720953, 0.006408994188004207, 0.0059513701127588475, 0.005554733551962801,
];

function stirlingError(n: number): number {
  const small = smallErrors[n - 1];
  if (small !== undefined) return small;
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n;
}

/** Returns x ln(x / mean) + mean − x, also where both are so near that the difference would lose digits. */
function deviance(x: number, mean: number): number {
  if (Math.abs(x - mean) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const ratio = (x - mean) / (x + mean);
  let sum = (x - mean) * ratio;
  let term = 2 * x * ratio;
  for (let index = 1; ; index += 1) {
    term *= ratio * ratio;
    const next = sum + term / (2 * index + 1);
    if (next === sum) return sum;
    sum = next;
  }
}

/** Returns ln C(n, x) pˣ qⁿ⁻ˣ, where p and q add up to 1. */
function logBinomial(x: number, n: number, p: number, q: number): number {
  if (x === 0) return p < q ? n * Math.log1p(-p) : n * Math.log(q);
  if (x === n) return q < p ? n * Math.log1p(-q) : n * Math.log(p);
  const errors = stirlingError(n) - stirlingError(x) - stirlingError(n - x);
  const deviances = deviance(x, n * p) + deviance(n - x, n * q);
  return errors - deviances + 0.5 * Math.log(n / (2 * Math.PI * x * (n - x)));
}

/** Returns ln P(X = x). */
function logMass(x: number, { n, K, N }: SetCounts): number {
  if (n === 0 || n === N) return 0;
  const [p, q] = [n / N, (N - n) / N];
  return logBinomial(x, K, p, q) + logBinomial(n - x, N - K, p, q) - logBinomial(n, N, p, q);
}

/** Adds 1 and all further terms, each by its ratio to the one before, until they no longer count. */
function sumOfRatios(from: number, to: number, step: 1 | -1, ratio: (x: number) => number): number {
  let [term, sum] = [1, 1];
  for (let x = from; x !== to; x += step) {
    term *= ratio(x);
    const next = sum + term;
    if (next === sum) break;
    sum = next;
  }
  return sum;
}

/**
 * Returns the probability that a random list of n genes has k or more genes of the set. Throws for counts that are not
 * whole numbers, or that exceed N.
 */
export function hypergeometricTail(counts: SetCounts): number {
  const { k, n, K, N } = counts;
  invariant([k, n, K, N].every(Number.isSafeInteger), 'counts are whole numbers');
  invariant(n >= 0 && K >= 0 && n <= N && K <= N, 'list and set are parts of the background');
  const [lowest, highest] = [Math.max(0, n + K - N), Math.min(n, K)];
  if (k <= lowest) return 1;
  if (k > highest) return 0;
  const rest = N - K - n;
  if (k > (n * K) / N) {
    const sum = sumOfRatios(k, highest, 1, (x) => ((K - x) / (x + 1)) * ((n - x) / (rest + x + 1)));
    return Math.min(1, Math.exp(logMass(k, counts)) * sum);
  }
  // Subtracts the lower tail, because the terms from k to the mean may underflow.
  const below = k - 1;
  const sum = sumOfRatios(below, lowest, -1, (x) => (x / (K - x + 1)) * ((rest + x) / (n - x + 1)));
  return Math.max(0, 1 - Math.exp(logMass(below, counts)) * sum);
}

/**
 * Adjusts p-values for the number of tests, so that significant ones have a bounded false discovery rate. With the i-th
 * smallest of m values p₍ᵢ₎, the adjusted value is min over j ≥ i of p₍ⱼ₎ m / j, at most 1. Source: Y. Benjamini and
 * Y. Hochberg, Journal of the Royal Statistical Society B 57, 1995. The order of the values stays.
 */
export function adjustByBenjaminiHochberg(values: readonly number[]): readonly number[] {
  const order = values.map((_, index) => index).toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  const adjusted = values.map(() => 1);
  let least = 1;
  for (const [place, index] of order.entries()) {
    least = Math.min(least, ((values[index] ?? 1) * values.length) / (values.length - place));
    adjusted[index] = least;
  }
  return adjusted;
}
