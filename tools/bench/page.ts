/**
 * Controls a page under measurement. Finds elements by role and name, so that it works for the application and the
 * bare page.
 */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright';

export const viewport = { width: 1280, height: 800 };
export const pageScript: string = await readFile(new URL('./in-page.js', import.meta.url), 'utf8');

interface Bench {
  watch(type: string, selector?: string): void;
  scroll(steps: number, step: number): Promise<number>;
  result: Promise<number>;
  readonly firstRows: number | undefined;
}
declare const bench: Bench;

type Opened = AsyncDisposable & { readonly page: Page; readonly cdp: CDPSession };

export async function openBlank(context: BrowserContext, slowdown: number): Promise<Opened> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ content: pageScript });
  return { page, cdp, [Symbol.asyncDispose]: () => page.close() };
}

export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const until = performance.now() + 5000;
        let calm = 0;
        const look = (deadline: IdleDeadline): void => {
          calm = deadline.timeRemaining() > 5 ? calm + 1 : 0;
          if (calm >= 10 || performance.now() > until) resolve();
          else requestIdleCallback(look, { timeout: 1000 });
        };
        requestIdleCallback(look, { timeout: 1000 });
      }),
  );
}

/** Moves the pointer over the page and waits, because the application lazy-loads parts on the first interaction. */
export async function firstInteraction(page: Page): Promise<void> {
  await page.mouse.move(viewport.width / 2, viewport.height - 5);
  await page.mouse.move(viewport.width / 2 + 5, viewport.height - 5);
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  await settle(page);
}

export async function loadMenu(page: Page, url: string, rowCount: number): Promise<void> {
  await page.goto(url);
  const rows = page.getByRole('grid', { name: 'Menu' }).getByRole('gridcell', { name: /^\d+-\d+$/ });
  await rows.first().waitFor();
  const status = page.getByText(` of ${rowCount.toLocaleString('en')} reagents`);
  await status.first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settle(page);
}

async function timed(
  page: Page,
  type: string,
  selector: string | undefined,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(([event, wanted]) => bench.watch(event, wanted), [type, selector] as const);
  // Waits, because right after a change an input would wait up to 17 ms for the display by chance.
  await page.waitForTimeout(50);
  await act();
  const result = await page.evaluate(() => bench.result);
  if (result < 0) throw new Error(`${type} changed nothing (${selector ?? 'the grid'}) on ${page.url()}`);
  return result;
}

export function timedKey(page: Page, key: string): Promise<number> {
  return timed(page, 'keydown', undefined, () => page.keyboard.press(key));
}

async function fewFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Clicks as a person does. Measures from the release of the button to the changed grid, or to what the selector
 * finds.
 */
export async function timedClick(page: Page, target: Locator, selector?: string): Promise<number> {
  await target.hover();
  await fewFrames(page);
  await page.mouse.down();
  await fewFrames(page);
  return timed(page, 'pointerup', selector, () => page.mouse.up());
}

export async function scrollSteps(page: Page, steps: number): Promise<number> {
  return page.evaluate((count) => bench.scroll(count, 120), steps);
}

export async function timedReload(page: Page): Promise<number> {
  await page.reload();
  const firstRows = await page.waitForFunction(() => bench.firstRows);
  return (await firstRows.jsonValue()) ?? Number.NaN;
}
