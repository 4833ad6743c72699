/** Waiting for what a page shows, and failing with what it showed instead. */
import type { Locator } from 'playwright';
import { expect } from 'vitest';

const limitMs = 30_000;

/** Resolves when read() gives the value; fails with a comparison when it never does. */
export async function eventually<Value>(read: () => Promise<Value>, wanted: Value): Promise<void> {
  await expect.poll(read, { timeout: limitMs, interval: 40 }).toEqual(wanted);
}

/** The text of what is found, joined with single spaces; undefined while it is not there. */
export async function textOf(locator: Locator): Promise<string | undefined> {
  const texts = await locator.allInnerTexts();
  return texts[0]?.replace(/\s+/g, ' ').trim();
}

/** Resolves when the first that is found reads so. */
export function eventuallyReads(locator: Locator, text: string): Promise<void> {
  return eventually(() => textOf(locator), text);
}
