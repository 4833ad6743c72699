import type { Bin, BinCount } from 'ssm-core';

/** Returns the position of a value, from 0 to the number of bars. An open-ended bar places it in its middle. */
export function placeOf(bins: readonly Bin[], value: number): number {
  const found = bins.findIndex(({ to }) => to === null || value < to);
  const index = found === -1 ? bins.length - 1 : found;
  const { from = null, to = null } = bins[index] ?? {};
  return index + (from === null || to === null ? 0.5 : Math.max(0, (value - from) / (to - from)));
}

export interface BarHeights {
  /** Share of the highest bar of both, from 0 to 1. */
  readonly panel: number;
  readonly catalogue: number;
}

/** Scales bars by their own total: by count, a panel would be invisible beside the catalogue. */
export function barHeights(bins: readonly BinCount[]): readonly BarHeights[] {
  const panelTotal = bins.reduce((sum, bin) => sum + bin.panel, 0) || 1;
  const catalogueTotal = bins.reduce((sum, bin) => sum + bin.catalogue, 0) || 1;
  const highest = Math.max(...bins.map((bin) => Math.max(bin.panel / panelTotal, bin.catalogue / catalogueTotal))) || 1;
  return bins.map((bin) => ({
    panel: bin.panel / panelTotal / highest,
    catalogue: bin.catalogue / catalogueTotal / highest,
  }));
}
