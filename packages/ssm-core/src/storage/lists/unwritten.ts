/**
 * Keeps changes that a page could not finish writing. When a user leaves a page shortly after a click, the browser
 * aborts its transactions. The changes wait in sessionStorage for the tab's next page.
 */
import { array, literal, number, object, string } from 'zod/mini';
import type { WorkingListChange } from '../../builder/list.change.ts';
import { readJson } from '../stored.json.ts';
import { storedChange } from './lists.codec.ts';

const format = 1;

export interface ListWriter {
  readonly page: string;
  readonly at: number;
}

export interface Unwritten {
  readonly writer: ListWriter;
  readonly changes: readonly WorkingListChange[];
}

function storedWriter() {
  return object({ page: string(), at: number() });
}

export function writeUnwritten({ writer, changes }: Unwritten): string {
  return JSON.stringify({ format, writer, changes });
}

/**
 * Reads the changes; undefined if nothing is stored, or something else. Leaves out the state before a change, because
 * the undo steps were lost with the page.
 */
export function readUnwritten(value: string | null): Unwritten | undefined {
  const changes = array(object(storedChange()));
  return readJson(object({ format: literal(format), writer: storedWriter(), changes }), value) as Unwritten | undefined;
}

export function writeListWriter(writer: ListWriter): string {
  return JSON.stringify(writer);
}

export function readListWriter(value: unknown): ListWriter | null {
  return readJson(storedWriter(), value) ?? null;
}

function inTab<T>(name: string, work: (storage: Storage, key: string) => T): T | undefined {
  try {
    return work(sessionStorage, `unwritten:${name}`);
  } catch {
    return undefined;
  }
}

export function waitingChanges(name: string): Unwritten | undefined {
  return inTab(name, (storage, key) => readUnwritten(storage.getItem(key)));
}

/**
 * Returns whether the changes must still be written. They are outdated once another page has written the list, for
 * example to undo a step.
 */
export function isStillWaiting({ writer }: Unwritten, last: ListWriter | null): boolean {
  return last === null || last.page === writer.page || last.at <= writer.at;
}

/** Appends the changes to earlier ones, because two builders in a page may share a list. */
export function letWait(name: string, writer: ListWriter, changes: readonly WorkingListChange[]): void {
  const waiting = waitingChanges(name)?.changes ?? [];
  inTab(name, (storage, key) => storage.setItem(key, writeUnwritten({ writer, changes: [...waiting, ...changes] })));
}

export function forgetWaiting(name: string): void {
  inTab(name, (storage, key) => storage.removeItem(key));
}
