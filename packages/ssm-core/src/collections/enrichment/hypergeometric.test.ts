import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustByBenjaminiHochberg, hypergeometricTail, type SetCounts } from './hypergeometric.ts';

function choose(n: number, x: number): bigint {
  let product = 1n;
  for (let index = 1; index <= x; index += 1) product = (product * BigInt(n - x + index)) / BigInt(index);
  return product;
}

/** Divides two whole numbers to 18 digits, also where the quotient is small. */
function quotient(part: bigint, whole: bigint): number {
  const digits = Math.max(0, String(whole).length - String(part).length) + 20;
  return Number(`${(part * 10n ** BigInt(digits)) / whole}e-${digits}`);
}

function exactTail({ k, n, K, N }: SetCounts): number {
  const highest = Math.min(n, K);
  let x = Math.max(k, 0, n + K - N);
  if (x > highest) return 0;
  let term = choose(K, x) * choose(N - K, n - x);
  let sum = 0n;
  for (; x <= highest; x += 1) {
    sum += term;
    term = (term * BigInt(K - x) * BigInt(n - x)) / (BigInt(x + 1) * BigInt(N - K - n + x + 1));
  }
  return quotient(sum, choose(N, n));
}

const relativeError = (found: number, exact: number): number =>
  exact === 0 ? Math.abs(found) : Math.abs(found - exact) / exact;

describe('the hypergeometric upper tail', () => {
  test.each<[counts: SetCounts, p: string]>([
    [{ k: 8, n: 48, K: 94, N: 6365 }, '3.892601989e-7'],
    [{ k: 8, n: 44, K: 94, N: 5601 }, '5.03001e-7'],
    [{ k: 5, n: 48, K: 39, N: 6364 }, '9.367678e-6'],
  ])('of %j is %s, as scipy and R compute it', (counts, p) => {
    const digits = p.indexOf('e') - 2;
    expect(hypergeometricTail(counts).toExponential(digits)).toBe(p);
  });

  test('agrees with whole numbers to 1e-12 relative for random counts up to N = 20,000', () => {
    const counts = fc
      .tuple(fc.integer({ min: 1, max: 20_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
      .chain(([N, share]) => {
        const n = Math.min(N, Math.round(share * 600));
        return fc
          .integer({ min: 0, max: Math.min(N, 600) })
          .chain((K) => fc.integer({ min: 0, max: Math.min(n, K) + 1 }).map((k): SetCounts => ({ k, n, K, N })));
      });
    fc.assert(
      fc.property(counts, (each) => {
        const [found, exact] = [hypergeometricTail(each), exactTail(each)];
        // Near the smallest number, a number has fewer digits.
        expect(exact < 1e-300 ? found < 1e-299 : relativeError(found, exact) < 1e-12).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test.each<SetCounts>([
    { k: 5_000, n: 10_000, K: 10_000, N: 20_000 },
    { k: 5_100, n: 10_000, K: 10_000, N: 20_000 },
    { k: 4_900, n: 10_000, K: 10_000, N: 20_000 },
    { k: 1, n: 19_999, K: 1, N: 20_000 },
    { k: 120, n: 2_000, K: 2_000, N: 20_000 },
    { k: 400, n: 2_000, K: 2_000, N: 20_000 },
  ])('of large counts %j agrees to 1e-12 relative', (counts) => {
    expect(relativeError(hypergeometricTail(counts), exactTail(counts))).toBeLessThan(1e-12);
  });

  test('is 1 for counts that every list reaches, 0 for counts that none reaches, and 0 where it underflows', () => {
    const tails = [
      { k: 0, n: 5, K: 3, N: 10 },
      { k: 3, n: 8, K: 5, N: 10 },
      { k: 4, n: 5, K: 3, N: 10 },
      { k: 0, n: 0, K: 0, N: 0 },
      { k: 2, n: 10, K: 2, N: 10 },
      { k: 600, n: 600, K: 600, N: 20_000 },
    ].map(hypergeometricTail);
    expect(tails).toEqual([1, 1, 0, 1, 1, 0]);
  });

  test('refuses counts that are not possible', () => {
    expect(() => hypergeometricTail({ k: 1, n: 11, K: 2, N: 10 })).toThrow('parts of the background');
    expect(() => hypergeometricTail({ k: 1.5, n: 3, K: 2, N: 10 })).toThrow('whole numbers');
  });
});

describe('adjusted p-values', () => {
  test('are the smallest value times the number of tests by rank, and keep their order', () => {
    expect(adjustByBenjaminiHochberg([0.04, 0.01, 0.03, 0.9])).toEqual([(0.04 * 4) / 3, 0.04, (0.04 * 4) / 3, 0.9]);
    expect(adjustByBenjaminiHochberg([0.8, 0.9])).toEqual([0.9, 0.9]);
    expect(adjustByBenjaminiHochberg([])).toEqual([]);
  });

  test('never fall below the value, never exceed 1, and rise with it', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (values) => {
        const adjusted = adjustByBenjaminiHochberg(values);
        const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
        const rising = order.map((index) => adjusted[index] ?? 0);
        expect(rising).toEqual(rising.toSorted((a, b) => a - b));
        for (const [index, value] of values.entries()) {
          expect(adjusted[index]).toBeGreaterThanOrEqual(value * (1 - 1e-15));
          expect(adjusted[index]).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
