/** When a call is made again by itself: a query, or a write with a key of its own. Nothing else is ever repeated. */
import { SatError, type SatErrorCode } from '../error.ts';

const maximumRetries = 2;
/** A server that asks for longer is left to the person. */
const maximumWaitSeconds = 30;
const firstWaitMs = 500;

/** Whether to ask again after so many retries: for no answer, 429 and 5xx, at most twice. */
export function shouldRetry(retries: number, error: SatError): boolean {
  if (retries >= maximumRetries || (error.retryAfterSeconds ?? 0) > maximumWaitSeconds) return false;
  return error.code === 'network' || error.status === 429 || error.status >= 500;
}

/** What says the same however often it is asked, until something else is done. */
const lastingCodes: ReadonlySet<SatErrorCode> = new Set([
  'not_found',
  'not_on_menu',
  'too_many_panels',
  'too_many_versions',
]);

/** Whether a person can be offered to try again. */
export function isWorthRetrying({ code }: SatError): boolean {
  return !lastingCodes.has(code);
}

/** What Retry-After says, else half a second, then a whole one. */
export function retryDelayMs(retries: number, error: SatError): number {
  return error.retryAfterSeconds === undefined ? firstWaitMs * 2 ** retries : error.retryAfterSeconds * 1000;
}

function waited(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new SatError('aborted', { cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}

/** Makes a call again where a query would be; only for one that does nothing more when it is repeated. */
export async function withRetries<Data>(call: () => Promise<Data>, signal?: AbortSignal): Promise<Data> {
  for (let retries = 0; ; retries++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each follows the failure of the one before
      return await call();
    } catch (error) {
      if (!(error instanceof SatError) || !shouldRetry(retries, error)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- see above
      await waited(retryDelayMs(retries, error), signal);
    }
  }
}
