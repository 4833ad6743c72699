/**
 * Changes whose writing a page did not live to see. A database gives up what it is at when a page is left, within some
 * milliseconds of a click, and longer on a slow disk; so they wait in the tab's own storage for its next page.
 */
import type { WorkingListChange } from '../../builder/list.change.ts';
import { type ListWriter, readUnwritten, type Unwritten, writeUnwritten } from './unwritten.codec.ts';

/** Where a tab may store nothing, or no more, nothing waits. */
function inTab<T>(name: string, work: (storage: Storage, key: string) => T): T | undefined {
  try {
    return work(sessionStorage, `unwritten:${name}`);
  } catch {
    return undefined;
  }
}

/** What waits for the list of this name. */
export function waitingChanges(name: string): Unwritten | undefined {
  return inTab(name, (storage, key) => readUnwritten(storage.getItem(key)));
}

/**
 * Whether the changes are still to be written. Not after another page has written the list: the person has decided there after them, as by taking a
 * step back.
 */
export function isStillWaiting({ writer }: Unwritten, last: ListWriter | null): boolean {
  return last === null || last.page === writer.page || last.at <= writer.at;
}

/** After what waits already: two builders of a page may share a list. */
export function letWait(name: string, writer: ListWriter, changes: readonly WorkingListChange[]): void {
  const waiting = waitingChanges(name)?.changes ?? [];
  inTab(name, (storage, key) => storage.setItem(key, writeUnwritten({ writer, changes: [...waiting, ...changes] })));
}

export function forgetWaiting(name: string): void {
  inTab(name, (storage, key) => storage.removeItem(key));
}
