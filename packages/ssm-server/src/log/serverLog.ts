import { writeSync } from 'node:fs';
import { pino } from 'pino';
import type { LogLevel } from '../settings/config.ts';
import { type ErrorFacts, errorFacts } from './errorFacts.ts';
import type { Log } from './log.ts';

export interface ServerLog extends Log {
  /** Writes the last line. At a terminal, a person also sees `thrown`; elsewhere only the fields are written. */
  fatal(fields: object, thrown: unknown, message: string): void;
  flush(): void;
}

interface LineWriter {
  write(text: string): void;
  /** Writes all waiting lines now. Waits at most a second for a slow reader. */
  flush(): void;
}

/** Lines are written together, by length and time, because one write per line would delay answers. */
const batchLength = 4096;
const batchMs = 200;
const retryMs = 10;
const longestFlushMs = 1000;
const mostWaiting = 16 * 1024 * 1024;

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * Writes log text to a file descriptor in order, without waiting for a slow reader. Writes are synchronous, because an
 * asynchronous one waits in the thread pool, where it can be lost at exit or overtaken. They do not block, because Node
 * makes the pipe of standard output non-blocking.
 */
function createLineWriter(fd: number): LineWriter {
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
      // If the reader is gone or the disk is full, the server continues without its log.
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

function jsonLog(level: LogLevel): ServerLog {
  const writer = createLineWriter(1);
  const err = (thrown: unknown): ErrorFacts => errorFacts(thrown, { withMessages: true });
  const logger = pino({ level, serializers: { err } }, writer);
  // Lines about requests are many, so they do not name process and machine.
  const requests = pino({ level, base: null }, writer);
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    request: (record) => requests.info(record, 'request'),
    fatal: (fields, _, message) => logger.fatal(fields, message),
    flush: () => writer.flush(),
  };
}

function reasonOf(fields: object): string {
  const error = (fields as { err?: unknown }).err;
  return error instanceof Error ? `: ${error.message}` : '';
}

function humanLog(write: (line: string) => void): ServerLog {
  return {
    info: () => {},
    warn: (fields, message) => write(message + reasonOf(fields)),
    error: (fields, message) => write(message + reasonOf(fields)),
    fatal: (_, thrown, message) => write(`${message}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`),
    flush: () => {},
  };
}

/**
 * Creates the log. At a terminal, it writes warnings and errors as text. Elsewhere, or if a level is set, it writes
 * JSON.
 */
export function createServerLog(
  level: LogLevel | undefined,
  isTerminal: boolean,
  write: (line: string) => void,
): ServerLog {
  return level === undefined && isTerminal ? humanLog(write) : jsonLog(level ?? 'info');
}
