/** Lets one after the other begin, so that what came in between is answered between them. */
import type { QueueLoad } from '../../queue/queue.ts';

export interface Pace {
  /** Resolves when the caller may begin; undefined when so many wait that one more had better come again. */
  begin(): Promise<void> | undefined;
  /** Nothing of it runs: it is a matter of beginning. */
  readonly load: () => QueueLoad;
}

const mostWaiting = 64;

/** One a turn of the event loop: hundreds that arrive in one turn would otherwise all be worked on before the next. */
export function createPace(): Pace {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  let refused = 0;
  const next = (): void => {
    const begin = waiting.shift();
    if (begin === undefined) {
      isBusy = false;
      return;
    }
    begin();
    setImmediate(next);
  };
  return {
    begin() {
      if (waiting.length >= mostWaiting) {
        refused += 1;
        return undefined;
      }
      if (isBusy) {
        return new Promise((resolve) => {
          waiting.push(resolve);
        });
      }
      isBusy = true;
      setImmediate(next);
      return Promise.resolve();
    },
    load: () => ({ running: 0, waiting: waiting.length, refused }),
  };
}
