import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { zoomOf } from '../overlay/cssZoom.ts';
import type { GridPosition } from './gridMoves.ts';
import { rowOf } from './gridPlaces.ts';
import { drawnRows, rowAt, rowsInView, rowTops } from './measuredRows.ts';
import { type GridViewport, unseenViewport, useGridViewport } from './useGridViewport.ts';

export interface MeasuredRowsOptions {
  readonly grid: RefObject<HTMLElement | null>;
  /** The place that is drawn wherever the view goes: the one with the focus. */
  readonly active: RefObject<GridPosition>;
  readonly count: number;
  /** What a height is kept by, whatever stands before the row. Another function says that other rows are shown. */
  readonly keyOf: (place: number) => number;
  /** In CSS pixels: of a row of one text line, and of the header; the style sheet has the same. */
  readonly leastHeight: number;
  readonly headerHeight: number;
}

export interface MeasuredRows {
  /** Where each row begins, and behind the last where it ends. */
  readonly tops: Float64Array;
  /** The places of the rows that are drawn. */
  readonly drawn: readonly number[];
  /** How many rows one Page key passes from a row. */
  readonly rowsInView: (place: number) => number;
  /** Makes sure that a place has an element, before it is focused. */
  readonly draw: (place: GridPosition) => void;
}

/** The row that stays where it is when others turn out higher: the one with the focus while it is seen, else the first seen. */
function steadyRow(tops: Float64Array, { scrollTop, clientHeight }: HTMLElement, focused: number): number {
  const top = tops[focused] ?? -1;
  return top >= scrollTop && top < scrollTop + clientHeight ? focused : rowAt(tops, scrollTop);
}

/** Heights of the rows that were drawn, and where all rows stand with them. */
function useRowTops(options: MeasuredRowsOptions): Float64Array {
  const { grid, active, count, keyOf, leastHeight } = options;
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(() => new Map());
  const tops = useMemo(
    () => rowTops(count, heights.size === 0 ? () => leastHeight : (place) => heights.get(keyOf(place)) ?? leastHeight),
    [count, keyOf, leastHeight, heights],
  );
  const correction = useRef(0);
  const width = useRef(0);
  const [, measureAgain] = useReducer((times: number) => times + 1, 0);

  // A page's own font comes late, and its text breaks into other lines.
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, []);

  // After every drawing and before it is seen: what was drawn for the first time, or holds another text.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it sets heights when one differs from what is drawn, and no other time
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    if (correction.current !== 0) {
      // What is looked at stays where it is.
      element.scrollTop += correction.current;
      correction.current = 0;
    }
    const isOtherWidth = element.clientWidth !== width.current;
    width.current = element.clientWidth;
    const next = new Map(isOtherWidth ? [] : heights);
    const steady = steadyRow(tops, element, Math.min(active.current.row, count - 1));
    const zoom = zoomOf(element);
    let isChanged = isOtherWidth && heights.size > 0;
    for (const row of element.querySelectorAll('[role=row]')) {
      const place = rowOf(row, 0);
      if (place < 0 || place >= count) continue;
      const height = row.getBoundingClientRect().height / zoom;
      const before = heights.get(keyOf(place)) ?? leastHeight;
      next.set(keyOf(place), height);
      if (Math.abs(height - before) < 0.5) continue;
      isChanged = true;
      if (place < steady) correction.current += height - before;
    }
    if (isChanged) setHeights(next);
  });
  return tops;
}

/** No more rows in the page than are seen, each as high as its text. */
export function useMeasuredRows(options: MeasuredRowsOptions): MeasuredRows {
  const { grid, active, count, headerHeight } = options;
  const [{ viewport, held }, setView] = useState({ viewport: unseenViewport, held: 0 });
  const tops = useRowTops(options);
  const show = useCallback((next: GridViewport) => setView({ viewport: next, held: active.current.row }), [active]);
  useGridViewport(grid, headerHeight, show);
  // Of other rows there may be fewer.
  const drawn = drawnRows(tops, viewport, Math.min(held, count - 1));
  const latest = useLatest(drawn);
  const draw = useCallback(
    ({ row }: GridPosition) => {
      if (!latest.current.includes(row)) flushSync(() => setView((before) => ({ ...before, held: row })));
    },
    [latest],
  );
  return { tops, drawn, rowsInView: (place) => rowsInView(tops, place, viewport.height), draw };
}
