/** A visitor's reload beside a signed-in person's: what knowing the person costs before the first rows. */
import type { Browser, Page } from 'playwright';
import { median } from './statistics.ts';

/** Sets `firstRows` when a frame with a row's SeqId has been painted. */
function watch(): void {
  const look = (): void => {
    const cells = [...document.querySelectorAll('[role=grid] [role=gridcell]')];
    if (!cells.some((cell) => /\d+-\d+/.test(cell.textContent ?? ''))) {
      requestAnimationFrame(look);
      return;
    }
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      (globalThis as { firstRows?: number }).firstRows = performance.now();
    });
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  requestAnimationFrame(look);
}

async function open(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(origin);
  return page;
}

async function reload(page: Page): Promise<number> {
  await page.reload();
  await page.waitForFunction(() => (globalThis as { firstRows?: number }).firstRows !== undefined);
  return page.evaluate(() => (globalThis as { firstRows?: number }).firstRows ?? Number.NaN);
}

export interface Reloads {
  /** Medians, in milliseconds from navigation to the first rows painted. */
  readonly visitor: number;
  readonly signedIn: number;
}

export async function measureReloads(browser: Browser, origin: string, runs: number): Promise<Reloads> {
  const [visitor, signedIn] = [await open(browser, origin), await open(browser, origin)];
  await signedIn.getByRole('button', { name: 'Login', exact: true }).click();
  await signedIn.getByRole('button', { name: 'Continue as SSM-Registered', exact: true }).click();
  await signedIn.getByRole('button', { name: 'ssm-registered@example.org' }).waitFor();
  const times: { readonly visitor: number; readonly signedIn: number }[] = [];
  // The first two fill the browser's caches of code.
  for (let index = 0; index < runs + 2; index += 1) {
    times.push({ visitor: await reload(visitor), signedIn: await reload(signedIn) });
  }
  await Promise.all([visitor.context().close(), signedIn.context().close()]);
  const counted = times.slice(2);
  return {
    visitor: median(counted.map((time) => time.visitor)),
    signedIn: median(counted.map((time) => time.signedIn)),
  };
}
