/**
 * Number of calls allowed in a burst. Safari is the strictest browser: it throws after 100 calls in 30 seconds. A
 * burst of 40 and 2 calls per second stay below that.
 */
const capacity = 40;
const perSecond = 2;

export interface WriteBudget {
  take(): boolean;
  force(): void;
  waitMs(): number;
}

/** Creates a budget that starts full. `now` returns milliseconds and never decreases. */
export function createWriteBudget(now: () => number): WriteBudget {
  let left = capacity;
  let countedAt = now();

  function refill(): void {
    const time = now();
    left = Math.min(capacity, left + ((time - countedAt) / 1000) * perSecond);
    countedAt = time;
  }

  return {
    take() {
      refill();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    force() {
      refill();
      left -= 1;
    },
    waitMs() {
      refill();
      return Math.max(0, Math.ceil(((1 - left) / perSecond) * 1000));
    },
  };
}
