import { expect, test } from 'vitest';
import { createRandom, round } from './random.ts';

test('a seed always gives the same random numbers', () => {
  const random = createRandom(1);
  expect([random.next(), random.below(100), random.chance(0.5), random.pick(['a', 'b', 'c'])]).toEqual([
    0.6270739405881613,
    0,
    false,
    'c',
  ]);
});

test('log-normal values have the requested median and spread', () => {
  const random = createRandom(2);
  const values = Array.from({ length: 20_001 }, () => random.logNormal(100, 0.5)).toSorted((a, b) => a - b);
  const at = (share: number) => values[Math.round(share * 20_000)] as number;
  expect([round(at(0.1) / 52.7, 1), round(at(0.5) / 100, 1), round(at(0.9) / 189.8, 1)]).toEqual([1, 1, 1]);
});
