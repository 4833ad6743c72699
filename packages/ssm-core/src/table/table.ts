/** The catalogue in memory: one array per column. Immutable; a result is an array of row numbers. */
import type { AssayVersion } from '../api/types.ts';

/** Text column that stores each distinct value once. `listSeparator` joins a list's items. */
export interface TextColumn {
  readonly kind: 'text' | 'list';
  readonly dictionary: readonly string[];
  /** One per row: index in `dictionary`, or -1 when unknown. */
  readonly codes: Int32Array;
}

export interface NumberColumn {
  readonly kind: 'number';
  /** One per row; NaN when unknown. */
  readonly values: Float64Array;
}

export interface BooleanColumn {
  readonly kind: 'boolean';
  /** One per row: 0 no, 1 yes, 2 unknown. */
  readonly values: Uint8Array;
}

export type Column = TextColumn | NumberColumn | BooleanColumn;

/** Row numbers, in display order. */
export type RowNumbers = Uint32Array;

export interface Table {
  readonly version: AssayVersion;
  /** Identifies the immutable catalogue of the rows. */
  readonly revision: string;
  /** Identifies everything that the server's answers for the version depend on; absent when the server sends none. */
  readonly edition?: string;
  readonly isDemo: boolean;
  /** Number of analytes on the version's menu; more than `rowCount` when filtered. */
  readonly total: number;
  readonly rowCount: number;
  /** Columns by key: a ColumnKey on the client; the server also has columns that only filters read. */
  readonly columns: ReadonlyMap<string, Column>;
}

/** Joins the items of a list in one dictionary entry (U+001F, unit separator). */
export const listSeparator = '\u001f';
