/** What a reader of workbooks gives: the cells that hold something, with what the file says of them. */

/** A calendar day that a cell holds, and which parts of it the cell shows. */
export interface ReadDate {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly shows: 'yearMonth' | 'monthDay' | 'whole';
}

export interface ReadCell {
  /** From 0. */
  readonly column: number;
  readonly kind: 'text' | 'number' | 'date' | 'error';
  /** As it is shown; of a formula, what it came to. */
  readonly text: string;
  /** Of a cell of kind `date`. */
  readonly date?: ReadDate;
  /** Whether the sheet hides its column. */
  readonly isHidden?: boolean;
}

export interface ReadRow {
  /** As a spreadsheet numbers it, from 1. */
  readonly line: number;
  /** From left to right. */
  readonly cells: readonly ReadCell[];
  /** Whether the sheet hides it, by a filter or by hand. */
  readonly isHidden?: boolean;
}

export interface ReadSheet {
  readonly name: string;
  /** Whether the workbook hides it, in whichever way. */
  readonly isHidden?: boolean | undefined;
  /** From top to bottom; rows without a cell may be left out. The first are read twice. */
  readonly rows: Iterable<ReadRow>;
}

/** Characters of a cell that are looked at. */
export const maximumCellCharacters = 200;
/** Rows of a file that are answered, headings not counted. Of a longer list those that repeat an earlier one are not. */
export const maximumImportRows = 20_000;
/** Rows of a file that are read. */
export const maximumReadRows = 100_000;
