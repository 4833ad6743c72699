/** Why filters leave nothing, and which of them to drop. */
import type { DraftCount } from './filter.count.ts';

export interface Drop {
  /** Place of the clause, from 0. */
  readonly index: number;
  /** Rows that come back without it; null when that is not known. */
  readonly brings: number | null;
}

export interface NothingExplained {
  /** Places of the clauses that leave nothing by themselves. */
  readonly emptyAlone: readonly number[];
  /** What to offer to drop, best first; none when no single clause is to blame. */
  readonly drops: readonly Drop[];
}

/**
 * Of clauses that together leave nothing: those that leave nothing by themselves are to be dropped; where
 * none does, each whose removal brings rows back.
 */
export function explainNothing({ clauses, without }: Pick<DraftCount, 'clauses' | 'without'>): NothingExplained {
  const drops = clauses.map((_, index): Drop => ({ index, brings: without[index] ?? null }));
  const emptyAlone = drops.filter(({ index }) => clauses[index]?.alone === 0);
  const helpful = drops.filter(({ brings }) => brings !== null && brings > 0);
  return {
    emptyAlone: emptyAlone.map(({ index }) => index),
    drops: (emptyAlone.length > 0 ? emptyAlone : helpful).toSorted(
      (first, second) => (second.brings ?? 0) - (first.brings ?? 0),
    ),
  };
}
