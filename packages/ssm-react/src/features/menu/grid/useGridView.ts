import { type RefObject, useCallback, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { GridPosition } from '../../../ui/grid/gridMoves.ts';
import { type GridViewport, useGridViewport } from '../../../ui/grid/useGridViewport.ts';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { focusedBeside } from '../../../ui/hooks/useKeptFocus.ts';
import type { LaidOutColumn } from '../layout/columnLayout.ts';
import { type GridScene, type GridView, isDrawn, nextGridView, settledGridView, unseenGrid } from './gridView.ts';
import { headerHeight } from './sheet.ts';

type GridViewChange = Partial<GridScene> | 'settle';

function reduceGridView(before: GridView, change: GridViewChange): GridView {
  return change === 'settle' ? settledGridView(before) : nextGridView(before, { ...before, ...change });
}

/** How long after the last scroll the slots are put in reading order. */
const settleMs = 200;

export interface FollowedGrid {
  readonly view: GridView;
  /** Goes back to the first row; call it when another result is shown. */
  readonly scrollToTop: () => void;
  /** Makes sure that a place has an element, before it is focused. */
  readonly draw: (place: GridPosition) => void;
}

/** What is drawn for what is in view. The place in `active` is drawn wherever the view goes. */
export function useGridView(
  scroller: RefObject<HTMLElement | null>,
  active: RefObject<GridPosition>,
  count: number,
  columns: readonly LaidOutColumn[],
  lead: number,
): FollowedGrid {
  const [view, change] = useReducer(reduceGridView, unseenGrid);
  // Derived while rendering, so that no frame shows another result's rows.
  const current = nextGridView(view, { ...view, count, columns, lead });
  if (current !== view) change({ count, columns, lead });
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const timer = useRef(0);
  const show = useCallback(
    (viewport: GridViewport, isScrolled: boolean) => {
      change({ viewport, held: active.current });
      if (!isScrolled) return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        const element = scroller.current;
        // A focused row keeps its element: moving the focus would be announced as a new row.
        if (element !== null && !element.contains(focusedBeside(element))) change('settle');
      }, settleMs);
    },
    [scroller, active],
  );
  const viewportRef = useGridViewport(scroller, headerHeight, show);

  const scrollToTop = useCallback(() => {
    if (scroller.current === null || viewportRef.current.scrollTop === 0) return;
    scroller.current.scrollTo({ top: 0, behavior: 'instant' });
    viewportRef.current = { ...viewportRef.current, scrollTop: 0 };
    change({ viewport: viewportRef.current });
  }, [scroller, viewportRef]);

  const draw = useCallback((place: GridPosition) => {
    if (!isDrawn(latest.current, place)) flushSync(() => change({ held: place }));
  }, []);
  return { view: current, scrollToTop, draw };
}
