/** How the shown columns stand beside each other. Widths and offsets are CSS pixels. */
import type { ColumnKey } from 'ssm-core';
import { type ColumnDefinition, columnDefinition } from 'ssm-core';

export interface LaidOutColumn {
  readonly key: ColumnKey;
  readonly kind: ColumnDefinition['kind'];
  readonly width: number;
  /** From the inline start of the first column. */
  readonly offset: number;
  /** Stays at the start and keeps its place among the columns. */
  readonly isFixed: boolean;
}

const narrowestColumn = 60;
const widestColumn = 1200;
/** The first two shown columns stay at the start, unless an embedder says otherwise. */
const usualFixedCount = 2;

/** A width a person may choose. */
export function allowedWidth(width: number): number {
  return Math.round(Math.max(narrowestColumn, Math.min(width, widestColumn)));
}

/** The columns one after another, with chosen widths in place of the catalogue's. */
export function layOut(
  keys: readonly ColumnKey[],
  widths: Readonly<Partial<Record<ColumnKey, number>>>,
  fixedCount = usualFixedCount,
): readonly LaidOutColumn[] {
  let offset = 0;
  return keys.map((key, index) => {
    const { kind, width: initial } = columnDefinition(key);
    const width = widths[key] ?? initial;
    const column = { key, kind, width, offset, isFixed: index < fixedCount };
    offset += width;
    return column;
  });
}

/** The same columns with one of them another width. */
export function withWidth(columns: readonly LaidOutColumn[], key: ColumnKey, width: number): readonly LaidOutColumn[] {
  const widths = Object.fromEntries(columns.map((column) => [column.key, column.width]));
  return layOut(
    columns.map((column) => column.key),
    { ...widths, [key]: width },
    fixedCountOf(columns),
  );
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
