/** Turns of owners: one piece of work of an owner at a time, and so many of all. */
import { createOwnQueues } from './ownQueues.ts';
import { createQueue, type QueueLoad } from './queue.ts';

export interface Turns {
  /** What the work resolves to, once it was its turn; undefined at once when too much of this owner waits already: `most`, where it is another number. */
  run<Result>(owner: string, work: () => Promise<Result>, most?: number): Promise<Result> | undefined;
  /** Of all owners together. */
  readonly load: () => QueueLoad;
}

/** `mostWaiting` is of one owner, `mostHeld` of all that run or wait; there is no such limit without. */
export function createTurns(mostRunning: number, mostWaiting: number, mostHeld = Number.POSITIVE_INFINITY): Turns {
  const all = createQueue(mostRunning, Number.POSITIVE_INFINITY);
  const owners = createOwnQueues(1, mostWaiting);
  let held = 0;
  let refused = 0;

  return {
    run(owner, work, most) {
      // Whose turn it is takes a place among all only then: those of one owner never fill the places of others.
      const turn =
        held < mostHeld ? owners.run(owner, () => all.run(work) as ReturnType<typeof work>, most) : undefined;
      if (turn === undefined) {
        refused += 1;
        return undefined;
      }
      held += 1;
      return turn.finally(() => {
        held -= 1;
      });
    },
    load: () => {
      const { running } = all.load();
      return { running, waiting: held - running, refused };
    },
  };
}
