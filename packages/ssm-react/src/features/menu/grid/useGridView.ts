import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridPosition } from '../../../ui/grid/gridMoves.ts';
import { type GridViewport, useGridViewport } from '../../../ui/grid/useGridViewport.ts';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { focusedBeside } from '../../../ui/hooks/useKeptFocus.ts';
import type { LaidOutColumn } from '../layout/columnLayout.ts';
import { coveringGridView, type GridView, isDrawn, nextGridView, settledGridView, unseenGrid } from './gridView.ts';
import { headerHeight } from './sheet.ts';

/** How long after the last scroll the rows are taken to stand still. */
const restMs = 200;

export interface FollowedGrid {
  readonly view: GridView;
  /** Goes back to the first row; call it when another result is shown. */
  readonly scrollToTop: () => void;
  /** Makes sure that a place has an element, before it is focused. */
  readonly draw: (place: GridPosition) => void;
  /** Makes sure that what a column of another width brings into view is drawn. */
  readonly cover: (shown: readonly LaidOutColumn[]) => void;
}

/** What is drawn for what is in view. The place in `active` is drawn wherever the view goes. */
export function useGridView(
  scroller: RefObject<HTMLElement | null>,
  active: RefObject<GridPosition>,
  count: number,
  columns: readonly LaidOutColumn[],
  lead: number,
): FollowedGrid {
  const [view, setView] = useState(unseenGrid);
  // Derived while rendering, so that no frame shows another result's rows.
  const current = nextGridView(view, { ...view, count, columns, lead });
  if (current !== view) setView(current);
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const timer = useRef(0);
  const show = useCallback(
    (viewport: GridViewport, isScrolled: boolean) => {
      const held = active.current;
      setView((before) => nextGridView(before, { ...before, viewport, held }));
      if (!isScrolled) return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const element = scroller.current;
        if (element === null) return;
        const isFocused = element.contains(focusedBeside(element));
        setView((before) => settledGridView(before, isFocused));
      }, restMs);
    },
    [scroller, active],
  );
  const viewportRef = useGridViewport(scroller, headerHeight, show);

  const scrollToTop = useCallback(() => {
    if (scroller.current === null || viewportRef.current.scrollTop === 0) return;
    scroller.current.scrollTo({ top: 0, behavior: 'instant' });
    const viewport = { ...viewportRef.current, scrollTop: 0 };
    viewportRef.current = viewport;
    setView((before) => nextGridView(before, { ...before, viewport }));
  }, [scroller, viewportRef]);

  const draw = useCallback((place: GridPosition) => {
    if (!isDrawn(latest.current, place))
      flushSync(() => setView((before) => nextGridView(before, { ...before, held: place })));
  }, []);
  const cover = useCallback(
    (shown: readonly LaidOutColumn[]) => setView((before) => coveringGridView(before, shown)),
    [],
  );
  return { view: current, scrollToTop, draw, cover };
}
