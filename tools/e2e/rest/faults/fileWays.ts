import type { Page } from 'playwright';
import { closeNotification } from '../../support/notifications.ts';
import { errorMessage, type Way } from './way.ts';

const openByNavigation = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

const listReleaseNotes: Way = {
  operationIds: ['listReleaseNotes'],
  when: 'read the release notes',
  title: 'SSM-Registered',
  isGuarded: true,
  begin: (page) => openByNavigation(page, 'Release Notes'),
  act: async ({ page }) => void (await page.reload()),
  kept: ({ page }) => page.getByRole('heading', { level: 1, name: 'Release Notes' }).isVisible(),
  keeps: () => true,
  async works({ page }) {
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
};

const listFiles: Way = {
  operationIds: ['listFiles'],
  when: 'look at the files to download',
  title: 'SSM-Verified',
  isGuarded: true,
  begin: (page) => openByNavigation(page, 'File Downloads'),
  act: async ({ page }) => void (await page.reload()),
  kept: ({ page }) => page.getByRole('heading', { level: 1, name: 'File Downloads' }).isVisible(),
  keeps: () => true,
  async works({ page }) {
    await page.getByRole('link', { name: 'Templates', exact: true }).waitFor({ timeout: 90_000 });
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
};

const template = 'SomaScan_Menu_Import_Template.xlsx';
const download = (page: Page) => page.getByRole('button', { name: `Download ${template}`, exact: true });

const downloadFile: Way = {
  operationIds: ['downloadFile'],
  when: 'download a file',
  title: 'Certified-Site',
  isGuarded: true,
  async begin(page) {
    await openByNavigation(page, 'File Downloads');
    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await download(page).waitFor();
  },
  act: ({ page }) => download(page).click(),
  kept: ({ page }) => page.getByRole('heading', { level: 1, name: 'Templates' }).isVisible(),
  keeps: () => true,
  async works({ page }) {
    await closeNotification(page, new RegExp(`^${template} downloaded$`));
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  },
  async resume({ page }) {
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  },
  again: ({ page }) => download(page).click(),
  otherwise: {
    // The file is gone, so the page offers no retry and loads the list again.
    '404': {
      see: ({ page }) => closeNotification(page, errorMessage),
      goOn: ({ page }) => download(page).click(),
    },
    // The file has changed, so the list shows the new file.
    '412': {
      see: ({ page }) => closeNotification(page, new RegExp(`^${template} has changed meanwhile\\.`)),
      goOn: ({ page }) => download(page).click(),
    },
  },
};

export const fileWays: readonly Way[] = [listReleaseNotes, listFiles, downloadFile];
