/** Ends a call whose answer stands still. Fetched where a page sets less than a call may last: nothing could stand still longer. */
import { SatError } from '../error.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Where no reader can keep it back, a part that waits to be read is no answer that stands still. */
const takesAll = { highWaterMark: Number.POSITIVE_INFINITY };

/**
 * A fetch whose answer fails with the SatError `timeout` once nothing of it has come for so long. How much of a request
 * is on its way is not seen, so a call that sends something is held to it from where its answer begins.
 */
export function endStillAnswers(fetchShaped: Fetch, inactivityMs: number): Fetch {
  return async (request) => {
    const aborter = new AbortController();
    const { signal } = aborter;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => clearTimeout(timer);
    const moved = (): void => {
      end();
      timer = setTimeout(() => aborter.abort(new SatError('timeout')), inactivityMs);
    };
    request.signal.addEventListener('abort', end, { once: true });
    if (request.method === 'GET') moved();
    const still = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as SatError), { once: true });
    });
    try {
      const both = AbortSignal.any([request.signal, signal]);
      const response = await Promise.race([still, fetchShaped(new Request(request, { signal: both }))]);
      end();
      if (response.body === null) return response;
      moved();
      const watched = new TransformStream<Uint8Array, Uint8Array>(
        {
          transform(part, out) {
            moved();
            out.enqueue(part);
          },
          flush: end,
        },
        takesAll,
        takesAll,
      );
      return new Response(response.body.pipeThrough(watched, { signal }), response);
    } catch (error) {
      end();
      throw error;
    }
  };
}
