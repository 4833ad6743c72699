/** Where cells stand: every row takes it from custom properties of the grid, so a drag draws no row anew. */
import { type LaidOutColumn, totalWidth } from '../layout/columnLayout.ts';

export interface CellStyle {
  readonly width: string;
}

/** Of a cell in a row. Each stands alone: another text in one of them lays out no other. */
export interface PlacedCellStyle extends CellStyle {
  readonly insetInlineStart: string;
}

export type GridProperties = Readonly<Record<`--ssm-${string}`, string>>;

/** The style of each column's header. */
export function headerStyles(columns: readonly LaidOutColumn[]): readonly CellStyle[] {
  return columns.map((_, position) => ({ width: `var(--ssm-width-${position})` }));
}

/** The style of each column's cells, the same for all rows. */
export function cellStyles(columns: readonly LaidOutColumn[]): readonly PlacedCellStyle[] {
  return columns.map((_, position) => ({
    width: `var(--ssm-width-${position})`,
    insetInlineStart: `var(--ssm-start-${position})`,
  }));
}

/** The custom properties that the styles read, and the width of all columns behind `lead`. */
export function columnProperties(columns: readonly LaidOutColumn[], lead: number): GridProperties {
  const places = columns.flatMap(({ width, offset }, position) => [
    [`--ssm-width-${position}`, `${width}px`],
    [`--ssm-start-${position}`, `${lead + offset}px`],
  ]);
  return { ...Object.fromEntries(places), '--ssm-total': `${lead + totalWidth(columns)}px` };
}
