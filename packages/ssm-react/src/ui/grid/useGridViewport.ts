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
 * Tells the styles that something is to stay in view sideways. Browsers keep a layer for each element that may stay, and
 * pay for all of them at each step of a scroll, so none may where nothing is scrolled sideways.
 */
function markSideways(element: HTMLElement, isSideways: boolean): void {
  if (isSideways !== 'sideways' in element.dataset) element.toggleAttribute('data-sideways', isSideways);
}

/**
 * Follows a scroll container and draws in the same frame as the scroll, so that no frame is blank. `show` is to keep
 * its identity. Returns what was seen last: reading it from the element would make the browser lay out the page at once.
 * The container has `data-sideways` while it is scrolled sideways, or is about to be.
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
    markSideways(element, viewport.current.scrollStart > 0);
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
      markSideways(element, scrollLeft !== 0);
      flushSync(() => show(viewport.current, true));
    };
    const meetWheel = ({ deltaX, deltaY, shiftKey }: WheelEvent): void => {
      if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) markSideways(element, true);
    };
    // On the scroll container itself only its scrollbars are pressed.
    const meetPointer = ({ target, pointerType }: PointerEvent): void => {
      if (target === element || pointerType === 'touch') markSideways(element, true);
    };
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('wheel', meetWheel, { passive: true });
    element.addEventListener('pointerdown', meetPointer, { passive: true });
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('wheel', meetWheel);
      element.removeEventListener('pointerdown', meetPointer);
    };
  }, [scroller, show]);

  return viewport;
}
