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

/** The one element of the grid that Tab reaches. */
export function tabStopOf(grid: HTMLElement): HTMLElement | null {
  return grid.querySelector<HTMLElement>('[tabindex="0"]');
}
