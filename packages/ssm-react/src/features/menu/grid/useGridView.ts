import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import type { LaidOutColumn } from '../layout/columnLayout.ts';
import type { GridPlace } from './gridKeys.ts';
import { focusedBeside } from './gridPlaces.ts';
import {
  type GridScene,
  type GridView,
  type GridViewport,
  isDrawn,
  nextGridView,
  settledGridView,
  unseenGrid,
} from './gridView.ts';
import { headerHeight } from './sheet.ts';

type GridViewChange = Partial<GridScene> | 'settle';

function reduceGridView(before: GridView, change: GridViewChange): GridView {
  return change === 'settle' ? settledGridView(before) : nextGridView(before, { ...before, ...change });
}

/** How long after the last scroll the slots are put in reading order. */
const settleMs = 200;

function readViewport(scroller: HTMLElement): GridViewport {
  return {
    scrollTop: scroller.scrollTop,
    scrollStart: Math.abs(scroller.scrollLeft),
    height: Math.max(0, scroller.clientHeight - headerHeight),
    width: scroller.clientWidth,
  };
}

export interface FollowedGrid {
  readonly view: GridView;
  /** Goes back to the first row; call it when another result is shown. */
  readonly scrollToTop: () => void;
  /** Makes sure that a place has an element, before it is focused. */
  readonly draw: (place: GridPlace) => void;
}

/**
 * Follows the scroll container and draws in the same frame as the scroll, so that no frame is blank.
 * The place in `active` is drawn wherever the view goes.
 */
export function useGridView(
  scroller: RefObject<HTMLElement | null>,
  active: RefObject<GridPlace>,
  count: number,
  columns: readonly LaidOutColumn[],
  lead: number,
): FollowedGrid {
  const [view, change] = useReducer(reduceGridView, unseenGrid);
  // Derived while rendering, so that no frame shows another result's rows.
  const current = nextGridView(view, { ...view, count, columns, lead });
  if (current !== view) change({ count, columns, lead });
  const latest = useRef(current);
  // As last seen: reading it from the element would make the browser lay out the page at once.
  const viewport = useRef(unseenGrid.viewport);
  useLayoutEffect(() => {
    latest.current = current;
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const read = (): void => {
      viewport.current = readViewport(element);
      change({ viewport: viewport.current, held: active.current });
    };
    // Shown again after it was kept out of sight, where some browsers forget how far it was scrolled.
    if (viewport.current.scrollTop > 0) element.scrollTo({ top: viewport.current.scrollTop, behavior: 'instant' });
    read();
    const observer = new ResizeObserver(() => flushSync(read));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, active]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let timer = 0;
    const settle = (): void => {
      // A focused row keeps its element: moving the focus would be announced as a new row.
      if (!element.contains(focusedBeside(element))) change('settle');
    };
    const follow = (): void => {
      const { scrollTop, scrollLeft } = element;
      viewport.current = { ...viewport.current, scrollTop, scrollStart: Math.abs(scrollLeft) };
      flushSync(() => change({ viewport: viewport.current, held: active.current }));
      window.clearTimeout(timer);
      timer = window.setTimeout(settle, settleMs);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, active]);

  const scrollToTop = useCallback(() => {
    if (scroller.current === null || viewport.current.scrollTop === 0) return;
    scroller.current.scrollTo({ top: 0, behavior: 'instant' });
    viewport.current = { ...viewport.current, scrollTop: 0 };
    change({ viewport: viewport.current });
  }, [scroller]);

  const draw = useCallback((place: GridPlace) => {
    if (!isDrawn(latest.current, place)) flushSync(() => change({ held: place }));
  }, []);
  return { view: current, scrollToTop, draw };
}
