import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImportLine } from 'ssm-core';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { useUi } from '../../../ui/UiContext.ts';
import { type LinePlace, movedPlace } from './lineKeys.ts';
import { drawnLines, type LineView, leastLineHeight, lineAt, linesInView, lineTops } from './lineWindow.ts';

export interface LineGrid {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Where each line begins, and behind the last where it ends. */
  readonly tops: Float64Array;
  /** The places of the lines that are drawn. */
  readonly drawn: readonly number[];
  /** The one cell that Tab reaches. */
  readonly active: LinePlace;
  readonly focus: (place: LinePlace) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const unseen: LineView = { scrollTop: 0, height: 0 };
/** No row has as many candidates. */
const mostCandidates = 100_001;

function keyOf({ row, candidate }: ImportLine): number {
  return row * mostCandidates + candidate + 1;
}

/** Heights of the lines that were drawn, and where all lines stand with them. */
function useLineHeights(lines: readonly ImportLine[]) {
  const grid = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(() => new Map());
  const tops = useMemo(
    () => lineTops(lines.length, (place) => heights.get(keyOf(lines[place] as ImportLine)) ?? leastLineHeight),
    [lines, heights],
  );
  const correction = useRef(0);
  const width = useRef(0);

  // After every drawing and before it is seen: what was drawn for the first time, or holds another text.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it sets heights when one differs from what is drawn, and no other time
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    if (correction.current !== 0) {
      // What is looked at stays where it is.
      element.scrollTop += correction.current;
      correction.current = 0;
    }
    const isOtherWidth = element.clientWidth !== width.current;
    width.current = element.clientWidth;
    const next = new Map(isOtherWidth ? [] : heights);
    const firstSeen = lineAt(tops, element.scrollTop);
    let isChanged = isOtherWidth && heights.size > 0;
    for (const drawn of element.querySelectorAll<HTMLElement>('[data-line]')) {
      const place = Number(drawn.dataset['line']);
      const line = lines[place];
      if (line === undefined) continue;
      const { height } = drawn.getBoundingClientRect();
      const before = heights.get(keyOf(line)) ?? leastLineHeight;
      next.set(keyOf(line), height);
      if (Math.abs(height - before) < 0.5) continue;
      isChanged = true;
      if (place < firstSeen) correction.current += height - before;
    }
    if (isChanged) setHeights(next);
  });
  return { grid, tops };
}

/** The keyboard and the view of the answer: one tab stop, and no more lines in the page than are seen. */
export function useLineGrid(
  lines: readonly ImportLine[],
  columns: number,
  keys: { readonly onChoose: (place: LinePlace) => void; readonly onFocus: (place: LinePlace) => void },
): LineGrid {
  const { direction } = useUi();
  const [view, setView] = useState(unseen);
  const [wanted, setActive] = useState<LinePlace>({ line: 0, column: 0 });
  const { grid, tops } = useLineHeights(lines);
  // Of other rows there may be fewer.
  const active = {
    line: Math.max(0, Math.min(wanted.line, lines.length - 1)),
    column: Math.min(wanted.column, columns - 1),
  };

  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const read = (): void => setView({ scrollTop: element.scrollTop, height: element.clientHeight });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  useEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    // In the same frame, so that none is blank.
    const follow = (): void => {
      flushSync(() => setView({ scrollTop: element.scrollTop, height: element.clientHeight }));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [grid]);

  const { onChoose, onFocus } = keys;
  const focus = useCallback(
    (place: LinePlace) => {
      flushSync(() => {
        setActive(place);
        onFocus(place);
      });
      const cell = grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]');
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // What was drawn on the way has its own height by now.
      flushSync(() => undefined);
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [grid, onFocus],
  );

  const hadFocus = useRef(false);
  useEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const enter = (): void => {
      hadFocus.current = true;
    };
    // Focus that goes nowhere was lost with what had it.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) hadFocus.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [grid]);

  // A row that was mended may have left the rows that are shown, with the focus in it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever other lines are shown
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null || !hadFocus.current) return;
    const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
    if (focused !== null && focused !== element.ownerDocument.body) return;
    element.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  }, [lines, grid]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.shiftKey || event.defaultPrevented) return;
    // A cell that is being edited has keys of its own.
    if (event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), button') !== null)
      return;
    const isControl = event.ctrlKey || event.metaKey;
    if (event.key === ' ' || event.key === 'Enter' || event.key === 'F2') {
      if (isControl) return;
      event.preventDefault();
      onChoose(event.key === ' ' ? { ...active, column: 0 } : active);
      return;
    }
    const bounds = { lines: lines.length, columns, page: linesInView(tops, active.line, view.height) };
    const place = movedPlace(active, event, bounds, direction === 'rtl');
    if (place === undefined) return;
    event.preventDefault();
    focus(place);
  }

  return { grid, tops, drawn: drawnLines(tops, view, active.line), active, focus, onKeyDown };
}
