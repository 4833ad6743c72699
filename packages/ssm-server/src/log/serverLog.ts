import { pino } from 'pino';
import type { LogLevel } from '../config/config.ts';
import { type ErrorFacts, errorFacts } from './errorFacts.ts';
import { createLineWriter } from './lineWriter.ts';
import type { Log } from './log.ts';
import { createRequestLines } from './requestLines.ts';

export interface ServerLog extends Log {
  /** Writes the last line. A collector gets only the fields; `thrown` is for a person at a terminal. */
  fatal(fields: object, thrown: unknown, message: string): void;
  flush(): void;
}

function jsonLog(level: LogLevel): ServerLog {
  const writer = createLineWriter(1);
  const err = (thrown: unknown): ErrorFacts => errorFacts(thrown, { withMessages: true });
  const logger = pino({ level, serializers: { err } }, writer);
  const lines = createRequestLines((text) => writer.write(text));
  const write = (line: () => void): void => {
    lines.flush();
    line();
  };
  return {
    ...(logger.isLevelEnabled('info') ? { request: (record) => lines.add(record) } : {}),
    info: (fields, message) => write(() => logger.info(fields, message)),
    warn: (fields, message) => write(() => logger.warn(fields, message)),
    error: (fields, message) => write(() => logger.error(fields, message)),
    fatal: (fields, _, message) => write(() => logger.fatal(fields, message)),
    flush: () => write(() => writer.flush()),
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

/** Writes warnings and errors as text at a terminal. Writes JSON elsewhere, or when a level is set. */
export function createServerLog(
  level: LogLevel | undefined,
  isTerminal: boolean,
  write: (line: string) => void,
): ServerLog {
  return level === undefined && isTerminal ? humanLog(write) : jsonLog(level ?? 'info');
}
