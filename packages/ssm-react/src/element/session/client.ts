import { createSatClient, type SatClient, SatError } from 'ssm-core';
import type { Tell } from '../events.ts';

type Call = (path: string, options: object) => Promise<unknown>;

/** Thrown instead of a call that has no token. `ssm-error` has already reported it. */
export class TokenFailure extends Error {}

/** Creates a client that reports each failed call unless it was aborted or has no token. */
export function createElementClient(
  baseUrl: string,
  accessToken: () => Promise<string | undefined>,
  onUnauthorized: () => void,
  tell: Tell,
): SatClient {
  const { timeoutMs, ...calls } = createSatClient({ baseUrl, accessToken, onUnauthorized });
  const reporting = (call: unknown) => async (path: string, options: object) => {
    try {
      return await (call as Call)(path, options);
    } catch (error) {
      if (error instanceof SatError && error.code !== 'aborted' && !(error.cause instanceof TokenFailure)) {
        const { code, status, message } = error;
        tell('ssm-error', { code, status, message });
      }
      throw error;
    }
  };
  const reported = Object.entries(calls).map(([method, call]) => [method, reporting(call)]);
  return { ...Object.fromEntries(reported), timeoutMs } as SatClient;
}
