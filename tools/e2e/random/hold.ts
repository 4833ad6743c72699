import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type Playing, patient } from './hands.ts';
import { screenOf, wantedScreen } from './screen.ts';

/**
 * Matches errors that are expected in the log: of a request or chunk while offline, and of a cache lookup
 * (`only-if-cached`) that finds no copy.
 */
const expectedErrors =
  /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|CACHE_MISS)|Failed to fetch dynamically imported module/;

export function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedErrors.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
}

/** Waits until the page matches the model. On failure throws the difference, at once if the page is broken. */
export async function holdToModel({ page, model, complaints }: Playing): Promise<void> {
  const read = async () => {
    const screen = await screenOf(page);
    return {
      shown: { ...screen, complaints: [...complaints] },
      wanted: { ...wantedScreen(model, screen), complaints: [] },
    };
  };
  const isSettled = ({ shown, wanted }: Awaited<ReturnType<typeof read>>): boolean =>
    isSame(shown, wanted) || shown.broken !== '' || shown.complaints.length > 0;
  let last = await read();
  if (!isSettled(last)) {
    const again = async (): Promise<boolean> => {
      last = await read();
      return isSettled(last);
    };
    await expect
      .poll(again, patient)
      .toBe(true)
      .catch(() => undefined);
  }
  expect(last.shown).toEqual(last.wanted);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
