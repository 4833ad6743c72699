/**
 * Holds the answer to a request that was sent before the application's code had loaded. The first matching call gets
 * it.
 */
import type { FetchShaped } from 'ssm-core';

export interface EarlyAnswer {
  /** Returns the answer if method, address, media type and authorization match, and if no other call has taken it. */
  take(request: Request): Promise<Response> | undefined;
}

function isSame(one: Request, other: Request): boolean {
  const [first, second] = [new URL(one.url), new URL(other.url)];
  first.searchParams.sort();
  second.searchParams.sort();
  return (
    one.method === other.method &&
    first.href === second.href &&
    one.headers.get('Accept') === other.headers.get('Accept') &&
    one.headers.get('Authorization') === other.headers.get('Authorization')
  );
}

export const nothingEarly: EarlyAnswer = { take: () => undefined };

export function askEarly(request: Request, fetchShaped: FetchShaped): EarlyAnswer {
  const aborter = new AbortController();
  let waiting: Promise<Response> | undefined = fetchShaped(new Request(request, { signal: aborter.signal }));
  waiting.catch(() => {});

  return {
    take(asked) {
      if (waiting === undefined || !isSame(request, asked)) return undefined;
      const answer = waiting;
      waiting = undefined;
      const abort = (): void => aborter.abort(asked.signal.reason);
      if (asked.signal.aborted) abort();
      else asked.signal.addEventListener('abort', abort, { once: true });
      return answer;
    },
  };
}

export function withEarlyAnswer(early: EarlyAnswer, fetchShaped: FetchShaped): FetchShaped {
  return (request) => early.take(request) ?? fetchShaped(request);
}

/**
 * Reads an answer from the browser's HTTP cache without a request. Rejects if the cache has none. Only for visitors:
 * an answer to a signed-in user may belong to another user of this browser.
 */
export const fetchCopy: FetchShaped = (request) =>
  fetch(new Request(request, { cache: 'only-if-cached', mode: 'same-origin' }));

/**
 * Returns whether the script came from the cache, which means an earlier visit. Without one, looking for a copy would
 * log an error in the console.
 */
export function wasHere(script: string, page: Pick<Performance, 'getEntriesByName'>): boolean {
  const [entry] = page.getEntriesByName(script);
  return entry !== undefined && 'transferSize' in entry && entry.transferSize === 0;
}
