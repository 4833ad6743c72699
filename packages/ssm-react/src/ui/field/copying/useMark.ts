/** Records both ends of a text selection in a grid. gridMark.ts evaluates them; the menu lazy-loads that file. */
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useMemoFromPrevious.ts';

/** One end of a selection: the row element, and the aria-rowindex that the element had when the selection was made. */
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

export function useMark(): GridMark {
  const mark = useRef<Mark>({});
  const onMouseDown = useCallback((event: MouseEvent<HTMLElement>) => {
    const grid = event.currentTarget;
    const begun: Mark = { from: markEnd(event.target as Element) };
    mark.current = begun;
    // Firefox targets the element where the selection began. The pointer's position gives the element where it ends.
    const end = ({ clientX, clientY }: globalThis.MouseEvent): void => {
      begun.to = markEnd((grid.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY));
    };
    grid.ownerDocument.addEventListener('mouseup', end, { once: true, capture: true });
  }, []);
  return { mark, onMouseDown };
}

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
