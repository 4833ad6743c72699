/** Reads the workbooks that people send: few at once, each in a thread beside the server, in turns of those who sent them; a short queue of each, then no more. */
import type { ReadSheet } from 'ssm-core/engine';
import type { QueueLoad } from '../../queue/queue.ts';
import { createTurns } from '../../queue/turns.ts';
import { refuseOtherFiles } from '../openUpload.ts';
import { uploadLimits } from '../uploadLimits.ts';
import { BusyError, type WorkbookReader } from '../workbookReader.ts';
import { startWorkbookThread, type ThreadLimits, type WorkbookThread } from './workbookThread.ts';

export interface UploadReader extends WorkbookReader {
  /** Starts a thread for the next workbook, so that it need not wait for one. */
  readonly warm: () => void;
  readonly stop: () => Promise<void>;
  readonly load: () => QueueLoad;
}

// An answer is due within five seconds, the refusal included.
export const uploadThreadLimits: ThreadLimits = { ...uploadLimits, heapMegabytes: 96, milliseconds: 4500 };
const atOnce = 2;
/** Of one person. */
const longestQueue = 6;
/** Of all, running ones among them. */
const mostHeld = 24;

export function createUploadReader(limits: ThreadLimits = uploadThreadLimits): UploadReader {
  const turns = createTurns(atOnce, longestQueue, mostHeld);
  let waiting: WorkbookThread | undefined;
  let isStopped = false;

  function warm(): void {
    if (!isStopped && (waiting === undefined || waiting.isSpent())) waiting = startWorkbookThread(limits);
  }

  function takeThread(): WorkbookThread {
    const thread = waiting?.isSpent() === false ? waiting : startWorkbookThread(limits);
    waiting = undefined;
    return thread;
  }

  /** One thread waits for the next workbook, any further one ends. */
  async function giveBack(thread: WorkbookThread): Promise<void> {
    if (!thread.isSpent() && waiting === undefined && !isStopped) waiting = thread;
    else await thread.end();
    warm();
  }

  async function readInTurn(bytes: Uint8Array): Promise<readonly ReadSheet[]> {
    const thread = takeThread();
    try {
      return await thread.read(bytes);
    } finally {
      await giveBack(thread);
    }
  }

  return {
    warm,
    load: turns.load,
    async read(bytes, owner) {
      // What does not even begin as a workbook needs no thread.
      refuseOtherFiles(bytes);
      const reading = turns.run(owner, () => readInTurn(bytes));
      if (reading === undefined) throw new BusyError();
      return await reading;
    },
    async stop() {
      isStopped = true;
      await waiting?.end();
    },
  };
}
