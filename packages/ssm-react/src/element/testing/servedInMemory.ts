import { createInMemoryServer } from 'ssm-server';
import { beforeAll, beforeEach, type MockInstance, vi } from 'vitest';

type InMemoryServer = Awaited<ReturnType<typeof createInMemoryServer>>;

export interface ServedInMemory {
  readonly fetch: InMemoryServer['fetch'];
  readonly mint: InMemoryServer['mint'];
  readonly warnings: () => readonly (readonly unknown[])[];
  readonly complaints: () => readonly string[];
}

export function servedInMemory(): ServedInMemory {
  let server: InMemoryServer;
  let warn: MockInstance<typeof console.warn>;

  beforeAll(async () => {
    server = await createInMemoryServer({});
  });

  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockImplementation((request) => server.fetch(request as Request));
  });

  return {
    fetch: (request) => server.fetch(request),
    mint: (title) => server.mint(title),
    warnings: () => warn.mock.calls,
    complaints: () => warn.mock.calls.map(([text]) => String(text)),
  };
}
