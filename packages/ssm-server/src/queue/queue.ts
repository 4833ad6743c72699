/** Limits running and waiting work, in order of arrival, and refuses the rest. */
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
    // Starts after the current call, so the work never runs inside it.
    run: (work) => queue.add(() => Promise.resolve().then(work)),
  };
}
