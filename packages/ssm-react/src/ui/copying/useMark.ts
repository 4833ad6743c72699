/** What is marked in a grid whose rows have elements only while they are in view. */
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { markedRange } from './copyCells.ts';

/** An end of what was marked: the element of a row, and the aria-rowindex that it then had. */
interface MarkEnd {
  readonly element: Element;
  readonly place: number;
}

export interface MarkOptions {
  readonly grid: RefObject<HTMLElement | null>;
  /** How many rows the grid would draw in a window that is high enough, without its header. */
  readonly rowCount: number;
  /** Called when a copy of more than the grid has only the rows in view. */
  readonly onCopiedInView: () => void;
}

export interface GridMark {
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  /** The aria-rowindex of the first and the last marked row, where some of its rows or columns are not drawn. */
  readonly beyondView: () => readonly [first: number, last: number] | undefined;
}

const rowPlace = (row: Element): number => Number(row.getAttribute('aria-rowindex'));

function markEnd(target: EventTarget | null | undefined): MarkEnd | undefined {
  const place = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  const element = place?.closest('[role=row]') ?? undefined;
  return element && { element, place: rowPlace(element) };
}

/** Remembers where a mark begins and ends, as the element of a row draws another row once it is out of view. */
export function useMark({ grid, rowCount, onCopiedInView }: MarkOptions): GridMark {
  const mark = useRef<{ readonly from: MarkEnd | undefined; to?: MarkEnd | undefined }>({ from: undefined });

  /** It ends where the button is let go. */
  const onMouseDown = useCallback((event: MouseEvent<HTMLElement>) => {
    const begun: typeof mark.current = { from: markEnd(event.target) };
    mark.current = begun;
    // In a shadow tree the document is told of its host in place of the target.
    const end = (over: Event): void => {
      begun.to = markEnd(over.composedPath()[0]);
    };
    event.currentTarget.ownerDocument.addEventListener('mouseup', end, { once: true, capture: true });
  }, []);

  function beyondView(): readonly [number, number] | undefined {
    const element = grid.current;
    const { from, to } = mark.current;
    if (element === null || from === undefined || to === undefined || from.place === to.place) return undefined;
    const [first, last] = from.place < to.place ? [from.place, to.place] : [to.place, from.place];
    const drawn = [...element.querySelectorAll('[role=row]')].map(rowPlace);
    const isDrawn = drawn.filter((place) => place >= first && place <= last).length === last - first + 1;
    const isInPlace = [from, to].every(({ element: row, place }) => rowPlace(row) === place);
    const hasColumns = to.element.querySelectorAll('[role=gridcell]').length === Number(element.ariaColCount);
    return isDrawn && isInPlace && hasColumns ? undefined : [first, last];
  }

  /** A mark of the whole page holds only the rows that are drawn. */
  const note = useLatest(() => {
    const element = grid.current;
    const range = element === null ? undefined : markedRange(element);
    if (element === null || range?.intersectsNode(element) !== true) return;
    if (element.contains(range.startContainer) && element.contains(range.endContainer)) return;
    // One of the rows is the header.
    if (element.querySelectorAll('[role=row]').length <= rowCount) onCopiedInView();
  });
  useEffect(() => {
    const page = grid.current?.ownerDocument;
    const listener = (): void => note.current();
    page?.addEventListener('copy', listener);
    return () => page?.removeEventListener('copy', listener);
  }, [grid, note]);

  return { onMouseDown, beyondView };
}
