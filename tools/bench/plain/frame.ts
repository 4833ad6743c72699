/** Which rows and columns are in view: a plain page draws those alone, as the product does. */
import { widthOf } from './columns.ts';

export const pageSize = 100;
export const rowHeight = 32;
const checkWidth = 40;
const spareRows = 4;

/** Where each column begins, and behind the last one the width of all. */
export function startsOf(keys: readonly string[], allowsSelection: boolean): readonly number[] {
  const starts = [allowsSelection ? checkWidth : 0];
  for (const key of keys) starts.push((starts.at(-1) ?? 0) + widthOf(key));
  return starts;
}

export interface Frame {
  /** The first place drawn, and how many. */
  readonly first: number;
  readonly size: number;
  /** The columns drawn: from this one up to, not including, the other. */
  readonly from: number;
  readonly to: number;
}

interface Viewport {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
}

export function frameOf(view: Viewport, length: number, starts: readonly number[]): Frame {
  const size = Math.min(Math.ceil(view.clientHeight / rowHeight) + spareRows, length);
  const first = Math.max(0, Math.min(Math.floor(view.scrollTop / rowHeight) - spareRows / 2, length - size));
  const last = starts.length - 1;
  const after = starts.findIndex((start) => start > view.scrollLeft);
  const behind = starts.findIndex((start) => start >= view.scrollLeft + view.clientWidth);
  return { first, size, from: Math.max(0, after - 1), to: behind < 0 ? last : Math.min(last, behind) };
}

/** The place that a slot of the ring shows: places move through the slots as the rows scroll. */
export function placeOf(slot: number, { first, size }: Frame): number {
  return slot < size ? first + ((((slot - first) % size) + size) % size) : -1;
}
/** The text before, in and after the first word found in it; undefined where none is. */
export function markIn(text: string, words: readonly string[]): readonly [string, string, string] | undefined {
  if (words.length === 0) return undefined;
  const lower = text.toLowerCase();
  for (const word of words) {
    const at = lower.indexOf(word);
    if (at >= 0) return [text.slice(0, at), text.slice(at, at + word.length), text.slice(at + word.length)];
  }
  return undefined;
}
