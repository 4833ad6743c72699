import { SatError } from '../error.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Buffers without limit, so a slow reader is not mistaken for a stalled answer. */
const takesAll = { highWaterMark: Number.POSITIVE_INFINITY };

/**
 * Wraps a fetch so that its answer fails with `timeout` after `inactivityMs` without data.
 * Upload progress is not visible, so methods other than GET are timed only once their answer begins.
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
