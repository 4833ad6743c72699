/** Writes a log to a file descriptor: in order, without the thread pool, and without waiting for a reader that is slow. */
import { writeSync } from 'node:fs';

export interface LineWriter {
  /** Appends text, which is written with the next batch. */
  write(text: string): void;
  /** Writes everything at once. Waits a second at most for a reader that is slow. */
  flush(): void;
}

/** A batch is written when it has this many characters or has waited this long: one write a line would slow answers. */
const batchLength = 4096;
const batchMs = 200;
/** A full pipe is tried again after this. */
const retryMs = 10;
const longestFlushMs = 1000;
/** Beyond this, new lines are dropped while the reader does not read. */
const mostWaiting = 16 * 1024 * 1024;

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * Node's asynchronous writes run in the thread pool: one that is queued behind other work is lost when the process exits, and a
 * synchronous write overtakes it. Writing here is synchronous and never blocks, because Node makes the pipe of standard output non-blocking.
 */
export function createLineWriter(fd: number): LineWriter {
  let waiting = '';
  let rest = Buffer.alloc(0);
  let isFull = false;
  let timer: NodeJS.Timeout | undefined;

  function writeSome(): void {
    if (rest.length === 0) {
      rest = Buffer.from(waiting);
      waiting = '';
    }
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      isFull = (error as NodeJS.ErrnoException).code === 'EAGAIN';
      // The reader is gone, or the disk is full: the server goes on without these lines.
      if (!isFull) rest = Buffer.alloc(0);
    }
  }

  function writeAll(): void {
    clearTimeout(timer);
    timer = undefined;
    isFull = false;
    while (!isFull && rest.length + waiting.length > 0) writeSome();
    if (isFull) timer = setTimeout(writeAll, retryMs).unref();
  }

  return {
    write(text) {
      if (rest.length + waiting.length > mostWaiting) return;
      waiting += text;
      if (waiting.length >= batchLength && !isFull) writeAll();
      else timer ??= setTimeout(writeAll, batchMs).unref();
    },
    flush() {
      const end = performance.now() + longestFlushMs;
      writeAll();
      while (isFull && performance.now() < end) {
        pause(retryMs);
        writeAll();
      }
    },
  };
}
