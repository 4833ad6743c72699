/** Converts grid elements to positions and back, by their ARIA indices. */
import type { GridPosition } from './gridMoves.ts';

const cellSelector = '[role=gridcell],[role=columnheader]';

function ariaNumber(element: Element | null, name: string): number {
  return Number(element?.getAttribute(name) ?? Number.NaN);
}

export function cellOf(target: EventTarget): HTMLElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null;
  return cell ?? undefined;
}

/**
 * Returns the index of a row on the current page, whose first row has the index `pageStart` in the result. Returns -1
 * for the header and NaN if there is no row.
 */
export function rowOf(row: Element | null, pageStart: number): number {
  const rowIndex = ariaNumber(row, 'aria-rowindex');
  return rowIndex === 1 ? -1 : rowIndex - 2 - pageStart;
}

export function placeOf(cell: HTMLElement, pageStart: number): GridPosition | undefined {
  const row = rowOf(cell.closest('[role=row]'), pageStart);
  const column = ariaNumber(cell, 'aria-colindex') - 1;
  return Number.isNaN(row) || Number.isNaN(column) ? undefined : { row, column };
}

/**
 * Returns the element that takes the focus at a position: the control inside a header, the first checkbox of a cell,
 * which says whether it is checked, or the cell. Returns null if the position is not rendered.
 */
export function focusTargetAt(grid: HTMLElement, place: GridPosition, pageStart: number): HTMLElement | null {
  const rowIndex = place.row < 0 ? 1 : place.row + 2 + pageStart;
  const cell = `[aria-rowindex="${rowIndex}"] [aria-colindex="${place.column + 1}"]`;
  if (place.row < 0) return grid.querySelector<HTMLElement>(`${cell} > :is(button, input)`);
  return grid.querySelector<HTMLElement>(`${cell} [type=checkbox]`) ?? grid.querySelector<HTMLElement>(cell);
}

const identifiers: ReadonlySet<string> = new Set([
  'seqId',
  'uniProtId',
  'entrezGeneName',
  'targetName',
  'raw',
  'reagents',
]);

/** Returns the `translate` attribute of a column: `no` for identifiers, which page translation must not change. */
export function translateOf(key: string): 'no' | undefined {
  return identifiers.has(key) ? 'no' : undefined;
}
