/** The stored form of a list: JSON with a format number, checked when it is read. */
import { array, iso, literal, minLength, object, safeParse, string } from 'zod/mini';
import { applyChange, type WorkingListItem } from '../../builder/list.change.ts';
import { parseJson } from '../parseJson.ts';

const format = 1;

// The checks without generated code, which a strict content security policy would report.
export function storedItem() {
  return object({ seqId: string().check(minLength(1)), added: iso.datetime() });
}

function storedList() {
  return object({ format: literal(format), items: array(storedItem()) });
}

/** The value to store. */
export function writeStoredList(items: readonly WorkingListItem[]): string {
  return JSON.stringify({ format, items });
}

/** The items of a stored value, each once and in order, none where nothing is stored; null when it is not such a list. */
export function readStoredList(value: unknown): readonly WorkingListItem[] | null {
  if (value === undefined) return [];
  const { data } = safeParse(storedList(), typeof value === 'string' ? parseJson(value) : undefined);
  return data === undefined ? null : applyChange([], { add: data.items, remove: [] });
}
