import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';

/**
 * The visible part of the rows below the header, in CSS pixels. `scrollStart` is the distance scrolled from the
 * inline start.
 */
export interface GridViewport {
  readonly scrollTop: number;
  readonly scrollStart: number;
  readonly height: number;
  readonly width: number;
}

export const unseenViewport: GridViewport = { scrollTop: 0, scrollStart: 0, height: 0, width: 0 };

/** Horizontal scrolling counts as finished after this many milliseconds without movement. */
const restMs = 300;

interface Sideways {
  readonly move: () => void;
  readonly rest: () => void;
  readonly stop: () => void;
}

/**
 * Chooses how the styles keep the fixed columns in view. During horizontal scrolling (`moving`) the columns are
 * sticky, so the browser holds them in place even between two renders. But then each column costs a compositor layer
 * at every scroll step, also a vertical one. At rest (`resting`) the columns are shifted by `--ssm-scrolled` instead,
 * which looks the same and costs no layer. Without horizontal scrolling neither is needed.
 */
function createSideways(element: HTMLElement): Sideways {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    const scrolled = Math.abs(element.scrollLeft);
    if (scrolled > 0) {
      element.style.setProperty('--ssm-scrolled', `${scrolled}px`);
      element.dataset['sideways'] = 'resting';
    } else delete element.dataset['sideways'];
  };
  return {
    move() {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
      if (element.dataset['sideways'] !== 'moving') element.dataset['sideways'] = 'moving';
    },
    rest,
    stop: () => clearTimeout(timer),
  };
}

/**
 * Calls `show` with the viewport in the frame in which the container scrolls, so no frame is blank. `show` must keep
 * its identity. Returns a ref to the last viewport, because reading the element would force a layout. `data-sideways`
 * of the container says how it scrolls (see createSideways).
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
    // Some browsers lose the scroll offset while the element is hidden, so this restores it.
    if (viewport.current.scrollTop > 0) element.scrollTo({ top: viewport.current.scrollTop, behavior: 'instant' });
    read();
    const observer = new ResizeObserver(() => flushSync(read));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, headerHeight, show]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const sideways = createSideways(element);
    sideways.rest();
    const follow = (): void => {
      const { scrollTop, scrollLeft } = element;
      const scrollStart = Math.abs(scrollLeft);
      if (scrollStart !== viewport.current.scrollStart) sideways.move();
      viewport.current = { ...viewport.current, scrollTop, scrollStart };
      flushSync(() => show(viewport.current, true));
    };
    const meetWheel = ({ deltaX, deltaY, shiftKey }: WheelEvent): void => {
      if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) sideways.move();
    };
    // A press whose target is the scroll container itself is a press on its scrollbars.
    const meetPointer = ({ target, pointerType }: PointerEvent): void => {
      if (target === element || pointerType === 'touch') sideways.move();
    };
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('wheel', meetWheel, { passive: true });
    element.addEventListener('pointerdown', meetPointer, { passive: true });
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('wheel', meetWheel);
      element.removeEventListener('pointerdown', meetPointer);
      sideways.stop();
    };
  }, [scroller, show]);

  return viewport;
}
