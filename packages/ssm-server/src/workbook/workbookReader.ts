import type { ReadSheet } from 'ssm-core/engine';

export interface WorkbookReader {
  /**
   * Returns the sheets of an .xlsx file. Rejects with RefusedFileError, whose message says what to do, with
   * TooManyRowsError, or with BusyError, after which callers may retry. One owner's files are read one at a time. The
   * record sheets of an export have rows only with `readsRecords`.
   */
  read(bytes: Uint8Array, owner: string, readsRecords?: boolean): Promise<readonly ReadSheet[]>;
}

export class TooManyRowsError extends Error {
  override readonly name = 'TooManyRowsError';
}

export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface WorkbookLimits {
  readonly unpackedBytes: number;
  readonly rows: number;
  /** The lowest row of a sheet in which a cell may be filled. */
  readonly lastLine: number;
  readonly cells: number;
  readonly textCharacters: number;
  /** Marks a sheet as a record when its first cell has this text. A record is not read. */
  readonly recordMark?: string | undefined;
}

/** Refuses a whole file. The message says in one sentence what the file seems to be and what to do. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
}
