/** Stores steps in sessionStorage, so they survive a reload and end with the tab. */
import type { ListStepsStorage, WorkingListKey } from './lists.port.ts';
import { readSteps, writeSteps } from './steps.codec.ts';

const nameOf = ({ owner, version }: WorkingListKey): string => `steps:${version}:${owner}`;

export function createTabListSteps(): ListStepsStorage {
  return {
    read(key) {
      try {
        return readSteps(sessionStorage.getItem(nameOf(key)));
      } catch {
        return null;
      }
    },
    write(key, steps) {
      const isNothing = steps.done.length === 0 && steps.undone.length === 0;
      try {
        sessionStorage.removeItem(nameOf(key));
        if (!isNothing) sessionStorage.setItem(nameOf(key), writeSteps(steps));
      } catch {
        // The steps end with the page when the storage is full.
      }
    },
    beforeLeaving(listener) {
      globalThis.addEventListener?.('pagehide', listener);
      return () => globalThis.removeEventListener?.('pagehide', listener);
    },
  };
}
