/**
 * Changes whose writing a page did not live to see. A database gives up what it is at when a page is left, within some
 * milliseconds of a click, and longer on a slow disk; so they wait in the tab's own storage for its next page.
 */
import type { WorkingListChange } from '../../builder/list.change.ts';
import { readUnwritten, writeUnwritten } from './unwritten.codec.ts';

/** Where a tab may store nothing, or no more, nothing waits. */
function inTab<T>(name: string, work: (storage: Storage, key: string) => T): T | undefined {
  try {
    return work(sessionStorage, `unwritten:${name}`);
  } catch {
    return undefined;
  }
}

/** What waits for the list of this name. */
export function waitingChanges(name: string): readonly WorkingListChange[] {
  return inTab(name, (storage, key) => readUnwritten(storage.getItem(key))) ?? [];
}

/** After what waits already: two builders of a page may share a list. */
export function letWait(name: string, changes: readonly WorkingListChange[]): void {
  inTab(name, (storage, key) => storage.setItem(key, writeUnwritten([...waitingChanges(name), ...changes])));
}

export function forgetWaiting(name: string): void {
  inTab(name, (storage, key) => storage.removeItem(key));
}
