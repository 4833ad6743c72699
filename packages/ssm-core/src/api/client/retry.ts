import { SatError, type SatErrorCode } from '../error.ts';

const maximumRetries = 2;
/** After longer waits, the user must retry. */
const maximumWaitSeconds = 30;
const firstWaitMs = 500;

export function shouldRetry(retries: number, error: SatError): boolean {
  if (retries >= maximumRetries || (error.retryAfterSeconds ?? 0) > maximumWaitSeconds) return false;
  return error.code === 'network' || error.status === 429 || error.status >= 500;
}

/** Errors that recur until the user changes something. */
const lastingCodes: ReadonlySet<SatErrorCode> = new Set([
  'not_found',
  'not_on_menu',
  'too_many_panels',
  'too_many_versions',
  'too_many_collections',
]);

export function isWorthRetrying({ code }: SatError): boolean {
  return !lastingCodes.has(code);
}

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

/** Retries a failed call under the same rules as queries. Use it only for idempotent calls. */
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
