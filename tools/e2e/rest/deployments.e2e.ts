import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';

const updated = 'The application has been updated. Reload the page to go on; your work is kept.';

/**
 * Imitates a new deployment: the chunks of this page no longer exist, and the server's page loads another
 * application.
 */
async function deployAnother(page: Page): Promise<() => Promise<void>> {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script type="module" src="/assets/app-another1.js"></script>',
      }),
  );
  return () => page.unrouteAll();
}

describe('a page whose deployment was replaced', () => {
  const host = hosted();

  test('R11: offers a reload if the code of a page cannot load, and the reload restores the ticked rows', async () => {
    const { page, menu } = await host.open('SSM-Verified');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page
      .getByRole('checkbox', { name: /^Select \d/ })
      .first()
      .click();
    await page.getByText('1 selected').waitFor();
    const end = await deployAnother(page);
    await page.getByRole('link', { name: 'Release Notes' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await eventuallyReads(alert, `Something went wrong ${updated} Reload`);
    expect(await alert.getByRole('button').allInnerTexts()).toEqual(['Reload']);
    await end();
    await alert.getByRole('button', { name: 'Reload' }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Release Notes');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
    await page.getByText('1 selected').waitFor();
  });

  test('R11: offers a reload instead of a retry if the code of a part is missing', async () => {
    const { page, menu } = await host.open('SSM-Verified');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const end = await deployAnother(page);
    await menu.button('Columns').click();
    await menu.notifications.getByText(updated).waitFor();
    await end();
    await menu.notifications.getByRole('button', { name: 'Reload' }).click();
    await page.waitForEvent('load');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await menu.button('Columns').click();
    await page.getByRole('dialog').waitFor();
    expect(await menu.notifications.getByText(updated).count()).toBe(0);
  });
});
