import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { emailOf, signIn, type Title } from '../support/account.ts';
import { eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { savePanels } from '../support/panels.ts';

const all7K = '7,596 of 7,596 reagents';

describe('requests for rows', () => {
  const host = hosted();
  const open = (path = '/') => host.open(null, path);

  const account = (page: Page, title: Title) => page.getByRole('button', { name: emailOf(title), exact: true });

  test('a page without a menu requests no menu', async () => {
    const { page, menu, requests } = await open();
    await signIn(page, 'SSM-Verified');
    await eventuallyReads(menu.count, all7K);
    // Leaves Home before counting, because Home loads more of its menu when idle.
    await page.goto('/my-panels');
    await page.getByText('You have no panels yet').waitFor();
    const before = requests.length;
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'My Panels' }).waitFor();
    await page.getByText('You have no panels yet').waitFor();
    await page.goto('/11k-panel-builder');
    await page.getByRole('heading', { level: 1, name: '11K Panel Builder' }).waitFor();
    await page.getByText('This Panel Builder is empty').waitFor();
    await page.goto('/cookie-policy');
    await page.getByRole('heading', { level: 1, name: 'Cookie Policy' }).waitFor();
    await account(page, 'SSM-Verified').waitFor();
    expect(requests.slice(before).filter((address) => address.includes('/somamer/'))).toEqual([]);
  });

  test("an 11K panel requests no 7K menu, and the header's builder link stays on 11K", async () => {
    const { page, menu, requests } = await open();
    await signIn(page, 'SSM-Verified');
    await savePanels(page, ['Of eleven'], { version: 'V_11K' });
    const link = (version: string) =>
      page.getByRole('banner').getByRole('link', { name: `${version} Panel Builder, 0 analytes`, exact: true });
    await page.goto('/my-panels');
    await link('7K').waitFor();
    await page.getByRole('link', { name: 'Of eleven' }).click();
    await page.getByRole('grid', { name: 'Of eleven' }).getByRole('row').nth(1).waitFor();
    await link('11K').waitFor();
    const before = requests.length;
    await page.reload();
    await page.getByRole('grid', { name: 'Of eleven' }).getByRole('row').nth(1).waitFor();
    await link('11K').waitFor();
    const ofMenus = requests.slice(before).filter((address) => address.includes('/somamer/'));
    await page.goto('/?version=V_11K');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await page.goto('/release-notes');
    await page.getByRole('heading', { level: 1, name: 'Release Notes' }).waitFor();
    await link('11K').waitFor();
    expect(ofMenus.filter((address) => !address.includes('V_11K'))).toEqual([]);
  });
});
