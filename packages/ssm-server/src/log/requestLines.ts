/** Request lines, written many at a time: one by one they would cost as much as the answers. */
import type { RequestRecord } from './log.ts';

export interface RequestLines {
  /** As the `request` of a Log. */
  add(record: RequestRecord): void;
  /** Writes what is waiting; call it before the process ends. */
  flush(): void;
}

/** Lines wait no longer than this, and no more text than this waits. */
const longestWaitMs = 200;
const mostWaiting = 64 * 1024;
/** No line is longer: every text in it is bounded. */
const longestLine = 1024;
/** Pino's number for info. */
const level = 30;

/** Lines of the shape of pino's, handed to `write` some at a time. */
export function createRequestLines(write: (text: string) => void, now: () => number = Date.now): RequestLines {
  // Bytes in one place rather than a growing text: tens of thousands of lines a second leave nothing to collect.
  const waiting = Buffer.alloc(mostWaiting + longestLine);
  let length = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (length === 0) return;
    const text = waiting.toString('latin1', 0, length);
    length = 0;
    write(text);
  }

  return {
    add({ method, route, status, ms, requestId }) {
      // None of the texts holds a character that JSON would escape: they are methods, operationIds and checked ids.
      const line = `{"level":${level},"time":${now()},"method":"${method}","route":"${route}","status":${status},"ms":${ms},"requestId":"${requestId}","msg":"request"}\n`;
      length += waiting.write(line.slice(0, longestLine), length, 'latin1');
      if (length > mostWaiting) flush();
      else timer ??= setTimeout(flush, longestWaitMs).unref();
    },
    flush,
  };
}
