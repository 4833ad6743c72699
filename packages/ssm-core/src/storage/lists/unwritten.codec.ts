/** The stored form of changes that wait to be written: JSON with a format number, checked when it is read. */
import { array, literal, nullable, number, object, optional, safeParse, string } from 'zod/mini';
import type { WorkingListChange } from '../../builder/list.change.ts';
import { storedDraft, storedOrigin } from '../notes.codec.ts';
import { parseJson } from '../parseJson.ts';
import { storedSource } from '../sources.codec.ts';
import { storedItem } from './lists.codec.ts';

const format = 1;

/** Who wrote, or was writing, a list, and when. */
export interface ListWriter {
  /** Of one page; no other has it. */
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Unwritten {
  readonly writer: ListWriter;
  readonly changes: readonly WorkingListChange[];
}

function storedWriter() {
  return object({ page: string(), at: number() });
}

function storedChanges() {
  const [items, sources] = [array(storedItem()), array(storedSource())];
  const change = object({
    add: items,
    remove: items,
    notes: optional(object({ origin: optional(nullable(storedOrigin())), draft: optional(nullable(storedDraft())) })),
    sources: optional(object({ add: sources, remove: sources })),
  });
  return object({ format: literal(format), writer: storedWriter(), changes: array(change) });
}

/** The value to store. */
export function writeUnwritten({ writer, changes }: Unwritten): string {
  return JSON.stringify({ format, writer, changes });
}

/**
 * The changes of a stored value, undefined where nothing is stored, or nothing of this kind. What was known before a change is left
 * out: it is for taking the step back, which ends with its page.
 */
export function readUnwritten(value: string | null): Unwritten | undefined {
  const { data } = safeParse(storedChanges(), value === null ? undefined : parseJson(value));
  // What of sources is the server's to check is not checked here.
  return data as Unwritten | undefined;
}

/** The value to store beside a list that has been written. */
export function writeListWriter(writer: ListWriter): string {
  return JSON.stringify(writer);
}

/** Null where the list has never been written, or nobody says by whom. */
export function readListWriter(value: unknown): ListWriter | null {
  return safeParse(storedWriter(), typeof value === 'string' ? parseJson(value) : undefined).data ?? null;
}
