/** A catalogue in memory, as one array per column. It is immutable; results are arrays of row numbers. */
import type { AssayVersion } from '../api/types.ts';

/** Text column in which each distinct value is stored once. `listSeparator` joins the items of a list. */
export interface TextColumn {
  readonly kind: 'text' | 'list';
  readonly dictionary: readonly string[];
  /** One number per row: the index in `dictionary`, or -1 if unknown. */
  readonly codes: Int32Array;
}

export interface NumberColumn {
  readonly kind: 'number';
  /** One number per row, NaN if unknown. */
  readonly values: Float64Array;
}

export interface BooleanColumn {
  readonly kind: 'boolean';
  /** One number per row: 0 no, 1 yes, 2 unknown. */
  readonly values: Uint8Array;
}

export type Column = TextColumn | NumberColumn | BooleanColumn;

/** Row numbers, in display order. */
export type RowNumbers = Uint32Array;

export interface Table {
  readonly version: AssayVersion;
  /** Identifies the catalogue from which the rows come. A revision never changes. */
  readonly revision: string;
  /** Changes with anything that affects the server's answers for the version; absent if the server sends none. */
  readonly edition?: string;
  readonly isDemo: boolean;
  /** Number of analytes on the version's menu. Larger than `rowCount` if the rows were filtered. */
  readonly total: number;
  readonly rowCount: number;
  /** Columns by key. Keys are ColumnKeys; on the server also the keys of columns that only filters read. */
  readonly columns: ReadonlyMap<string, Column>;
}

/** Joins the items of a list in one dictionary entry (U+001F, unit separator). */
export const listSeparator = '\u001f';
