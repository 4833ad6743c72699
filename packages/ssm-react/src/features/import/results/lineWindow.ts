/** Which lines of the answer are drawn. Lines are as high as their sentences; those not yet seen are taken to be of one height. */

/** In CSS pixels: of a line of one text line; the style sheet has the same. */
export const leastLineHeight = 37;
const headerHeight = 36;
/** Beyond the view on either side, so that scrolling finds lines drawn. */
const overscan = 300;

export interface LineView {
  readonly scrollTop: number;
  /** Of the whole grid, its header included. */
  readonly height: number;
}

/** Where each line begins, and behind the last where it ends. */
export function lineTops(count: number, heightOf: (place: number) => number): Float64Array {
  const tops = new Float64Array(count + 1);
  for (let place = 0; place < count; place++) tops[place + 1] = (tops[place] as number) + heightOf(place);
  return tops;
}

/** The line at a height, among those that there are. */
export function lineAt(tops: Float64Array, y: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] as number) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The places of the lines to draw, in order; `held` is drawn wherever the view is, for it has the focus. */
export function drawnLines(tops: Float64Array, { scrollTop, height }: LineView, held: number): readonly number[] {
  const count = tops.length - 1;
  if (count === 0) return [];
  const first = lineAt(tops, scrollTop - overscan);
  const end = lineAt(tops, scrollTop + Math.max(0, height - headerHeight) + overscan) + 1;
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (held < 0 || held >= count || (held >= first && held < end)) return places;
  return held < first ? [held, ...places] : [...places, held];
}

/** How many lines one Page key passes from a line. */
export function linesInView(tops: Float64Array, place: number, height: number): number {
  const top = tops[place] ?? 0;
  return Math.max(1, lineAt(tops, top + Math.max(0, height - headerHeight)) - place);
}
