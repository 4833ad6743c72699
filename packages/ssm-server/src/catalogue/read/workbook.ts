/** An .xlsx as a table: the sheet that holds SeqIds, from its header row on. Parsed in a thread with limits. */
import { Worker } from 'node:worker_threads';
import { RefusedFileError } from '../../workbook/refusedFile.ts';
import { type FoundHeader, findSeqIdHeader } from './headerRow.ts';
import { belowHeader, type LooseRow, type SourceTable } from './sourceTable.ts';
import type { Sheet, WorkbookAnswer, WorkbookTask } from './workbook.worker.ts';

export interface WorkbookLimits {
  /** Bytes that all parts together may unpack to. */
  readonly unpackedBytes: number;
  /** Of the parsing thread's heap. */
  readonly heapMegabytes: number;
  readonly milliseconds: number;
}

/** For a person who waits at a terminal; the annotation of 11,083 reagents unpacks to about 10 MB. */
export const operatorLimits: WorkbookLimits = {
  unpackedBytes: 200_000_000,
  heapMegabytes: 1024,
  milliseconds: 30_000,
};

/** All sheets as text. Throws RefusedFileError with one sentence, also when a limit was reached. */
async function readSheets(bytes: Uint8Array, limits: WorkbookLimits): Promise<readonly Sheet[]> {
  const task: WorkbookTask = { bytes, sizeLimit: limits.unpackedBytes };
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    // Warnings of the thread are not the operator's.
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<WorkbookAnswer>((resolve) => {
      const refuse = (refusal: string) => resolve({ refusal });
      timer = setTimeout(
        () => refuse(`This workbook took longer than ${limits.milliseconds / 1000} s to read, which is the limit.`),
        limits.milliseconds,
      );
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        refuse(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? `This workbook needs more than ${limits.heapMegabytes} MB of memory to read, which is the limit.`
            : 'This workbook is damaged and cannot be read.',
        ),
      );
      worker.once('exit', () => refuse('This workbook is damaged and cannot be read.'));
    });
    if ('refusal' in answer) throw new RefusedFileError(answer.refusal);
    return answer.sheets;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The annotation sheet of a workbook. Throws RefusedFileError. */
export async function readWorkbook(bytes: Uint8Array, limits: WorkbookLimits): Promise<SourceTable> {
  const sheets = await readSheets(bytes, limits);
  let best: (FoundHeader & { readonly sheet: string; readonly rows: readonly LooseRow[] }) | undefined;
  for (const { name, rows } of sheets) {
    const loose = rows.map((cells, index) => ({ line: index + 1, cells }));
    const found = findSeqIdHeader(loose);
    // A sheet of citations may list more SeqIds than the annotation, but under fewer headers.
    if (found !== undefined && found.known > (best?.known ?? 0)) best = { ...found, sheet: name, rows: loose };
  }
  if (best === undefined) {
    const names = sheets.map((sheet) => `"${sheet.name}"`).join(', ');
    throw new RefusedFileError(
      `This is a workbook with no SeqId column under a header in the first 20 rows of a sheet; it has ${names || 'no sheets'}.`,
    );
  }
  const header = best.rows[best.at] as LooseRow;
  return {
    ...belowHeader(header, best.rows.slice(best.at + 1)),
    usesDecimalComma: false,
    isPlainText: false,
    about: { sheet: best.sheet },
    notes: [`Sheet "${best.sheet}", headers in row ${header.line}.`],
  };
}
