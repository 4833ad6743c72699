/** A row of a sheet with the cells that are evidence in it. */
import type { IdentifierKind } from '../api/types.ts';
import type { ReadCell } from '../import/import.cell.ts';

export interface LookedAtCell {
  readonly cell: ReadCell;
  readonly kind: IdentifierKind;
}

/** Why a row that holds something is no item of the list. */
export type RowNote = 'comment' | 'section_title' | 'placeholder' | 'no_identifier';

export interface LaidRow {
  readonly sheet: string;
  /** As a spreadsheet numbers it, from 1. */
  readonly line: number;
  readonly role: 'heading' | 'blank' | 'note' | 'data';
  /** Of a row of role `note`. */
  readonly note: RowNote | null;
  /** Filled cells of the columns that are read, the strongest kind first, within a kind from left to right. */
  readonly cells: readonly LookedAtCell[];
  /** The first cell of the row. */
  readonly first: ReadCell | undefined;
}
