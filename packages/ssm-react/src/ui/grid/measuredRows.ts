/** Which rows are drawn where each is as high as its text. Those not yet drawn are taken to be of one height. */

/** What is seen of the rows, in CSS pixels. */
export interface RowsView {
  readonly scrollTop: number;
  readonly height: number;
}

/** Beyond the view on either side, in CSS pixels, so that scrolling finds rows drawn. */
const overscan = 300;

/** Where each row begins, and behind the last where it ends. */
export function rowTops(count: number, heightOf: (place: number) => number): Float64Array {
  const tops = new Float64Array(count + 1);
  for (let place = 0; place < count; place++) tops[place + 1] = (tops[place] as number) + heightOf(place);
  return tops;
}

/** The row at a height, among those that there are. */
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

/** The places of the rows to draw, in order; `held` is drawn wherever the view is, for it has the focus. */
export function drawnRows(tops: Float64Array, { scrollTop, height }: RowsView, held: number): readonly number[] {
  const count = tops.length - 1;
  if (count === 0) return [];
  const first = rowAt(tops, scrollTop - overscan);
  const end = rowAt(tops, scrollTop + height + overscan) + 1;
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (held < 0 || held >= count || (held >= first && held < end)) return places;
  return held < first ? [held, ...places] : [...places, held];
}

/** How many rows one Page key passes from a row. */
export function rowsInView(tops: Float64Array, place: number, height: number): number {
  const top = tops[place] ?? 0;
  return Math.max(1, rowAt(tops, top + height) - place);
}
