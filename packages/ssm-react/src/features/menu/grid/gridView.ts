/**
 * Computes which rows and columns the grid renders. The functions are pure, so that scrolling can be tested without a
 * browser.
 */

import type { GridPosition } from '../../../ui/grid/gridMoves.ts';
import { assignSlots, coversView, inReadingOrder, type RowWindow, rowWindow } from '../../../ui/grid/rowWindow.ts';
import { type GridViewport, unseenViewport } from '../../../ui/grid/useGridViewport.ts';
import { type LaidOutColumn, stickyCount } from '../layout/columnLayout.ts';
import { type ColumnRange, checkWidth, rowHeight } from './sheet.ts';

export interface GridScene {
  readonly viewport: GridViewport;
  readonly count: number;
  readonly columns: readonly LaidOutColumn[];
  readonly lead: number;
  /** Position of the focus. It stays rendered at any scroll position. */
  readonly held: GridPosition;
}

export interface GridView extends GridScene {
  readonly window: RowWindow;
  readonly slots: readonly number[];
  readonly drawn: ColumnRange;
}

export const unseenGrid: GridView = {
  viewport: unseenViewport,
  count: 0,
  columns: [],
  lead: 0,
  held: { row: 0, column: 0 },
  window: { first: 0, size: 0 },
  slots: [],
  drawn: { from: 0, to: 0 },
};

/** Returns the range of columns in view, without the fixed columns, which are always rendered. */
function columnsInView({ columns, viewport, lead }: GridScene): ColumnRange {
  const leadWidth = lead * checkWidth;
  const begin = viewport.scrollStart + (columns[stickyCount(columns, leadWidth, viewport.width)]?.offset ?? 0);
  const end = viewport.scrollStart + viewport.width - leadWidth;
  const from = columns.findIndex((column) => column.offset + column.width > begin);
  const to = columns.findLastIndex((column) => column.offset < end) + 1;
  return { from: Math.max(0, from), to: Math.max(0, to) };
}

function isWithin(inner: ColumnRange, outer: ColumnRange): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

/**
 * Returns the range of columns to render. Each column out of view costs a cell per row on each key and sort, and each
 * new range renders every row. One more column is rendered only in the direction of scrolling, because the browser
 * may scroll a frame before rows render.
 */
function nextColumns(before: GridView, scene: GridScene): ColumnRange {
  const { drawn } = before;
  const isSame = before.columns === scene.columns && before.viewport.width === scene.viewport.width;
  const moved = isSame ? scene.viewport.scrollStart - before.viewport.scrollStart : 0;
  if (isSame && moved === 0) return drawn;
  const seen = columnsInView(scene);
  if (isWithin(seen, drawn) && (isSame || isWithin(drawn, seen))) return drawn;
  return { from: seen.from - Number(moved < 0), to: seen.to + Number(moved > 0) };
}

function isColumnDrawn({ columns, lead }: GridScene, drawn: ColumnRange, column: number): boolean {
  const position = column - lead;
  return position < 0 || columns[position]?.isFixed === true || (position >= drawn.from && position < drawn.to);
}

export function isDrawn(view: GridView, place: GridPosition): boolean {
  if (place.row < 0) return true;
  if (!view.slots.includes(place.row)) return false;
  const isKept = view.held.row === place.row && view.held.column === place.column;
  return isKept || isColumnDrawn(view, view.drawn, place.column);
}

/**
 * Returns the view after a scroll, a resize, or a change of rows or columns. Returns the same object when nothing has
 * to be rendered.
 */
export function nextGridView(before: GridView, scene: GridScene): GridView {
  const { viewport, count, columns } = scene;
  // A shorter list can end before the focused row. Then the last row takes the place of the focused row.
  const held = { row: Math.min(scene.held.row, count - 1), column: scene.held.column };
  const isSteady = count === before.count && viewport.height === before.viewport.height;
  const isUpward = viewport.scrollTop < before.viewport.scrollTop;
  const window =
    isSteady && coversView(before.window, viewport, rowHeight, count)
      ? before.window
      : rowWindow(viewport, rowHeight, count, isUpward);
  const isHeldDrawn = held.row < 0 || before.slots.includes(held.row);
  const slots =
    isSteady && window === before.window && isHeldDrawn
      ? before.slots
      : assignSlots(before.slots, window, count, held.row, isUpward);
  const drawn = nextColumns(before, scene);
  const isUnchanged =
    isSteady &&
    columns === before.columns &&
    slots === before.slots &&
    drawn === before.drawn &&
    viewport.width === before.viewport.width &&
    // A return to the top must be recorded, because new rows can then appear without a scroll event.
    (viewport.scrollTop > 0 || before.viewport.scrollTop === 0) &&
    (held.row < 0 || isDrawn(before, held));
  return isUnchanged ? before : { ...scene, held, window, slots, drawn };
}

/**
 * Reduces the view after scrolling to the columns in view, and puts slots in reading order for assistive technology.
 * If the grid has the focus, slots stay: moving the focused element would make screen readers announce a new row.
 */
export function gridViewAtRest(before: GridView, isFocused: boolean): GridView {
  const seen = columnsInView(before);
  const drawn = isWithin(before.drawn, seen) ? before.drawn : seen;
  const slots = isFocused ? before.slots : inReadingOrder(before.slots);
  return drawn === before.drawn && slots === before.slots ? before : { ...before, drawn, slots };
}

export function coveringGridView(before: GridView, shown: readonly LaidOutColumn[]): GridView {
  const { to } = columnsInView({ ...before, columns: shown });
  return to > before.drawn.to ? { ...before, drawn: { ...before.drawn, to } } : before;
}
