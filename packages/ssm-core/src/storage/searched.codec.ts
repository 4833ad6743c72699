/** The stored form of lists that were searched for: JSON with a format number, checked when it is read. */
import { array, literal, object, safeParse, string } from 'zod/mini';
import { decodeList, encodeList } from '../menu/menu.list.ts';
import { parseJson } from './parseJson.ts';

const format = 1;

function storedLists() {
  return object({ format: literal(format), lists: array(string()) });
}

/** The value to store; each list as the text that an address would have. */
export function writeBulkSearchLists(lists: readonly (readonly string[])[]): string {
  return JSON.stringify({ format, lists: lists.map(encodeList) });
}

/** The lists of a stored value, none where nothing is stored; null when it is not such a value, or one of them is damaged. */
export function readBulkSearchLists(value: unknown): readonly (readonly string[])[] | null {
  if (value === undefined) return [];
  const { data } = safeParse(storedLists(), typeof value === 'string' ? parseJson(value) : undefined);
  const lists = data?.lists.map(decodeList);
  return lists?.every((list) => list !== undefined) ? lists : null;
}
