import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { useUi } from '../../ui/UiContext.ts';
import { type LinePlace, movedPlace } from './lineKeys.ts';
import { drawnLines, type LineView, linesInView } from './lineWindow.ts';

export interface LineGrid {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** The places of the lines that are drawn. */
  readonly drawn: readonly number[];
  /** The one cell that Tab reaches. */
  readonly active: LinePlace;
  readonly focus: (place: LinePlace) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const unseen: LineView = { scrollTop: 0, height: 0 };

/** The keyboard and the view of the answer: one tab stop, and no more lines in the page than are seen. */
export function useLineGrid(lines: number, columns: number, onChoose: (line: number) => void): LineGrid {
  const { direction } = useUi();
  const grid = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(unseen);
  const [wanted, setActive] = useState<LinePlace>({ line: 0, column: 0 });
  // Of other rows there may be fewer.
  const active = { line: Math.max(0, Math.min(wanted.line, lines - 1)), column: Math.min(wanted.column, columns - 1) };

  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const read = (): void => setView({ scrollTop: element.scrollTop, height: element.clientHeight });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    // In the same frame, so that none is blank.
    const follow = (): void => {
      flushSync(() => setView({ scrollTop: element.scrollTop, height: element.clientHeight }));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);

  const focus = useCallback((place: LinePlace) => {
    flushSync(() => setActive(place));
    const cell = grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.shiftKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onChoose(active.line);
      return;
    }
    const bounds = { lines, columns, page: linesInView(view.height) };
    const place = movedPlace(active, event, bounds, direction === 'rtl');
    if (place === undefined) return;
    event.preventDefault();
    focus(place);
  }

  return { grid, drawn: drawnLines(view, lines, active.line), active, focus, onKeyDown };
}
