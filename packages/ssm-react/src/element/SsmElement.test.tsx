import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { servedInMemory } from './testing/servedInMemory.ts';

await import('./element.ts');

const slow = { timeout: 20_000 };
servedInMemory();

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
