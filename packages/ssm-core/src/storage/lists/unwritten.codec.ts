/** The stored form of changes that wait to be written: JSON with a format number, checked when it is read. */
import { array, literal, nullable, object, optional, safeParse } from 'zod/mini';
import type { WorkingListChange } from '../../builder/list.change.ts';
import { storedDraft, storedOrigin } from '../notes.codec.ts';
import { parseJson } from '../parseJson.ts';
import { storedSource } from '../sources.codec.ts';
import { storedItem } from './lists.codec.ts';

const format = 1;

function storedChanges() {
  const [items, sources] = [array(storedItem()), array(storedSource())];
  const change = object({
    add: items,
    remove: items,
    notes: optional(object({ origin: optional(nullable(storedOrigin())), draft: optional(nullable(storedDraft())) })),
    sources: optional(object({ add: sources, remove: sources })),
  });
  return object({ format: literal(format), changes: array(change) });
}

/** The value to store. */
export function writeUnwritten(changes: readonly WorkingListChange[]): string {
  return JSON.stringify({ format, changes });
}

/**
 * The changes of a stored value, none where nothing is stored, or nothing of this kind. What was known before a change is left
 * out: it is for taking the step back, which ends with its page.
 */
export function readUnwritten(value: string | null): readonly WorkingListChange[] {
  const { data } = safeParse(storedChanges(), value === null ? undefined : parseJson(value));
  // What of sources is the server's to check is not checked here.
  return (data?.changes ?? []) as readonly WorkingListChange[];
}
