/** Lets one after the other begin, so that what came in between is answered between them. */
import { setImmediate } from 'node:timers/promises';
import { createQueue, type QueueLoad } from '../../queue/queue.ts';

export interface Pace {
  /** Resolves when the caller may begin; undefined when so many wait that one more had better come again. */
  begin(): Promise<void> | undefined;
  /** Nothing of it runs: it is a matter of beginning. */
  readonly load: () => QueueLoad;
}

const mostWaiting = 64;

/** One a turn of the event loop: hundreds that arrive in one turn would otherwise all be worked on before the next. */
export function createPace(): Pace {
  const queue = createQueue(1, mostWaiting);
  return {
    begin() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const turn = queue.run(() => {
        resolve();
        return setImmediate();
      });
      return turn === undefined ? undefined : promise;
    },
    load: () => ({ ...queue.load(), running: 0 }),
  };
}
