/** Drives one page under measurement, the application or a plain page: both are addressed by role and name alone. */
import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';

/** Milliseconds, megabytes or whatever the line is in, by the name of what was measured. */
export type Samples = Readonly<Record<string, readonly number[]>>;

/** Where pages are opened: a browser that knows nothing of the site, or one that a person is signed in with. */
export interface Place {
  readonly newPage: () => Promise<Page>;
  /** Ends the page and what was made for it alone. */
  readonly close: (page: Page) => Promise<void>;
}

export const viewport = { width: 1280, height: 800 };
const inPage = await readFile(new URL('./in-page.js', import.meta.url), 'utf8');

interface Bench {
  arm(types: readonly string[]): void;
  appear(type: string, selector: string): void;
  result: Promise<number>;
}
declare const bench: Bench;

export function visitorPlace(browser: Browser): Place {
  return {
    newPage: async () => (await browser.newContext({ viewport })).newPage(),
    close: (page) => page.context().close(),
  };
}

/** A page that is closed as its scope is left. */
export interface Opened extends AsyncDisposable {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A page with the processor slowed, before anything of the address is there. */
export async function openBlank(place: Place, slowdown: number): Promise<Opened> {
  const page = await place.newPage();
  page.setDefaultTimeout(30_000);
  const cdp = await page.context().newCDPSession(page);
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ content: inPage });
  return { page, cdp, [Symbol.asyncDispose]: () => place.close(page) };
}

export async function waitForMenu(page: Page, rowCount: number): Promise<void> {
  await page
    .getByRole('grid', { name: 'Menu' })
    .getByRole('gridcell', { name: /^\d+-\d+$/ })
    .first()
    .waitFor();
  await page
    .getByText(` of ${rowCount.toLocaleString('en')} reagents`)
    .first()
    .waitFor();
}

/** The menu with all its rows there, and nothing going on any more. */
export async function open(place: Place, url: string, rowCount: number, slowdown: number): Promise<Opened> {
  const opened = await openBlank(place, slowdown);
  try {
    await opened.page.goto(url);
    await waitForMenu(opened.page, rowCount);
    await opened.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await settle(opened.page);
    return opened;
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
}

/** A person's hand comes to the page: what is fetched ahead of its use comes then, and they act once it is there. */
export async function arrive(page: Page): Promise<void> {
  await page.mouse.move(viewport.width / 2, viewport.height - 5);
  await page.mouse.move(viewport.width / 2 + 5, viewport.height - 5);
  await new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
  await page.waitForLoadState('networkidle');
  await settle(page);
}

/** Lets idle work (the rest of the columns, sort orders) end, as it would before a person acts; no longer than a person waits. */
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

/**
 * A frame in which nothing changes ends with the display's beat, and what an input changes would wait for that: up to 17 ms,
 * by chance. Nobody acts so soon after the page has moved.
 */
async function betweenFrames(page: Page): Promise<void> {
  await page.waitForTimeout(50);
}

export async function timed(page: Page, types: readonly string[], action: () => Promise<void>): Promise<number> {
  await page.evaluate((names) => bench.arm(names), types);
  await betweenFrames(page);
  await action();
  const result = await page.evaluate(() => bench.result);
  if (result < 0) throw new Error(`The grid did not change after ${types.join(', ')} on ${page.url()}`);
  return result;
}

/** What the pointer's coming changes is painted. */
async function fewFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}

/** As a person clicks: the pointer rests there, presses, and is timed from when it lets go, which is when a click acts. */
export async function timedClick(page: Page, target: Locator): Promise<number> {
  await target.hover();
  await fewFrames(page);
  await page.mouse.down();
  await fewFrames(page);
  return timed(page, ['pointerup'], () => page.mouse.up());
}

/** The same, until what the selector finds is there and painted. */
export async function timedOpening(page: Page, target: Locator, selector: string): Promise<number> {
  await target.hover();
  await fewFrames(page);
  await page.mouse.down();
  await fewFrames(page);
  await page.evaluate((wanted) => bench.appear('pointerup', wanted), selector);
  await betweenFrames(page);
  await page.mouse.up();
  const result = await page.evaluate(() => bench.result);
  if (result < 0) throw new Error(`${selector} did not appear on ${page.url()}`);
  return result;
}
