import type { Page } from 'playwright';
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

export const collectionWays: readonly Way[] = [listCollections];
