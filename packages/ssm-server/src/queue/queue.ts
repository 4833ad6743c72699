/** A queue: so much work runs at a time, so much waits for it in the order of asking, and the rest is sent away. */

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
  const waiting: (() => void)[] = [];
  let running = 0;
  let refused = 0;

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      // The place goes to the next in the queue, or is free.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    run(work) {
      if (running < mostRunning) {
        running += 1;
        return run(work);
      }
      if (waiting.length >= mostWaiting) {
        refused += 1;
        return undefined;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      return promise.then(() => run(work));
    },
    load: () => ({ running, waiting: waiting.length, refused }),
  };
}

/** Work that fails does not keep the next from running. */
export function createSeries(): Series {
  const queue = createQueue(1, Number.POSITIVE_INFINITY);
  return {
    // Begun after whoever asks has gone on: it never takes part in the call that asks for it.
    run: (work) => queue.run(() => Promise.resolve().then(work)) as ReturnType<typeof work>,
  };
}
