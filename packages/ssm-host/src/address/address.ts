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
  /** What the address bar was told last: behind the location while replacements follow one another. */
  readonly getWritten: () => AddressLocation;
  /** Calls the listener after every change, whoever made it; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes what the address bar has not been told, and lets go of the window. */
  stop(): void;
}

export type AddressEvent = 'popstate' | 'pagehide' | 'blur' | 'keydown';

/** What an address needs of a window. */
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
 * A replacement is written once none has followed it for this long: longer than between two keys of somebody who types.
 * A browser asks for the page's icon anew and draws it at each write, which takes longer than a search.
 */
const restMs = 300;
/**
 * A new entry is written once it is painted, for the same reason; where nothing is painted, after this long. Of one for
 * another page the URL is written at once, for the browser gives the page's title to the entry it is in, and the state,
 * of which a long list takes a while to be copied, once it is painted.
 */
const unpaintedMs = 200;

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
  let written = location;
  let timer: number | undefined;
  /** The entry that waits for its painting, and how it is then written: as a new one, or in its own place with its state. */
  let unpainted: { readonly entry: AddressLocation; readonly method: 'pushState' | 'replaceState' } | undefined;

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

  function write(method: 'pushState' | 'replaceState', state = location.state): void {
    const { key } = location;
    const search = shortQuery(location.search);
    // With the entry it outlives a reload, which a request for all of it would not.
    const entry: StoredEntry = { key, state, ...(search !== location.search && { search: location.search }) };
    try {
      window.history[method](entry, '', absolute({ ...location, search }));
      written = location;
    } catch (error) {
      // Refused for its rate: the place is right in memory, and the address bar catches up.
      if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
      schedule(1000);
    }
  }

  /** Writes a replacement later, instead of at the time that was set before. */
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

  /** A reload asks for the URL that was written before its keys: Control or Command with R, or F5. */
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Control' || key === 'Meta' || key === 'F5') onBlur();
  }

  function onPopState(): void {
    // The browser has left the entry that a waiting write was for.
    forget();
    unpainted = undefined;
    location = read();
    written = location;
    tell();
  }

  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', flush);
  // Whoever goes to the address bar reads what the page shows.
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
      // Nobody types a path: another page takes this one's place.
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
