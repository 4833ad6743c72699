import { createSatClient, type SatClient } from 'ssm-core';

function unlessAborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

export const silentClient: SatClient = createSatClient({ fetch: unlessAborted });

/** Answers every request with this status, which is not retried. */
export function refusingClient(status: number): SatClient {
  return createSatClient({ fetch: async () => new Response('<!doctype html>', { status }) });
}
