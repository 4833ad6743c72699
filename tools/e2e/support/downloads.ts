import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';

export async function downloaded(page: Page, name: string) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}`, exact: true }).click();
  const download = await waiting;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
