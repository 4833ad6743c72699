import { type ClipboardEvent, type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { SelectionReader } from 'ssm-core';
import type { RowNumbers } from 'ssm-core/engine';
import { useSsm } from '../../../../provider/useSsm.ts';
import { type CopiedCell, copyCells, copyLines, markedRange } from '../../../../ui/field/copyCells.ts';
import { useLatest } from '../../../../ui/hooks/useLatest.ts';
import { useToasts } from '../../../../ui/toasts/useToasts.ts';
import { cellContent } from '../row/cellContent.ts';
import type { Sheet } from '../sheet.ts';

export interface CopyingOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly sheet: Sheet | undefined;
  /** The rows of the page. */
  readonly rows: RowNumbers;
  /** Every row found. */
  readonly result: RowNumbers;
  readonly pageStart: number;
  readonly selection: SelectionReader | null;
}

/** An end of what was marked: the element of a row, and the place that it then had. */
interface MarkEnd {
  readonly element: Element;
  readonly place: number;
}

const rowPlace = (row: Element): number => Number(row.getAttribute('aria-rowindex'));

function markEnd(target: EventTarget | null | undefined): MarkEnd | undefined {
  const place = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  const element = place?.closest('[role=row]') ?? undefined;
  return element && { element, place: rowPlace(element) };
}

/** The selected rows of the result in its order, then those that the search does not show. */
function selectedRows(selection: SelectionReader, result: RowNumbers): readonly number[] {
  const { bytes } = selection.read();
  const rows = [...result].filter((row) => bytes[row] === 1);
  const shown = new Set(rows);
  bytes.forEach((byte, row) => {
    if (byte === 1 && !shown.has(row)) rows.push(row);
  });
  return rows;
}

function lineOf(sheet: Sheet, row: number): readonly CopiedCell[] {
  return sheet.columns.map((column) => {
    const content = cellContent(sheet, row, column);
    return { text: 'text' in content ? content.text : '', isNumber: column.kind === 'number' };
  });
}

/**
 * Copies what is marked in the grid, and without a mark the selected rows. Rows and columns out of view have no elements, so a mark
 * that reaches beyond the view is copied from the table, in whole rows.
 */
export function useCopying({ grid, sheet, rows, result, pageStart, selection }: CopyingOptions) {
  const { strings, countText } = useSsm();
  const { show } = useToasts();
  const mark = useRef<{ readonly from: MarkEnd | undefined; to?: MarkEnd | undefined }>({ from: undefined });

  /** Where the mark begins; it ends where the button is let go. */
  const onMouseDown = useCallback((event: MouseEvent<HTMLElement>) => {
    const begun: typeof mark.current = { from: markEnd(event.target) };
    mark.current = begun;
    // In a shadow tree the document is told of its host in place of the target.
    const end = (over: Event): void => {
      begun.to = markEnd(over.composedPath()[0]);
    };
    event.currentTarget.ownerDocument.addEventListener('mouseup', end, { once: true, capture: true });
  }, []);

  /** The rows of the mark, where some of its rows or columns are not drawn. */
  function markedBeyondView(): RowNumbers | undefined {
    const element = grid.current;
    const { from, to } = mark.current;
    if (element === null || from === undefined || to === undefined || from.place === to.place) return undefined;
    const [first, last] = from.place < to.place ? [from.place, to.place] : [to.place, from.place];
    const drawn = [...element.querySelectorAll('[role=row]')].map(rowPlace);
    const isDrawn = drawn.filter((place) => place >= first && place <= last).length === last - first + 1;
    const isInPlace = [from, to].every(({ element: row, place }) => rowPlace(row) === place);
    const hasColumns = to.element.querySelectorAll('[role=gridcell]').length === Number(element.ariaColCount);
    if (isDrawn && isInPlace && hasColumns) return undefined;
    // The header is the first row of the grid.
    return rows.slice(Math.max(0, first - 2 - pageStart), last - 1 - pageStart);
  }

  function onCopy(event: ClipboardEvent<HTMLElement>): void {
    const range = markedRange(event.currentTarget);
    const chosen = range === undefined && selection !== null ? selectedRows(selection, result) : [];
    const beyond = range && markedBeyondView();
    if (sheet === undefined) return;
    const copyRows = (own: readonly number[]) =>
      copyLines(
        event,
        own.map((row) => lineOf(sheet, row)),
      );
    if (beyond !== undefined) copyRows([...beyond]);
    else if (range !== undefined) copyCells(event);
    else if (chosen.length > 0) {
      const { length } = chosen;
      copyRows(chosen);
      show({ kind: 'success', text: strings.success.rowsCopied(length, countText(length)) });
    }
  }

  /** A mark of the whole page holds only the rows of the table that are drawn. */
  const warn = useLatest(() => {
    const element = grid.current;
    const range = element === null ? undefined : markedRange(element);
    if (element === null || range?.intersectsNode(element) !== true) return;
    if (element.contains(range.startContainer) && element.contains(range.endContainer)) return;
    // One of them is the header.
    if (element.querySelectorAll('[role=row]').length <= rows.length)
      show({ kind: 'warning', text: strings.menu.copiedInView });
  });
  useEffect(() => {
    const page = grid.current?.ownerDocument;
    const listener = (): void => warn.current();
    page?.addEventListener('copy', listener);
    return () => page?.removeEventListener('copy', listener);
  }, [grid, warn]);

  return { onMouseDown, onCopy };
}
