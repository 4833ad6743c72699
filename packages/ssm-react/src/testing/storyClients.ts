import { createSatClient, type SatClient } from 'ssm-core';

function unlessAborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

export const silentClient: SatClient = createSatClient({ fetch: unlessAborted });

/** Creates a client that gets this status, which must not be retried, for every request. */
export function refusingClient(status: number): SatClient {
  return createSatClient({ fetch: async () => new Response('<!doctype html>', { status }) });
}
