/** What of the grid is drawn for what is in view: pure, so that scrolling is tested without a browser. */

import type { GridPosition } from '../../../ui/grid/gridMoves.ts';
import { assignSlots, coversView, inReadingOrder, type RowWindow, rowWindow } from '../../../ui/grid/rowWindow.ts';
import { type GridViewport, unseenViewport } from '../../../ui/grid/useGridViewport.ts';
import { type LaidOutColumn, stickyCount } from '../layout/columnLayout.ts';
import { type ColumnRange, checkWidth, rowHeight } from './sheet.ts';

export interface GridScene {
  readonly viewport: GridViewport;
  /** Rows on the page. */
  readonly count: number;
  readonly columns: readonly LaidOutColumn[];
  /** Columns before these: 1 with the selection's, else 0. */
  readonly lead: number;
  /** The place that stays drawn wherever the view is: the one with the focus. */
  readonly held: GridPosition;
}

export interface GridView extends GridScene {
  readonly window: RowWindow;
  /** The place that each slot draws. */
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

/** The columns that touch what those that stay at the start leave of the view. Fixed ones are drawn in any case. */
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
 * A column that nobody sees costs every row a cell, at each key and sort. So one more is drawn only while the view moves
 * sideways, on that side: another range draws every row, and the browser may move the rows a frame before they are drawn.
 */
function nextColumns(before: GridView, scene: GridScene): ColumnRange {
  const { drawn } = before;
  const isSame = before.columns === scene.columns && before.viewport.width === scene.viewport.width;
  const moved = isSame ? scene.viewport.scrollStart - before.viewport.scrollStart : 0;
  if (isSame && moved === 0) return drawn;
  const seen = columnsInView(scene);
  // What is drawn besides is let go of at rest.
  if (isWithin(seen, drawn) && (isSame || isWithin(drawn, seen))) return drawn;
  return { from: seen.from - Number(moved < 0), to: seen.to + Number(moved > 0) };
}

function isColumnDrawn({ columns, lead }: GridScene, drawn: ColumnRange, column: number): boolean {
  const position = column - lead;
  return position < 0 || columns[position]?.isFixed === true || (position >= drawn.from && position < drawn.to);
}

/** Whether a place has an element; the header always has. */
export function isDrawn(view: GridView, place: GridPosition): boolean {
  if (place.row < 0) return true;
  if (!view.slots.includes(place.row)) return false;
  const isKept = view.held.row === place.row && view.held.column === place.column;
  return isKept || isColumnDrawn(view, view.drawn, place.column);
}

/** The view after a scroll, a resize or other rows and columns; the same object when nothing has to be drawn. */
export function nextGridView(before: GridView, scene: GridScene): GridView {
  const { viewport, count, columns } = scene;
  // A shorter list can end before the focused row: the last row takes its place.
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
    // At the top the view must say so: other rows may come there without a scroll, and are drawn from where it says.
    (viewport.scrollTop > 0 || before.viewport.scrollTop === 0) &&
    (held.row < 0 || isDrawn(before, held));
  return isUnchanged ? before : { ...scene, held, window, slots, drawn };
}

/**
 * The same view once the rows stand still: with the columns in view alone, and the slots in reading order, for assistive
 * technology that follows the document. A grid with the focus in it keeps its slots: moving the focus would be announced as a new row.
 */
export function settledGridView(before: GridView, isFocused: boolean): GridView {
  const seen = columnsInView(before);
  const drawn = isWithin(before.drawn, seen) ? before.drawn : seen;
  const slots = isFocused ? before.slots : inReadingOrder(before.slots);
  return drawn === before.drawn && slots === before.slots ? before : { ...before, drawn, slots };
}

/** The view while a column is shown in another width: with the columns that come into view at the end. */
export function coveringGridView(before: GridView, shown: readonly LaidOutColumn[]): GridView {
  const { to } = columnsInView({ ...before, columns: shown });
  return to > before.drawn.to ? { ...before, drawn: { ...before.drawn, to } } : before;
}
