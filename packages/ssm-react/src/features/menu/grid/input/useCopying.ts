import type { ClipboardEvent, RefObject } from 'react';
import type { SelectionReader } from 'ssm-core';
import type { RowNumbers } from 'ssm-core/engine';
import { useSsm } from '../../../../provider/useSsm.ts';
import { type CopiedCell, copyCells, copyLines, markedRange } from '../../../../ui/copying/copyCells.ts';
import { useMark } from '../../../../ui/copying/useMark.ts';
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
  const { onMouseDown, beyondView } = useMark({
    grid,
    rowCount: rows.length,
    onCopiedInView: () => show({ kind: 'warning', text: strings.menu.copiedInView }),
  });

  function markedRows([first, last]: readonly [number, number]): readonly number[] {
    // The header is the first row of the grid.
    return [...rows.slice(Math.max(0, first - 2 - pageStart), last - 1 - pageStart)];
  }

  function onCopy(event: ClipboardEvent<HTMLElement>): void {
    const range = markedRange(event.currentTarget);
    const chosen = range === undefined && selection !== null ? selectedRows(selection, result) : [];
    const beyond = range && beyondView();
    if (sheet === undefined) return;
    const copyRows = (own: readonly number[]) =>
      copyLines(
        event,
        own.map((row) => lineOf(sheet, row)),
      );
    if (beyond !== undefined) copyRows(markedRows(beyond));
    else if (range !== undefined) copyCells(event);
    else if (chosen.length > 0) {
      const { length } = chosen;
      copyRows(chosen);
      show({ kind: 'success', text: strings.success.rowsCopied(length, countText(length)) });
    }
  }

  return { onMouseDown, onCopy };
}
