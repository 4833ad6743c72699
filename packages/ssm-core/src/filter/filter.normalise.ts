/** One text for filters that mean the same: a key for caches and ETags. */
import type { Clause } from './clause.ts';
import { writeClause } from './filter.codec.ts';
import { findFilter } from './filter.keys.ts';
import { foldCharacters, normalGlob } from './glob.ts';

function distinctSorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}

function normaliseClause(clause: Clause): Clause {
  if ('text' in clause) return { ...clause, text: normalGlob(clause.text) };
  if (!('values' in clause)) return clause;
  const hasCase = findFilter(clause.key)?.control === 'publications';
  return { ...clause, values: distinctSorted(hasCase ? clause.values : clause.values.map(foldCharacters)) };
}

/** The order of clauses and of values, case, accents, repetition and the spelling of numbers do not matter. */
export function normaliseFilters(clauses: readonly Clause[]): string {
  return distinctSorted(clauses.map((clause) => writeClause(normaliseClause(clause)))).join('&');
}
