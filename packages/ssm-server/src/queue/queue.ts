/**
 * Queues that limit running and waiting work, in total and per owner. Work runs in order of arrival; if too much waits,
 * further work is refused.
 */
import PQueue from 'p-queue';

export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

export interface Queue {
  /** Resolves to the work's result. Returns undefined at once when the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
  readonly load: () => QueueLoad;
}

export interface Series {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createQueue(mostRunning: number, mostWaiting: number): Queue {
  const queue = new PQueue({ concurrency: mostRunning });
  let refused = 0;
  return {
    run(work) {
      if (queue.pending + queue.size >= mostRunning + mostWaiting) {
        refused += 1;
        return undefined;
      }
      return queue.add(work);
    },
    load: () => ({ running: queue.pending, waiting: queue.size, refused }),
  };
}

/** Runs work one at a time, also after a failure. */
export function createSeries(): Series {
  const queue = new PQueue({ concurrency: 1 });
  return {
    // The work starts after the current call, so that it never runs inside it.
    run: (work) => queue.add(() => Promise.resolve().then(work)),
  };
}

export interface OwnQueues {
  /**
   * Resolves to the result of the work. Returns undefined if the owner's queue is full. `most` replaces the limit of
   * waiting work.
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

export interface Turns {
  /**
   * Resolves to the result of the work. Returns undefined if too much work of this owner waits; `most` replaces that
   * limit.
   */
  run<Result>(owner: string, work: () => Promise<Result>, most?: number): Promise<Result> | undefined;
  readonly load: () => QueueLoad;
}

/** `mostWaiting` limits the waiting work of one owner, `mostHeld` all running and waiting work. */
export function createTurns(mostRunning: number, mostWaiting: number, mostHeld = Number.POSITIVE_INFINITY): Turns {
  const all = createQueue(mostRunning, Number.POSITIVE_INFINITY);
  const owners = createOwnQueues(1, mostWaiting);
  let held = 0;
  let refused = 0;

  return {
    run(owner, work, most) {
      // Work joins the common queue only when it is its turn among the owner's work, so that no owner can fill that
      // queue.
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
