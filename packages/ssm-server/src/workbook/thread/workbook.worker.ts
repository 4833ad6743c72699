/** The thread that unpacks and reads workbooks, one after the other: what goes wrong in it ends with it. */
import { parentPort } from 'node:worker_threads';
import { limitedRows } from '../limitedRows.ts';
import { isWanted, readSheets } from '../readSheets.ts';
import { RefusedFileError } from '../refusedFile.ts';
import { unpack } from '../unzip/unpack.ts';
import { listZip } from '../unzip/zipDirectory.ts';
import { TooManyRowsError, type WorkbookLimits } from '../workbookReader.ts';
import { type PackedSheet, packRows } from './packedRows.ts';

export interface WorkbookTask {
  readonly bytes: Uint8Array;
  readonly limits: WorkbookLimits;
}

export type WorkbookAnswer =
  | { readonly sheets: readonly PackedSheet[] }
  | { readonly refusal: string }
  | { readonly hasTooManyRows: true };

function read({ bytes, limits }: WorkbookTask): WorkbookAnswer {
  try {
    const parts = unpack(bytes, listZip(bytes).filter(isWanted), limits.unpackedBytes);
    const sheets = limitedRows(readSheets(parts), limits);
    return { sheets: sheets.map(packRows) };
  } catch (error) {
    if (error instanceof RefusedFileError) return { refusal: error.message };
    if (error instanceof TooManyRowsError) return { hasTooManyRows: true };
    return { refusal: 'This workbook is damaged and cannot be read.' };
  }
}

parentPort?.on('message', (task: WorkbookTask) => parentPort?.postMessage(read(task), []));
