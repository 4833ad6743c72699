/** Turns of owners: one piece of work of an owner at a time, and so many of all. */
import { createQueue, type Queue } from './queue.ts';

export interface Turns {
  /** What the work resolves to, once it was its turn; undefined at once when too much of this owner waits already. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> | undefined;
}

/** `mostWaiting` is of one owner. */
export function createTurns(mostRunning: number, mostWaiting: number): Turns {
  const all = createQueue(mostRunning, Number.POSITIVE_INFINITY);
  const owners = new Map<string, { readonly queue: Queue; held: number }>();

  return {
    run(owner, work) {
      const own = owners.get(owner) ?? { queue: createQueue(1, mostWaiting), held: 0 };
      // Whose turn it is takes a place among all only then: those of one owner never fill the places of others.
      const turn = own.queue.run(() => all.run(work) as ReturnType<typeof work>);
      if (turn === undefined) return undefined;
      owners.set(owner, own);
      own.held += 1;
      return turn.finally(() => {
        own.held -= 1;
        if (own.held === 0) owners.delete(owner);
      });
    },
  };
}
