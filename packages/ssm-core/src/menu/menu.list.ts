import { invariant } from '../invariant.ts';
import { compareSeqIds } from '../table/order/seqIdOrder.ts';
import type { ReadViewList } from './address/menu.url.ts';
import type { BulkSearchList, MenuView } from './menu.view.ts';

const seqIdShape = /^([1-9]\d{0,6})-(0|[1-9]\d{0,5})$/;
const format = '1';
const checkLength = 7;
const longBits = 7;
const isMore = 1 << longBits;

/** A checksum (FNV-1a) that detects truncation and typing errors. */
function checksum(text: string, seed = 0x811c9dc5): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).padStart(checkLength, '0');
}

/**
 * Encodes a list for a URL. Each SeqId becomes variable-length bytes: the distance of its pool from the previous one,
 * and its clone. A checksum follows. Takes about three characters per reagent.
 */
export function encodeList(list: readonly string[]): string {
  let bytes = '';
  function put(number: number): void {
    let left = number;
    for (; left >= isMore; left >>>= longBits) bytes += String.fromCharCode((left & (isMore - 1)) | isMore);
    bytes += String.fromCharCode(left);
  }
  let [pool, clone] = [0, 0];
  for (const seqId of list.toSorted(compareSeqIds)) {
    const match = seqIdShape.exec(seqId);
    invariant(match !== null, `${seqId} is no SeqId, so no view can list it; SeqIds are such as 10000-28`);
    const [nextPool, nextClone] = [Number(match[1]), Number(match[2])];
    if (nextPool === pool && nextClone === clone) continue;
    put(nextPool - pool);
    put(nextPool === pool ? nextClone - clone : nextClone);
    [pool, clone] = [nextPool, nextClone];
  }
  const body = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return format + body + checksum(body);
}

export function decodeList(text: string): readonly string[] | undefined {
  const body = text.slice(format.length, -checkLength);
  if (text !== format + body + checksum(body)) return undefined;
  try {
    const list = seqIdsOf(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    // Rejects other encodings, so that each list has one text.
    return encodeList(list) === text ? list : undefined;
  } catch {
    return undefined;
  }
}

function seqIdsOf(bytes: string): readonly string[] {
  const numbers: number[] = [];
  let [number, factor] = [0, 1];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes.charCodeAt(index);
    number += (byte & (isMore - 1)) * factor;
    factor *= isMore;
    if (byte >= isMore) continue;
    numbers.push(number);
    [number, factor] = [0, 1];
  }
  const list: string[] = [];
  let [pool, clone] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    const [further, next] = [numbers[index] as number, numbers[index + 1] as number];
    pool += further;
    clone = further === 0 ? clone + next : next;
    list.push(`${pool}-${clone}`);
  }
  return list;
}

/** Servers commonly limit request lines and headers to 8 KB, and the filters must fit in too. */
export const maximumListLength = 6000;
const keptPrefix = 'kept-';
const keptShape = /^kept-[0-9a-z]{14}$/;
const otherSeed = 0x2f0b4c47;

/** Tells whether the list is too long for a URL. The URL then contains only the list's name. */
export function isKeptList({ name }: BulkSearchList): boolean {
  return name.startsWith(keptPrefix);
}

/** Creates the list of a view from these SeqIds. */
export function viewListOf(seqIds: readonly string[]): BulkSearchList {
  const inOrder = [...new Set(seqIds)].toSorted(compareSeqIds);
  const text = encodeList(inOrder);
  const name = text.length <= maximumListLength ? text : keptPrefix + checksum(text) + checksum(text, otherSeed);
  return { seqIds: inOrder, name };
}

/** Returns the first page of a view of only these reagents, or of the whole menu for null. */
export function withBulkSearch(view: MenuView, list: BulkSearchList | null): MenuView {
  return { ...view, list, pageIndex: 0 };
}

/**
 * Reads a list that is encoded in the URL. A longer list gives `list_unknown`, because the URL contains only its name.
 */
export function readViewList(name: string): NonNullable<ReturnType<ReadViewList>> {
  if (keptShape.test(name)) return 'list_unknown';
  const seqIds = name.length <= maximumListLength ? decodeList(name) : undefined;
  return seqIds === undefined ? 'invalid_value' : { seqIds, name };
}
