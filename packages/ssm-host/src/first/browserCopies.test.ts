import { expect, test } from 'vitest';
import { wasHere } from './browserCopies.ts';

test('a cached script means an earlier visit', () => {
  const loaded = (transferSize: number | undefined) => ({
    getEntriesByName: () => (transferSize === undefined ? [] : [{ transferSize } as unknown as PerformanceEntry]),
  });
  expect([0, 3000, undefined].map((size) => wasHere('/first.js', loaded(size)))).toEqual([true, false, false]);
});
