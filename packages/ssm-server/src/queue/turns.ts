/** Lets so many pieces of work run at a time, has so many wait in line, and sends the rest away. */

export interface Turns {
  /** What the work resolves to, once it had its turn; undefined at once when the line is full. */
  take<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
}

export function createTurns(mostRunning: number, mostWaiting: number): Turns {
  const line: (() => void)[] = [];
  let running = 0;

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      // The turn goes to the next in line, or back.
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    take(work) {
      if (running < mostRunning) {
        running += 1;
        return run(work);
      }
      if (line.length >= mostWaiting) return undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      line.push(resolve);
      return promise.then(() => run(work));
    },
  };
}
