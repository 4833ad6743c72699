/** Batches request lines: single writes would cost as much as the responses. */
import type { RequestRecord } from './log.ts';

export interface RequestLines {
  add(record: RequestRecord): void;
  flush(): void;
}

const longestWaitMs = 200;
const mostWaiting = 64 * 1024;
/** Each line fits, because all its texts are bounded. */
const longestLine = 1024;
const level = 30;

/** Formats lines as pino does and passes them to `write` in batches. */
export function createRequestLines(write: (text: string) => void, now: () => number = Date.now): RequestLines {
  // Uses one buffer instead of strings, so tens of thousands of lines a second create no garbage.
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
      // No text needs JSON escapes: they are methods, operationIds and checked ids.
      const line = `{"level":${level},"time":${now()},"method":"${method}","route":"${route}","status":${status},"ms":${ms},"requestId":"${requestId}","msg":"request"}\n`;
      length += waiting.write(line.slice(0, longestLine), length, 'latin1');
      if (length > mostWaiting) flush();
      else timer ??= setTimeout(flush, longestWaitMs).unref();
    },
    flush,
  };
}
