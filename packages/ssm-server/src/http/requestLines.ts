/** Request lines, written many at a time: one by one they would cost as much as the answers. */
import type { RequestRecord } from '../log.ts';

export interface RequestLines {
  /** As the `request` of a Log. */
  add(record: RequestRecord): void;
  /** Writes what is waiting; call it before the process ends. */
  flush(): void;
}

/** Lines wait no longer than this, and no more text than this waits. */
const longestWaitMs = 200;
const mostWaiting = 64 * 1024;
/** Pino's number for info. */
const level = 30;

/** Lines of the shape of pino's, handed to `write` some at a time. */
export function createRequestLines(write: (text: string) => void, now: () => number = Date.now): RequestLines {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  }

  return {
    add({ method, route, status, ms, requestId }) {
      // None of the texts holds a character that JSON would escape: they are methods, operationIds and checked ids.
      waiting += `{"level":${level},"time":${now()},"method":"${method}","route":"${route}","status":${status},"ms":${ms},"requestId":"${requestId}","msg":"request"}\n`;
      if (waiting.length > mostWaiting) flush();
      else timer ??= setTimeout(flush, longestWaitMs).unref();
    },
    flush,
  };
}
