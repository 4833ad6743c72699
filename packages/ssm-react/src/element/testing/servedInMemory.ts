/** The reference server inside the page, of which a file's elements ask everything, and what is said to the developers of a page. */
import { createInMemoryServer } from 'ssm-server';
import { beforeAll, beforeEach, type MockInstance, vi } from 'vitest';

type InMemoryServer = Awaited<ReturnType<typeof createInMemoryServer>>;

export interface ServedInMemory {
  readonly fetch: InMemoryServer['fetch'];
  readonly mint: InMemoryServer['mint'];
  /** Of the test that runs, each with what it is about; */
  readonly warnings: () => readonly (readonly unknown[])[];
  /** and their texts alone. */
  readonly complaints: () => readonly string[];
}

/** For a whole file. */
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
