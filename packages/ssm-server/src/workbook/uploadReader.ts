/** Reads the workbooks that people send: few at once, each in a thread of its own; a short queue, then no more. */
import { openUpload } from './openUpload.ts';
import { uploadLimits } from './uploadLimits.ts';
import { BusyError, type WorkbookReader } from './workbookReader.ts';
import { readInThread, type ThreadLimits } from './workbookThread.ts';

// An answer is due within five seconds, the refusal included.
const threadLimits: ThreadLimits = { ...uploadLimits, heapMegabytes: 96, milliseconds: 4500 };
const atOnce = 2;
const longestQueue = 6;

export function createUploadReader(limits: ThreadLimits = threadLimits): WorkbookReader {
  const queue: (() => void)[] = [];
  let reading = 0;

  async function turn(): Promise<void> {
    if (reading < atOnce) {
      reading += 1;
      return;
    }
    if (queue.length >= longestQueue) throw new BusyError();
    // Whoever ends hands its place on.
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  }

  function endTurn(): void {
    const next = queue.shift();
    if (next === undefined) reading -= 1;
    else next();
  }

  return {
    async read(bytes) {
      // What is no workbook, or says itself that it is too large, needs no thread.
      openUpload(bytes, limits);
      await turn();
      try {
        return await readInThread(bytes, limits);
      } finally {
        endTurn();
      }
    },
  };
}
