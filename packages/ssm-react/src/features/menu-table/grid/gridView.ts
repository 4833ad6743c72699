/** What of the grid is drawn for what is in view: pure, so that scrolling is tested without a browser. */
import type { LaidOutColumn } from '../columnLayout.ts';
import { assignSlots, coversView, inReadingOrder, type RowWindow, rowWindow } from './rowWindow.ts';
import { type ColumnRange, rowHeight } from './sheet.ts';

/** The scroll container, in CSS pixels; scrollStart counts from the inline start. */
export interface GridViewport {
  readonly scrollTop: number;
  readonly scrollStart: number;
  readonly height: number;
  readonly width: number;
}

export interface GridContent {
  /** Rows on the page. */
  readonly count: number;
  /** The place that stays drawn wherever the view is: the one with the tab stop; -1 for none. */
  readonly held: number;
  readonly columns: readonly LaidOutColumn[];
}

export interface GridView {
  readonly viewport: GridViewport;
  readonly content: GridContent;
  readonly window: RowWindow;
  /** The place that each slot draws. */
  readonly slots: readonly number[];
  readonly drawn: ColumnRange;
}

/** Rows and columns drawn beyond the view, so that a scroll seldom draws and never shows a blank. */
const rowOverscan = 2;
const columnOverscan = 2;

export const unseenGrid: GridView = {
  viewport: { scrollTop: 0, scrollStart: 0, height: 0, width: 0 },
  content: { count: 0, held: -1, columns: [] },
  window: { first: 0, size: 0 },
  slots: [],
  drawn: { from: 0, to: 0 },
};

/** The columns that touch the view. Fixed ones are drawn in any case. */
function columnsInView(columns: readonly LaidOutColumn[], viewport: GridViewport): ColumnRange {
  const end = viewport.scrollStart + viewport.width;
  const from = columns.findIndex((column) => column.offset + column.width > viewport.scrollStart);
  const to = columns.findLastIndex((column) => column.offset < end) + 1;
  return { from: Math.max(0, from), to: Math.max(0, to) };
}

function nextColumns(before: GridView, content: GridContent, viewport: GridViewport): ColumnRange {
  const seen = columnsInView(content.columns, viewport);
  const { drawn } = before;
  const isSame = before.content.columns === content.columns && before.viewport.width === viewport.width;
  if (isSame && seen.from >= drawn.from && seen.to <= drawn.to) return drawn;
  const from = Math.max(0, seen.from - columnOverscan);
  const to = Math.min(content.columns.length, seen.to + columnOverscan);
  return from === drawn.from && to === drawn.to ? drawn : { from, to };
}

/** The view after a scroll, a resize or another content; the same object when nothing has to be drawn. */
export function nextGridView(before: GridView, content: GridContent, viewport: GridViewport): GridView {
  const isSteady = content.count === before.content.count && viewport.height === before.viewport.height;
  const window =
    isSteady && coversView(before.window, viewport, rowHeight, content.count, 1)
      ? before.window
      : rowWindow(viewport, rowHeight, content.count, rowOverscan);
  const held = Math.min(content.held, content.count - 1);
  const isDrawn = held < 0 || before.slots.includes(held);
  const slots =
    isSteady && window === before.window && isDrawn
      ? before.slots
      : assignSlots(before.slots, window, content.count, held);
  const drawn = nextColumns(before, content, viewport);
  const isUnchanged =
    isSteady &&
    content.columns === before.content.columns &&
    slots === before.slots &&
    drawn === before.drawn &&
    viewport.width === before.viewport.width;
  return isUnchanged ? before : { viewport, content, window, slots, drawn };
}

/** The same view with the slots in reading order, for assistive technology that follows the document. */
export function settledGridView(before: GridView): GridView {
  const slots = inReadingOrder(before.slots);
  return slots === before.slots ? before : { ...before, slots };
}
