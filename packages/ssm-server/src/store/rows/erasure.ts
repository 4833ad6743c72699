/** The removal of all that is kept of a person, while changes of theirs may still wait somewhere. */
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from '../store.ts';

/** Longer than a server keeps back what it has counted, and than a change that waits at another server takes to come. */
const settleMs = 1000;
const mostTimes = 30;

/**
 * Takes away once more what has come of changes that waited meanwhile, at whichever server, until nothing comes any more. `erase`
 * answers how many rows there were, and so does this. Rejects with StoreError where there is no end.
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
