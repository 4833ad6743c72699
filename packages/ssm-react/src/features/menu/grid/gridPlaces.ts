/** From the grid's elements to places and back, by the ARIA indices that they carry anyway. */
import type { GridPlace } from './gridKeys.ts';

const cellSelector = '[role=gridcell],[role=columnheader]';

function ariaNumber(element: Element | null | undefined, name: string): number {
  return Number(element?.getAttribute(name) ?? Number.NaN);
}

/** The cell or header that an event met; undefined between them. */
export function cellOf(target: EventTarget): HTMLElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null;
  return cell ?? undefined;
}

/** The place of a cell on a page whose first row is `pageStart` in the result. */
export function placeOf(cell: HTMLElement, pageStart: number): GridPlace | undefined {
  const rowIndex = ariaNumber(cell.closest('[role=row]'), 'aria-rowindex');
  const column = ariaNumber(cell, 'aria-colindex') - 1;
  if (Number.isNaN(rowIndex) || Number.isNaN(column)) return undefined;
  return { row: rowIndex === 1 ? -1 : rowIndex - 2 - pageStart, column };
}

/** The focused element of the document or shadow root that the node is in. */
export function focusedBeside(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** What takes the focus at a place: the cell, or the control that a header is; null where nothing is drawn. */
export function focusTargetAt(grid: HTMLElement, place: GridPlace, pageStart: number): HTMLElement | null {
  const rowIndex = place.row < 0 ? 1 : place.row + 2 + pageStart;
  const cell = `[aria-rowindex="${rowIndex}"] > [aria-colindex="${place.column + 1}"]`;
  return grid.querySelector<HTMLElement>(place.row < 0 ? `${cell} > :is(button, input)` : cell);
}
