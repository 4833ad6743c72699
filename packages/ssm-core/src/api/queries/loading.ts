/** Tells whether a page is loading: true while any fetch with a name is registered. */
import { createListeners } from '../../listeners.ts';

export interface LoadingRegistry {
  /** Registers a fetch. Returns a function to call when it ends. */
  begin(name: string): () => void;
  isLoading(): boolean;
  /** Calls the listener when `isLoading` changes. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function createLoadingRegistry(): LoadingRegistry {
  const fetches = new Set<symbol>();
  const listeners = createListeners();

  function isLoading(): boolean {
    return fetches.size > 0;
  }

  function change(apply: () => void): void {
    const before = isLoading();
    apply();
    if (isLoading() !== before) listeners.notify();
  }

  return {
    begin(name) {
      const fetch = Symbol(name);
      change(() => fetches.add(fetch));
      return () => change(() => fetches.delete(fetch));
    },
    isLoading,
    subscribe: listeners.subscribe,
  };
}
