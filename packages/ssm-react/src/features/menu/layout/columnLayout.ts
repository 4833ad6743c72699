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

/** The same columns with one of them another width. */
export function withWidth(columns: readonly LaidOutColumn[], key: ColumnKey, width: number): readonly LaidOutColumn[] {
  let offset = 0;
  return columns.map((column) => {
    const resized = { ...column, width: column.key === key ? width : column.width, offset };
    offset += resized.width;
    return resized;
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
 * How many of the fixed columns can stay in view: none when all columns fit, and never so many that
 * less than two fifths of the view are left for the others.
 */
export function stickyCount(columns: readonly LaidOutColumn[], lead: number, viewWidth: number): number {
  if (lead + totalWidth(columns) <= viewWidth) return 0;
  const fits = (column: LaidOutColumn): boolean => lead + column.offset + column.width <= viewWidth * 0.6;
  return columns.filter((column) => column.isFixed && fits(column)).length;
}
