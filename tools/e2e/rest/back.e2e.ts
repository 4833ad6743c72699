import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { continueAs, emailOf } from '../support/account.ts';
import { isFirefox, launchBrowser, noMisdeeds, visit } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import type { Browsers } from '../support/firefox.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

declare global {
  interface Window {
    isShownAgain?: boolean;
  }
}

function noteShownAgain(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    window.isShownAgain = persisted;
  });
}

const isProvider = (page: Page) => page.getByRole('heading', { level: 1, name: 'Development sign-in' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

/**
 * Goes back as the button of the browser does. Playwright's own method waits for an event that a restored page does
 * not emit.
 */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => setTimeout(() => history.back()));
}

describe.each([
  ['keeps pages as they were left', true],
  ['loads pages again', false],
])('Back from the sign-in page, in a browser that %s', (_, hasBackForwardCache) => {
  const host = hosted();
  let browsers: Browsers;
  /**
   * Returns whether the back/forward cache should restore a page. Tests cannot control Firefox's cache, so there this
   * returns what happened.
   */
  const wanted = (isShownAgain: boolean | undefined) => (isFirefox ? isShownAgain : hasBackForwardCache);

  beforeAll(async () => {
    browsers = await launchBrowser(host.server.origin, { hasBackForwardCache });
  });

  afterAll(() => browsers?.close());

  async function openAbout() {
    const visitor = await visit(browsers, host.server.origin);
    await visitor.page.addInitScript(noteShownAgain);
    await visitor.page.goto('/about');
    await eventuallyReads(heading(visitor.page), 'About');
    return visitor;
  }

  test.each(['/my-panels', '/specs/10000-28', '/login'])(
    'S2-15: leads from the sign-in page for %s to the previous page, without another sign-in',
    async (path) => {
      const { page, misdeeds } = await openAbout();
      let signIns = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.url().includes('/oidc/auth?')) signIns += 1;
      });
      await page.goto(path);
      await isProvider(page).waitFor();
      await goBack(page);
      await eventually(() => page.url(), `${host.server.origin}/about`);
      await eventuallyReads(heading(page), 'About');
      const isShownAgain = await page.evaluate(() => window.isShownAgain);
      await page.goto(path);
      await continueAs(page, 'SSM-Verified');
      await page.getByRole('button', { name: emailOf('SSM-Verified'), exact: true }).waitFor();
      expect({ signIns, isShownAgain, misdeeds }).toEqual({
        signIns: 2,
        isShownAgain: wanted(isShownAgain),
        misdeeds: noMisdeeds,
      });
    },
  );

  test('S2-26: restores Home, where the button Login still works', async () => {
    const { page, misdeeds } = await openAbout();
    await page.goto('/?search=kinase');
    await menuOf(page).count.waitFor();
    await login(page).click();
    await isProvider(page).waitFor();
    await goBack(page);
    await eventually(() => menuOf(page).search.inputValue(), 'kinase');
    const isShownAgain = await page.evaluate(() => window.isShownAgain);
    await login(page).click();
    await isProvider(page).waitFor();
    expect({ isShownAgain, misdeeds }).toEqual({
      isShownAgain: wanted(isShownAgain),
      misdeeds: noMisdeeds,
    });
  });

  test('a sign-in can be started again if the browser stayed on the page', async () => {
    const { page } = await openAbout();
    // The browser stays on the page, as if the user had stopped the loading.
    await page.route('**/oidc/auth?*', (route) => route.fulfill({ status: 204 }), { times: 1 });
    await page.goto('/my-panels');
    await eventuallyReads(page.getByRole('main'), 'Login Leading to the sign-in page. Login');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await continueAs(page, 'SSM-Verified');
    await eventuallyReads(heading(page), 'My Panels');
    expect(page.url()).toBe(`${host.server.origin}/my-panels`);
  });
});
