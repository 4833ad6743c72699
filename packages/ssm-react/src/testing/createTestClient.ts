import { createSatClient, type SatClient, type SatClientOptions } from 'ssm-core';
import { createInMemoryServer, type InMemoryServerOptions } from 'ssm-server';

export interface TestClientOptions extends InMemoryServerOptions {
  /** Called for each request. It may count, delay, change or refuse the request. */
  readonly intercept?: (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>;
  readonly client?: Omit<SatClientOptions, 'fetch'>;
}

export async function createTestClient(options: TestClientOptions = {}): Promise<SatClient> {
  const { intercept, client, ...serverOptions } = options;
  const server = await createInMemoryServer(serverOptions);
  return createSatClient({
    ...client,
    fetch: intercept === undefined ? server.fetch : (request) => intercept(request, server.fetch),
  });
}

/** Creates a client whose requests are never answered. */
export function createSilentClient(): SatClient {
  return createSatClient({ fetch: (request) => new Promise((_, reject) => rejectWhenAborted(request, reject)) });
}

function rejectWhenAborted({ signal }: Request, reject: (reason: unknown) => void): void {
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
}

/**
 * Intercepts requests of a test client. Answers descriptions of catalogues like a server of an earlier release, which has
 * no gene sets to test.
 */
export async function withoutGeneSets(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = await answer(request);
  if (!new URL(request.url).pathname.endsWith('/catalogue')) return response;
  const described = (await response.json()) as Readonly<Record<string, unknown>>;
  return Response.json({ ...described, testsGeneSets: undefined });
}
