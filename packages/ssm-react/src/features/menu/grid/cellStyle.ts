/** Styles of cells. Rows read their layout from custom properties of the grid, so resizing a column renders no row. */
import { type LaidOutColumn, totalWidth } from '../layout/columnLayout.ts';

export interface CellStyle {
  readonly width: string;
}

/** Positions the cells of a row absolutely, so that new text in one cell does not lay out the others. */
export interface PlacedCellStyle extends CellStyle {
  readonly insetInlineStart: string;
}

export type GridProperties = Readonly<Record<`--ssm-${string}`, string>>;

export function headerStyles(columns: readonly LaidOutColumn[]): readonly CellStyle[] {
  return columns.map((_, position) => ({ width: `var(--ssm-width-${position})` }));
}

export function cellStyles(columns: readonly LaidOutColumn[]): readonly PlacedCellStyle[] {
  return columns.map((_, position) => ({
    width: `var(--ssm-width-${position})`,
    insetInlineStart: `var(--ssm-start-${position})`,
  }));
}

/** Returns the custom properties that the styles read, and the total width including `lead`. */
export function columnProperties(columns: readonly LaidOutColumn[], lead: number): GridProperties {
  const places = columns.flatMap(({ width, offset }, position) => [
    [`--ssm-width-${position}`, `${width}px`],
    [`--ssm-start-${position}`, `${lead + offset}px`],
  ]);
  return { ...Object.fromEntries(places), '--ssm-total': `${lead + totalWidth(columns)}px` };
}
