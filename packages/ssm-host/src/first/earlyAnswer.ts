/** Holds an answer requested before its code has loaded, for the first matching call. */
import type { FetchShaped } from 'ssm-core';

export interface EarlyAnswer {
  /** Returns the answer if method, address, media type and authorization match and no call took it yet. */
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
