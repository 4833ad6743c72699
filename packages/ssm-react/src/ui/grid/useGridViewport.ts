import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';

/** What is seen of the rows below the header, in CSS pixels; scrollStart counts from the inline start. */
export interface GridViewport {
  readonly scrollTop: number;
  readonly scrollStart: number;
  readonly height: number;
  readonly width: number;
}

export const unseenViewport: GridViewport = { scrollTop: 0, scrollStart: 0, height: 0, width: 0 };

/**
 * Follows a scroll container and draws in the same frame as the scroll, so that no frame is blank. `show` is to keep
 * its identity. Returns what was seen last: reading it from the element would make the browser lay out the page at once.
 */
export function useGridViewport(
  scroller: RefObject<HTMLElement | null>,
  headerHeight: number,
  show: (viewport: GridViewport, isScrolled: boolean) => void,
): RefObject<GridViewport> {
  const viewport = useRef(unseenViewport);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const read = (): void => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      viewport.current = {
        scrollTop,
        scrollStart: Math.abs(scrollLeft),
        height: Math.max(0, clientHeight - headerHeight),
        width: clientWidth,
      };
      show(viewport.current, false);
    };
    // Shown again after it was kept out of sight, where some browsers forget how far it was scrolled.
    if (viewport.current.scrollTop > 0) element.scrollTo({ top: viewport.current.scrollTop, behavior: 'instant' });
    read();
    const observer = new ResizeObserver(() => flushSync(read));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, headerHeight, show]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const follow = (): void => {
      const { scrollTop, scrollLeft } = element;
      viewport.current = { ...viewport.current, scrollTop, scrollStart: Math.abs(scrollLeft) };
      flushSync(() => show(viewport.current, true));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller, show]);

  return viewport;
}
