/** A working list, and changes of it: what is kept of a builder, and what travels to the storage. */
import { compareSeqIds } from '../table/order/seqIdOrder.ts';
import type { LastingNotes, SourcesChange } from './list.notes.ts';

/** One reagent of a list; its row is joined when it is shown. */
export interface WorkingListItem {
  readonly seqId: string;
  /** When it was added: ISO 8601 in UTC. */
  readonly added: string;
}

/** A step of a list. What is removed is whole, so that the step can be taken back. */
export interface WorkingListChange {
  readonly add: readonly WorkingListItem[];
  readonly remove: readonly WorkingListItem[];
  /** What else is from now on known of the list. */
  readonly notes?: Partial<LastingNotes>;
  /** What was known before: with it the notes come and go with the step, without it they stay. */
  readonly notesBefore?: LastingNotes;
  /** The imported lists that the analytes came from: they come and go with the step. */
  readonly sources?: SourcesChange;
}

/** By the time they were added; those of one time in the catalogue's order. */
function compareItems(one: WorkingListItem, other: WorkingListItem): number {
  if (one.added !== other.added) return one.added < other.added ? -1 : 1;
  return compareSeqIds(one.seqId, other.seqId);
}

/** Whole menus are looked at between a click and its frame, so most is decided by what stands before the dash. */
function isInOrder(items: readonly WorkingListItem[]): boolean {
  let [last, lastPool] = [items[0], Number.NaN];
  for (const item of items) {
    const pool = Number.parseInt(item.seqId, 10);
    const isLater = pool > lastPool && item.added === last?.added;
    if (!isLater && last !== undefined && compareItems(last, item) > 0) return false;
    [last, lastPool] = [item, pool];
  }
  return true;
}

/** What was found to be in order, or put in order: the storage is handed the same arrays as the list. */
const ordered = new WeakSet<readonly WorkingListItem[]>();

/** A list has one order, whichever tab added what first; so a step that is taken back leaves the list as it was. */
function inOrder(items: readonly WorkingListItem[]): readonly WorkingListItem[] {
  if (ordered.has(items)) return items;
  const sorted = isInOrder(items) ? items : items.toSorted(compareItems);
  ordered.add(sorted);
  return sorted;
}

/** A set of the same items is made once. */
const setsOfItems = new WeakMap<readonly WorkingListItem[], ReadonlySet<string>>();

/** The SeqIds of a list, in its order; the same set for the same array. */
export function seqIdsOf(items: readonly WorkingListItem[]): ReadonlySet<string> {
  const kept = setsOfItems.get(items);
  if (kept !== undefined) return kept;
  const seqIds = new Set(items.map(({ seqId }) => seqId));
  setsOfItems.set(items, seqIds);
  return seqIds;
}

/** What is not in the set, each once. */
function newOnes(items: readonly WorkingListItem[], known: ReadonlySet<string>): readonly WorkingListItem[] {
  // The usual case of much: nothing is there yet, and what is added is a selection of rows.
  if (known.size === 0 && seqIdsOf(items).size === items.length) return items;
  const present = new Set(known);
  return items.filter(({ seqId }) => {
    if (present.has(seqId)) return false;
    present.add(seqId);
    return true;
  });
}

function without(items: readonly WorkingListItem[], seqIds: ReadonlySet<string>): readonly WorkingListItem[] {
  return seqIds.size === 0 ? items : items.filter(({ seqId }) => !seqIds.has(seqId));
}

/** What of a change makes a difference to these items: nothing twice, and nothing that is not there. */
export function effectOf(items: readonly WorkingListItem[], { add, remove }: WorkingListChange): WorkingListChange {
  const wanted = seqIdsOf(remove);
  const removed = wanted.size === 0 ? [] : items.filter(({ seqId }) => wanted.has(seqId));
  const added = newOnes(add, seqIdsOf(without(items, wanted)));
  return { add: inOrder(added), remove: removed };
}

/** The items after a change that is all effect, as effectOf answers it. */
export function applyEffect(
  items: readonly WorkingListItem[],
  { add, remove }: WorkingListChange,
): readonly WorkingListItem[] {
  if (add.length === 0 && remove.length === 0) return items;
  const kept = without(items, seqIdsOf(remove));
  return kept.length === 0 ? add : inOrder(kept.concat(add));
}

/** The items after a change; the same array when it makes no difference. */
export function applyChange(items: readonly WorkingListItem[], change: WorkingListChange): readonly WorkingListItem[] {
  return applyEffect(items, effectOf(items, change));
}

/** The change that takes it back; it takes back no more than that, whatever another tab has done meanwhile. */
export function inverseOf({ add, remove, sources, notesBefore }: WorkingListChange): WorkingListChange {
  return {
    add: remove,
    remove: add,
    ...(sources && { sources: { add: sources.remove, remove: sources.add } }),
    ...(notesBefore && { notes: notesBefore }),
  };
}

/** Whether two lists say the same. */
export function isSameList(one: readonly WorkingListItem[], other: readonly WorkingListItem[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ seqId, added }, index) => seqId === other[index]?.seqId && added === other[index].added)
  );
}
