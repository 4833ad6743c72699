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

/** Nothing has moved sideways for this long: it is at rest, in milliseconds. */
const restMs = 300;

interface Sideways {
  /** The rows are moved sideways, or are about to be. */
  readonly move: () => void;
  /** They are where they are, and no hand is at them. */
  readonly rest: () => void;
  readonly stop: () => void;
}

/**
 * Tells the styles what to do with the columns that stay in view. While the rows move sideways the browser keeps those
 * in place itself (`moving`): it does so between two drawings too, and has a layer for each of them that it pays for at
 * every step of a scroll, downwards as well. At rest they stand `--ssm-scrolled` from the start instead (`resting`),
 * which looks the same and costs nothing; where nothing is scrolled sideways they stand where they are.
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
 * Follows a scroll container and draws in the same frame as the scroll, so that no frame is blank. `show` is to keep
 * its identity. Returns what was seen last: reading it from the element would make the browser lay out the page at once.
 * The container has `data-sideways` while it is scrolled sideways, or is about to be: see createSideways.
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
    // On the scroll container itself only its scrollbars are pressed.
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
