import { array, literal, nullable, number, object, optional, safeParse, string } from 'zod/mini';
import type { WorkingListChange } from '../../builder/list.change.ts';
import { storedDraft, storedOrigin } from '../notes.codec.ts';
import { parseJson } from '../parseJson.ts';
import { storedSource } from '../sources.codec.ts';
import { storedItem } from './lists.codec.ts';

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

export function writeUnwritten({ writer, changes }: Unwritten): string {
  return JSON.stringify({ format, writer, changes });
}

/**
 * Reads the changes; undefined when nothing is stored or the value is not changes.
 * Leaves out the state before a change, because undo ends with its page.
 */
export function readUnwritten(value: string | null): Unwritten | undefined {
  const { data } = safeParse(storedChanges(), value === null ? undefined : parseJson(value));
  return data as Unwritten | undefined;
}

export function writeListWriter(writer: ListWriter): string {
  return JSON.stringify(writer);
}

export function readListWriter(value: unknown): ListWriter | null {
  return safeParse(storedWriter(), typeof value === 'string' ? parseJson(value) : undefined).data ?? null;
}
