/** What of a mark is not in view: the rows of a grid have elements only while they are. */
import { markedRange } from './copyCells.ts';
import { type Mark, rowPlace } from './useMark.ts';

/** The aria-rowindex of the first and the last marked row, where some of its rows or columns are not drawn. */
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

/** Whether more than the grid is marked, of which only some rows are drawn. The rows do not count its header. */
export function isMarkedInView(grid: HTMLElement, rowCount: number): boolean {
  const range = markedRange(grid);
  return (
    range?.intersectsNode(grid) === true && !isCopyOf(grid) && grid.querySelectorAll('[role=row]').length <= rowCount
  );
}

/** Whether a copy is one of the grid: what is marked is inside it, or nothing is and it has the focus. */
export function isCopyOf(grid: HTMLElement): boolean {
  const range = markedRange(grid);
  if (range === undefined) return grid.contains((grid.getRootNode() as Document | ShadowRoot).activeElement);
  return grid.contains(range.startContainer) && grid.contains(range.endContainer);
}
