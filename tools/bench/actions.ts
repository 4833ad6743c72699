import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Samples } from './lines.ts';
import {
  firstInteraction,
  loadMenu,
  openBlank,
  scrollSteps,
  settle,
  timedClick,
  timedKey,
  timedReload,
} from './page.ts';

export interface PageUnderTest {
  readonly context: BrowserContext;
  readonly rowCount: number;
  readonly menuUrl: string;
  readonly filterUrl: string;
  readonly importUrl: string;
  readonly slowdown: number;
}

interface Opened extends PageUnderTest {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly record: (sample: string, value: number) => void;
}

const typedWords = ['kinase b', 'receptor'];
/** Filter values, each with another result. The first one differs from the filter in the URL. */
const loDbValues = ['150', '40', '90', '200'];
const sampleOfHeader = { 'LoDB (RFU)': 'sortNumber', 'Full Name': 'sortText', 'Target Name': 'sortText' } as const;
const steps = 80;
const dialogSelector = '[role=dialog], dialog[open]';

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function search({ page, record }: Opened): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search by Keywords or IDs' });
  await box.click();
  for (const word of typedWords) {
    for (const key of word) {
      if (key === ' ') await page.keyboard.press('Space');
      else record('search', await timedKey(page, key));
    }
    await box.fill('');
    await settle(page);
  }
}

async function sort({ page, record }: Opened): Promise<void> {
  for (const [name, sample] of Object.entries(sampleOfHeader)) {
    const header = page.getByRole('columnheader', { name }).getByRole('button').first();
    if ((await header.count()) === 0) continue;
    await header.scrollIntoViewIfNeeded();
    // Sticky columns change their state 0.3 s after a horizontal scroll.
    await page.waitForTimeout(400);
    await settle(page);
    for (let click = 0; click < 6; click += 1) {
      const took = await timedClick(page, header);
      if (click % 3 < 2) record(sample, took);
    }
    await settle(page);
  }
}

async function select({ page, record }: Opened): Promise<void> {
  const boxes = page.getByRole('grid', { name: 'Menu' }).getByRole('checkbox', { name: /^Select \d/ });
  for (const row of [2, 3, 4, 5, 6, 7]) record('selectOne', await timedClick(page, boxes.nth(row)));
  const all = page.getByRole('checkbox', { name: /^Select all/ });
  for (let click = 0; click < 4; click += 1) record('selectAll', await timedClick(page, all));
  await settle(page);
}

async function scroll({ page, cdp, record }: Opened): Promise<void> {
  await cdp.send('Performance.enable');
  const busyMs = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await busyMs();
  record('blank', await scrollSteps(page, steps));
  record('scroll', ((await busyMs()) - before) / steps);
}

async function actions(on: Opened): Promise<void> {
  await loadMenu(on.page, on.menuUrl, on.rowCount);
  await firstInteraction(on.page);
  for (const act of [search, sort, select, scroll]) await act(on);
}

async function filters({ page, filterUrl, rowCount, record }: Opened): Promise<void> {
  await loadMenu(page, filterUrl, rowCount);
  await firstInteraction(page);
  const dialog = page.getByRole('dialog');
  for (const [index, loDb] of loDbValues.entries()) {
    await settle(page);
    const took = await timedClick(page, buttonOf(page, 'Filters'), dialogSelector);
    if (index === 0) record('filtersDialog', took);
    await dialog.getByRole('textbox', { name: 'Value' }).first().fill(loDb);
    await settle(page);
    record('filters', await timedClick(page, dialog.getByRole('button', { name: 'Apply' })));
    await dialog.waitFor({ state: 'hidden' });
  }
}

async function dialogs({ page, menuUrl, rowCount, importUrl, record }: Opened): Promise<void> {
  await loadMenu(page, menuUrl, rowCount);
  await firstInteraction(page);
  record('columnsDialog', await timedClick(page, buttonOf(page, 'Columns'), dialogSelector));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await settle(page);
  const link = page.getByRole('grid', { name: 'Menu' }).getByRole('link').first();
  record('sheet', await timedClick(page, link, 'article h1'));
  await page.goto(importUrl);
  await buttonOf(page, 'Import').waitFor();
  await settle(page);
  await firstInteraction(page);
  record('importDialog', await timedClick(page, buttonOf(page, 'Import'), dialogSelector));
}

async function loaded({ page, cdp, menuUrl, rowCount, record }: Opened): Promise<void> {
  await loadMenu(page, menuUrl, rowCount);
  // Waits until no more bytes arrive: lazy-loaded parts come within 1.5 s of each other.
  for (let before = -1, bytes = 0; before !== bytes; ) {
    await page.waitForTimeout(1500);
    before = bytes;
    bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(?:js|css)(?:\?|$)/.test(name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    if (before === bytes) record('bytes', bytes / 1000);
  }
  await cdp.send('HeapProfiler.collectGarbage');
  record('heap', (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_000_000);
  const grid = page.getByRole('grid', { name: 'Menu' });
  record('nodes', await grid.evaluate((element) => element.querySelectorAll('*').length + 1));
}

/** Reloads the page with filled caches of the browser. The first two reloads fill the cache of compiled code. */
async function returnVisit({ page, cdp, menuUrl, slowdown, record }: Opened): Promise<void> {
  await page.goto(menuUrl);
  for (let visit = 0; visit < 5; visit += 1) {
    // Work at idle runs at full speed, because it is done long before a person returns.
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await settle(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const took = await timedReload(page);
    if (visit >= 2) record('returnVisit', took);
  }
}

const measures = { actions, filters, dialogs, loaded, returnVisit };
export type Measured = keyof typeof measures;

export async function measure(what: Measured, subject: PageUnderTest): Promise<Samples> {
  const samples: Record<string, number[]> = {};
  await using opened = await openBlank(subject.context, subject.slowdown);
  const { page, cdp } = opened;
  await measures[what]({ ...subject, page, cdp, record: (name, value) => (samples[name] ??= []).push(value) });
  return samples;
}
