import { markedRange } from './copyCells.ts';
import { type Mark, rowPlace } from './useMark.ts';

/**
 * Returns the aria-rowindex of the first and last selected row, if some rows or columns between the two are not
 * rendered.
 */
export function markBeyondView(
  grid: HTMLElement,
  { from, to }: Mark,
): readonly [first: number, last: number] | undefined {
  if (from === undefined || to === undefined || from.place === to.place) return undefined;
  const [first, last] = from.place < to.place ? [from.place, to.place] : [to.place, from.place];
  const drawn = [...grid.querySelectorAll('[role=row]')].map(rowPlace);
  const isDrawn = drawn.filter((place) => place >= first && place <= last).length === last - first + 1;
  const isInPlace = [from, to].every(({ element, place }) => rowPlace(element) === place);
  const hasColumns = to.element.querySelectorAll('[role=gridcell]').length === Number(grid.ariaColCount);
  return isDrawn && isInPlace && hasColumns ? undefined : [first, last];
}

/**
 * Returns whether the selection reaches beyond a grid that renders only some rows. `rowCount` does not count the
 * header.
 */
export function isMarkedInView(grid: HTMLElement, rowCount: number): boolean {
  const range = markedRange(grid);
  return (
    range?.intersectsNode(grid) === true && !isCopyOf(grid) && grid.querySelectorAll('[role=row]').length <= rowCount
  );
}

/**
 * Returns whether a copy event belongs to the grid: the selection is inside the grid, or nothing is selected and the
 * grid has the focus.
 */
export function isCopyOf(grid: HTMLElement): boolean {
  const range = markedRange(grid);
  if (range === undefined) return grid.contains((grid.getRootNode() as Document | ShadowRoot).activeElement);
  return grid.contains(range.startContainer) && grid.contains(range.endContainer);
}
