/** Which rows are drawn, and which slot draws which: fixed row height, so plain arithmetic is enough. */

/** Consecutive places on the page. */
export interface RowWindow {
  readonly first: number;
  readonly size: number;
}

export interface View {
  /** How far the rows are scrolled, in CSS pixels. */
  readonly scrollTop: number;
  /** The height in which rows are seen, in CSS pixels. */
  readonly height: number;
}

/**
 * The places in view, and where one is spared by how the rows happen to lie, the next one on the way: below, or above where
 * the view goes up. Constant in size while a page is scrolled.
 */
export function rowWindow(view: View, rowHeight: number, count: number, isUpward: boolean): RowWindow {
  const size = Math.min(count, Math.ceil(view.height / rowHeight) + 1);
  const wanted = isUpward
    ? Math.ceil((view.scrollTop + view.height) / rowHeight) - size
    : Math.floor(view.scrollTop / rowHeight);
  return { first: Math.max(0, Math.min(wanted, count - size)), size };
}

/** Whether the drawn places cover what is in view, so that nothing needs drawing. */
export function coversView(drawn: RowWindow, view: View, rowHeight: number, count: number): boolean {
  const last = Math.min(count, Math.ceil((view.scrollTop + view.height) / rowHeight));
  return Math.floor(view.scrollTop / rowHeight) >= drawn.first && last <= drawn.first + drawn.size;
}

/** The place that the last slot draws: the held one when it is outside the window, else one row more on the way. */
function extraPlace(drawn: RowWindow, count: number, held: number, isUpward: boolean): number {
  const end = drawn.first + drawn.size;
  if (held >= 0 && (held < drawn.first || held >= end)) return held;
  return end < count && !(isUpward && drawn.first > 0) ? end : drawn.first - 1;
}

/**
 * Gives every place a slot, and lets a slot keep its place as long as it is drawn: scrolling changes
 * the numbers of the slots that left the view and of no others. A `held` place (the focused row; -1 for
 * none) keeps its slot wherever the window is, so there is always one slot more than the window needs:
 * the ring never shrinks under the focus.
 */
export function assignSlots(
  slots: readonly number[],
  drawn: RowWindow,
  count: number,
  held: number,
  isUpward: boolean,
): readonly number[] {
  const wanted = Array.from({ length: drawn.size }, (_, index) => drawn.first + index);
  const extra = extraPlace(drawn, count, held, isUpward);
  if (extra >= 0) wanted.push(extra);
  const isWanted = new Set(wanted);
  const kept = Array.from({ length: wanted.length }, (_, slot) => {
    const place = slots[slot] ?? -1;
    return isWanted.has(place) ? place : -1;
  });
  const taken = new Set(kept);
  let free = 0;
  for (const place of wanted) {
    if (taken.has(place)) continue;
    while (kept[free] !== -1) free += 1;
    kept[free] = place;
  }
  return kept.length === slots.length && kept.every((place, slot) => slots[slot] === place) ? slots : kept;
}

/** The same places with the slots in reading order. */
export function inReadingOrder(slots: readonly number[]): readonly number[] {
  return slots.every((place, slot) => slot === 0 || (slots[slot - 1] ?? 0) < place)
    ? slots
    : slots.toSorted((first, second) => first - second);
}
