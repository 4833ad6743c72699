import type { ColumnKey } from 'ssm-core';
import type { ColumnDefinition } from 'ssm-core/engine';
import type { PlacedColumn } from '../../../ui/grid/placedColumns.ts';

/** A column with its place. It has no sort direction, so that sorting does not lay out the columns again. */
export type LaidOutColumn = Omit<PlacedColumn<ColumnDefinition>, 'direction'>;

const narrowestColumn = 60;
const widestColumn = 1200;
/** Close to the width of the narrowest columns. They hold short texts, which gain little from more room. */
const shortText = 140;
export const usualFixedCount = 2;
/**
 * How much wider than at first a column may become by itself. A Full Name of 106 characters then fits; only one in a
 * thousand is longer. More room would only move the columns apart.
 */
const mostGrowth = 1.92;

export function allowedWidth(width: number): number {
  return Math.round(Math.max(narrowestColumn, Math.min(width, widestColumn)));
}

function withWidths(
  columns: readonly LaidOutColumn[],
  widthOf: (column: LaidOutColumn, position: number) => number,
): readonly LaidOutColumn[] {
  let offset = 0;
  return columns.map((column, position) => {
    const placed = { ...column, width: widthOf(column, position), offset };
    offset += placed.width;
    return placed;
  });
}

export function fixedCountOf(columns: readonly LaidOutColumn[]): number {
  return columns.filter(({ isFixed }) => isFixed).length;
}

export function totalWidth(columns: readonly LaidOutColumn[]): number {
  const last = columns.at(-1);
  return last === undefined ? 0 : last.offset + last.width;
}

/**
 * Shares spare room among the columns after the last column with a chosen width. Columns with long texts get most,
 * columns of numbers nothing. What no column needs stays free at the end. Returns the same object when there is nothing
 * to share.
 */
export function filledColumns(
  columns: readonly LaidOutColumn[],
  lead: number,
  viewWidth: number,
): readonly LaidOutColumn[] {
  const chosen = columns.findLastIndex(({ isChosen }) => isChosen);
  const sharing = columns.filter(({ kind }, position) => position > chosen && kind !== 'number');
  let room = viewWidth - lead - totalWidth(columns);
  if (room <= 0 || sharing.length === 0) return columns;
  let shared = sharing.reduce((sum, { width }) => sum + width - shortText, 0);
  return withWidths(columns, (column) => {
    const { width } = column;
    if (!sharing.includes(column)) return width;
    // Shares what is left at each step, so that the last column absorbs rounding errors and what others do not need.
    const share = Math.round((room * (width - shortText)) / shared);
    const more = Math.min(share, Math.round(width * (mostGrowth - 1)));
    room -= more;
    shared -= width - shortText;
    return width + more;
  });
}

/**
 * Returns the widths to store after a resize. Columns before the resized one keep the widths in which they are shown.
 */
export function chosenWidths(
  drawn: readonly LaidOutColumn[],
  own: readonly LaidOutColumn[],
  key: ColumnKey,
  width: number,
): ReadonlyMap<ColumnKey, number> {
  const position = drawn.findIndex((column) => column.key === key);
  const before = drawn.slice(0, position).filter((column, index) => column.width !== own[index]?.width);
  return new Map([...before.map((column) => [column.key, column.width] as const), [key, width]]);
}

export function withChosen(
  columns: readonly LaidOutColumn[],
  chosen: ReadonlyMap<ColumnKey, number>,
): readonly LaidOutColumn[] {
  const marked = columns.map((column) => (chosen.has(column.key) ? { ...column, isChosen: true } : column));
  return withWidths(marked, (column) => chosen.get(column.key) ?? column.width);
}

/**
 * Returns how many fixed columns stay in view: none when all columns fit. Fixed columns may fill 60 % of the view. The
 * first column, which identifies the rows, may fill 75 %.
 */
export function stickyCount(columns: readonly LaidOutColumn[], lead: number, viewWidth: number): number {
  if (lead + totalWidth(columns) <= viewWidth) return 0;
  const fits = ({ offset, width }: LaidOutColumn): boolean =>
    lead + offset + width <= viewWidth * (offset === 0 ? 0.75 : 0.6);
  return columns.filter((column) => column.isFixed && fits(column)).length;
}
