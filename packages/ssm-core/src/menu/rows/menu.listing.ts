/** What the menu lists: rows of its one table, which stays whole. */
import type { AssayVersion } from '../../api/types.ts';
import { allRows } from '../../table/rows.ts';
import { selectSeqIds } from '../../table/select.ts';
import type { RowNumbers, Table } from '../../table/table.ts';

export interface Listing {
  /** What to look among; undefined is every row. */
  readonly within: RowNumbers | undefined;
  /** How many rows there are to be found in all. */
  readonly total: number;
}

/** Lists some rows alone: those of `filtered`, which is every row while it is undefined, that are to be there. */
export type ListRows = (table: Table, filtered: RowNumbers | undefined) => Listing;

/** Rows that cannot be selected, as those that were chosen already. */
export interface HeldRows {
  readonly has: (seqId: string, version: AssayVersion) => boolean;
  /** The others of these rows, in their order. */
  readonly without: (table: Table, rows: RowNumbers) => RowNumbers;
  /** A click on such a row's box, or Space in the row. */
  readonly onPress: (seqId: string, version: AssayVersion) => void;
}

/** Lists these reagents alone: row numbers of the menu's own table; nothing is copied. */
export function listSeqIds(seqIds: ReadonlySet<string>): ListRows {
  return (table, filtered = allRows(table.rowCount)) => {
    const { bytes, count } = selectSeqIds(table, seqIds);
    return { within: filtered.filter((row) => bytes[row] === 1), total: count };
  };
}
