import { describe, expect, test } from 'vitest';
import { emailOf, signIn } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { focused as nameOfFocused } from '../support/keyboard.ts';
import { menuOf } from '../support/menu.ts';
import {
  standInAnalytics,
  standInConsentManager,
  standInErrorReports,
  standInForms,
  standInSplit,
} from '../support/standIns.ts';

const maintenance = 'SSM is currently down for maintenance. Please try again later.';

function withSettings(env: Readonly<Record<string, string>>) {
  const host = hosted({ env });
  return {
    host,
    visit: async () => {
      const visited = await host.visit();
      return { ...visited, menu: menuOf(visited.page) };
    },
  };
}

describe('settings: forms and a consent manager', () => {
  const { visit } = withSettings({
    SSM_FORMS_PORTAL_ID: '4711',
    SSM_SIGN_UP_FORM_ID: 'sign-up',
    SSM_REQUEST_ACCESS_FORM_ID: 'access',
    SSM_COOKIE_POLICY_URL: 'https://consent.example/policy.js',
  });

  test('S1-03, R35, R42: sign-up and access requests are forms in a modal, and load only when opened', async () => {
    const { page, context, menu, misdeeds } = await visit();
    const asked = await standInForms(context);
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const before = [...asked];
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    const signUp = page.getByRole('dialog', { name: 'Sign Up' });
    await signUp.getByText(/^This form comes from HubSpot/).waitFor();
    const beforeConsent = [...asked];
    await signUp.getByRole('button', { name: 'Load the form' }).click();
    await signUp.getByRole('form', { name: 'na1 4711 sign-up' }).getByRole('textbox', { name: 'E-mail' }).waitFor();
    await signUp.getByRole('button', { name: 'Close' }).click();
    await signUp.waitFor({ state: 'hidden' });
    await signIn(page, 'SSM-Public');
    await page.getByRole('button', { name: emailOf('SSM-Public') }).click();
    await page.getByRole('menuitem', { name: 'Request Access' }).click();
    const access = page.getByRole('dialog', { name: 'Request Access' });
    await access.getByRole('button', { name: 'Load the form' }).click();
    await access.getByRole('form', { name: 'na1 4711 access' }).waitFor();
    const script = 'GET /forms/embed/v2.js';
    expect({ before, beforeConsent, asked, uncaught: misdeeds.uncaught, policy: misdeeds.policyViolations }).toEqual({
      before: [],
      beforeConsent: [],
      asked: [script, script],
      uncaught: [],
      policy: [],
    });
  });

  test('S1-03, R35: a visitor can request access too, and a form that fails to load shows an error and loads at the next press', async () => {
    const { page, context, menu, misdeeds } = await visit();
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const before = [...misdeeds.otherOrigins];
    await context.route('https://js.hsforms.net/**', (route) => route.abort());
    const button = page.getByRole('button', { name: 'Request Access', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Request Access' });
    await button.click();
    await dialog.getByRole('button', { name: 'Load the form' }).click();
    const failure = 'The form could not be loaded. Check the connection, close this and try again.';
    await eventuallyReads(dialog.getByRole('alert'), failure);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await context.unrouteAll();
    const asked = await standInForms(context);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await button.click();
    await dialog.getByRole('form', { name: 'na1 4711 access' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await signIn(page, 'SSM-Verified');
    expect({ before, asked, buttons: await button.count(), policy: misdeeds.policyViolations }).toEqual({
      before: [],
      asked: ['GET /forms/embed/v2.js'],
      buttons: 0,
      policy: [],
    });
  });

  test('S1-13, R35: a consent manager writes its policy on the policy page, and does not load on other pages', async () => {
    const { page, context, menu, misdeeds } = await visit();
    const asked = await standInConsentManager(context);
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const before = [...asked];
    await page.getByRole('link', { name: 'Cookie Policy' }).click();
    await page.getByText('The policy of the consent manager').waitFor();
    expect([before, asked, misdeeds.policyViolations]).toEqual([[], ['GET /policy.js'], []]);
  });
});

describe('settings: analytics and error reports', () => {
  const { host, visit } = withSettings({
    SSM_ANALYTICS_ID: 'G-4711',
    SSM_ERROR_REPORT_DSN: 'https://key@errors.example/1',
    SSM_LOGIN_ERROR_PATH: '/cookie-policy',
  });

  test.each(['light', 'dark'] as const)(
    'R38: the link in the consent question has the colour of its text in %s',
    async (colorScheme) => {
      const { page } = await visit();
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      const question = page.getByRole('region', { name: 'Privacy' });
      const colours = () =>
        question.evaluate((region) => {
          const [words, link] = ['p', 'a'].map((name) => region.querySelector(name) as Element);
          return [words, link].map((each) => getComputedStyle(each as Element).color);
        });
      await question.waitFor();
      const [ofWords, ofLink] = await colours();
      expect(ofLink).toBe(ofWords);
    },
  );

  test.each([1280, 320])('R39: no Tab stop is hidden under the consent question, %i px wide', async (width) => {
    const { page, menu } = await visit();
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const question = page.getByRole('region', { name: 'Privacy' });
    await question.waitFor();
    /**
     * Returns the focused element, and how many of its pixels the question covers. Returns null if the focus is in
     * the question.
     */
    const focused = () =>
      question.evaluate((region) => {
        const element = document.activeElement;
        if (element === null || region.contains(element)) return null;
        const { bottom, height } = element.getBoundingClientRect();
        const over = Math.min(height, bottom - region.getBoundingClientRect().top);
        return {
          name: element.getAttribute('aria-label') ?? element.textContent ?? '',
          over: Math.max(0, Math.ceil(over)),
        };
      });
    const covered: string[] = [];
    let count = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const found = await focused();
      if (found === null) break;
      count += 1;
      if (found.over > 0) covered.push(`${found.name}: ${found.over} px`);
    }
    expect(covered).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });

  test('S7-11, S9-11, R42: usage is counted and crashes are reported only after consent', async () => {
    const { page, context, menu, misdeeds } = await visit();
    const [asked, crashes] = [await standInAnalytics(context), await standInErrorReports(context)];
    const crash = (word: string) => page.evaluate((message) => void Promise.reject(new Error(message)), word);
    await page.goto('/?version=V_11K&filters=loDb%3E100');
    await page.getByRole('region', { name: 'Privacy' }).getByRole('button', { name: 'Refuse' }).waitFor();
    await menu.button('Remove LoDB (RFU) > 100').click();
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await crash('before');
    const before = [[...asked], [...crashes], [...misdeeds.otherOrigins]];
    await page.getByRole('button', { name: 'Accept' }).press('Enter');
    await page.getByRole('region', { name: 'Privacy' }).waitFor({ state: 'hidden' });
    expect(await nameOfFocused(page)).toMatch(/^main/);
    await menu.button('Filters').click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Buffer MS' }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await menu.button('Remove Buffer MS: Yes').waitFor();
    const counted = () => page.evaluate(() => (window as unknown as { counted?: unknown }).counted);
    await eventually(counted, [['filter-apply', { version: 'V_11K', filter_keys: 'bufferMS' }]]);
    await crash('after');
    await eventually(async () => crashes, ['prod-ssm: Error after[null,null]']);
    expect([before, asked, misdeeds.policyViolations]).toEqual([[[], [], []], ['GET /gtag/js?id=G-4711'], []]);
    await page.reload();
    await eventuallyReads(menu.heading, 'SomaScan Menu');
    expect(await page.getByRole('region', { name: 'Privacy' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Cookie Policy' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('You refused: nothing is sent.').waitFor();
  });

  test('S2-16: a cancelled sign-in leads to the configured path with a notice', async () => {
    const { page, menu, misdeeds } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Cookie Policy' }).waitFor();
    expect([
      page.url().slice(host.server.origin.length),
      await menu.notifications.getByRole('status').or(menu.notifications.getByRole('alert')).count(),
      misdeeds,
    ]).toEqual(['/cookie-policy', 1, noMisdeeds]);
  });
});

describe('settings: flags of Split', () => {
  const { visit } = withSettings({
    SSM_FLAGS: 'split',
    SSM_FLAGS_KEY: 'browser-key',
  });

  test('S4-05, S4-06, R35, R42: Split decides on maintenance for an anonymous label, and for the e-mail after consent', async () => {
    const { page, context, menu, misdeeds } = await visit();
    const email = emailOf('SSM-Verified');
    const [asked] = await standInSplit(context, 'genericUI_downtimeBanner_frontend', [email]);
    const named: string[] = [];
    page.on('request', (request) => {
      const said = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`);
      if (new URL(request.url()).hostname.endsWith('.split.io') && said.includes(email)) named.push(request.url());
    });
    const question = page.getByRole('region', { name: 'Privacy' });
    const memberships = () => asked.filter((line) => line.includes('/memberships/')).length;
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await eventually(async () => asked.some((line) => line.endsWith('/memberships/anonymous')), true);
    const ofVisitor = await question.count();
    const first = memberships();
    await signIn(page, 'SSM-Verified');
    await question.getByText('May the service that switches parts of the menu on and off know your e-mail').waitFor();
    await eventually(async () => memberships() > first, true);
    const before = [await page.getByRole('alert').filter({ hasText: maintenance }).count(), ...named];
    await question.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('alert').filter({ hasText: maintenance }).waitFor();
    expect({
      ofVisitor,
      before,
      isIdentified: asked.some((line) => line.includes(`/memberships/${encodeURIComponent(email)}`)),
      navigation: await page.getByRole('navigation').count(),
      policy: misdeeds.policyViolations,
    }).toEqual({ ofVisitor: 0, before: [0], isIdentified: true, navigation: 0, policy: [] });
  });

  test('R42: a user who refused to share the e-mail with a flag service can see and change this choice on the cookie policy', async () => {
    const { page, context, menu, misdeeds } = await visit();
    await standInSplit(context, 'another', []);
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await signIn(page, 'SSM-Verified');
    const question = page.getByRole('region', { name: 'Privacy' });
    await question.getByRole('button', { name: 'Refuse' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Cookie Policy' }).click();
    const choice = page.getByRole('region', { name: 'The service that switches parts of the menu on and off' });
    await choice.getByText('You refused: the service is not told who you are.').waitFor();
    await choice.getByRole('button', { name: 'Accept' }).click();
    await choice.getByText('You agreed: the service is told your e-mail address.').waitFor();
    expect([await page.getByRole('region', { name: 'Your choice' }).count(), misdeeds.policyViolations]).toEqual([
      0,
      [],
    ]);
  });
});

describe('settings: services that are away', () => {
  const { visit } = withSettings({
    SSM_OIDC_ISSUER: 'http://127.0.0.1:9/',
    SSM_OIDC_CLIENT_ID: 'menu',
    SSM_OIDC_AUDIENCE: 'https://menu.example/sat',
    SSM_FLAGS_URL: 'http://127.0.0.1:9/',
    SSM_INACTIVITY_MS: '30000',
  });

  test('S9-10, S8-04: an answer that stalls for the configured time shows an error, and a retry gets the answer', async () => {
    const { page, context, menu, misdeeds } = await visit();
    const late = menu.alert.filter({ hasText: 'Timeout - excessive time to fetch data' });
    let isStill = true;
    let asked = 0;
    await context.route('**/somamer/search?**', async (route) => {
      asked += 1;
      if (!isStill) await route.fallback();
    });
    await page.clock.install();
    await page.goto('/');
    await eventually(async () => asked, 1);
    // Advances the time until the error shows, because the first script requests the rows before the application
    // waits for them.
    await eventually(async () => {
      await page.clock.fastForward(30_000);
      return (await late.count()) > 0;
    }, true);
    isStill = false;
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect(misdeeds.uncaught).toEqual([]);
  });

  test('R14, R15: without flag service and identity provider the menu works, and signing in reports the problem', async () => {
    const { page, menu, misdeeds } = await visit();
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await menu.notifications
      .getByText('The sign-in service cannot be reached. Check the connection and try again.')
      .waitFor();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect([misdeeds.uncaught, misdeeds.policyViolations]).toEqual([noMisdeeds.uncaught, noMisdeeds.policyViolations]);
  });
});
