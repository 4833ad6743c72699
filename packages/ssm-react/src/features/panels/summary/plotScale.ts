/** Where values and bars stand in a plot; the bars of a histogram are one unit wide each. */
import type { Bin, BinCount } from 'ssm-core';

/** Where a value stands, from 0 to the number of bars; in a bar without an end, in its middle. */
export function placeOf(bins: readonly Bin[], value: number): number {
  const found = bins.findIndex(({ to }) => to === null || value < to);
  const index = found === -1 ? bins.length - 1 : found;
  const { from = null, to = null } = bins[index] ?? {};
  return index + (from === null || to === null ? 0.5 : Math.max(0, (value - from) / (to - from)));
}

export interface BarHeights {
  /** From 0 to 1 of the highest bar of both. */
  readonly panel: number;
  readonly catalogue: number;
}

/** The bars as shares of what has a value: else a panel could not be seen beside the whole catalogue. */
export function barHeights(bins: readonly BinCount[]): readonly BarHeights[] {
  const panelTotal = bins.reduce((sum, bin) => sum + bin.panel, 0) || 1;
  const catalogueTotal = bins.reduce((sum, bin) => sum + bin.catalogue, 0) || 1;
  const highest = Math.max(...bins.map((bin) => Math.max(bin.panel / panelTotal, bin.catalogue / catalogueTotal))) || 1;
  return bins.map((bin) => ({
    panel: bin.panel / panelTotal / highest,
    catalogue: bin.catalogue / catalogueTotal / highest,
  }));
}
