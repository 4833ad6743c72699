/** What is measured of one page: the application's, the bare one's or the lean one's alike. */
import type { CDPSession, Page } from 'playwright';
import { arrive, open, openBlank, type Place, type Samples, settle, timed, timedClick, timedOpening } from './page.ts';

/** Looks closer at a page while it is measured. */
interface Look {
  /** Nothing more comes by itself. */
  readonly atIdle: (page: Page) => Promise<void>;
  /** Everything was done that memory is measured after. */
  readonly afterUse: (cdp: CDPSession) => Promise<void>;
}

export interface PageUnderTest {
  readonly place: Place;
  readonly rowCount: number;
  /** The menu on which a person types, sorts, selects and scrolls. */
  readonly menuUrl: string;
  /** With filters applied, LoDB the first of them. */
  readonly filterUrl: string;
  /** Where a list is imported. */
  readonly importUrl: string;
  readonly canSelect: boolean;
  readonly canSortNumbers: boolean;
  /** Whether its dialogs, its memory and its scripts are measured too. */
  readonly isWhole: boolean;
  readonly slowdown: number;
  /** So often is all of it done on one page: more often where small differences are to be told. */
  readonly repeats: number;
  readonly look?: Look;
}

const typed = ['kinase b', 'receptor'];
/** Each leaves another result; the first is not the one that the page begins with. */
const leastLoDb = ['150', '40', '90', '200'];
export const scrollSteps = 80;
/** Longer than the columns that stay take to rest once the rows stand still sideways. */
const sidewaysRestMs = 400;
const dialogSelector = '[role=dialog], dialog[open]';

declare const bench: { readonly scroll: (steps: number, step: number) => Promise<number> };

/** Kilobytes of scripts and styles as they came, once nothing more has come for a while. */
async function bytesUntilIdle(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const loaded = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)(?:\?|$)/.test(name));
    let count = -1;
    while (count !== loaded().length) {
      count = loaded().length;
      await new Promise((resolve) => {
        setTimeout(resolve, 1500);
      });
    }
    return loaded().reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1000;
  });
}

/** A header clicked through its three states, and through them again. */
function sorts(first: string, second: string, repeats: number): readonly string[] {
  return Array.from({ length: 2 * repeats }, () => [first, second, 'unsort']).flat();
}

function repeated<Item>(items: readonly Item[], repeats: number): readonly Item[] {
  return Array.from({ length: repeats }, () => items).flat();
}

