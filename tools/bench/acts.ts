/** What a person does over and over on a menu that is open: each act is so many inputs, timed one by one. */
import type { CDPSession, Page } from 'playwright';
import { settle, timed, timedClick } from './page.ts';

export type Act = 'search' | 'sort' | 'select' | 'scroll';

/** What each act measures, by the samples' names. */
export const samplesOfActs: Readonly<Record<Act, readonly string[]>> = {
  search: ['search'],
  sort: ['sortNumber', 'sortTextFirst', 'sortText'],
  select: ['selectOne', 'selectAll'],
  scroll: ['scroll', 'blank'],
};

export interface ActedOn {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly canSelect: boolean;
  readonly canSortNumbers: boolean;
  /** So often is all of it done: more often where small differences are to be told. */
  readonly repeats: number;
  readonly record: (sample: string, value: number) => void;
}

const typed = ['kinase b', 'receptor'];
export const scrollSteps = 80;
/** Longer than the columns that stay take to rest once the rows stand still sideways. */
const sidewaysRestMs = 400;

declare const bench: { readonly scroll: (steps: number, step: number) => Promise<number> };

function repeated<Item>(items: readonly Item[], repeats: number): readonly Item[] {
  return Array.from({ length: repeats }, () => items).flat();
}

async function search({ page, repeats, record }: ActedOn): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search by Keywords or IDs' });
  await box.click();
  for (const words of repeated(typed, repeats)) {
    for (const key of words) {
      // A space alone finds the same rows, so there is nothing to be painted.
      if (key === ' ') await page.keyboard.press('Space');
      else record('search', await timed(page, ['keydown'], () => page.keyboard.press(key)));
    }
    await box.fill('');
    await settle(page);
  }
}

async function sort({ page, canSortNumbers, repeats, record }: ActedOn): Promise<void> {
  const header = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').first();
  /** A header clicked through its three states, and through them again. */
  const sortBy = async (name: string, first: string, second: string): Promise<void> => {
    // Scrolled to, and the rows at rest, before a person clicks it: how it comes into view is no part of a sort.
    await header(name).scrollIntoViewIfNeeded();
    await page.waitForTimeout(sidewaysRestMs);
    await settle(page);
    for (const sample of repeated([first, second, 'unsort'], 2 * repeats)) {
      record(sample, await timedClick(page, header(name)));
    }
    await settle(page);
  };
  if (canSortNumbers) await sortBy('LoDB (RFU)', 'sortNumber', 'sortNumber');
  for (const name of ['Full Name', 'Target Name']) await sortBy(name, 'sortTextFirst', 'sortText');
}

async function select({ page, canSelect, repeats, record }: ActedOn): Promise<void> {
  if (!canSelect) return;
  const boxes = page.getByRole('grid', { name: 'Menu' }).getByRole('checkbox', { name: /^Select \d/ });
  for (const index of repeated([2, 3, 4, 5, 6, 7], repeats)) {
    record('selectOne', await timedClick(page, boxes.nth(index)));
  }
  const all = page.getByRole('checkbox', { name: /^Select all/ });
  for (let click = 0; click < 4 * repeats; click += 1) record('selectAll', await timedClick(page, all));
  await settle(page);
}

async function scroll({ page, cdp, repeats, record }: ActedOn): Promise<void> {
  await cdp.send('Performance.enable');
  const busy = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  for (let time = 0; time < repeats; time += 1) {
    const before = await busy();
    record('blank', await page.evaluate((count) => bench.scroll(count, 120), scrollSteps));
    record('scroll', ((await busy()) - before) / scrollSteps);
  }
}

/** In the order in which one page is used. */
export const acts: Readonly<Record<Act, (on: ActedOn) => Promise<void>>> = { search, sort, select, scroll };
