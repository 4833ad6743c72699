import { createQueue, type Queue } from './queue.ts';

export interface OwnQueues {
  /**
   * Resolves to the work's result. Returns undefined when the owner's queue is full. `most` overrides the waiting
   * limit.
   */
  run<Result>(owner: string, work: () => Promise<Result>, most?: number): Promise<Result> | undefined;
}

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
        // A new queue may have replaced the empty one.
        if (running + waiting === 0 && queues.get(owner) === queue) queues.delete(owner);
      });
    },
  };
}
