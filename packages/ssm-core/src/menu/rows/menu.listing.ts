import type { AssayVersion } from '../../api/types.ts';
import { allRows, keepMasked } from '../../table/rows.ts';
import { selectSeqIds } from '../../table/select.ts';
import type { RowNumbers, Table } from '../../table/table.ts';

export interface Listing {
  /** Rows to search in; undefined for all. */
  readonly within: RowNumbers | undefined;
  /** Number of rows in which the search looks. */
  readonly total: number;
}

/** Returns which of the rows to list. `filtered` is undefined for all rows. */
export type ListRows = (table: Table, filtered: RowNumbers | undefined) => Listing;

/** Rows that cannot be selected, such as those already in a working list. */
export interface HeldRows {
  readonly has: (seqId: string, version: AssayVersion) => boolean;
  /** Returns the rows that can be selected, in the given order. */
  readonly without: (table: Table, rows: RowNumbers) => RowNumbers;
  /** Called on a click on the checkbox of such a row, or Space in the row. */
  readonly onPress: (seqId: string, version: AssayVersion) => void;
}

export function listSeqIds(seqIds: ReadonlySet<string>): ListRows {
  return (table, filtered = allRows(table.rowCount)) => {
    const { bytes, count } = selectSeqIds(table, seqIds);
    return { within: keepMasked(filtered, bytes), total: count };
  };
}
