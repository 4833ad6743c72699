/** Reading of workbooks that people send. */
import type { ReadSheet } from 'ssm-core';

export interface WorkbookReader {
  /**
   * The sheets of an .xlsx. Rejects with RefusedFileError, whose sentence says what to do, with TooManyRowsError, or with
   * BusyError when it may be tried again.
   */
  read(bytes: Uint8Array): Promise<readonly ReadSheet[]>;
}

export class TooManyRowsError extends Error {
  override readonly name = 'TooManyRowsError';
}

/** Too many workbooks are being read already. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** What may be unpacked and read at most. */
export interface UploadLimits {
  /** Bytes that all parts together may unpack to. */
  readonly unpackedBytes: number;
  readonly entries: number;
  /** Rows with a cell that holds something. */
  readonly rows: number;
}

/** A workbook of 20,000 rows and 43 columns unpacks to about 20 MB. Headings may come on top of the rows. */
export const uploadLimits: UploadLimits = { unpackedBytes: 48_000_000, entries: 2000, rows: 21_000 };
