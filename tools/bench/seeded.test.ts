import { describe, expect, test } from 'vitest';
import { type Goal, groups } from './goals.ts';
import { lineOf, type Run } from './line.ts';
import { ceilingsOf, faultsOf } from './seeded.ts';
import { seedMs, seeds } from './seeds.ts';

const all = groups.flatMap(({ goals }) => goals);
const goalOf = (key: string): Goal => all.find((goal) => goal.key === key) as Goal;
const actions = all.filter(({ session }) => session === 'every: actions');

/** Runs of which each sample took the baseline 100 and the application 150, one of them more by a share; a wave of noise on all. */
function runs(slowed: string | undefined, share: number, count = 12): readonly Run[] {
  const samples = [...new Set(actions.map(({ sample }) => sample))];
  const took = (run: number, base: number): readonly number[] =>
    Array.from({ length: 6 }, (_, at) => base * (1 + 0.05 * Math.sin(at * 2.4 + run)));
  return Array.from({ length: count }, (_, run) => ({
    baseline: Object.fromEntries(samples.map((sample) => [sample, took(run, 100)])),
    ours: Object.fromEntries(
      samples.map((sample) => [sample, took(run + 3, sample === slowed ? 150 * (1 + share) : 150)]),
    ),
  }));
}
const linesOf = (slowed: string | undefined, share = 0.2) => actions.map((goal) => lineOf(goal, runs(slowed, share)));
const ceilings = ceilingsOf(linesOf(undefined));
const seed = seeds[0];

describe('slowdowns that are put in on purpose', () => {
  test('are in five places, each in a line of its own', () => {
    const keys = seeds.map(({ key }) => goalOf(key).key);
    expect([keys, new Set(keys).size]).toEqual([seeds.map(({ key }) => key), 5]);
  });

  test('take a fifth of what the line takes: of an action, or of an answer', () => {
    const [action, rate] = [goalOf('every: search'), goalOf('server: filtered')].map((goal) =>
      seedMs(lineOf(goal, [{ baseline: { [goal.sample]: [100] }, ours: { [goal.sample]: [50, 60, 70] } }])),
    );
    expect([action, rate?.toFixed(3)]).toEqual([12, '3.333']);
  });

  test('a fifth is found, and nothing else is', () => {
    expect(faultsOf(seed, linesOf('search'), ceilings, 4)).toEqual([]);
  });

  test('nothing is found where nothing was put in, and that is a fault of a run that was slowed', () => {
    expect(faultsOf(undefined, linesOf(undefined), ceilings, 4)).toEqual([]);
    expect(faultsOf(seed, linesOf(undefined), ceilings, 4)).toEqual([
      expect.stringMatching(/^every: search is not found/),
    ]);
  });

  test('a line that was measured too seldom is a fault, and not found', () => {
    const seldom = actions.map((goal) => lineOf(goal, runs('search', 0.2, 3)));
    const faults = faultsOf(seed, seldom, ceilings, 4);
    expect(faults.find((fault) => fault.startsWith('every: search '))).toBe(
      'every: search was measured beside its baseline 3 times, not 4',
    );
    expect(faults.length).toBe(actions.length);
  });

  test('another line that fails is a fault', () => {
    expect(faultsOf(undefined, linesOf('sortText'), ceilings, 4)).toEqual([
      expect.stringMatching(/^every: sortText fails though nothing slows it/),
    ]);
  });
});
