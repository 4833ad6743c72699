/** A queue of its own for each owner, kept while something of theirs runs or waits. */
import { createQueue, type Queue } from './queue.ts';

export interface OwnQueues {
  /** What the work resolves to, once it was its turn; undefined at once when the owner's queue is full. `most` may wait where this owner's differ. */
  run<Result>(owner: string, work: () => Promise<Result>, most?: number): Promise<Result> | undefined;
}

/** Both numbers are of one owner. */
export function createOwnQueues(mostRunning: number, mostWaiting: number): OwnQueues {
  const queues = new Map<string, Queue>();
  return {
    run(owner, work, most = mostWaiting) {
      const queue = queues.get(owner) ?? createQueue(mostRunning, most);
      const turn = queue.run(work);
      if (turn === undefined) return undefined;
      queues.set(owner, queue);
      return turn.finally(() => {
        const { running, waiting } = queue.load();
        // Another one may have taken its place since it was empty.
        if (running + waiting === 0 && queues.get(owner) === queue) queues.delete(owner);
      });
    },
  };
}
