/** What goes to the terminal: lines for a person, or JSON for a collector. */
import { destination, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { type ErrorFacts, errorFacts } from './errorFacts.ts';
import type { Log } from './log.ts';
import { createRequestLines } from './requestLines.ts';

export interface ServerLog extends Log {
  /** The last line. A collector gets the fields alone; `thrown` is for a person at a terminal. */
  fatal(fields: object, thrown: unknown, message: string): void;
  /** Writes what is still held back. */
  flush(): void;
}

/** The most that is held back, in bytes and in milliseconds: a line of its own each would slow answers. */
const heldBytes = 4096;
const heldMs = 200;

function jsonLog(level: LogLevel): ServerLog {
  const stream = destination({ dest: 1, sync: false, minLength: heldBytes, periodicFlush: heldMs });
  const err = (thrown: unknown): ErrorFacts => errorFacts(thrown, { withMessages: true });
  const logger = pino({ level, serializers: { err } }, stream);
  const lines = createRequestLines((text) => stream.write(text));
  return {
    ...(logger.isLevelEnabled('info') ? { request: (record) => lines.add(record) } : {}),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    fatal: (fields, _, message) => {
      // What is held back happened before.
      lines.flush();
      logger.fatal(fields, message);
    },
    flush: () => {
      lines.flush();
      stream.flushSync();
    },
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

/** At a terminal a person reads: warnings and errors in words, through `write`. Elsewhere, or with a level chosen, JSON. */
export function createServerLog(
  level: LogLevel | undefined,
  isTerminal: boolean,
  write: (line: string) => void,
): ServerLog {
  return level === undefined && isTerminal ? humanLog(write) : jsonLog(level ?? 'info');
}
