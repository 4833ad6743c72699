import { describe, expect, test } from 'vitest';
import { continueAs, emailOf, keptNames, seenOnHome, signIn } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { focused } from '../support/keyboard.ts';

const signUpBanner = 'Take a first look at our new SomaScan 11K Assay by signing up now!';

describe('accounts', () => {
  const host = hosted();

  const open = (path?: string) => host.open(null, path);

  test('S2-26, S6-01: a visitor sees the banner with its two buttons, and the header has these buttons once the banner is dismissed', async () => {
    const { page, menu, misdeeds } = await open();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const before = await seenOnHome(page);
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    expect(await focused(page)).toMatch(/^main/);
    const buttons = ['Sign Up', 'Login'].map((name) => page.getByRole('button', { name, exact: true }).count());
    expect([before, await page.getByRole('note').count(), await Promise.all(buttons), misdeeds]).toEqual([
      { navigation: [], banners: [signUpBanner], selectable: 0, reason: ['Sign in to select reagents'] },
      0,
      [1, 1],
      noMisdeeds,
    ]);
  });

  test('S2-15, S2-17: a visitor of a guarded page signs in first, and then goes to Home with the reason if the role is not enough', async () => {
    const { page, menu, where } = await open('/my-sets');
    await continueAs(page, 'SSM-Registered');
    await page.getByRole('button', { name: emailOf('SSM-Registered') }).waitFor();
    await eventually(where, '/');
    await menu.notifications.getByText('That page is for certified sites.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['SomaScan Menu']);
  });

  test('S2-11: /login leads visitors to sign-in, signed-in users to Home, and users who have submitted a form to sign-up', async () => {
    const { page, where } = await open('/login?submissionGuid=1');
    await page.getByRole('heading', { level: 1, name: 'Development sign-in' }).waitFor();
    const hasSignUp = page.url().includes('signup') || /sign.?up/i.test(await page.locator('body').innerText());
    await continueAs(page, 'SSM-Verified');
    await page.getByRole('button', { name: emailOf('SSM-Verified') }).waitFor();
    await page.goto('/login');
    await eventually(where, '/');
    expect(hasSignUp).toBe(true);
  });

  test('S4-02, R18: a session that the server has revoked ends once, with a Login button', async () => {
    const { page, menu } = await open();
    await signIn(page, 'SSM-Registered');
    await page.evaluate(async () => {
      const [kept] = Object.values(localStorage) as string[];
      const { access_token: token } = JSON.parse(kept ?? '{}') as { access_token: string };
      await fetch('/sat/menuquery/jwt/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    });
    await menu.version('11K').click();
    await menu.notifications.getByText('Your session has ended. Sign in again to go on.').waitFor();
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    // Two versions stay: the last version of this browser, and the user's own version for their return.
    const left = async () => (await keptNames(page)).filter((name) => !name.startsWith('assayVersion:'));
    await eventually(left, ['assayVersion']);
    expect(await menu.notifications.getByText('Your session has ended.').count()).toBe(1);
  });
});
