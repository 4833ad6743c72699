/** Reading of workbooks that people send. */
import type { ReadSheet } from 'ssm-core/engine';

export interface WorkbookReader {
  /**
   * The sheets of an .xlsx. Rejects with RefusedFileError, whose sentence says what to do, with TooManyRowsError, or with
   * BusyError when it may be tried again. Those of one owner are read one after the other.
   */
  read(bytes: Uint8Array, owner: string): Promise<readonly ReadSheet[]>;
}

export class TooManyRowsError extends Error {
  override readonly name = 'TooManyRowsError';
}

/** Too many workbooks are being read already. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** What may be unpacked and read at most. */
export interface WorkbookLimits {
  /** Bytes that all parts together may unpack to. */
  readonly unpackedBytes: number;
  /** Rows with a cell that holds something. */
  readonly rows: number;
  /** The lowest row of a sheet that may have a cell that holds something. */
  readonly lastLine: number;
  /** Cells that hold something. */
  readonly cells: number;
  /** Of a cell: what is longer is cut. */
  readonly textCharacters: number;
  /** The first cell of a sheet that is a record and no list: its rows are not read. */
  readonly recordMark?: string | undefined;
}
