/** What is measured of one page: the application's, the bare one's or the lean one's alike. */
import type { CDPSession, Page } from 'playwright';
import { type Act, acts } from './acts.ts';
import { arrive, open, openBlank, type Place, type Samples, settle, timedClick, timedOpening } from './page.ts';

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
  readonly look?: Look;
}

/** Each leaves another result; the first is not the one that the page begins with. */
const leastLoDb = ['150', '40', '90', '200'];
const dialogSelector = '[role=dialog], dialog[open]';

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

interface Recorded {
  readonly samples: Samples;
  readonly record: (sample: string, value: number) => void;
}

function createRecord(): Recorded {
  const samples: Record<string, number[]> = {};
  return { samples, record: (sample, value) => void (samples[sample] ??= []).push(value) };
}

/** One act alone, so often that a small difference is seen: what else a page does takes longer than the act. */
export function measureAct(act: Act, repeats: number): (subject: PageUnderTest) => Promise<Samples> {
  return async (subject) => {
    await using opened = await open(subject.place, subject.menuUrl, subject.rowCount, subject.slowdown);
    await arrive(opened.page);
    const { samples, record } = createRecord();
    await acts[act]({ ...subject, ...opened, repeats, record });
    return samples;
  };
}

/** Typing, sorting, selecting, scrolling, and what memory that leaves: on one freshly loaded page. */
export async function measureActions(subject: PageUnderTest): Promise<Samples> {
  await using opened = await open(subject.place, subject.menuUrl, subject.rowCount, subject.slowdown);
  const { page, cdp } = opened;
  const { samples, record } = createRecord();
  if (subject.isWhole) record('idleBytes', await bytesUntilIdle(page));
  await subject.look?.atIdle(page);
  await arrive(page);

  for (const act of Object.values(acts)) await act({ ...subject, page, cdp, repeats: 1, record });
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
  await arrive(page);
  const everything = rowCount.toLocaleString('en');
  await page.getByRole('checkbox', { name: /^Select all/ }).click();
  await page.getByText(`${everything} selected`).waitFor();
  await settle(page);
  const addAll = await timedClick(page, page.getByRole('button', { name: `Add to Panel Builder (${everything})` }));
  return { addAll: [addAll] };
}
