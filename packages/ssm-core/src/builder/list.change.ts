import { compareSeqIds } from '../table/order/seqIdOrder.ts';
import type { LastingNotes, SourcesChange, StoredNotes } from './list.notes.ts';

/** One reagent of a list. Its row is looked up when it is shown. */
export interface WorkingListItem {
  readonly seqId: string;
  /** ISO 8601 in UTC. */
  readonly added: string;
}

/** A step of a list. Removed items are complete, so that the step can be undone. */
export interface WorkingListChange {
  readonly add: readonly WorkingListItem[];
  readonly remove: readonly WorkingListItem[];
  /** Notes that this step changes. */
  readonly notes?: Partial<StoredNotes>;
  /** Notes before the step, which undo restores. Without them, undo leaves the notes unchanged. */
  readonly notesBefore?: LastingNotes;
  /** Imported lists that the step adds or removes; undo and redo include them. */
  readonly sources?: SourcesChange;
}

function compareItems(one: WorkingListItem, other: WorkingListItem): number {
  if (one.added !== other.added) return one.added < other.added ? -1 : 1;
  return compareSeqIds(one.seqId, other.seqId);
}

/**
 * Compares the numbers before the dash first. This is fast enough to check a whole menu between a click and the next
 * frame.
 */
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

/** Arrays known to be in order. They are recognized by identity, because the storage receives the list's own arrays. */
const ordered = new WeakSet<readonly WorkingListItem[]>();

/** Sorts items into an order that does not depend on which tab added first, so that undo restores the list exactly. */
function inOrder(items: readonly WorkingListItem[]): readonly WorkingListItem[] {
  if (ordered.has(items)) return items;
  const sorted = isInOrder(items) ? items : items.toSorted(compareItems);
  ordered.add(sorted);
  return sorted;
}

const setsOfItems = new WeakMap<readonly WorkingListItem[], ReadonlySet<string>>();

export function seqIdsOf(items: readonly WorkingListItem[]): ReadonlySet<string> {
  const kept = setsOfItems.get(items);
  if (kept !== undefined) return kept;
  const seqIds = new Set(items.map(({ seqId }) => seqId));
  setsOfItems.set(items, seqIds);
  return seqIds;
}

function newOnes(items: readonly WorkingListItem[], known: ReadonlySet<string>): readonly WorkingListItem[] {
  // Fast path for adding distinct rows to an empty list.
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

export function effectOf(items: readonly WorkingListItem[], { add, remove }: WorkingListChange): WorkingListChange {
  const wanted = seqIdsOf(remove);
  const removed = wanted.size === 0 ? [] : items.filter(({ seqId }) => wanted.has(seqId));
  const added = newOnes(add, seqIdsOf(without(items, wanted)));
  return { add: inOrder(added), remove: removed };
}

export function applyEffect(
  items: readonly WorkingListItem[],
  { add, remove }: WorkingListChange,
): readonly WorkingListItem[] {
  if (add.length === 0 && remove.length === 0) return items;
  const kept = without(items, seqIdsOf(remove));
  return kept.length === 0 ? add : inOrder(kept.concat(add));
}

export function applyChange(items: readonly WorkingListItem[], change: WorkingListChange): readonly WorkingListItem[] {
  return applyEffect(items, effectOf(items, change));
}

/** Returns the inverse change. It does not undo what another tab changed meanwhile. */
export function inverseOf({ add, remove, sources, notesBefore }: WorkingListChange): WorkingListChange {
  return {
    add: remove,
    remove: add,
    ...(sources && { sources: { add: sources.remove, remove: sources.add } }),
    ...(notesBefore && { notes: notesBefore }),
  };
}

export function isSameList(one: readonly WorkingListItem[], other: readonly WorkingListItem[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ seqId, added }, index) => seqId === other[index]?.seqId && added === other[index].added)
  );
}
