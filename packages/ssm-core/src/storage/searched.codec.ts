import { array, literal, object, safeParse, string } from 'zod/mini';
import { decodeList, encodeList } from '../menu/menu.list.ts';
import { parseJson } from './parseJson.ts';

const format = 1;

function storedLists() {
  return object({ format: literal(format), lists: array(string()) });
}

export function writeBulkSearchLists(lists: readonly (readonly string[])[]): string {
  return JSON.stringify({ format, lists: lists.map(encodeList) });
}

export function readBulkSearchLists(value: unknown): readonly (readonly string[])[] | null {
  if (value === undefined) return [];
  const { data } = safeParse(storedLists(), typeof value === 'string' ? parseJson(value) : undefined);
  const lists = data?.lists.map(decodeList);
  return lists?.every((list) => list !== undefined) ? lists : null;
}
