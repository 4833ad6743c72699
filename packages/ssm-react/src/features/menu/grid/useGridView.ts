import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridPosition } from '../../../ui/grid/gridMoves.ts';
import { type GridViewport, useGridViewport } from '../../../ui/grid/useGridViewport.ts';
import { useLatest } from '../../../ui/hooks/useMemoFromPrevious.ts';
import { activeElementOf } from '../../../ui/hooks/useRestoredFocus.ts';
import type { LaidOutColumn } from '../layout/columnLayout.ts';
import { coveringGridView, type GridView, gridViewAtRest, isDrawn, nextGridView, unseenGrid } from './gridView.ts';
import { headerHeight } from './sheet.ts';

const restMs = 200;

export interface FollowedGrid {
  readonly view: GridView;
  readonly scrollToTop: () => void;
  readonly draw: (place: GridPosition) => void;
  readonly cover: (shown: readonly LaidOutColumn[]) => void;
}

/** Chooses what to render for the current viewport. The position in `active` is always rendered. */
export function useGridView(
  scroller: RefObject<HTMLElement | null>,
  active: RefObject<GridPosition>,
  count: number,
  columns: readonly LaidOutColumn[],
  lead: number,
): FollowedGrid {
  const [seen, setSeen] = useState(unseenGrid);
  // Computed while rendering, so that no frame shows rows of an earlier result.
  const view = useMemo(() => nextGridView(seen, { ...seen, count, columns, lead }), [seen, count, columns, lead]);
  const latest = useLatest({ view, rows: { count, columns, lead } });
  const change = useCallback(
    (next: (shown: GridView) => GridView) => {
      const { rows } = latest.current;
      setSeen((before) => next(nextGridView(before, { ...before, ...rows })));
    },
    [latest],
  );
  const timer = useRef(0);
  const show = useCallback(
    (viewport: GridViewport, isScrolled: boolean) => {
      const held = active.current;
      change((shown) => nextGridView(shown, { ...shown, viewport, held }));
      if (!isScrolled) return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const element = scroller.current;
        if (element === null) return;
        const isFocused = element.contains(activeElementOf(element));
        change((shown) => gridViewAtRest(shown, isFocused));
      }, restMs);
    },
    [scroller, active, change],
  );
  const viewportRef = useGridViewport(scroller, headerHeight, show);

  const scrollToTop = useCallback(() => {
    if (scroller.current === null || viewportRef.current.scrollTop === 0) return;
    scroller.current.scrollTo({ top: 0, behavior: 'instant' });
    const viewport = { ...viewportRef.current, scrollTop: 0 };
    viewportRef.current = viewport;
    change((shown) => nextGridView(shown, { ...shown, viewport }));
  }, [scroller, viewportRef, change]);

  const draw = useCallback(
    (place: GridPosition) => {
      if (!isDrawn(latest.current.view, place))
        flushSync(() => change((shown) => nextGridView(shown, { ...shown, held: place })));
    },
    [latest, change],
  );
  const cover = useCallback(
    (widened: readonly LaidOutColumn[]) => change((shown) => coveringGridView(shown, widened)),
    [change],
  );
  return { view, scrollToTop, draw, cover };
}
