/** Columns that another measure fills. Apart from the other rules of columns, which the first view needs. */
import type { Catalogue, CatalogueColumn, ColumnKey } from '../api/types.ts';

/** What the catalogue says of a measure that fills a column in place of the column's own. */
export interface Derivation {
  /** As its file names it. */
  readonly derivedFrom: string;
  /** The file's name; undefined where the server does not tell. */
  readonly derivedFile?: string | undefined;
}

/** Undefined of a column that its own measure fills. */
export function derivationOf(column: Partial<CatalogueColumn> | undefined): Derivation | undefined {
  const { derivedFrom, derivedFile } = column ?? {};
  // A server of before has no word on it.
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
