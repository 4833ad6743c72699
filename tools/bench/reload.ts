/** A reload, from navigation to the first rows painted, with the browser's caches filled. */
import type { Page } from 'playwright';
import { watchFirstRows } from './firstRows.ts';
import { type Place, type Samples, settle } from './page.ts';

async function reload(page: Page): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => (globalThis as { firstRows?: number }).firstRows !== undefined);
  return page.evaluate(() => (globalThis as { firstRows?: number }).firstRows ?? Number.NaN);
}

/** Milliseconds of three reloads; two before them fill the browser's caches of code. */
export async function measureReloads(place: Place, url: string, slowdown = 1): Promise<readonly number[]> {
  const page = await place.newPage();
  await page.addInitScript(watchFirstRows);
  await page.goto(url);
  const times: number[] = [];
  const cdp = await page.context().newCDPSession(page);
  for (let count = 0; count < 5; count += 1) {
    // What comes at idle comes at full speed, as it has long before somebody returns.
    await settle(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    times.push(await reload(page));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await place.close(page);
  return times.slice(2);
}

export async function reloadSamples(place: Place, url: string): Promise<Samples> {
  return { reload: await measureReloads(place, url) };
}

/** The same for somebody who returns, with the processor slowed. */
export async function returnSamples(place: Place, url: string, slowdown: number): Promise<Samples> {
  return { return: await measureReloads(place, url, slowdown) };
}
