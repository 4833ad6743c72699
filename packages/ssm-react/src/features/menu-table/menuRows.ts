import type { ReactNode } from 'react';
import type { RowNumbers, Table } from 'ssm-core';
import type { SelectionReader } from './selectionStore.ts';

/** What the menu lists: rows of its table, which stays whole. */
export interface Listing {
  /** What to look among; undefined is every row. */
  readonly within: RowNumbers | undefined;
  /** How many rows there are to be found in all. */
  readonly total: number;
}

/** Lists some rows alone: those of `filtered`, which is every row while it is undefined, that are to be there. */
export type ListRows = (table: Table, filtered: RowNumbers | undefined) => Listing;

/** Rows that cannot be selected, as those that were chosen already. Another object draws the rows anew. */
export interface UnselectableRows {
  readonly has: (seqId: string) => boolean;
  /** The others of these rows, in their order. */
  readonly without: (table: Table, rows: RowNumbers) => RowNumbers;
  /** Stands in place of a row's checkbox. */
  readonly box: (seqId: string) => ReactNode;
  /** Stands in the first cell; the box says the same to those who listen. */
  readonly tag: ReactNode;
  /** A click on the box, or Space in the row. */
  readonly onPress: (seqId: string) => void;
}

/** The rows that a person picked, for what is done with them. The same object as long as the menu is there. */
export interface PickedRows {
  readonly selection: SelectionReader;
  /** In the catalogue's order. */
  readonly read: () => readonly string[];
  /** These, and no others; in the catalogue's order. */
  readonly set: (seqIds: readonly string[]) => void;
}
