/** Where a mark in a grid begins and ends. What is made of it comes late, see gridMark.ts. */
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';

/** An end of what was marked: the element of a row, and the aria-rowindex that it then had. */
interface MarkEnd {
  readonly element: Element;
  readonly place: number;
}

export interface Mark {
  readonly from?: MarkEnd | undefined;
  to?: MarkEnd | undefined;
}

export interface GridMark {
  readonly mark: RefObject<Mark>;
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
}

export const rowPlace = (row: Element): number => Number(row.getAttribute('aria-rowindex'));

function markEnd(target: Element | null): MarkEnd | undefined {
  const element = target?.closest('[role=row]') ?? undefined;
  return element && { element, place: rowPlace(element) };
}

/** Remembers where a mark begins and ends, as the element of a row draws another row once it is out of view. */
export function useMark(): GridMark {
  const mark = useRef<Mark>({});
  /** It ends where the button is let go. */
  const onMouseDown = useCallback((event: MouseEvent<HTMLElement>) => {
    const grid = event.currentTarget;
    const begun: Mark = { from: markEnd(event.target as Element) };
    mark.current = begun;
    // Firefox tells the element where the mark began in place of the one under the pointer.
    const end = ({ clientX, clientY }: globalThis.MouseEvent): void => {
      begun.to = markEnd((grid.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY));
    };
    grid.ownerDocument.addEventListener('mouseup', end, { once: true, capture: true });
  }, []);
  return { mark, onMouseDown };
}

/** Calls onCopy whenever something of the document of the grid is copied. */
export function usePageCopy(
  grid: RefObject<HTMLElement | null>,
  onCopy: (event: ClipboardEvent, grid: HTMLElement) => void,
): void {
  const latest = useLatest(onCopy);
  useEffect(() => {
    const page = grid.current?.ownerDocument;
    const listener = (event: ClipboardEvent): void => {
      if (grid.current !== null) latest.current(event, grid.current);
    };
    page?.addEventListener('copy', listener);
    return () => page?.removeEventListener('copy', listener);
  }, [grid, latest]);
}