/** Typing, sorting, selecting, scrolling, and what memory that leaves: on one freshly loaded page. */
export async function measureActions(subject: PageUnderTest): Promise<Samples> {
  await using opened = await open(subject.place, subject.menuUrl, subject.rowCount, subject.slowdown);
  const { page, cdp } = opened;
  const samples: Record<string, number[]> = {};
  const record = (id: string, value: number): void => void (samples[id] ??= []).push(value);
  if (subject.isWhole) record('idleBytes', await bytesUntilIdle(page));
  await subject.look?.atIdle(page);
  await arrive(page);

  const box = page.getByRole('searchbox', { name: 'Search by Keywords or IDs' });
  await box.click();
  for (const words of repeated(typed, subject.repeats)) {
    for (const key of words) {
      // A space alone finds the same rows, so there is nothing to be painted.
      if (key === ' ') await page.keyboard.press('Space');
      else record('search', await timed(page, ['keydown'], () => page.keyboard.press(key)));
    }
    await box.fill('');
    await settle(page);
  }

  const header = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').first();
  /** Scrolled to, and the rows at rest, before a person clicks it: how it comes into view is no part of a sort. */
  const bringToView = async (name: string): Promise<void> => {
    await header(name).scrollIntoViewIfNeeded();
    await page.waitForTimeout(sidewaysRestMs);
    await settle(page);
  };
  if (subject.canSortNumbers) {
    await bringToView('LoDB (RFU)');
    for (const id of sorts('sortNumber', 'sortNumber', subject.repeats))
      record(id, await timedClick(page, header('LoDB (RFU)')));
    await settle(page);
  }
  for (const name of ['Full Name', 'Target Name']) {
    await bringToView(name);
    for (const id of sorts('sortTextFirst', 'sortText', subject.repeats))
      record(id, await timedClick(page, header(name)));
    await settle(page);
  }
  if (subject.canSelect) {
    const boxes = page.getByRole('grid', { name: 'Menu' }).getByRole('checkbox', { name: /^Select \d/ });
    for (const index of repeated([2, 3, 4, 5, 6, 7], subject.repeats)) {
      record('selectOne', await timedClick(page, boxes.nth(index)));
    }
    const all = page.getByRole('checkbox', { name: /^Select all/ });
    for (let click = 0; click < 4 * subject.repeats; click += 1) record('selectAll', await timedClick(page, all));
    await settle(page);
  }
  await cdp.send('Performance.enable');
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  for (let time = 0; time < subject.repeats; time += 1) {
    const before = await busy();
    record('blank', await page.evaluate((count) => bench.scroll(count, 120), scrollSteps));
    record('scroll', ((await busy()) - before) / scrollSteps);
  }
  if (subject.isWhole) {
    await settle(page);
    await cdp.send('HeapProfiler.collectGarbage');
    record('heap', (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_000_000);
    await subject.look?.afterUse(cdp);
    const grid = page.getByRole('grid', { name: 'Menu' });
    record('nodes', await grid.evaluate((element) => element.querySelectorAll('*').length + 1));
  }
  if (subject.isWhole && subject.canSelect) {
    const columns = page.getByRole('button', { name: 'Columns', exact: true });
    record('dialogColumns', await timedOpening(page, columns, dialogSelector));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await settle(page);
    const link = page.getByRole('grid', { name: 'Menu' }).getByRole('link').first();
    record('sheet', await timedOpening(page, link, 'article h1'));
  }
  return samples;
}

/** How long the dialog takes to open for the first time, and the result to be painted once filters are applied. */
export async function measureFilters(subject: PageUnderTest): Promise<Samples> {
  await using opened = await open(subject.place, subject.filterUrl, subject.rowCount, subject.slowdown);
  const { page } = opened;
  await arrive(page);
  const filters: number[] = [];
  const dialogFilters: number[] = [];
  const dialog = page.getByRole('dialog');
  for (const number of leastLoDb) {
    await settle(page);
    const took = await timedOpening(page, page.getByRole('button', { name: 'Filters', exact: true }), dialogSelector);
    if (dialogFilters.length === 0) dialogFilters.push(took);
    await dialog.getByRole('textbox', { name: 'Value' }).first().fill(number);
    await settle(page);
    filters.push(await timedClick(page, dialog.getByRole('button', { name: 'Apply' })));
    await dialog.waitFor({ state: 'hidden' });
  }
  return { filters, dialogFilters };
}

/** The import dialog, opened for the first time of a visit. */
export async function measureImport({ place, importUrl, slowdown }: PageUnderTest): Promise<Samples> {
  await using opened = await openBlank(place, slowdown);
  const { page } = opened;
  await page.goto(importUrl);
  const button = page.getByRole('button', { name: 'Import', exact: true });
  await button.waitFor();
  await settle(page);
  await arrive(page);
  const dialogImport = await timedOpening(page, button, dialogSelector);
  return { dialogImport: [dialogImport] };
}

/** Everything that is selected put in the builder: from the click to the marked rows. */
export async function measureAddAll({ place, menuUrl, rowCount, slowdown }: PageUnderTest): Promise<Samples> {
  await using opened = await open(place, menuUrl, rowCount, slowdown);
  const { page } = opened;
  const everything = rowCount.toLocaleString('en');
  await page.getByRole('checkbox', { name: /^Select all/ }).click();
  await page.getByText(`${everything} selected`).waitFor();
  await settle(page);
  const addAll = await timedClick(page, page.getByRole('button', { name: `Add to Panel Builder (${everything})` }));
  return { addAll: [addAll] };
}
