/** When a query asks again by itself. Queries are all GET; nothing else is ever repeated. */
import type { SatError } from './error.ts';

const maximumRetries = 2;
/** A server that asks for longer is left to the person. */
const maximumWaitSeconds = 30;
const firstWaitMs = 500;

/** Whether to ask again after so many retries: for no answer, 429 and 5xx, at most twice. */
export function shouldRetry(retries: number, error: SatError): boolean {
  if (retries >= maximumRetries || (error.retryAfterSeconds ?? 0) > maximumWaitSeconds) return false;
  return error.code === 'network' || error.status === 429 || error.status >= 500;
}

/** What Retry-After says, else half a second, then a whole one. */
export function retryDelayMs(retries: number, error: SatError): number {
  return error.retryAfterSeconds === undefined ? firstWaitMs * 2 ** retries : error.retryAfterSeconds * 1000;
}
