import type { Page } from 'playwright';
import { closeNotification } from '../../support/notifications.ts';
import { saveCollections } from '../../support/panels.ts';
import { faultNames } from './faults.ts';
import { errorMessage, type Otherwise, type Turn, type Way } from './way.ts';

const names = (prefix: string) => faultNames.map((_, index) => `${prefix} ${index}`);
const section = (page: Page) => page.getByRole('region', { name: 'My collections' });
const heading = (page: Page, name: string) => section(page).getByRole('heading', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Save as my|Edit) collection$/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openCollections(page: Page): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Curated Protein Collections' }).click();
}

async function openFirst(page: Page): Promise<void> {
  await openCollections(page);
  await section(page).getByRole('heading', { level: 3 }).first().waitFor();
}

async function fill(page: Page, name: string, note: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill(note);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
}

async function typed({ page }: Turn): Promise<unknown> {
  return [
    await dialog(page).getByRole('textbox', { name: 'Name' }).inputValue(),
    await dialog(page).getByRole('textbox', { name: 'Note' }).inputValue(),
  ];
}

/** The dialog offers no retry for what is gone, but the user can press “Save” again. */
const savedAgain: Otherwise = {
  see: ({ page }) => page.getByRole('alert').filter({ hasText: errorMessage }).waitFor(),
  goOn: ({ page }) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
};

const listOwnCollections: Way = {
  operationIds: ['listOwnCollections'],
  when: 'come to their own collections',
  title: 'SSM-Registered',
  isGuarded: true,
  begin: (page) => saveCollections(page, ['listed']),
  act: ({ page }) => openCollections(page),
  kept: ({ page }) => page.getByRole('heading', { level: 1, name: 'Curated Protein Collections' }).isVisible(),
  keeps: () => true,
  async works({ page }) {
    await heading(page, 'listed').waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
  // A new page has no answer of before.
  async leave({ page }) {
    await page.goto('/');
    await page.getByRole('grid', { name: 'Menu' }).waitFor();
  },
  otherwise: Object.fromEntries(
    // The person may have no own collections, or the server has none.
    (['403', '404'] as const).map((fault) => [
      fault,
      {
        see: ({ page }: Turn) => section(page).waitFor({ state: 'hidden' }),
        goOn: ({ page }: Turn) => page.reload().then(() => undefined),
      },
    ]),
  ),
};

const createOwnCollection: Way = {
  operationIds: ['createOwnCollection'],
  when: 'save a result as their collection',
  title: 'SSM-Verified',
  isGuarded: false,
  async begin(page) {
    await page
      .getByRole('checkbox', { name: /^Select \d+-/ })
      .first()
      .click();
  },
  async act({ page, index }) {
    await button(page, 'Save selected as my collection (1)').click();
    await fill(page, `created ${index}`, `as typed ${index}`);
  },
  kept: typed,
  keeps: ({ index }) => [`created ${index}`, `as typed ${index}`],
  async works({ page, index }) {
    await closeNotification(page, new RegExp(`^“created ${index}” was saved with 1 reagent\\.$`));
    await dialog(page).waitFor({ state: 'hidden' });
  },
  // The sign-in starts the page anew, without ticks.
  async resume({ page, index }) {
    await page
      .getByRole('checkbox', { name: /^Select \d+-/ })
      .first()
      .click();
    await button(page, 'Save selected as my collection (1)').click();
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill(`created ${index}`);
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill(`as typed ${index}`);
  },
  again: ({ page }) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
  otherwise: { '404': savedAgain },
};

const saveOwnCollection: Way = {
  operationIds: ['saveOwnCollection'],
  when: 'edit their collection',
  title: 'Certified-Site',
  isGuarded: true,
  async begin(page) {
    await saveCollections(page, ['edited']);
    await openFirst(page);
  },
  async act({ page, index }) {
    await button(page, 'Edit edited').click();
    await fill(page, 'edited', `as typed ${index}`);
  },
  kept: typed,
  keeps: ({ index }) => ['edited', `as typed ${index}`],
  async works({ page }) {
    await closeNotification(page, /^“edited” was saved with 1 reagent\.$/);
    await dialog(page).waitFor({ state: 'hidden' });
  },
  async resume({ page, index }) {
    await button(page, 'Edit edited').click();
    await dialog(page).getByRole('textbox', { name: 'Note' }).fill(`as typed ${index}`);
  },
  again: ({ page }) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
  otherwise: {
    '404': savedAgain,
    '412': {
      see: ({ page }) =>
        dialog(page)
          .getByText(/^This collection was changed meanwhile/)
          .waitFor(),
      goOn: ({ page }) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
    },
  },
};

const deleteOwnCollection: Way = {
  operationIds: ['deleteOwnCollection'],
  when: 'delete their collection',
  title: 'Certified-Site-Customer',
  isGuarded: true,
  async begin(page) {
    await saveCollections(page, names('deleted'));
    await openFirst(page);
  },
  act: ({ page, index }) => button(page, `Delete deleted ${index}`).click(),
  kept: ({ page, index }) => heading(page, `deleted ${index}`).isVisible(),
  keeps: () => true,
  async works({ page, index }) {
    await closeNotification(page, new RegExp(`^“deleted ${index}” was deleted\\.`));
    await heading(page, `deleted ${index}`).waitFor({ state: 'hidden' });
  },
  resume: ({ page }) => section(page).getByRole('heading', { level: 3 }).first().waitFor(),
  otherwise: {
    '404': { see: ({ page }) => closeNotification(page, /^This collection no longer exists/) },
    '412': { see: ({ page }) => closeNotification(page, /was changed meanwhile, so it was not deleted/) },
  },
};

const getOwnCollection: Way = {
  operationIds: ['getOwnCollection'],
  when: 'compare their collection',
  title: 'SSM-Registered',
  isGuarded: true,
  async begin(page) {
    await saveCollections(page, ['compared']);
    await openFirst(page);
    await button(page, 'Compare compared').click();
    await page.getByText('7K, my collection').waitFor();
  },
  // The page has the collection of an earlier call until it is reloaded.
  act: async ({ page }) => void (await page.reload()),
  // The compared list is in the address, so it survives the end of the session.
  kept: async ({ page }) => new URL(page.url()).searchParams.get('list')?.startsWith('own:') === true,
  keeps: () => true,
  async works({ page }) {
    await page.getByRole('list', { name: 'Lists' }).getByText('compared', { exact: true }).first().waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
  otherwise: Object.fromEntries(
    (['403', '404'] as const).map((fault) => [
      fault,
      {
        see: ({ page }: Turn) =>
          page
            .getByText(/^You no longer have this collection/)
            .first()
            .waitFor(),
        goOn: ({ page }: Turn) => page.reload().then(() => undefined),
      },
    ]),
  ),
};

export const ownCollectionWays: readonly Way[] = [
  listOwnCollections,
  createOwnCollection,
  saveOwnCollection,
  deleteOwnCollection,
  getOwnCollection,
];
