/** Kept apart from the other column rules, which the first view needs. */
import type { Catalogue, CatalogueColumn, ColumnKey } from '../api/types.ts';

/** Describes a measure that fills a column instead of the column's own. */
export interface Derivation {
  readonly derivedFrom: string;
  readonly derivedFile?: string | undefined;
}

export function derivationOf(column: Partial<CatalogueColumn> | undefined): Derivation | undefined {
  const { derivedFrom, derivedFile } = column ?? {};
  // Older servers do not send this field.
  return typeof derivedFrom === 'string' ? { derivedFrom, derivedFile } : undefined;
}

export function derivedColumns(catalogue: Catalogue | undefined): ReadonlyMap<ColumnKey, Derivation> {
  return new Map(
    (catalogue?.columns ?? []).flatMap((column) => {
      const derivation = derivationOf(column);
      return derivation === undefined ? [] : [[column.key, derivation] as const];
    }),
  );
}
