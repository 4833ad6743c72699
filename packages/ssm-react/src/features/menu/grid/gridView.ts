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

/** A scroll draws in its own frame, so that rows beyond the view only spare a drawing for a small step. */
const rowOverscan = 1;
/** Another range of columns draws every row; one more on either side makes that rare, and each costs every row a cell. */
const columnOverscan = 1;

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

function nextColumns(before: GridView, scene: GridScene): ColumnRange {
  const { drawn } = before;
  const isSame = before.columns === scene.columns && before.viewport.width === scene.viewport.width;
  if (isSame && before.viewport.scrollStart === scene.viewport.scrollStart) return drawn;
  const seen = columnsInView(scene);
  if (isSame && seen.from >= drawn.from && seen.to <= drawn.to) return drawn;
  const from = Math.max(0, seen.from - columnOverscan);
  const to = Math.min(scene.columns.length, seen.to + columnOverscan);
  return from === drawn.from && to === drawn.to ? drawn : { from, to };
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
  const { viewport, count, columns, held } = scene;
  const isSteady = count === before.count && viewport.height === before.viewport.height;
  const window =
    isSteady && coversView(before.window, viewport, rowHeight, count)
      ? before.window
      : rowWindow(viewport, rowHeight, count, rowOverscan);
  const heldRow = Math.min(held.row, count - 1);
  const isHeldDrawn = heldRow < 0 || before.slots.includes(heldRow);
  const slots =
    isSteady && window === before.window && isHeldDrawn
      ? before.slots
      : assignSlots(before.slots, window, count, heldRow);
  const drawn = nextColumns(before, scene);
  const isUnchanged =
    isSteady &&
    columns === before.columns &&
    slots === before.slots &&
    drawn === before.drawn &&
    viewport.width === before.viewport.width &&
    (heldRow < 0 || isDrawn(before, held));
  return isUnchanged ? before : { ...scene, window, slots, drawn };
}

/** The same view with the slots in reading order, for assistive technology that follows the document. */
export function settledGridView(before: GridView): GridView {
  const slots = inReadingOrder(before.slots);
  return slots === before.slots ? before : { ...before, slots };
}
