/** Maximum size of an uploaded file, in bytes, from the contract. */
export const maximumImportBytes = 10 * 1024 * 1024;

/** A calendar day, and which of its parts the cell shows. */
export interface ReadDate {
  readonly year: number;
  /** One-based. */
  readonly month: number;
  readonly day: number;
  readonly shows: 'yearMonth' | 'monthDay' | 'whole';
}

export interface ReadCell {
  /** Zero-based. */
  readonly column: number;
  readonly kind: 'text' | 'number' | 'date' | 'error';
  /** The displayed text; for a formula, its result. */
  readonly text: string;
  /** The date; only for kind `date`. */
  readonly date?: ReadDate;
  /** True if the sheet hides the cell's column. */
  readonly isHidden?: boolean;
}

export interface ReadRow {
  /** Row number as in a spreadsheet, one-based. */
  readonly line: number;
  /** Ordered left to right. */
  readonly cells: readonly ReadCell[];
  /** True if the row is hidden by a filter or by hand. */
  readonly isHidden?: boolean;
}

export interface ReadSheet {
  readonly name: string;
  /** True if the workbook hides the sheet. */
  readonly isHidden?: boolean | undefined;
  /** Top to bottom; empty rows may be missing. The first rows are iterated twice. */
  readonly rows: Iterable<ReadRow>;
}

/** Maximum characters read of a cell. */
export const maximumCellCharacters = 200;
/** Maximum number of rows answered, without headings. In a longer list, rows that repeat an earlier row are omitted. */
export const maximumImportRows = 20_000;
/** Maximum number of rows read from a file. */
export const maximumReadRows = 100_000;
