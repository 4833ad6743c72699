/** The thread that unpacks and reads a workbook: what goes wrong in it ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadRow } from 'ssm-core';
import { limitedRows } from './limitedRows.ts';
import { isWanted, readSheets } from './readSheets.ts';
import { RefusedFileError } from './refusedFile.ts';
import { unpack } from './unzip/unpack.ts';
import { listZip } from './unzip/zipDirectory.ts';
import { TooManyRowsError, type WorkbookLimits } from './workbookReader.ts';

export interface WorkbookTask {
  readonly bytes: Uint8Array;
  readonly limits: WorkbookLimits;
}

/** A sheet whose rows are JSON, some a piece: whoever receives them need not take them all at once. */
export interface PackedSheet {
  readonly name: string;
  readonly pieces: readonly string[];
}

export type WorkbookAnswer =
  | { readonly sheets: readonly PackedSheet[] }
  | { readonly refusal: string }
  | { readonly hasTooManyRows: true };

/** Enough that a piece is worth its way, few enough that none is felt. */
const cellsAPiece = 2000;

function packed(name: string, rows: Iterable<ReadRow>): PackedSheet {
  const pieces: string[] = [];
  let piece: ReadRow[] = [];
  let cells = 0;
  const flush = (): void => {
    if (piece.length > 0) pieces.push(JSON.stringify(piece));
    piece = [];
    cells = 0;
  };
  for (const row of rows) {
    piece.push(row);
    cells += row.cells.length;
    if (cells >= cellsAPiece) flush();
  }
  flush();
  return { name, pieces };
}

function read({ bytes, limits }: WorkbookTask): WorkbookAnswer {
  try {
    const parts = unpack(bytes, listZip(bytes).filter(isWanted), limits.unpackedBytes);
    const sheets = limitedRows(readSheets(parts), limits);
    return { sheets: sheets.map(({ name, rows }) => packed(name, rows)) };
  } catch (error) {
    if (error instanceof RefusedFileError) return { refusal: error.message };
    if (error instanceof TooManyRowsError) return { hasTooManyRows: true };
    return { refusal: 'This workbook is damaged and cannot be read.' };
  }
}

parentPort?.postMessage(read(workerData as WorkbookTask), []);
