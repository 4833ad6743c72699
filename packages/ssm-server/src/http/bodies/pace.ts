import { setImmediate } from 'node:timers/promises';
import { createQueue, type QueueLoad } from '../../queue/queue.ts';

export interface Pace {
  /** Resolves when the caller may begin; undefined if too many wait already. */
  begin(): Promise<void> | undefined;
  readonly load: () => QueueLoad;
}

const mostWaiting = 64;

/**
 * Starts one caller per turn of the event loop. Otherwise hundreds that arrive in one turn would all run before the
 * next.
 */
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
