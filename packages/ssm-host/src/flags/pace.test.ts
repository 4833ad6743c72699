import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPace } from './pace.ts';

function page() {
  const listeners = new Set<() => void>();
  const document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  return {
    document,
    listeners,
    show: (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      for (const listener of listeners) listener();
    },
  };
}

describe('the pace of asking for flags', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function asksIn(ms: number, isWell: boolean, state: DocumentVisibilityState): Promise<number> {
    const { document } = page();
    document.visibilityState = state;
    let asks = 0;
    const pace = startPace(async () => {
      asks += 1;
      return isWell;
    }, document);
    await vi.advanceTimersByTimeAsync(ms);
    pace.stop();
    await vi.advanceTimersByTimeAsync(ms);
    return asks;
  }

  test('R14: within two seconds in health, six times a minute in an outage, twice in a hidden tab; and never once stopped', async () => {
    expect([
      await asksIn(6000, true, 'visible'),
      (await asksIn(61_500, false, 'visible')) <= 6,
      await asksIn(60_000, true, 'hidden'),
    ]).toEqual([4, true, 1]);
  });

  test('a tab that is shown again asks at once', async () => {
    const { document, show, listeners } = page();
    let asks = 0;
    const pace = startPace(async () => {
      asks += 1;
      return true;
    }, document);
    show('hidden');
    await vi.advanceTimersByTimeAsync(20_000);
    show('visible');
    const after = asks;
    pace.stop();
    expect([after, listeners.size]).toEqual([1, 0]);
  });

  test('a service that hangs is not asked again meanwhile', async () => {
    const { document } = page();
    let asks = 0;
    const pace = startPace(() => {
      asks += 1;
      return new Promise<boolean>(() => {});
    }, document);
    await vi.advanceTimersByTimeAsync(30_000);
    pace.stop();
    expect(asks).toBe(1);
  });
});
