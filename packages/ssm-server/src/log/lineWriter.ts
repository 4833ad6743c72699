/** Writes log text to a file descriptor in order, without the thread pool and without blocking on a slow reader. */
import { writeSync } from 'node:fs';

export interface LineWriter {
  write(text: string): void;
  /** Writes everything now. Waits at most a second for a slow reader. */
  flush(): void;
}

/** Batches lines by length and time, because one write per line would slow responses. */
const batchLength = 4096;
const batchMs = 200;
const retryMs = 10;
const longestFlushMs = 1000;
const mostWaiting = 16 * 1024 * 1024;

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * Uses synchronous writes: an asynchronous one waits in the thread pool, where it can be lost at exit or overtaken.
 * They never block, because Node makes the pipe of standard output non-blocking.
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
      // The server continues without log lines when the reader is gone or the disk is full.
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
