import type { AnalyteMeasure, MeasureBin } from '../api/types.ts';
import type { Bin } from '../panels/distribution.ts';
import type { MeasureOrder } from '../proteins/reagentRules.ts';
import { reagentLines } from './sheet.reagents.ts';

export type SheetStanding =
  | { readonly code: 'not_reported' }
  | { readonly code: 'only_one' }
  | { readonly code: 'same_as_all' }
  | { readonly code: 'lowest' | 'highest'; readonly others: number }
  | { readonly code: 'lower' | 'higher'; readonly than: number; readonly others: number };

export function standingOf({ count, value, below, equal }: AnalyteMeasure): SheetStanding {
  if (value === null || below === null || equal === null) return { code: 'not_reported' };
  const above = count - below - equal;
  const others = equal - 1;
  if (count === 1) return { code: 'only_one' };
  if (below === 0 && above === 0) return { code: 'same_as_all' };
  if (below === 0) return { code: 'lowest', others };
  if (above === 0) return { code: 'highest', others };
  return above >= below ? { code: 'lower', than: above, others } : { code: 'higher', than: below, others };
}

export type ConcordanceBand = 'low' | 'medium' | 'high';

/** Applies the vendor's cut-offs; null for an unknown concordance, which must not be read as zero. */
export function concordanceBand(ccc: number | null): ConcordanceBand | null {
  if (ccc === null) return null;
  if (ccc < 0.5) return 'low';
  return ccc < 0.75 ? 'medium' : 'high';
}

const mostHeadMeasures = 4;

/** Measures for the head of a sheet, those that help most to choose a reagent first. */
const headOrder = [
  'totalCVPlasma',
  'totalCVSerum',
  'signalToNoisePlasma',
  'loDb',
  'signalToNoiseSerum',
  'correlationPlasma',
  'correlationSerum',
];

/** Returns at most four measures for the head of a sheet, without measures for which the catalogue has no value. */
export function headMeasures(measures: readonly AnalyteMeasure[]): readonly AnalyteMeasure[] {
  return headOrder
    .flatMap((key) => measures.find(({ column, count }) => column === key && count > 0) ?? [])
    .slice(0, mostHeadMeasures);
}

export interface BetterStanding {
  readonly end: MeasureOrder;
  /** Number of reagents with a worse value. */
  readonly than: number;
  /** Number of reagents with a better value. */
  readonly worseThan: number;
}

/** Returns the rank of a reagent by a measure of which one end is better; null without such an end or a value. */
export function betterStandingOf({ column, count, below, equal }: AnalyteMeasure): BetterStanding | null {
  const end = reagentLines.find(({ key }) => key === column)?.best ?? null;
  if (end === null || below === null || equal === null) return null;
  const above = count - below - equal;
  return end === 'lowest' ? { end, than: above, worseThan: below } : { end, than: below, worseThan: above };
}

/** Allows for the rounding of edges. */
const wider = 1.5;

/**
 * Returns the bars of a measure. The first and the last bar have no bound if they are wider than their neighbours:
 * they collect the values far away from the others.
 */
export function barsOf({ bins, scale }: Pick<AnalyteMeasure, 'bins' | 'scale'>): readonly Bin[] {
  function isOpen(bin: MeasureBin | undefined, inner: MeasureBin | undefined): boolean {
    if (bin === undefined || inner === undefined || bins.length < 3) return false;
    if (scale === 'linear') return bin.to - bin.from > wider * (inner.to - inner.from);
    return bin.from <= 0 || Math.log(bin.to / bin.from) > wider * Math.log(inner.to / inner.from);
  }

  return bins.map((bin, index) => ({
    from: index === 0 && isOpen(bin, bins[1]) ? null : bin.from,
    to: index === bins.length - 1 && isOpen(bin, bins.at(-2)) ? null : bin.to,
  }));
}
