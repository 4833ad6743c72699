/** A queue: so much work runs at a time, so much waits for it in the order of asking, and the rest is sent away. */
import PQueue from 'p-queue';

/** What is in a queue at the moment, and how much was ever sent away. */
export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

export interface Queue {
  /** What the work resolves to, once it was its turn; undefined at once when the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
  readonly load: () => QueueLoad;
}

/** One after the other, however many there are. */
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

/** Work that fails does not keep the next from running. */
export function createSeries(): Series {
  const queue = new PQueue({ concurrency: 1 });
  return {
    // Begun after whoever asks has gone on: it never takes part in the call that asks for it.
    run: (work) => queue.add(() => Promise.resolve().then(work)),
  };
}
