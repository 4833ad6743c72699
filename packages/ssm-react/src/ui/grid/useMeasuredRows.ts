import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { useLatest } from '../hooks/useMemoFromPrevious.ts';
import { zoomOf } from '../overlay/cssZoom.ts';
import type { GridPosition } from './gridMoves.ts';
import { rowOf } from './gridPlaces.ts';
import { drawnRows, rowAt, rowsInView, rowTops } from './measuredRows.ts';
import { type GridViewport, unseenViewport, useGridViewport } from './useGridViewport.ts';

export interface MeasuredRowsOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly active: RefObject<GridPosition>;
  readonly count: number;
  /** Returns the key under which the height of a row is cached. A new function means that the rows are new. */
  readonly keyOf: (place: number) => number;
  /** Height of a row with one line of text, in CSS pixels. Must match the style sheet. */
  readonly leastHeight: number;
  readonly headerHeight: number;
}

export interface MeasuredRows {
  readonly tops: Float64Array;
  readonly drawn: readonly number[];
  readonly rowsInView: (place: number) => number;
  readonly draw: (place: GridPosition) => void;
}

/**
 * Returns the row that stays in place when heights change: the focused row if it is in view, else the first row in
 * view.
 */
function steadyRow(tops: Float64Array, { scrollTop, clientHeight }: HTMLElement, focused: number): number {
  const top = tops[focused] ?? -1;
  return top >= scrollTop && top < scrollTop + clientHeight ? focused : rowAt(tops, scrollTop);
}

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

  // A web font that loads late changes line breaks and thereby heights, so all rows are measured again.
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, []);

  // Runs after every render and before paint, because any render may add rows or change texts.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it sets heights when one differs from what is drawn, and no other time
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    if (correction.current !== 0) {
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

export function useMeasuredRows(options: MeasuredRowsOptions): MeasuredRows {
  const { grid, active, count, headerHeight } = options;
  const [{ viewport, held }, setView] = useState({ viewport: unseenViewport, held: 0 });
  const tops = useRowTops(options);
  const show = useCallback((next: GridViewport) => setView({ viewport: next, held: active.current.row }), [active]);
  useGridViewport(grid, headerHeight, show);
  // The new result can have fewer rows than the old one, so the held row may no longer exist.
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
