/** The reference server inside the page, of which a file's elements ask everything, and what is said to the developers of a page. */
import { createInMemoryServer } from 'ssm-server';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

type InMemoryServer = Awaited<ReturnType<typeof createInMemoryServer>>;

export interface ServedInMemory {
  readonly fetch: InMemoryServer['fetch'];
  readonly mint: InMemoryServer['mint'];
  /** Of the test that runs, each with what it is about; */
  readonly warnings: () => readonly (readonly unknown[])[];
  /** and their texts alone. */
  readonly complaints: () => readonly string[];
}

/** For a whole file. After each test the page is empty, and `fetch` the browser's own. */
export function servedInMemory(): ServedInMemory {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let server: InMemoryServer;

  beforeAll(async () => {
    server = await createInMemoryServer({});
  });

  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation((request) => server.fetch(request as Request));
    warn.mockClear();
  });

  afterEach(() => {
    document.body.replaceChildren();
    vi.mocked(fetch).mockRestore();
  });

  return {
    fetch: (request) => server.fetch(request),
    mint: (title) => server.mint(title),
    warnings: () => warn.mock.calls,
    complaints: () => warn.mock.calls.map(([text]) => String(text)),
  };
}
