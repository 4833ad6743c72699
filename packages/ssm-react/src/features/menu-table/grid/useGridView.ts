import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusedBeside } from './gridPlaces.ts';
import {
  type GridContent,
  type GridView,
  type GridViewport,
  nextGridView,
  settledGridView,
  unseenGrid,
} from './gridView.ts';

type GridViewChange = { readonly content: GridContent; readonly viewport: GridViewport } | 'settle';

function reduceGridView(before: GridView, change: GridViewChange): GridView {
  return change === 'settle' ? settledGridView(before) : nextGridView(before, change.content, change.viewport);
}

/** How long after the last scroll the slots are put in reading order. */
const settleMs = 200;

function readViewport(scroller: HTMLElement, headerHeight: number): GridViewport {
  return {
    scrollTop: scroller.scrollTop,
    scrollStart: Math.abs(scroller.scrollLeft),
    height: Math.max(0, scroller.clientHeight - headerHeight),
    width: scroller.clientWidth,
  };
}

function scrolled({ scrollTop, scrollLeft }: HTMLElement, before: GridViewport): GridViewport {
  return { ...before, scrollTop, scrollStart: Math.abs(scrollLeft) };
}

/**
 * Follows the scroll container and draws in the same frame as the scroll, so that no frame is blank.
 * `scrollToTop` goes back to the first row; call it when another result is shown.
 */
export function useGridView(
  scroller: RefObject<HTMLElement | null>,
  headerHeight: number,
  content: GridContent,
): { readonly view: GridView; readonly scrollToTop: () => void } {
  const [view, change] = useReducer(reduceGridView, unseenGrid);
  // Derived while rendering, so that no frame shows another result's rows.
  const current = nextGridView(view, content, view.viewport);
  if (current !== view) change({ content, viewport: view.viewport });
  // The viewport as last seen: reading it from the element would make the browser lay out the page at once.
  const latest = useRef({ content, viewport: unseenGrid.viewport });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, content };
  }, [content]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const read = (): void => {
      latest.current = { ...latest.current, viewport: readViewport(element, headerHeight) };
      change(latest.current);
    };
    read();
    const observer = new ResizeObserver(() => flushSync(read));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, headerHeight]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let timer = 0;
    const settle = (): void => {
      // A focused row keeps its element: moving the focus would be announced as a new row.
      if (!element.contains(focusedBeside(element))) change('settle');
    };
    const follow = (): void => {
      latest.current = { ...latest.current, viewport: scrolled(element, latest.current.viewport) };
      flushSync(() => change(latest.current));
      window.clearTimeout(timer);
      timer = window.setTimeout(settle, settleMs);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('scroll', follow);
    };
  }, [scroller]);

  const scrollToTop = useCallback(() => {
    const { viewport } = latest.current;
    if (scroller.current === null || viewport.scrollTop === 0) return;
    scroller.current.scrollTo({ top: 0, behavior: 'instant' });
    latest.current = { ...latest.current, viewport: { ...viewport, scrollTop: 0 } };
    change(latest.current);
  }, [scroller]);
  return { view: current, scrollToTop };
}
