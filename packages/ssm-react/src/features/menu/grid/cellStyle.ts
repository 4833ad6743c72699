/** How wide cells are: every row takes its widths from custom properties of the grid, so a drag draws no row anew. */
import { type LaidOutColumn, totalWidth } from '../layout/columnLayout.ts';

export interface CellStyle {
  readonly width: string;
  /** The columns before the cell that are not drawn. */
  readonly marginInlineStart?: string;
}

export type WidthProperties = Readonly<Record<`--ssm-${string}`, string>>;

/** The style of each column's cells, the same for all rows. */
export function cellStyles(columns: readonly LaidOutColumn[]): readonly CellStyle[] {
  return columns.map((_, position) => ({ width: `var(--ssm-width-${position})` }));
}

/** The style of a cell that stands apart from the one before it: `expected` is the first column between them. */
export function apartStyle(
  style: CellStyle | undefined,
  columns: readonly LaidOutColumn[],
  position: number,
  expected: number,
): CellStyle | undefined {
  const gap = (columns[position]?.offset ?? 0) - (columns[expected]?.offset ?? 0);
  return style && { ...style, marginInlineStart: `${gap}px` };
}

/** The custom properties that the styles read, and the width of all columns behind `lead`. */
export function widthProperties(columns: readonly LaidOutColumn[], lead: number): WidthProperties {
  const widths = columns.map(({ width }, position) => [`--ssm-width-${position}`, `${width}px`] as const);
  return { ...Object.fromEntries(widths), '--ssm-total': `${lead + totalWidth(columns)}px` };
}
