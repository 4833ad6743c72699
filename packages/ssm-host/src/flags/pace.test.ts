import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPace } from './pace.ts';

function page() {
  const events = new EventTarget();
  const listened = new Set<string>();
  const document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener(type: string, listener: () => void) {
      listened.add(type);
      events.addEventListener(type, listener);
    },
    removeEventListener(type: string, listener: () => void) {
      listened.delete(type);
      events.removeEventListener(type, listener);
    },
  };
  const happen = (type: string): void => void events.dispatchEvent(new Event(type));
  return {
    document,
    listened,
    happen,
    show: (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      happen('visibilitychange');
    },
  };
}

describe('the pace of flag requests', () => {
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

  test('R14: requests come every two seconds if healthy, and at most six times a minute in an outage and twice in a hidden tab', async () => {
    expect([
      await asksIn(6000, true, 'visible'),
      (await asksIn(61_500, false, 'visible')) <= 6,
      await asksIn(60_000, true, 'hidden'),
    ]).toEqual([4, true, 1]);
  });

  test('a tab that becomes visible sends a request at once', async () => {
    const { document, show, listened } = page();
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
    expect([after, listened.size]).toEqual([1, 0]);
  });

  test.each(['pointerdown', 'pointermove', 'wheel', 'keydown'])(
    'a page that is idle for five minutes sends two requests a minute, and a request at once on %s',
    async (input) => {
      const { document, happen } = page();
      let asks = 0;
      const pace = startPace(async () => {
        asks += 1;
        return true;
      }, document);
      const asksOf = async (ms: number, begin: () => void = () => {}): Promise<number> => {
        const before = asks;
        begin();
        await vi.advanceTimersByTimeAsync(ms);
        return asks - before;
      };
      await vi.advanceTimersByTimeAsync(299_000);
      happen(input);
      const stillThere = await asksOf(299_000);
      // Runs the last scheduled request before the page counts as idle.
      await vi.advanceTimersByTimeAsync(3000);
      const resting = await asksOf(62_000);
      const atOnce = await asksOf(0, () => happen(input));
      const again = await asksOf(6000);
      pace.stop();
      expect({ isQuick: stillThere > 190, resting, atOnce, again }).toEqual({
        isQuick: true,
        resting: 2,
        atOnce: 1,
        again: 4,
      });
    },
  );

  test('in an outage the request of a returning user waits for its turn, and input does not wake a hidden tab', async () => {
    const { document, happen, show } = page();
    let asks = 0;
    const pace = startPace(async () => {
      asks += 1;
      return false;
    }, document);
    await vi.advanceTimersByTimeAsync(400_000);
    const before = asks;
    happen('keydown');
    await vi.advanceTimersByTimeAsync(0);
    const atOnce = asks - before;
    await vi.advanceTimersByTimeAsync(12_000);
    const inTurn = asks - before;
    show('hidden');
    happen('pointermove');
    await vi.advanceTimersByTimeAsync(30_000);
    pace.stop();
    expect([atOnce, inTurn, asks - before]).toEqual([0, 1, 1]);
  });

  test('no request is sent while another request is pending', async () => {
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
