import { createOwnQueues } from './ownQueues.ts';
import { createQueue, type QueueLoad } from './queue.ts';

export interface Turns {
  /**
   * Resolves to the work's result. Returns undefined when too much of this owner waits: `most` overrides that limit.
   */
  run<Result>(owner: string, work: () => Promise<Result>, most?: number): Promise<Result> | undefined;
  readonly load: () => QueueLoad;
}

/** `mostWaiting` limits one owner, `mostHeld` all running and waiting work. */
export function createTurns(mostRunning: number, mostWaiting: number, mostHeld = Number.POSITIVE_INFINITY): Turns {
  const all = createQueue(mostRunning, Number.POSITIVE_INFINITY);
  const owners = createOwnQueues(1, mostWaiting);
  let held = 0;
  let refused = 0;

  return {
    run(owner, work, most) {
      // Work takes a shared place only on its owner's turn, so one owner cannot fill all places.
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
