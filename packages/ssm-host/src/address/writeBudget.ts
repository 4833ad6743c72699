/** How often the address may be written: browsers refuse history calls above a rate. */

/** Safari throws after 100 calls in 30 seconds, the strictest of all: 40 at once and 2 a second stay below. */
const capacity = 40;
const perSecond = 2;

export interface WriteBudget {
  /** Takes one write when there is one left; says whether it did. */
  take(): boolean;
  /** Takes one write in any case: for what cannot wait. */
  force(): void;
  /** Milliseconds until take() succeeds; 0 when it would now. */
  waitMs(): number;
}

/** A full budget; now() is in milliseconds and never runs backwards. */
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
