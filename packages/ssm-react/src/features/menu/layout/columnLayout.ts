/** How the shown columns stand beside each other. Widths and offsets are CSS pixels. */
import type { ColumnKey } from 'ssm-core';
import type { ColumnDefinition } from 'ssm-core/engine';
import type { PlacedColumn } from '../../../ui/grid/placedColumns.ts';

/** Without the sort, so that sorting lays nothing out anew. */
export type LaidOutColumn = Omit<PlacedColumn<ColumnDefinition>, 'direction'>;

const narrowestColumn = 60;
const widestColumn = 1200;
/** Nearly as wide as the narrowest columns of the menu, which hold short texts and gain little from room. */
const shortText = 140;
/** The first two shown columns stay at the start, unless an embedder says otherwise. */
export const usualFixedCount = 2;

/** A width a person may choose. */
export function allowedWidth(width: number): number {
  return Math.round(Math.max(narrowestColumn, Math.min(width, widestColumn)));
}

/** The same columns, each with the width that is asked for it. */
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

/** How many of the columns stay at the start. */
export function fixedCountOf(columns: readonly LaidOutColumn[]): number {
  return columns.filter(({ isFixed }) => isFixed).length;
}

/** The width of all columns together. */
export function totalWidth(columns: readonly LaidOutColumn[]): number {
  const last = columns.at(-1);
  return last === undefined ? 0 : last.offset + last.width;
}

/**
 * The columns as wide as they are drawn: room that they leave is shared among those behind the last column whose width a person
 * chose, long texts first: what is narrow holds short ones. Numbers do not gain from room. The same object where nothing is shared.
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
    // Of what is left, so that the last one takes what rounding leaves.
    const more = Math.round((room * (width - shortText)) / shared);
    room -= more;
    shared -= width - shortText;
    return width + more;
  });
}

/** The widths that are chosen when one column is made wider or narrower: those before it stay as they are drawn. */
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

/** The same columns with those widths chosen. */
export function withChosen(
  columns: readonly LaidOutColumn[],
  chosen: ReadonlyMap<ColumnKey, number>,
): readonly LaidOutColumn[] {
  const marked = columns.map((column) => (chosen.has(column.key) ? { ...column, isChosen: true } : column));
  return withWidths(marked, (column) => chosen.get(column.key) ?? column.width);
}

/**
 * How many of the fixed columns can stay in view: none when all columns fit, and never so many that
 * less than two fifths of the view are left for the others, or a quarter beside the first alone: without it nobody knows whose a value is.
 */
export function stickyCount(columns: readonly LaidOutColumn[], lead: number, viewWidth: number): number {
  if (lead + totalWidth(columns) <= viewWidth) return 0;
  const fits = ({ offset, width }: LaidOutColumn): boolean =>
    lead + offset + width <= viewWidth * (offset === 0 ? 0.75 : 0.6);
  return columns.filter((column) => column.isFixed && fits(column)).length;
}
