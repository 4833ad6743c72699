/**
 * Reads uploaded workbooks in a few threads. Owners take turns. Each owner has a short queue; further uploads are
 * refused.
 */
import type { ReadSheet } from 'ssm-core/engine';
import type { QueueLoad } from '../../queue/queue.ts';
import { createTurns } from '../../queue/queue.ts';
import { refuseOtherFiles } from '../fileSeems.ts';
import { uploadLimits } from '../uploadLimits.ts';
import { BusyError, type WorkbookReader } from '../workbookReader.ts';
import { startWorkbookThread, type ThreadLimits, type WorkbookThread } from './workbookThread.ts';

export interface UploadReader extends WorkbookReader {
  readonly warm: () => void;
  readonly stop: () => Promise<void>;
  readonly load: () => QueueLoad;
}

// Every response, even a refusal, must come within five seconds.
export const uploadThreadLimits: ThreadLimits = { ...uploadLimits, heapMegabytes: 96, milliseconds: 4500 };
const atOnce = 2;
const longestQueue = 6;
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

  /** Keeps one idle thread, and ends other threads that become idle. */
  async function giveBack(thread: WorkbookThread): Promise<void> {
    if (!thread.isSpent() && waiting === undefined && !isStopped) waiting = thread;
    else await thread.end();
    warm();
  }

  async function readInTurn(bytes: Uint8Array, readsRecords: boolean): Promise<readonly ReadSheet[]> {
    const thread = takeThread();
    try {
      return await thread.read(bytes, readsRecords);
    } finally {
      await giveBack(thread);
    }
  }

  return {
    warm,
    load: turns.load,
    async read(bytes, owner, readsRecords = false) {
      // Files that do not start like a workbook are refused without using a thread.
      refuseOtherFiles(bytes);
      const reading = turns.run(owner, () => readInTurn(bytes, readsRecords));
      if (reading === undefined) throw new BusyError();
      return await reading;
    },
    async stop() {
      isStopped = true;
      await waiting?.end();
    },
  };
}
