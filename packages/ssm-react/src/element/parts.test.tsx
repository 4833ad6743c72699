import { within } from '@testing-library/react';
import { createInMemoryServer } from 'ssm-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

vi.mock('../pages/menu/MenuFilters.tsx', () => {
  throw new TypeError('offline');
});

await import('./element.ts');

test('code that was wanted and could not be fetched is told to the page, once a try', async () => {
  const server = await createInMemoryServer({});
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => server.fetch(request as Request));
  const element = document.createElement('ssm-menu');
  onTestFinished(() => {
    element.remove();
    vi.mocked(fetch).mockRestore();
  });
  const told: unknown[] = [];
  element.addEventListener('ssm-error', ({ detail: { code, status } }) => told.push([code, status]));
  document.body.append(element);
  const inside = within(element.shadowRoot as unknown as HTMLElement);
  await inside.findByText(/of [\d,]+ reagents$/, {}, { timeout: 20_000 });
  await userEvent.click(inside.getByRole('button', { name: 'Filters' }));
  expect((await inside.findByRole('alert')).textContent).toContain('This part of the page could not be loaded.');
  expect(told).toEqual([['part', 0]]);
});
