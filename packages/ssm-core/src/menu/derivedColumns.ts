/** Columns that another measure fills. Apart from the other rules of columns, which the first view needs. */
import type { Catalogue, ColumnKey } from '../api/types.ts';

/** Each with what its file calls that measure. */
export function derivedColumns(catalogue: Catalogue | undefined): ReadonlyMap<ColumnKey, string> {
  return new Map(
    (catalogue?.columns ?? []).flatMap(({ key, derivedFrom }) =>
      // A server of before has no word on it.
      typeof derivedFrom === 'string' ? [[key, derivedFrom] as const] : [],
    ),
  );
}
