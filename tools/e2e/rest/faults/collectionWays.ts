import type { Page } from 'playwright';
import { savePanels } from '../../support/panels.ts';
import type { Way } from './way.ts';

const name = 'positive regulation of cell population proliferation';
/**
 * Texts to search, each different from the one before. None ends with a space, because a search ignores a trailing
 * space.
 */
const beginnings = Array.from(name, (_, end) => name.slice(0, end + 1)).filter((text) => !text.endsWith(' '));
const typed = (index: number): string => beginnings[9 + index] ?? name;
const box = (page: Page) => page.getByRole('searchbox', { name: 'Find a gene set' });

const listCollections: Way = {
  operationIds: ['listCollections'],
  when: 'look for a gene set',
  title: 'SSM-Registered',
  isGuarded: true,
  async begin(page) {
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Curated Protein Collections' }).click();
    await page
      .getByText(/^\d+ collections$/)
      .last()
      .waitFor();
  },
  act: ({ page, index }) => box(page).fill(typed(index)),
  // The search is in the address, so it survives the end of the session.
  kept: ({ page }) => box(page).inputValue(),
  keeps: ({ index }) => typed(index),
  async works({ page }) {
    await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
};

const results = (page: Page) => page.getByRole('table', { name: 'Results' }).getByRole('rowheader').first();

const getGeneSets: Way = {
  operationIds: ['getGeneSets'],
  when: 'test a panel for enrichment',
  title: 'SSM-Registered',
  isGuarded: true,
  async begin(page) {
    await savePanels(page, ['tested'], { count: 40 });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Panels' }).click();
    await page.getByRole('link', { name: 'tested', exact: true }).click();
    await page.getByRole('button', { name: 'Enrichment' }).click();
    await results(page).waitFor();
  },
  // The page has the gene sets of an earlier call until it is reloaded.
  act: async ({ page }) => void (await page.reload()),
  // The tested panel is in the address, so it survives the end of the session.
  kept: async ({ page }) => new URL(page.url()).searchParams.get('list')?.startsWith('panel:') === true,
  keeps: () => true,
  async works({ page }) {
    await results(page).waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
};

export const collectionWays: readonly Way[] = [listCollections, getGeneSets];
