/**
 * Holds the location of the application. No other module writes the address bar. The location in memory changes at
 * once; the address bar follows as fast as the browser allows.
 */
import { createWriteBudget } from './writeBudget.ts';

export interface AddressLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Identifies the history entry, even if two visits have the same URL. */
  readonly key: string;
}

type To = string | Partial<Pick<AddressLocation, 'pathname' | 'search' | 'hash'>>;

export interface Address {
  readonly push: (to: To, state?: unknown) => void;
  readonly replace: (to: To, state?: unknown) => void;
  readonly getLocation: () => AddressLocation;
  /**
   * Returns the location that the address bar shows. It is older than the current one while a replacement is pending.
   */
  readonly getWritten: () => AddressLocation;
  /** Calls the listener after every change from any source. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  stop(): void;
}

export type AddressEvent = 'popstate' | 'pagehide' | 'blur' | 'keydown';

export interface AddressWindow {
  readonly location: Pick<Location, 'hash' | 'origin' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  addEventListener(type: AddressEvent, listener: (event: KeyboardEvent) => void): void;
  removeEventListener(type: AddressEvent, listener: (event: KeyboardEvent) => void): void;
  setTimeout(action: () => void, ms: number): number;
  clearTimeout(timer: number): void;
  requestAnimationFrame(action: () => void): number;
  readonly performance: { now(): number };
}

/**
 * Replacements are written after this pause, which is longer than the gap between two keys. Each write makes the
 * browser request and draw the page's icon, which takes longer than a search.
 */
const restMs = 300;
/**
 * An entry of the history is written after paint, because the write takes long. If the page does not paint, it is
 * written after this delay. When the user changes the page, the new URL is written at once, because the browser gives
 * the new title to the current entry; only its state follows after paint.
 */
const unpaintedMs = 200;

interface StoredEntry {
  readonly key: string;
  readonly state: unknown;
  readonly search?: string;
}

function isStoredEntry(value: unknown): value is StoredEntry {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

export function createAddress(window: AddressWindow): Address {
  const budget = createWriteBudget(() => window.performance.now());
  const listeners = new Set<() => void>();
  let count = 0;
  let location = read();
  let written = location;
  let timer: number | undefined;
  /**
   * The entry that waits for paint. `pushState` adds the entry; `replaceState` only adds the state of an entry that
   * exists.
   */
  let unpainted: { readonly entry: AddressLocation; readonly method: 'pushState' | 'replaceState' } | undefined;

  function read(): AddressLocation {
    const { pathname, search, hash } = window.location;
    const stored: unknown = window.history.state;
    const entry: StoredEntry = isStoredEntry(stored) ? stored : { key: 'default', state: null };
    return { pathname, search: entry.search ?? search, hash, state: entry.state, key: entry.key };
  }

  /** Returns the URL with its origin, so that a path beginning with `//` stays a path. */
  function absolute({ pathname, search, hash }: AddressLocation): string {
    return `${window.location.origin}${pathname}${search}${hash}`;
  }

  function resolve(to: To, state: unknown): AddressLocation {
    const { pathname, search, hash } = new URL(hrefOf(to), absolute(location));
    count += 1;
    return { pathname, search, hash, state, key: `${Math.round(window.performance.now())}-${count}` };
  }

  function write(method: 'pushState' | 'replaceState', state = location.state): void {
    const { key } = location;
    const search = shortQuery(location.search);
    // The entry keeps a query that is too long for a request, so that a reload restores it.
    const entry: StoredEntry = { key, state, ...(search !== location.search && { search: location.search }) };
    try {
      window.history[method](entry, '', absolute({ ...location, search }));
      written = location;
    } catch (error) {
      // The browser refuses too frequent calls. The location in memory is right, and a retry updates the address bar.
      if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
      schedule(1000);
    }
  }

  function schedule(ms: number): void {
    forget();
    timer = window.setTimeout(() => {
      timer = undefined;
      writeReplacement();
    }, ms);
  }

  function writeReplacement(): void {
    if (!budget.take()) {
      schedule(budget.waitMs());
      return;
    }
    write('replaceState');
    tell();
  }

  function forget(): boolean {
    if (timer === undefined) return false;
    window.clearTimeout(timer);
    timer = undefined;
    return true;
  }

  function flush(): void {
    const method = unpainted?.method;
    unpainted = undefined;
    if (!forget() && method === undefined) return;
    budget.force();
    write(method ?? 'replaceState');
  }

  function writePainted(method: 'pushState' | 'replaceState'): void {
    const entry = location;
    unpainted = { entry, method };
    const writeEntry = (): void => {
      if (unpainted?.entry !== entry) return;
      flush();
      tell();
    };
    window.requestAnimationFrame(() => void window.setTimeout(writeEntry, 0));
    window.setTimeout(writeEntry, unpaintedMs);
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function onBlur(): void {
    flush();
    tell();
  }

  /**
   * Writes the pending text before a reload by keyboard (Control or Command with R, or F5), so that the reload
   * requests it.
   */
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Control' || key === 'Meta' || key === 'F5') onBlur();
  }

  function onPopState(): void {
    // Discards the pending write, because the browser has left its entry.
    forget();
    unpainted = undefined;
    location = read();
    written = location;
    tell();
  }

  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', flush);
  // Writes when the page loses the focus, so that a user who enters the address bar sees the current location.
  window.addEventListener('blur', onBlur);
  window.addEventListener('keydown', onKeyDown);

  return {
    getLocation: () => location,
    getWritten: () => written,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    push(to, state: unknown = null) {
      flush();
      const { pathname } = location;
      location = resolve(to, state);
      if (location.pathname === pathname) {
        writePainted('pushState');
      } else {
        budget.force();
        write('pushState', null);
        if (state !== null) writePainted('replaceState');
      }
      tell();
    },
    replace(to, state: unknown = null) {
      if (unpainted?.method === 'pushState') flush();
      unpainted = undefined;
      const { pathname } = location;
      location = resolve(to, state);
      schedule(restMs);
      // A new path comes from navigation, not from typing, so it is written at once.
      if (location.pathname !== pathname) flush();
      tell();
    },
    stop() {
      flush();
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('keydown', onKeyDown);
      listeners.clear();
    },
  };
}

/** Maximum length of a query. Servers commonly limit request lines and headers to 8 KB. */
const maximumLength = 7000;

/**
 * Parts to omit from a long query, in this order: a pasted list makes the search long, pasted texts make filters
 * long.
 */
const omissions = [['search'], ['filters'], ['search', 'filters']] as const;

export function shortQuery(search: string): string {
  let short = search;
  for (const names of omissions) {
    if (short.length <= maximumLength) break;
    const parameters = new URLSearchParams(search);
    for (const name of names) parameters.delete(name);
    short = parameters.size === 0 ? '' : `?${parameters}`;
  }
  return short;
}
