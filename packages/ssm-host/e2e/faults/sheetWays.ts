/** The call of a spec sheet, and how a person causes it. */
import type { Page } from 'playwright';
import { menuOf } from '../support/menu.ts';
import type { Turn, Way } from './way.ts';

/** The SeqId of a row of the menu, another one for each fault. */
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
  // In a tall window every fault has a row of its own.
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
    // Nobody can ask again for what there is not.
    '404': {
      see: ({ page }) =>
        page.getByRole('heading', { level: 1, name: `There is no reagent ${seqIdOpened(page)}` }).waitFor(),
    },
  },
};

export const sheetWays: readonly Way[] = [getAnalyte];
