/** Reads workbooks one after the other in a thread, so that a crash ends only the thread. */
import { parentPort } from 'node:worker_threads';
import { readUpload } from '../readUpload.ts';
import { RefusedFileError, TooManyRowsError, type WorkbookLimits } from '../workbookReader.ts';
import { inflateAtOnce } from './inflateAtOnce.ts';
import { type PackedSheet, packRows } from './packedRows.ts';

export interface WorkbookTask {
  readonly bytes: Uint8Array;
  readonly limits: WorkbookLimits;
}

export type WorkbookAnswer =
  | { readonly sheets: readonly PackedSheet[] }
  | { readonly refusal: string }
  | { readonly hasTooManyRows: true };

async function read({ bytes, limits }: WorkbookTask): Promise<WorkbookAnswer> {
  try {
    const sheets = await readUpload(bytes, limits, inflateAtOnce);
    return { sheets: sheets.map(packRows) };
  } catch (error) {
    if (error instanceof RefusedFileError) return { refusal: error.message };
    if (error instanceof TooManyRowsError) return { hasTooManyRows: true };
    return { refusal: 'This workbook is damaged and cannot be read.' };
  }
}

parentPort?.on('message', (task: WorkbookTask) => {
  void read(task).then((answer) => parentPort?.postMessage(answer, []));
});
