/** The address of a test of enrichment, and its rows in order. */
import type { GeneSetFamily } from '../../api/types.ts';
import { type ListReference, readListReference, writeListReference } from '../../compare/compare.view.ts';
import type { FamilyEnrichment, SetTest } from './enrichment.ts';
import { isGeneSetFamily } from './families.ts';

/** The background, as a person chooses it. The own list is null until chosen. */
export type BackgroundChoice =
  | { readonly kind: 'menu' }
  | { readonly kind: 'annotated' }
  | { readonly kind: 'list'; readonly list: ListReference | null };

export type EnrichmentSort = 'p' | 'name' | 'overlap' | 'fold';
export const enrichmentSorts: readonly EnrichmentSort[] = ['p', 'name', 'overlap', 'fold'];

/** Limits of the adjusted p-value that are offered. */
export const adjustedLimits = [0.01, 0.05, 0.1] as const;

export interface EnrichmentView {
  /** The tested list; null if none is chosen. */
  readonly list: ListReference | null;
  readonly background: BackgroundChoice;
  /** Shows only sets of this family; null for all. */
  readonly family: GeneSetFamily | null;
  /** Shows only sets with at most this adjusted p-value; null for all. */
  readonly limit: number | null;
  readonly sort: EnrichmentSort;
}

export const noEnrichment: EnrichmentView = {
  list: null,
  background: { kind: 'menu' },
  family: null,
  limit: null,
  sort: 'p',
};

function readBackground(text: string): BackgroundChoice {
  if (text === '' || text === 'menu') return { kind: 'menu' };
  if (text === 'annotated') return { kind: text };
  // Another background must not stand in for one that cannot be read, so the person chooses.
  return { kind: 'list', list: readListReference(text) ?? null };
}

function writeBackground(background: BackgroundChoice): string {
  return background.kind === 'list' && background.list !== null ? writeListReference(background.list) : background.kind;
}

/** Reads a test from an address. What cannot be read is left out; without its list, an own background is to be chosen. */
export function readEnrichmentView(parameters: URLSearchParams): EnrichmentView {
  const limit = Number(parameters.get('limit'));
  const family = parameters.get('family') ?? '';
  return {
    list: readListReference(parameters.get('list') ?? '') ?? null,
    background: readBackground(parameters.get('background') ?? ''),
    family: isGeneSetFamily(family) ? family : null,
    limit: adjustedLimits.find((offered) => offered === limit) ?? null,
    sort: enrichmentSorts.find((sort) => sort === parameters.get('sort')) ?? noEnrichment.sort,
  };
}

export function writeEnrichmentView({ list, background, family, limit, sort }: EnrichmentView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (list !== null) parameters.set('list', writeListReference(list));
  if (background.kind !== 'menu') parameters.set('background', writeBackground(background));
  if (family !== null) parameters.set('family', family);
  if (limit !== null) parameters.set('limit', String(limit));
  if (sort !== noEnrichment.sort) parameters.set('sort', sort);
  return parameters;
}

/** One row of the results: a test with its family, which has n and N. */
export interface EnrichmentRow {
  readonly test: SetTest;
  readonly of: FamilyEnrichment;
}

const byP = ({ test: one }: EnrichmentRow, { test: other }: EnrichmentRow): number =>
  one.adjustedP - other.adjustedP || one.p - other.p || other.fold - one.fold;

/** Orders the smallest p-values first, names alphabetically, and overlaps and folds by size. */
export function sortedRows(
  results: readonly FamilyEnrichment[],
  sort: EnrichmentSort,
  compareNames: (one: SetTest, other: SetTest) => number,
): readonly EnrichmentRow[] {
  const rows = results.flatMap((of) => of.tests.map((test): EnrichmentRow => ({ test, of })));
  const orders: Readonly<Record<EnrichmentSort, (one: EnrichmentRow, other: EnrichmentRow) => number>> = {
    p: byP,
    name: (one, other) => compareNames(one.test, other.test),
    overlap: (one, other) => other.test.k - one.test.k || byP(one, other),
    fold: (one, other) => other.test.fold - one.test.fold || byP(one, other),
  };
  return rows.toSorted((one, other) => orders[sort](one, other) || compareNames(one.test, other.test));
}

export function shownEnrichmentRows(
  rows: readonly EnrichmentRow[],
  { family, limit }: Pick<EnrichmentView, 'family' | 'limit'>,
): readonly EnrichmentRow[] {
  return rows.filter(
    ({ test, of }) => (family === null || of.family === family) && (limit === null || test.adjustedP <= limit),
  );
}
