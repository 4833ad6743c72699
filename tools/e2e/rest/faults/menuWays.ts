import type { Page } from 'playwright';
import { eventually, textOf } from '../../support/eventually.ts';
import { menuOf } from '../../support/menu.ts';
import type { Turn, Way } from './way.ts';

const search = 'kinase';

async function follow({ page }: Turn): Promise<void> {
  await page.goto(`/?search=${search}`, { waitUntil: 'commit' });
}

function isFound(page: Page): Promise<void> {
  return eventually(async () => /^\d[\d,]* of 7,596 reagents$/.test((await textOf(menuOf(page).count)) ?? ''), true);
}

async function isShown({ page }: Turn): Promise<void> {
  await isFound(page);
  await page.getByRole('alert').waitFor({ state: 'hidden' });
}

const searchAnalytes: Way = {
  operationIds: ['searchAnalytes'],
  when: 'follow a link to a search',
  title: 'SSM-Registered',
  isGuarded: false,
  act: follow,
  kept: ({ page }) => menuOf(page).search.inputValue(),
  keeps: () => search,
  works: isShown,
};

const describeCatalogue: Way = { ...searchAnalytes, operationIds: ['describeCatalogue'], title: 'SSM-Verified' };

const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const keyword = (page: Page) => filters(page).getByRole('combobox', { name: 'Keyword 1' });
/** Terms that have matches in the demo catalogue. Each is one letter longer than the one before. */
const typed = ({ index }: Turn) => `kinase activity ${'x'.repeat(index)}`;

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await filters(page).getByRole('button', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'GO Molecular Function', exact: true }).click();
}

async function type(turn: Turn): Promise<void> {
  await keyword(turn.page).fill(typed(turn));
}

const countAnalytes: Way = {
  operationIds: ['countAnalytes'],
  when: 'type a filter',
  title: 'Certified-Site',
  isGuarded: false,
  begin: openFilters,
  act: type,
  kept: ({ page }) => keyword(page).inputValue(),
  keeps: typed,
  async works({ page }) {
    const total = filters(page)
      .getByRole('status')
      .filter({ hasText: / of 7,596 reagents$/ });
    await total.waitFor();
    await filters(page).getByRole('alert').waitFor({ state: 'hidden' });
  },
  // Only the draft of a filter ends with the session. Applied filters stay in the address.
  async resume(turn) {
    await openFilters(turn.page);
    await type(turn);
  },
};

const suggestValues: Way = {
  ...countAnalytes,
  operationIds: ['suggestValues'],
  when: 'type a filter whose values are suggested',
  title: 'Certified-Site-Customer',
  isSilent: 'Suggestion failures are silent (section 8)',
};

export const menuWays: readonly Way[] = [searchAnalytes, describeCatalogue, countAnalytes, suggestValues];
