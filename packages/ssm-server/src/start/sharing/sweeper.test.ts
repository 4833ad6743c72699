import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Log } from '../../log/log.ts';
import { startSweeper } from './sweeper.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Starts a sweeper whose sweeps have these outcomes: the number of deleted rows, or undefined if another server has the
 * turn.
 */
function started(...outcomes: readonly (number | undefined | Error)[]) {
  const left = [...outcomes];
  const asked: string[] = [];
  const warned: string[] = [];
  const log: Log = { info: () => {}, warn: (_, words) => void warned.push(words ?? ''), error: () => {} };
  const store = {
    async sweep(holder: string, forMs: number) {
      asked.push(`sweep ${holder.length} ${forMs}`);
      const outcome = left.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    async reclaim() {
      asked.push('reclaim');
    },
  };
  return { end: startSweeper(store, log), asked, warned };
}

const sweep = `sweep 36 ${minute}`;

it('the sweeper runs at once and each minute, and reclaims the space of deleted rows', async () => {
  const { end, asked } = started(3, 0, undefined, 2);
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect(asked).toEqual([sweep, 'reclaim', sweep, sweep, sweep, 'reclaim']);
  end();
});

it('the sweeper reclaims space after thirty sweeps that deleted nothing', async () => {
  const { end, asked } = started(...Array.from({ length: 31 }, () => 0));
  await vi.advanceTimersByTimeAsync(28 * minute);
  expect(asked.includes('reclaim')).toEqual(false);
  await vi.advanceTimersByTimeAsync(minute);
  expect(asked.filter((each) => each === 'reclaim').length).toEqual(1);
  end();
});

it('the sweeper logs a failure once and retries', async () => {
  const { end, asked, warned } = started(new Error('away'), new Error('away'), 1, new Error('away'));
  await vi.advanceTimersByTimeAsync(3 * minute);
  expect([asked, warned.length]).toEqual([[sweep, sweep, sweep, 'reclaim', sweep], 2]);
  end();
});

it('the sweeper stops when it is ended', async () => {
  const { end, asked } = started(0, 0);
  await vi.advanceTimersByTimeAsync(1);
  end();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(asked).toEqual([sweep]);
});
