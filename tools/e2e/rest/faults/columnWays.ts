import type { Page } from 'playwright';
import { eventually, textOf } from '../../support/eventually.ts';
import { menuOf } from '../../support/menu.ts';
import { closeNotification } from '../../support/notifications.ts';
import type { Turn, Way } from './way.ts';

const first = ['Sequence ID', 'Full Name', 'Target Name'];
/** Columns to choose in turn. The cycle is long enough that no turn chooses a column that is preferred already. */
const titles = ['Dilution Group', 'LoDB (RFU)', 'Selectivity', 'pQTL'] as const;
const titleOf = (index: number) => titles[index % titles.length] as string;
const search = 'kinase';

async function shownTitles(page: Page): Promise<readonly string[]> {
  const headers = await menuOf(page).grid.getByRole('columnheader').allTextContents();
  return headers.filter((title) => title !== '');
}

async function apply(page: Page, ...changed: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Columns' });
  for (const name of changed) {
    // oxlint-disable-next-line no-await-in-loop -- one box after the other
    await dialog.getByRole('checkbox', { name, exact: true }).click();
  }
  await dialog.getByRole('checkbox', { name: 'Set selected columns as my preference for all tables' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.waitFor({ state: 'detached' });
}

function isSaved(page: Page): Promise<void> {
  return closeNotification(page, 'Column display preferences saved');
}

const saveColumns: Way = {
  operationIds: ['saveColumns'],
  when: 'apply columns as their preference',
  title: 'SSM-Verified',
  isGuarded: false,
  act: ({ page, index }) => apply(page, ...(index === 0 ? [] : [titleOf(index - 1)]), titleOf(index)),
  kept: ({ page }) => shownTitles(page),
  keeps: ({ index }) => [...first, titleOf(index)],
  says: () => 'Failed to save column preference',
  works: ({ page }) => isSaved(page),
  again: ({ page }) => apply(page),
};

const getColumns: Way = {
  operationIds: ['getColumns'],
  when: 'come with a preference that this browser does not know',
  title: 'Certified-Site-Customer',
  isGuarded: false,
  async begin(page) {
    await apply(page, 'pQTL');
    await isSaved(page);
  },
  async act({ page }) {
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage).filter((each) => each.startsWith('preferredCols:'))) {
        localStorage.removeItem(name);
      }
    });
    await page.goto(`/?search=${search}`, { waitUntil: 'commit' });
    await eventually(async () => /^\d[\d,]* of 7,596 reagents$/.test((await textOf(menuOf(page).count)) ?? ''), true);
  },
  kept: ({ page }) => menuOf(page).search.inputValue(),
  keeps: () => search,
  async works({ page }: Turn) {
    await eventually(() => shownTitles(page), [...first, 'pQTL']);
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
};

export const columnWays: readonly Way[] = [saveColumns, getColumns];
