import { describe, expect, test } from 'vitest';
import { type Goal, goals } from './goals.ts';
import { lineOf } from './lines.ts';
import { bootstrapInterval, pairedRatio, percentile } from './statistics.ts';

const goal = goals.find(({ who, sample }) => who === 'person' && sample === 'search') as Goal;
const runsOf = (...ours: readonly number[]) =>
  ours.map((value) => ({ baseline: { search: [100, 10] }, ours: { search: [value, value / 10] } }));

describe('statistics of the benchmark', () => {
  test('interpolates percentiles', () => {
    expect([percentile([4, 1, 3, 2], 0.5), percentile([5, 1, 9], 0.95), percentile([], 0.95)]).toEqual([
      2.5,
      8.6,
      Number.NaN,
    ]);
  });

  test('compares each action with the same action on the other side, and leaves out one pause among ten', () => {
    const times = Array.from({ length: 10 }, () => 10);
    const ratios = [pairedRatio([10, 40], [20, 20]), pairedRatio(times, times.with(3, 1000))];
    expect(ratios.map((ratio) => ratio.toFixed(9))).toEqual(['1.000000000', '1.000000000']);
  });

  test('gives the same interval for the same samples, and a wide one only when runs differ', () => {
    const alike = bootstrapInterval(
      [1, 2, 3].map((time) => ({ baseline: [time], ours: [2 * time] })),
      pairedRatio,
    );
    const unlike = bootstrapInterval(
      [1, 2, 3].map((time) => ({ baseline: [1], ours: [time] })),
      (_, ours) => percentile(ours, 0.5),
    );
    expect(Object.values(alike).map((value) => value.toFixed(9))).toEqual(Array(3).fill('2.000000000'));
    expect(unlike).toEqual({ low: 1, estimate: 2, high: 3 });
  });
});

describe('a line of the benchmark', () => {
  test('is met or missed if enough samples are on one side of the goal, and otherwise open', () => {
    const decisions = [runsOf(110, 115), runsOf(130, 140), runsOf(110, 140), runsOf(130), []].map(
      (runs) => lineOf(goal, runs).decision,
    );
    expect(decisions).toEqual(['met', 'missed', 'open', 'open', 'not measured']);
  });

  test('with a rate is missed below the goal', () => {
    const rate = { ...goal, limit: 0.8, isLeast: true };
    expect([lineOf(rate, runsOf(70, 75)).decision, lineOf(rate, runsOf(90, 95)).decision]).toEqual(['missed', 'met']);
  });

  test('counts no run in which the baseline failed', () => {
    expect(lineOf(goal, [{ ours: { search: [500] } }, ...runsOf(110, 110)])).toMatchObject({
      ours: 60.5,
      decision: 'met',
    });
  });
});
