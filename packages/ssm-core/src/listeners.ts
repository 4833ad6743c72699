export interface Listeners {
  /** Adds a listener; a function that is added twice is called twice. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
  readonly isHeard: () => boolean;
  /** Removes all listeners and ignores later ones. */
  readonly dispose: () => void;
}

export interface ListenersLifecycle {
  /** Called when the first listener has been added. */
  readonly begin?: () => void;
  /** Called when the last listener has been removed. */
  readonly end?: () => void;
}

/** Creates the listeners of a store that works only while it has any. */
export function createListeners({ begin, end }: ListenersLifecycle = {}): Listeners {
  const entries = new Set<() => void>();
  let isDisposed = false;
  return {
    subscribe(listener) {
      if (isDisposed) return () => undefined;
      const entry = (): void => listener();
      entries.add(entry);
      if (entries.size === 1) begin?.();
      return () => {
        if (entries.delete(entry) && entries.size === 0) end?.();
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
      end?.();
    },
  };
}
