import type { Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const message = 'There was an error with your request, please try again later or contact our support team.';
const retry = /^(retry|try again)$/i;

type Fault = (route: Route) => Promise<void>;

const faults: Readonly<Record<string, Fault>> = {
  'HTML instead of JSON': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in to the network</title>',
    }),
  'HTML that claims to be JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/vnd.ssm.columns+json', body: '<html></html>' }),
  'half an answer': async (route) => {
    const answer = await route.fetch();
    const body = (await answer.body()).subarray(0, 5000);
    const headers = { 'content-type': answer.headers()['content-type'] ?? '' };
    await route.fulfill({ status: 200, headers, body });
  },
  'an empty answer': (route) =>
    route.fulfill({ status: 200, contentType: 'application/vnd.ssm.columns+json', body: '' }),
  'columns of different lengths': async (route) => {
    const answer = await route.fetch();
    const columns = (await answer.json()) as { columns: Record<string, { values?: unknown[] }> };
    columns.columns['seqId']?.values?.pop();
    await route.fulfill({
      status: 200,
      contentType: answer.headers()['content-type'] ?? '',
      body: JSON.stringify(columns),
    });
  },
  'a problem of the server': (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Internal', status: 500, code: 'internal', requestId: 'r-1' }),
    }),
  'a connection that breaks': (route) => route.abort('connectionreset'),
};

describe('faults', () => {
  const host = hosted();

  test.each(Object.entries(faults))(
    'S8-01, R11: %s instead of the rows shows an error, and Retry loads the rows',
    async (_name, fault) => {
      const { page, context, misdeeds } = await host.visit();
      const menu = menuOf(page);
      await context.route('**/somamer/search**', fault);
      await page.goto('/');
      await eventually(
        () =>
          menu.alert
            .filter({ hasText: message })
            .count()
            .then((count) => count > 0),
        true,
      );
      const seen = {
        heading: await menu.heading.innerText(),
        radios: await page.getByRole('radio').count(),
      };
      await context.unroute('**/somamer/search**');
      await page.getByRole('button', { name: retry }).first().click();
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      expect({ seen, misdeeds }).toEqual({ seen: { heading: 'SomaScan Menu', radios: 2 }, misdeeds: noMisdeeds });
    },
  );

  test('S4-10, R13: after several quick changes of the version, the address and the table show the version chosen last', async () => {
    const { page, context, misdeeds } = await host.visit();
    const menu = menuOf(page);
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/somamer/search**version=V_11K**', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await menu.version('11K').click();
    await eventually(async () => page.url().endsWith('/?version=V_11K'), true);
    await page.goBack();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    release();
    await context.unroute('**/somamer/search**version=V_11K**');
    await menu.version('11K').click();
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await page.goBack();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect({ url: page.url(), misdeeds }).toEqual({ url: `${host.server.origin}/`, misdeeds: noMisdeeds });
  });
});

describe('code that cannot be loaded', () => {
  const host = hosted({ env: { SSM_FORMS_PORTAL_ID: '4711', SSM_REQUEST_ACCESS_FORM_ID: 'access' } });
  const failed = 'Something went wrong';

  test('R11: Try again loads a page and the parts around it, and the rest of the page stays usable', async () => {
    const { page, context, misdeeds } = await host.open('SSM-Verified');
    const late = /\/assets\/(?:SignedInBar|Breadcrumbs|MyPanelsRoute|memberParts)-[^/]+\.js$/;
    await context.route(late, (route) => route.abort());
    await page.goto('/my-panels');
    // Three errors: of the bar, the breadcrumbs and the page. The footer hides its external links until the next
    // page.
    await eventually(() => page.getByText(failed).count(), 3);
    await page.getByText('This part of the page could not be loaded. Check the connection and try again.').waitFor();
    const seen = await page.getByRole('link', { name: 'Cookie Policy' }).isVisible();
    await context.unroute(late);
    await page.getByRole('main').getByRole('button', { name: retry }).click();
    await page.getByRole('heading', { level: 1, name: 'My Panels' }).waitFor();
    while ((await page.getByRole('button', { name: retry }).count()) > 0) {
      // oxlint-disable-next-line no-await-in-loop -- each press may add or remove buttons
      await page.getByRole('button', { name: retry }).first().click();
    }
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect({ seen, alerts: await page.getByText(failed).count(), misdeeds }).toEqual({
      seen: true,
      alerts: 0,
      misdeeds: noMisdeeds,
    });
  });

  test('R11: a form that cannot load shows an error in a dialog that can be closed, and the next press loads the form', async () => {
    const { page, context } = await host.open('SSM-Public', '/7k-panel-builder');
    await context.route('**/HostedForm-*.js', (route) => route.abort());
    await context.route('https://js.hsforms.net/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Request Access' }).click();
    const dialog = page.getByRole('dialog', { name: failed });
    await dialog.getByRole('button', { name: retry }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await context.unroute('**/HostedForm-*.js');
    await page.getByRole('button', { name: 'Request Access' }).click();
    await page.getByRole('dialog', { name: 'Request Access' }).waitFor();
    expect(await dialog.count()).toBe(0);
  });
});
