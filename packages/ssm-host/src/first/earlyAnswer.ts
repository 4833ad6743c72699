/** An answer asked for before the code that needs it has arrived, and handed over once to the call that asks the same. */
import type { FetchShaped } from 'ssm-core';

export interface EarlyAnswer {
  /** The answer, when it was asked for with the same method, address and media type and nobody took it yet. */
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

/** When nothing was asked for. */
export const nothingEarly: EarlyAnswer = { take: () => undefined };

/** Asks at once. A failure is kept for whoever takes the answer. */
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

/** A fetch that takes the early answer where it fits. */
export function withEarlyAnswer(early: EarlyAnswer, fetchShaped: FetchShaped): FetchShaped {
  return (request) => early.take(request) ?? fetchShaped(request);
}
