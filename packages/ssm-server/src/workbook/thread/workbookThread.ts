import { Worker } from 'node:worker_threads';
import type { ReadSheet } from 'ssm-core/engine';
import { RefusedFileError, TooManyRowsError, type WorkbookLimits } from '../workbookReader.ts';
import { unpackRows } from './packedRows.ts';
import type { WorkbookAnswer, WorkbookTask } from './workbook.worker.ts';

export interface ThreadLimits extends WorkbookLimits {
  readonly heapMegabytes: number;
  readonly milliseconds: number;
}

export interface WorkbookThread {
  readonly read: (bytes: Uint8Array, readsRecords?: boolean) => Promise<readonly ReadSheet[]>;
  /** Returns whether the thread has ended, or must end because of a file that it has read. */
  readonly isSpent: () => boolean;
  readonly end: () => Promise<void>;
}

const damaged = 'This workbook is damaged and cannot be read.';

/** Starts a thread that reads one workbook at a time. While idle, it does not keep the process alive. */
export function startWorkbookThread(limits: ThreadLimits): WorkbookThread {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    stderr: true,
  });
  let isSpent = false;
  let answerWith: ((answer: WorkbookAnswer) => void) | undefined;
  const end = (refusal: string): void => {
    isSpent = true;
    answerWith?.({ refusal });
  };
  worker.on('message', (answer: WorkbookAnswer) => answerWith?.(answer));
  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? `This workbook needs more than ${limits.heapMegabytes} MB of memory to read, which is the limit.`
        : damaged,
    ),
  );
  worker.on('exit', () => end(damaged));
  worker.unref();

  async function answerOf(task: WorkbookTask): Promise<WorkbookAnswer> {
    if (isSpent) return { refusal: damaged };
    let timer: NodeJS.Timeout | undefined;
    worker.ref();
    try {
      return await new Promise<WorkbookAnswer>((resolve) => {
        answerWith = resolve;
        timer = setTimeout(
          () => end(`This workbook took longer than ${limits.milliseconds / 1000} s to read, which is the limit.`),
          limits.milliseconds,
        );
        worker.postMessage(task, []);
      });
    } finally {
      answerWith = undefined;
      clearTimeout(timer);
      worker.unref();
    }
  }

  return {
    async read(bytes, readsRecords = false) {
      const applied = readsRecords ? { ...limits, recordMark: undefined } : limits;
      const answer = await answerOf({ bytes, limits: applied });
      if ('sheets' in answer) {
        return answer.sheets.map((sheet) => ({
          name: sheet.name,
          isHidden: sheet.isHidden,
          rows: { [Symbol.iterator]: () => unpackRows(sheet) },
        }));
      }
      // The thread will be ended, so that this file cannot affect the next one.
      isSpent = true;
      throw 'refusal' in answer ? new RefusedFileError(answer.refusal) : new TooManyRowsError();
    },
    isSpent: () => isSpent,
    async end() {
      isSpent = true;
      await worker.terminate();
    },
  };
}

export async function readInThread(bytes: Uint8Array, limits: ThreadLimits): Promise<readonly ReadSheet[]> {
  const thread = startWorkbookThread(limits);
  try {
    return await thread.read(bytes);
  } finally {
    await thread.end();
  }
}
