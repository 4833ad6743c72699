/** How the shown columns stand beside each other. Widths and offsets are CSS pixels. */
import type { ColumnKey } from 'ssm-core';
import type { ColumnDefinition } from 'ssm-core/engine';
import type { PlacedColumn } from '../../../ui/grid/placedColumns.ts';

export type LaidOutColumn = PlacedColumn<ColumnDefinition>;

const narrowestColumn = 60;
const widestColumn = 1200;
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

/** Numbers do not gain from room; where nothing else is shown they take it. */
function sharingColumns(columns: readonly LaidOutColumn[]): readonly LaidOutColumn[] {
  const texts = columns.filter(({ kind }) => kind !== 'number');
  return texts.length === 0 ? columns : texts;
}

/**
 * The columns as wide as they are drawn: room that they leave is shared, by their widths, among those behind the last column
 * whose width a person chose. The same object where there is none.
 */
export function filledColumns(
  columns: readonly LaidOutColumn[],
  lead: number,
  viewWidth: number,
): readonly LaidOutColumn[] {
  const room = viewWidth - lead - totalWidth(columns);
  const sharing = sharingColumns(columns.slice(columns.findLastIndex(({ isChosen }) => isChosen) + 1));
  const last = sharing.at(-1);
  if (room <= 0 || last === undefined) return columns;
  const shared = sharing.reduce((sum, { width }) => sum + width, 0);
  const share = ({ width }: LaidOutColumn): number => Math.floor((room * width) / shared);
  const rest = room - sharing.reduce((sum, column) => sum + share(column), 0);
  return withWidths(columns, (column) =>
    sharing.includes(column) ? column.width + share(column) + (column === last ? rest : 0) : column.width,
  );
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
 * less than two fifths of the view are left for the others.
 */
export function stickyCount(columns: readonly LaidOutColumn[], lead: number, viewWidth: number): number {
  if (lead + totalWidth(columns) <= viewWidth) return 0;
  const fits = (column: LaidOutColumn): boolean => lead + column.offset + column.width <= viewWidth * 0.6;
  return columns.filter((column) => column.isFixed && fits(column)).length;
}
