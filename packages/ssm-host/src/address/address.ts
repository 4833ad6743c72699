/**
 * The location of the application, and the one place that writes it to the browser's address bar.
 * It changes at once in memory; the address bar follows as fast as the browser allows.
 */
import { shortQuery } from './shortQuery.ts';
import { createWriteBudget } from './writeBudget.ts';

/** A place in the history. */
export interface AddressLocation {
  readonly pathname: string;
  /** Empty or beginning with `?`. */
  readonly search: string;
  /** Empty or beginning with `#`. */
  readonly hash: string;
  readonly state: unknown;
  /** One a place: two visits to the same URL differ in it. */
  readonly key: string;
}

/** A path with its query and fragment as one text, or the parts that change. */
type To = string | Partial<Pick<AddressLocation, 'pathname' | 'search' | 'hash'>>;

export interface Address {
  /** Adds an entry; the state is kept with it. */
  readonly push: (to: To, state?: unknown) => void;
  /** Takes the place of the entry. */
  readonly replace: (to: To, state?: unknown) => void;
  readonly getLocation: () => AddressLocation;
  /** Calls the listener after every change, whoever made it; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes what the address bar has not been told, and lets go of the window. */
  stop(): void;
}

/** What an address needs of a window. */
export interface AddressWindow {
  readonly location: Pick<Location, 'hash' | 'origin' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  addEventListener(type: 'popstate' | 'pagehide', listener: () => void): void;
  removeEventListener(type: 'popstate' | 'pagehide', listener: () => void): void;
  setTimeout(action: () => void, ms: number): number;
  clearTimeout(timer: number): void;
  readonly performance: { now(): number };
}

/** A replacement is written this much later, so that a key's result is painted before its address is. */
const restMs = 50;

interface StoredEntry {
  readonly key: string;
  readonly state: unknown;
  /** The whole query, where the address bar has not room for it. */
  readonly search?: string;
}

function isStoredEntry(value: unknown): value is StoredEntry {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** Follows the window's address until stop(). */
export function createAddress(window: AddressWindow): Address {
  const budget = createWriteBudget(() => window.performance.now());
  const listeners = new Set<() => void>();
  let count = 0;
  let location = read();
  let timer: number | undefined;

  function read(): AddressLocation {
    const { pathname, search, hash } = window.location;
    const stored: unknown = window.history.state;
    const entry: StoredEntry = isStoredEntry(stored) ? stored : { key: 'default', state: null };
    return { pathname, search: entry.search ?? search, hash, state: entry.state, key: entry.key };
  }

  /** With the origin, so that a path beginning with `//` stays a path. */
  function absolute({ pathname, search, hash }: AddressLocation): string {
    return `${window.location.origin}${pathname}${search}${hash}`;
  }

  function resolve(to: To, state: unknown): AddressLocation {
    const { pathname, search, hash } = new URL(hrefOf(to), absolute(location));
    count += 1;
    return { pathname, search, hash, state, key: `${Math.round(window.performance.now())}-${count}` };
  }

  function write(method: 'pushState' | 'replaceState'): void {
    const { key, state } = location;
    const search = shortQuery(location.search);
    // With the entry it outlives a reload, which a request for all of it would not.
    const entry: StoredEntry = { key, state, ...(search !== location.search && { search: location.search }) };
    try {
      window.history[method](entry, '', absolute({ ...location, search }));
    } catch (error) {
      // Refused for its rate: the place is right in memory, and the address bar catches up.
      if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
      schedule(1000);
    }
  }

  function schedule(ms: number): void {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      writeReplacement();
    }, ms);
  }

  function writeReplacement(): void {
    if (budget.take()) write('replaceState');
    else schedule(budget.waitMs());
  }

  function forget(): boolean {
    if (timer === undefined) return false;
    window.clearTimeout(timer);
    timer = undefined;
    return true;
  }

  function flush(): void {
    if (!forget()) return;
    budget.force();
    write('replaceState');
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function onPopState(): void {
    // The browser has left the entry that a waiting write was for.
    forget();
    location = read();
    tell();
  }

  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', flush);

  return {
    getLocation: () => location,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    push(to, state: unknown = null) {
      flush();
      location = resolve(to, state);
      budget.force();
      write('pushState');
      tell();
    },
    replace(to, state: unknown = null) {
      location = resolve(to, state);
      schedule(restMs);
      tell();
    },
    stop() {
      flush();
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pagehide', flush);
      listeners.clear();
    },
  };
}
