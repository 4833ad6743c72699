/** The catalogue in memory: one array a column. Immutable; a result is an array of row numbers. */
import type { AssayVersion } from '../api/types.ts';

/** Text with each distinct value stored once. A list's items are joined by `listSeparator`. */
export interface TextColumn {
  readonly kind: 'text' | 'list';
  readonly dictionary: readonly string[];
  /** One a row: position in `dictionary`, or -1 where nothing is known. */
  readonly codes: Int32Array;
}

export interface NumberColumn {
  readonly kind: 'number';
  /** One a row; NaN where nothing is known. */
  readonly values: Float64Array;
}

export interface BooleanColumn {
  readonly kind: 'boolean';
  /** One a row: 0 no, 1 yes, 2 not known. */
  readonly values: Uint8Array;
}

export type Column = TextColumn | NumberColumn | BooleanColumn;

/** Row numbers, in the order they are shown. */
export type RowNumbers = Uint32Array;

export interface Table {
  readonly version: AssayVersion;
  /** Names the immutable catalogue that the rows came from. */
  readonly revision: string;
  /** Names all that the server's answers of the version depend on; absent where the server names none. */
  readonly edition?: string;
  readonly isDemo: boolean;
  /** Analytes on the menu of the version, which may be more than `rowCount` when filtered. */
  readonly total: number;
  readonly rowCount: number;
  /** Columns by key. On the client a ColumnKey; the server adds columns that only filters read. */
  readonly columns: ReadonlyMap<string, Column>;
}

/** Joins the items of a list inside one dictionary entry (U+001F, unit separator). */
export const listSeparator = '\u001f';
