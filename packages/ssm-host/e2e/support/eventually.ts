/** Waiting for what a page shows, and failing with what it showed instead. */
import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** To look for roles and names is work for the page that is waited for, so it is not looked at all the time. */
const often = { timeout: 30_000, interval: 120 };

/** Resolves when read() gives the value; fails with a comparison when it never does. */
export async function eventually<Value>(read: () => Value | Promise<Value>, wanted: Value): Promise<void> {
  await expect.poll(read, often).toEqual(wanted);
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

/** Where two texts begin to differ; empty while they are the same. */
export function differenceOf(read: string, wanted: string): string {
  if (read === wanted) return '';
  let from = 0;
  while (read[from] !== undefined && read[from] === wanted[from]) from += 1;
  return `“${read.slice(from, from + 60)}” in place of “${wanted.slice(from, from + 60)}”`;
}
