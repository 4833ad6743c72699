import { within } from '@testing-library/react';
import { createInMemoryServer } from 'ssm-server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

await import('./element.ts');

const slow = { timeout: 20_000 };
let server: Awaited<ReturnType<typeof createInMemoryServer>>;

beforeAll(async () => {
  server = await createInMemoryServer({});
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => server.fetch(request as Request));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('one that is not on the page asks for no session, and asks once it is there', async () => {
  const element = document.createElement('ssm-menu');
  const token = vi.fn(() => null);
  element.getAccessToken = token;
  element.renewSession();
  expect(token).not.toHaveBeenCalled();
  document.body.append(element);
  await within(element.shadowRoot as unknown as HTMLElement).findByText(/of [\d,]+ reagents$/, {}, slow);
  element.remove();
  await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
  const before = token.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  element.renewSession();
  expect(token.mock.calls.length).toBe(before);
});
