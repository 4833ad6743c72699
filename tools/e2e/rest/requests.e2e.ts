import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { emailOf } from '../support/account.ts';
import { textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const askForAccess = `There is no form for requests here. Ask the people who run this site for access and name your account, ${emailOf('SSM-Public')}.`;

async function openRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: emailOf('SSM-Public'), exact: true }).click();
  await page.getByRole('menuitem', { name: 'Request Access' }).click();
}

describe('requesting access without a form', () => {
  const host = hosted();

  test('a page and the account menu say what a user without access can do', async () => {
    const { page } = await host.open('SSM-Public', '/7k-panel-builder');
    await page.getByRole('main').getByText(askForAccess).waitFor();
    await openRequest(page);
    await menuOf(page).notifications.getByText(askForAccess).waitFor();
    expect(await page.getByRole('main').getByRole('button', { name: 'Request Access' }).count()).toBe(0);
  });

  test('the breadcrumbs of a file category show no id to a user without access', async () => {
    const { page } = await host.open('SSM-Public', '/file-downloads/templates');
    const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await way.waitFor();
    expect(await textOf(way)).toBe('Menu File Downloads Category');
  });
});

describe('requesting access at an address of the settings', () => {
  const host = hosted({ env: { SSM_REQUEST_ACCESS_URL: 'https://access.example/request' } });

  test('a page and the account menu open the address in a new tab', async () => {
    const { page, context } = await host.open('SSM-Public', '/7k-panel-builder');
    await context.route('https://access.example/**', (route) => route.fulfill({ body: 'Request' }));
    const arrived: string[] = [];
    for (const press of [
      () => page.getByRole('main').getByRole('button', { name: 'Request Access' }).click(),
      () => openRequest(page),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
      await tab.waitForURL('https://access.example/request');
      arrived.push(tab.url());
      await tab.close();
    }
    expect(arrived).toEqual(['https://access.example/request', 'https://access.example/request']);
  });
});
