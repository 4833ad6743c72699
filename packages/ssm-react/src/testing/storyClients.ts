/** Clients of stories whose server does not answer as it should. */
import { createSatClient, type SatClient } from 'ssm-core';

function unlessAborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** No question is ever answered. */
export const silentClient: SatClient = createSatClient({ fetch: unlessAborted });

/** Every question is refused with this status, which is not tried again. */
export function refusingClient(status: number): SatClient {
  return createSatClient({ fetch: async () => new Response('<!doctype html>', { status }) });
}
