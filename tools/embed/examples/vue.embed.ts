/** examples/vue as it stands, with the packed libraries installed. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { noMisdeeds, openBrowser, type Visitors } from '../../../packages/ssm-host/e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../../../packages/ssm-host/e2e/support/eventually.ts';
import { menuOf } from '../../../packages/ssm-host/e2e/support/menu.ts';

let visitors: Visitors;

beforeAll(async () => {
  visitors = await openBrowser(inject('origin'));
});

afterAll(async () => {
  await visitors?.close();
});

async function open(token: string | null) {
  const { page, context, misdeeds } = await visitors.visit();
  const session = { token };
  const logged: string[] = [];
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.route('**/session.json', (route) => route.fulfill({ json: session }));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') logged.push(message.text());
  });
  await page.goto(`${inject('origin')}/vue/index.html`);
  const menu = menuOf(page.locator('ssm-menu'));
  await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
  return { page, context, misdeeds, logged, menu, session };
}

describe('a portal of Vue', () => {
  test('hears what is selected, takes it back by a method, and changes the version by an attribute', async () => {
    const { page, context, misdeeds, logged, menu } = await open(null);
    const selected = page.locator('#selected');
    const [first = '', second = ''] = await menu.cells('Sequence ID');
    await page.getByRole('checkbox', { name: `Select ${first}` }).click();
    await page.getByRole('checkbox', { name: `Select ${second}` }).click();
    await eventuallyReads(selected, `${first}, ${second}`);
    await page.getByRole('button', { name: 'Start again' }).click();
    await eventually(() => page.getByRole('checkbox', { name: `Select ${first}` }).isChecked(), false);
    await eventuallyReads(selected, 'Nothing yet');
    await page.getByRole('combobox', { name: 'Assay' }).selectOption('11K');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
    await context.close();
  });

  test('its function is the session: a token is a member’s menu, a refused one is told, and may be renewed', async () => {
    const member = await open(inject('token'));
    await member.page.getByRole('button', { name: 'Bulk Search' }).waitFor();
    expect({ misdeeds: member.misdeeds, logged: member.logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
    await member.context.close();

    const { page, context, session, misdeeds } = await open('no token of this server');
    session.token = inject('token');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('button', { name: 'Bulk Search' }).waitFor();
    await eventually(() => page.getByRole('alert').count(), 0);
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();
  });
});
