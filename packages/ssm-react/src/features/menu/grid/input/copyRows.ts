/** Copies rows of the menu. Lazy-loaded on first use of the grid. */
import type { SelectionReader } from 'ssm-core';
import type { RowNumbers } from 'ssm-core/engine';
import { mergeLater } from '../../../../provider/lateTexts.ts';
import type { Ssm } from '../../../../provider/useSsm.ts';
import { menuNotes } from '../../../../strings/en/menuNotes.ts';
import {
  type CopiedCell,
  type CopyEvent,
  copyCells,
  copyLines,
  markedRange,
} from '../../../../ui/field/copying/copyCells.ts';
import { markBeyondView } from '../../../../ui/field/copying/gridMark.ts';
import type { Mark } from '../../../../ui/field/copying/useMark.ts';
import { cellContent } from '../row/cellContent.ts';
import type { Sheet } from '../sheet.ts';

export { isCopyOf, isMarkedInView } from '../../../../ui/field/copying/gridMark.ts';

export interface CopyableRows {
  readonly sheet: Sheet | undefined;
  readonly rows: RowNumbers;
  readonly result: RowNumbers;
  readonly pageStart: number;
  readonly selection: SelectionReader | null;
}

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
 * Copies the cells with selected text, or else the rows that are ticked, and returns the number of ticked rows
 * copied. Rows out of view have no elements, so if the selected text reaches beyond the view, whole rows are copied
 * from the table.
 */
export function copyRows(event: CopyEvent, grid: HTMLElement, mark: Mark, options: CopyableRows): number {
  const { sheet, rows, result, pageStart, selection } = options;
  if (sheet === undefined) return 0;
  const copy = (own: readonly number[]): void => {
    const lines = own.map((row) => lineOf(sheet, row));
    copyLines(event, lines);
  };
  if (markedRange(grid) === undefined) {
    const chosen = selection === null ? [] : selectedRows(selection, result);
    if (chosen.length > 0) copy(chosen);
    return chosen.length;
  }
  const [first, last] = markBeyondView(grid, mark) ?? [];
  // Subtracts the header, which counts as the first row of the grid.
  if (first === undefined || last === undefined) copyCells(event, grid);
  else copy(Array.from(rows.subarray(Math.max(0, first - 2 - pageStart), last - 1 - pageStart)));
  return 0;
}

export function rowsCopiedText({ strings, countText }: Pick<Ssm, 'strings' | 'countText'>, count: number): string {
  return mergeLater(strings, 'menuNotes', menuNotes).rowsCopied(count, countText(count));
}

export function copiedInViewText({ strings }: Pick<Ssm, 'strings'>): string {
  return mergeLater(strings, 'menuNotes', menuNotes).copiedInView;
}
