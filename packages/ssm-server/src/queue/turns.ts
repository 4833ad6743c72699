/** Turns of owners: one piece of work of an owner at a time, and so many of all. */
import { createQueue, type Queue, type QueueLoad } from './queue.ts';

export interface Turns {
  /** What the work resolves to, once it was its turn; undefined at once when too much of this owner waits already. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> | undefined;
  /** Of all owners together. */
  readonly load: () => QueueLoad;
}

/** `mostWaiting` is of one owner. */
export function createTurns(mostRunning: number, mostWaiting: number): Turns {
  const all = createQueue(mostRunning, Number.POSITIVE_INFINITY);
  const owners = new Map<string, { readonly queue: Queue; held: number }>();
  let refused = 0;

  return {
    run(owner, work) {
      const own = owners.get(owner) ?? { queue: createQueue(1, mostWaiting), held: 0 };
      // Whose turn it is takes a place among all only then: those of one owner never fill the places of others.
      const turn = own.queue.run(() => all.run(work) as ReturnType<typeof work>);
      if (turn === undefined) {
        refused += 1;
        return undefined;
      }
      owners.set(owner, own);
      own.held += 1;
      return turn.finally(() => {
        own.held -= 1;
        if (own.held === 0) owners.delete(owner);
      });
    },
    load: () => {
      const { running } = all.load();
      let held = 0;
      for (const owner of owners.values()) held += owner.held;
      return { running, waiting: held - running, refused };
    },
  };
}
