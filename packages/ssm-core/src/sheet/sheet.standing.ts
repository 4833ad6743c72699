import type { AnalyteMeasure } from '../api/types.ts';

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
