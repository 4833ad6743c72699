import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** The interval is long, because looking up roles and names costs the page time. */
const often = { timeout: 60_000, interval: 120 };

/** Resolves when `read` returns the wanted value. After a timeout, fails with a comparison of both. */
export async function eventually<Value>(read: () => Value | Promise<Value>, wanted: Value): Promise<void> {
  await expect.poll(read, often).toEqual(wanted);
}

/** Returns the text of the first match, with single spaces. Returns undefined if there is no match. */
export async function textOf(locator: Locator): Promise<string | undefined> {
  const texts = await locator.allInnerTexts();
  return texts[0]?.replace(/\s+/g, ' ').trim();
}

export function eventuallyReads(locator: Locator, text: string): Promise<void> {
  return eventually(() => textOf(locator), text);
}

/** Returns the place where two texts first differ. Returns an empty text if they are equal. */
export function differenceOf(read: string, wanted: string): string {
  if (read === wanted) return '';
  let from = 0;
  while (read[from] !== undefined && read[from] === wanted[from]) from += 1;
  return `“${read.slice(from, from + 60)}” in place of “${wanted.slice(from, from + 60)}”`;
}
