/** Chooses which rows to render and assigns a slot to each. All rows have the same height, so no row is measured. */

export interface RowWindow {
  readonly first: number;
  readonly size: number;
}

export interface View {
  /** Scroll offset of the rows, in CSS pixels. */
  readonly scrollTop: number;
  /** Visible height of the rows, in CSS pixels. */
  readonly height: number;
}

/**
 * Returns the window of rows to render. It has room for one more row than fits the view: the next row in scroll
 * direction. The size is constant while a page is scrolled.
 */
export function rowWindow(view: View, rowHeight: number, count: number, isUpward: boolean): RowWindow {
  const size = Math.min(count, Math.ceil(view.height / rowHeight) + 1);
  const wanted = isUpward
    ? Math.ceil((view.scrollTop + view.height) / rowHeight) - size
    : Math.floor(view.scrollTop / rowHeight);
  return { first: Math.max(0, Math.min(wanted, count - size)), size };
}

export function coversView(drawn: RowWindow, view: View, rowHeight: number, count: number): boolean {
  const last = Math.min(count, Math.ceil((view.scrollTop + view.height) / rowHeight));
  return Math.floor(view.scrollTop / rowHeight) >= drawn.first && last <= drawn.first + drawn.size;
}

/**
 * Returns the row for the extra slot: the held row if it is outside the window, else the next row in scroll
 * direction.
 */
function extraPlace(drawn: RowWindow, count: number, held: number, isUpward: boolean): number {
  const end = drawn.first + drawn.size;
  if (held >= 0 && (held < drawn.first || held >= end)) return held;
  return end < count && !(isUpward && drawn.first > 0) ? end : drawn.first - 1;
}

/**
 * Assigns each row to a slot. A row keeps its slot while it is rendered, so scrolling changes only slots whose row
 * left the window. The row `held` (the focused row; -1 for none) keeps its slot even outside the window. One slot is
 * reserved for that, so the number of slots never shrinks under the focus.
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
  const reused = Array.from({ length: wanted.length }, (_, slot) => {
    const place = slots[slot] ?? -1;
    return isWanted.has(place) ? place : -1;
  });
  const taken = new Set(reused);
  let free = 0;
  for (const place of wanted) {
    if (taken.has(place)) continue;
    while (reused[free] !== -1) free += 1;
    reused[free] = place;
  }
  return reused.length === slots.length && reused.every((place, slot) => slots[slot] === place) ? slots : reused;
}

export function inReadingOrder(slots: readonly number[]): readonly number[] {
  return slots.every((place, slot) => slot === 0 || (slots[slot - 1] ?? 0) < place)
    ? slots
    : slots.toSorted((first, second) => first - second);
}
