import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from '../store.ts';

/** Longer than a server buffers counts, and longer than a change waits at another server. */
const settleMs = 1000;
const mostTimes = 30;

/**
 * Repeats `erase` until no change that was waiting at a server has added rows. Returns the number of erased rows.
 * Rejects with StoreError if rows keep appearing.
 */
export async function eraseUntilNothingComes(
  erase: () => Promise<number>,
  settle: () => Promise<void> = () => pause(settleMs),
): Promise<number> {
  let rows = await erase();
  for (let time = 1; time < mostTimes; time += 1) {
    await settle();
    const late = await erase();
    if (late === 0) return rows;
    rows += late;
  }
  throw new StoreError(
    'unreachable',
    'What was kept of this person is erased, but more is being saved. Withdraw the account at the identity provider, then erase again.',
  );
}
