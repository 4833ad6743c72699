/**
 * Chooses which rows to render in a grid whose rows are as high as their texts. Rows that are not measured yet count
 * with a default height.
 */

/** The visible part of the rows, in CSS pixels. */
export interface RowsView {
  readonly scrollTop: number;
  readonly height: number;
}

/** How far rows are rendered beyond each side of the viewport, in CSS pixels, so that scrolling shows no blank rows. */
const overscan = 300;

/** Returns the top of each row. One more entry at the end is the bottom of the last row. */
export function rowTops(count: number, heightOf: (place: number) => number): Float64Array {
  const tops = new Float64Array(count + 1);
  for (let place = 0; place < count; place++) tops[place + 1] = (tops[place] as number) + heightOf(place);
  return tops;
}

export function rowAt(tops: Float64Array, y: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] as number) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the indices of the rows to render, in order. The focused row `held` is always among them. */
export function drawnRows(tops: Float64Array, { scrollTop, height }: RowsView, held: number): readonly number[] {
  const count = tops.length - 1;
  if (count === 0) return [];
  const first = rowAt(tops, scrollTop - overscan);
  const end = rowAt(tops, scrollTop + height + overscan) + 1;
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (held < 0 || held >= count || (held >= first && held < end)) return places;
  return held < first ? [held, ...places] : [...places, held];
}

export function rowsInView(tops: Float64Array, place: number, height: number): number {
  const top = tops[place] ?? 0;
  return Math.max(1, rowAt(tops, top + height) - place);
}
