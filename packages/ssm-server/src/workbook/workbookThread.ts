/** Reads a workbook in a thread of its own with limits on its memory and time. */
import { Worker } from 'node:worker_threads';
import type { ReadRow, ReadSheet } from 'ssm-core';
import { RefusedFileError } from './refusedFile.ts';
import type { PackedSheet, WorkbookAnswer, WorkbookTask } from './workbook.worker.ts';
import { TooManyRowsError, type WorkbookLimits } from './workbookReader.ts';

export interface ThreadLimits extends WorkbookLimits {
  /** Of the reading thread's heap. */
  readonly heapMegabytes: number;
  readonly milliseconds: number;
}

const damaged = 'This workbook is damaged and cannot be read.';

/** Pieces are opened as their rows are asked for. */
function* rowsOf({ pieces }: PackedSheet): Generator<ReadRow, void> {
  for (const piece of pieces) yield* JSON.parse(piece) as readonly ReadRow[];
}

/** The sheets of a workbook. Rejects with RefusedFileError, also when a limit was reached, or with TooManyRowsError. */
export async function readInThread(bytes: Uint8Array, limits: ThreadLimits): Promise<readonly ReadSheet[]> {
  const task: WorkbookTask = { bytes, limits };
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
            : damaged,
        ),
      );
      worker.once('exit', () => refuse(damaged));
    });
    if ('refusal' in answer) throw new RefusedFileError(answer.refusal);
    if ('hasTooManyRows' in answer) throw new TooManyRowsError();
    return answer.sheets.map((sheet) => ({ name: sheet.name, rows: { [Symbol.iterator]: () => rowsOf(sheet) } }));
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
