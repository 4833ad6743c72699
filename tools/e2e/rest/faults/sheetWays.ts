import type { Page } from 'playwright';
import { menuOf } from '../../support/menu.ts';
import { errorMessage, type Turn, type Way } from './way.ts';

async function seqIdOf({ page, index }: Turn): Promise<string> {
  const links = menuOf(page).grid.getByRole('link', { name: /^\d+-\d+$/ });
  await links.nth(index).waitFor();
  return (await links.nth(index).innerText()).trim();
}

const opened = new WeakMap<Page, string>();
const seqIdOpened = (page: Page): string => opened.get(page) ?? '';

const getAnalyte: Way = {
  operationIds: ['getAnalyte'],
  when: 'open the spec sheet of a row',
  title: 'SSM-Verified',
  isGuarded: true,
  // The window is tall enough to show a row for each fault.
  begin: (page) => page.setViewportSize({ width: 1280, height: 1600 }),
  async act(turn) {
    const seqId = await seqIdOf(turn);
    opened.set(turn.page, seqId);
    await menuOf(turn.page).grid.getByRole('link', { name: seqId, exact: true }).click();
  },
  kept: async ({ page }) => new URL(page.url()).pathname === `/specs/${seqIdOpened(page)}`,
  keeps: () => true,
  works: ({ page }) =>
    page
      .getByRole('article')
      .getByRole('heading', { level: 1, name: new RegExp(`^${seqIdOpened(page)} `) })
      .waitFor(),
  async leave(turn) {
    const { page } = turn;
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Menu' }).click();
    await seqIdOf(turn);
  },
  otherwise: {
    // There is no retry, because a retry cannot help if the reagent does not exist.
    '404': {
      see: ({ page }) =>
        page.getByRole('heading', { level: 1, name: `There is no reagent ${seqIdOpened(page)}` }).waitFor(),
    },
  },
};

const ownPanels = (page: Page) => page.getByRole('region', { name: 'My Panels' });

const listPanelsOfSheet: Way = {
  ...getAnalyte,
  operationIds: ['listPanels'],
  when: 'read which of their panels hold the reagent of a spec sheet',
  works: async (turn) => {
    await getAnalyte.works(turn);
    await ownPanels(turn.page).getByText('None of your panels holds this reagent.').waitFor();
    await ownPanels(turn.page).getByRole('alert').waitFor({ state: 'hidden' });
  },
  otherwise: {
    '404': {
      see: ({ page }) => ownPanels(page).getByRole('alert').filter({ hasText: errorMessage }).waitFor(),
    },
  },
};

export const sheetWays: readonly Way[] = [getAnalyte, listPanelsOfSheet];
