export interface Listeners {
  /** Adds a listener; a function that is added twice is called twice. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
  readonly isHeard: () => boolean;
  /** Removes all listeners and ignores later ones. */
  readonly dispose: () => void;
}

const doNothing = (): void => undefined;

/**
 * Creates the listeners of a store that works only while it has any. `start` is called after the first listener is
 * added. It returns a function that is called after the last one is removed.
 */
export function createListeners(start: () => () => void = () => doNothing): Listeners {
  const entries = new Set<() => void>();
  let stop = doNothing;
  let isDisposed = false;
  return {
    subscribe(listener) {
      if (isDisposed) return doNothing;
      const entry = (): void => listener();
      entries.add(entry);
      if (entries.size === 1) stop = start();
      return () => {
        if (entries.delete(entry) && entries.size === 0) stop();
      };
    },
    notify() {
      for (const entry of entries) entry();
    },
    isHeard: () => entries.size > 0,
    dispose() {
      isDisposed = true;
      if (entries.size === 0) return;
      entries.clear();
      stop();
    },
  };
}
