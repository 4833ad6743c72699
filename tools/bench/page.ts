/** Measures one page, the product's or the baseline: both are addressed by role and name alone. */
import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';

export interface PageUnderTest {
  readonly name: 'bare' | 'ours' | 'grown';
  readonly rowCount: number;
  /** Cold first view, without selection. */
  readonly coldUrl: string;
  /** With selection allowed and the LoDB column shown. */
  readonly busyUrl: string;
  /** With three filters applied, LoDB the first of them. */
  readonly filterUrl: string;
  /** Accessible names of the sortable headers. */
  readonly numberHeader: string;
  readonly textHeader: string;
}

export type Samples = Readonly<Record<string, readonly number[]>>;

const viewport = { width: 1280, height: 800 };
const inPage = await readFile(new URL('./in-page.js', import.meta.url), 'utf8');
const typed = 'kinase b';

interface Bench {
  arm(types: readonly string[]): void;
  appear(type: string, selector: string): void;
  result: Promise<number>;
  scroll(steps: number, step: number): Promise<number>;
}
declare const bench: Bench;

export async function open(
  browser: Browser,
  url: string,
  rowCount: number,
  slowdown: number,
): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ content: inPage });
  await page.goto(url);
  await firstRow(page).waitFor();
  await page
    .getByText(` of ${rowCount.toLocaleString('en')} reagents`)
    .first()
    .waitFor();
  return { page, cdp };
}

function firstRow(page: Page) {
  return page
    .getByRole('grid', { name: 'Menu' })
    .getByRole('gridcell', { name: /^\d+-\d+$/ })
    .first();
}

/** Lets idle work (the rest of the columns, sort orders) end, as it would before a person acts. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let calm = 0;
        const look = (deadline: IdleDeadline): void => {
          calm = deadline.timeRemaining() > 5 ? calm + 1 : 0;
          if (calm >= 10) resolve();
          else requestIdleCallback(look);
        };
        requestIdleCallback(look);
      }),
  );
}

async function timed(page: Page, types: readonly string[], action: () => Promise<void>): Promise<number> {
  await page.evaluate((names) => bench.arm(names), types);
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
  await page.mouse.up();
  const result = await page.evaluate(() => bench.result);
  if (result < 0) throw new Error(`${selector} did not appear on ${page.url()}`);
  return result;
}

/** Typing, sorting, selecting: every action on one freshly loaded page. */
export async function measureActions(browser: Browser, subject: PageUnderTest, slowdown: number): Promise<Samples> {
  const { page } = await open(browser, subject.busyUrl, subject.rowCount, slowdown);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settle(page);
  const samples: Record<string, number[]> = { search: [], sortNumber: [], sortText: [], selectOne: [], selectAll: [] };
  const record = (id: string, value: number): void => void samples[id]?.push(value);

  const box = page.getByRole('searchbox', { name: 'Search by Keywords or IDs' });
  await box.click();
  for (const key of typed) {
    record(
      'search',
      await timed(page, ['keydown'], () => page.keyboard.press(key === ' ' ? 'Space' : key)).catch(() => Number.NaN),
    );
  }
  await box.fill('');
  await settle(page);
  for (const [id, name] of [
    ['sortNumber', subject.numberHeader],
    ['sortText', subject.textHeader],
  ] as const) {
    const header = page.getByRole('columnheader', { name }).getByRole('button').first();
    for (let click = 0; click < 3; click += 1) record(id, await timedClick(page, header));
    await settle(page);
  }
  const boxes = page.getByRole('grid', { name: 'Menu' }).getByRole('checkbox', { name: /^Select \d/ });
  for (let index = 2; index < 8; index += 1) {
    record('selectOne', await timedClick(page, boxes.nth(index)));
  }
  const all = page.getByRole('checkbox', { name: /^Select all/ });
  for (let click = 0; click < 4; click += 1) record('selectAll', await timedClick(page, all));
  await page.context().close();
  return Object.fromEntries(
    Object.entries(samples).map(([id, values]) => [id, values.filter((value) => !Number.isNaN(value))]),
  );
}

/** Main-thread milliseconds a scroll step, blank frames, heap in MB and DOM nodes of the table. */
export async function measureScrollAndSize(
  browser: Browser,
  subject: PageUnderTest,
  slowdown: number,
): Promise<Samples> {
  const { page, cdp } = await open(browser, subject.coldUrl, subject.rowCount, slowdown);
  await settle(page);
  await cdp.send('Performance.enable');
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const steps = 80;
  const before = await busy();
  const blank = await page.evaluate((count) => bench.scroll(count, 120), steps);
  const scroll = ((await busy()) - before) / steps;
  await settle(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const nodes = await page
    .getByRole('grid', { name: 'Menu' })
    .evaluate((grid) => grid.querySelectorAll('*').length + 1);
  await page.context().close();
  return { scroll: [scroll], blank: [blank], heap: [usedSize / 1_000_000], nodes: [nodes] };
}
