/** From the grid's elements to places and back, by the ARIA indices that they carry anyway. */
import type { GridPosition } from './gridMoves.ts';

const cellSelector = '[role=gridcell],[role=columnheader]';

function ariaNumber(element: Element | null, name: string): number {
  return Number(element?.getAttribute(name) ?? Number.NaN);
}

/** The cell or header that an event met; undefined between them. */
export function cellOf(target: EventTarget): HTMLElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null;
  return cell ?? undefined;
}

/** The place of a row on a page whose first row is `pageStart` in the result; -1 is the header, NaN no row. */
export function rowOf(row: Element | null, pageStart: number): number {
  const rowIndex = ariaNumber(row, 'aria-rowindex');
  return rowIndex === 1 ? -1 : rowIndex - 2 - pageStart;
}

/** The place of a cell. */
export function placeOf(cell: HTMLElement, pageStart: number): GridPosition | undefined {
  const row = rowOf(cell.closest('[role=row]'), pageStart);
  const column = ariaNumber(cell, 'aria-colindex') - 1;
  return Number.isNaN(row) || Number.isNaN(column) ? undefined : { row, column };
}

/** What takes the focus at a place: the cell, or the control that a header is; null where nothing is drawn. */
export function focusTargetAt(grid: HTMLElement, place: GridPosition, pageStart: number): HTMLElement | null {
  const rowIndex = place.row < 0 ? 1 : place.row + 2 + pageStart;
  const cell = `[aria-rowindex="${rowIndex}"] [aria-colindex="${place.column + 1}"]`;
  return grid.querySelector<HTMLElement>(place.row < 0 ? `${cell} > :is(button, input)` : cell);
}

/** Columns of identifiers, and cells in which people wrote some. */
const identifiers: ReadonlySet<string> = new Set(['seqId', 'uniProtId', 'entrezGeneName', 'targetName', 'raw']);

/** Keeps page translation from changing identifiers; the `translate` attribute of what shows a column. */
export function translateOf(key: string): 'no' | undefined {
  return identifiers.has(key) ? 'no' : undefined;
}
