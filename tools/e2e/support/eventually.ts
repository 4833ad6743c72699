import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Looking up roles and names costs the page time, so the interval is long. */
const often = { timeout: 30_000, interval: 120 };

/** Resolves when read() returns the value; fails with a comparison on timeout. */
export async function eventually<Value>(read: () => Value | Promise<Value>, wanted: Value): Promise<void> {
  await expect.poll(read, often).toEqual(wanted);
}

/** Returns the first match's text with single spaces; undefined without a match. */
export async function textOf(locator: Locator): Promise<string | undefined> {
  const texts = await locator.allInnerTexts();
  return texts[0]?.replace(/\s+/g, ' ').trim();
}

export function eventuallyReads(locator: Locator, text: string): Promise<void> {
  return eventually(() => textOf(locator), text);
}

/** Returns where two texts first differ; empty if they are equal. */
export function differenceOf(read: string, wanted: string): string {
  if (read === wanted) return '';
  let from = 0;
  while (read[from] !== undefined && read[from] === wanted[from]) from += 1;
  return `“${read.slice(from, from + 60)}” in place of “${wanted.slice(from, from + 60)}”`;
}
