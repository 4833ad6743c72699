/** Which lines of the answer are drawn: all are of one height, so plain arithmetic is enough. */

/** In CSS pixels; the style sheet has the same. */
export const lineHeight = 36;
const headerHeight = 36;
/** Lines beyond the view on either side, so that scrolling finds them drawn. */
const overscan = 8;

export interface LineView {
  readonly scrollTop: number;
  /** Of the whole grid, its header included. */
  readonly height: number;
}

/** The places of the lines to draw, in order; `held` is drawn wherever the view is, for it has the focus. */
export function drawnLines({ scrollTop, height }: LineView, count: number, held: number): readonly number[] {
  const inView = Math.ceil(Math.max(0, height - headerHeight) / lineHeight) + 1;
  const first = Math.max(0, Math.min(Math.floor(scrollTop / lineHeight) - overscan, count - 1));
  const end = Math.min(count, Math.floor(scrollTop / lineHeight) + inView + overscan);
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (held < 0 || held >= count || (held >= first && held < end)) return places;
  return held < first ? [held, ...places] : [...places, held];
}

/** How many whole lines are seen at once. */
export function linesInView(height: number): number {
  return Math.max(1, Math.floor((height - headerHeight) / lineHeight));
}
