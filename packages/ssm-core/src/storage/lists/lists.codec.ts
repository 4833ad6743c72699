import { array, iso, literal, minLength, object, safeParse, string } from 'zod/mini';
import { applyChange, type WorkingListItem } from '../../builder/list.change.ts';
import { parseJson } from '../parseJson.ts';

const format = 1;

// zod/mini generates no code, which a strict content security policy would report.
export function storedItem() {
  return object({ seqId: string().check(minLength(1)), added: iso.datetime() });
}

function storedList() {
  return object({ format: literal(format), items: array(storedItem()) });
}

export function writeStoredList(items: readonly WorkingListItem[]): string {
  return JSON.stringify({ format, items });
}

export function readStoredList(value: unknown): readonly WorkingListItem[] | null {
  if (value === undefined) return [];
  const { data } = safeParse(storedList(), typeof value === 'string' ? parseJson(value) : undefined);
  return data === undefined ? null : applyChange([], { add: data.items, remove: [] });
}
