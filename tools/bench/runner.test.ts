import { expect, test } from 'vitest';
import type { Goal } from './goals.ts';
import type { Line } from './line.ts';
import { runSessions, type Session } from './runner.ts';
import { type Decision, decide } from './statistics.ts';

const goalOf = (session: string): Goal => ({
  session,
  sample: 'search',
  key: `${session}: search`,
  name: 'key in search',
  unit: 'ms',
  statistic: 'median',
  of: 'times',
  limit: 1.2,
});
/** A session whose baseline takes 100, and whose application takes one of the times after the other. */
function sessionOf(name: string, times: readonly number[]): Session {
  let run = 0;
  const next = (): number => times[Math.min(run++, times.length - 1)] as number;
  return {
    name,
    variants: {
      baseline: () => Promise.resolve({ search: [100] }),
      ours: () => Promise.resolve({ search: [next()] }),
    },
  };
}
const decisionOf = ({ times }: Line): Decision => decide(times, 1.2);

async function runsOf(times: readonly number[], untilMs: number): Promise<readonly [number, Decision]> {
  const limits = { leastRuns: 2, mostRuns: 6, untilMs, sureRuns: 5 };
  const [line] = await runSessions([sessionOf('x', times)], [goalOf('x')], limits, decisionOf);
  return line === undefined ? [0, 'open'] : [line.pairs.length, decisionOf(line)];
}

test('what two runs call beyond is run until it is sure, though it is late, and is let go where it is not', async () => {
  expect([await runsOf([130], -1), await runsOf([130, 130, 100, 100, 100], -1)]).toEqual([
    [5, 'beyond'],
    [3, 'open'],
  ]);
});

test('what is open is run again until it is late, what is met is not', async () => {
  expect([await runsOf([110, 130], -1), await runsOf([110, 130], 60_000), await runsOf([110], 60_000)]).toEqual([
    [2, 'open'],
    [6, 'open'],
    [2, 'met'],
  ]);
});
