/** A fake window with a session history, a manual clock and a limit on history calls. */
import type { AddressEvent, AddressWindow } from '../address.ts';

export interface HistoryWindow extends AddressWindow {
  entries(): { readonly urls: readonly string[]; readonly index: number };
  travel(delta: number): void;
  advance(ms: number): void;
  leave(): void;
  blur(): void;
  press(key: string): void;
  held(): number;
}

export interface HistoryWindowOptions {
  /** The browser throws after this many history calls within 30 seconds. Default: no limit. */
  readonly limit?: number;
  readonly isHidden?: boolean;
}

const frameMs = 16;

export function createHistoryWindow(
  start: string,
  { limit = Infinity, isHidden = false }: HistoryWindowOptions = {},
): HistoryWindow {
  const origin = 'http://menu.test';
  let entries = [{ url: new URL(start, origin), state: null as unknown }];
  let index = 0;
  let time = 0;
  let timers: { readonly id: number; readonly due: number; readonly action: () => void }[] = [];
  let nextTimer = 1;
  let calls: number[] = [];
  const created = () => new Set<(event: KeyboardEvent) => void>();
  const listeners = { popstate: created(), pagehide: created(), blur: created(), keydown: created() };

  function tell(type: AddressEvent, key = ''): void {
    for (const listener of listeners[type]) listener({ key } as KeyboardEvent);
  }

  const current = () => entries[index] as (typeof entries)[number];

  function count(): void {
    calls = calls.filter((at) => at > time - 30_000);
    if (calls.length >= limit) throw new DOMException('Too many calls', 'SecurityError');
    calls.push(time);
  }

  function travel(delta: number): void {
    index = Math.min(entries.length - 1, Math.max(0, index + delta));
    tell('popstate');
  }

  return {
    location: {
      origin,
      get pathname() {
        return current().url.pathname;
      },
      get search() {
        return current().url.search;
      },
      get hash() {
        return current().url.hash;
      },
    },
    history: {
      get state() {
        return current().state;
      },

      pushState(state: unknown, _title: string, url: string | URL) {
        count();
        entries = [...entries.slice(0, index + 1), { url: new URL(url, current().url), state }];
        index += 1;
      },
      replaceState(state: unknown, _title: string, url: string | URL) {
        count();
        entries = entries.with(index, { url: new URL(url, current().url), state });
      },
    },
    addEventListener: (type, listener) => void listeners[type].add(listener),
    removeEventListener: (type, listener) => void listeners[type].delete(listener),
    setTimeout(action, ms) {
      nextTimer += 1;
      timers = [...timers, { id: nextTimer, due: time + ms, action }];
      return nextTimer;
    },
    requestAnimationFrame(action) {
      nextTimer += 1;
      timers = [...timers, { id: nextTimer, due: isHidden ? Infinity : time + frameMs, action }];
      return nextTimer;
    },
    clearTimeout(id) {
      timers = timers.filter((timer) => timer.id !== id);
    },
    performance: { now: () => time },
    entries: () => ({ urls: entries.map(({ url }) => url.href.slice(origin.length)), index }),
    travel,
    advance(ms) {
      const end = time + ms;
      for (;;) {
        const [next] = timers.filter((timer) => timer.due <= end).toSorted((a, b) => a.due - b.due);
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        time = next.due;
        next.action();
      }
      time = end;
    },
    leave: () => tell('pagehide'),
    blur: () => tell('blur'),
    press: (key) => tell('keydown', key),
    held: () => Object.values(listeners).reduce((sum, { size }) => sum + size, timers.length),
  };
}
