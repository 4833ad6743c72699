import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { emailOf, keptNames, logOut, signIn, signOut, type Title } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';
import { savePanels } from '../support/panels.ts';

const all7K = '7,596 of 7,596 reagents';

async function changeSession(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((changed) => {
    const [key = '', text = '{}'] = Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user')) ?? [];
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(String(text)) as object), ...changed }));
  }, change);
}

const plain = (name: string): string => name.replace(/:.*/, ' of a person');

describe('sessions', () => {
  const host = hosted();
  const open = (path = '/') => host.open(null, path);

  const account = (page: Page, title: Title) => page.getByRole('button', { name: emailOf(title), exact: true });

  test("S4-09: signing out clears the user's view of the menu", async () => {
    const { page, menu, where, misdeeds } = await open();
    await signIn(page, 'SSM-Verified');
    await page.goto('/?version=V_11K&filters=loDb%3E100&search=a&sort=fullName&size=25');
    await menu.button('Remove LoDB (RFU) > 100').waitFor();
    await page
      .getByRole('checkbox', { name: /^Select \d/ })
      .first()
      .click();
    await page.getByText('1 selected').waitFor();
    const kept = await keptNames(page);
    await signOut(page, 'SSM-Verified');
    await eventuallyReads(menu.count, all7K);
    await eventually(async () => (await keptNames(page)).map(plain), ['assayVersion of a person']);
    const left = {
      kept: kept
        .filter((name) => !name.startsWith('oidc'))
        .map(plain)
        .toSorted(),
      where: where(),
      search: await menu.search.inputValue(),
      chips: await page.getByRole('button', { name: /^Remove / }).count(),
      selected: await page.getByText(/ selected$/).count(),
      size: await menu.pageSize(),
      version: await menu.version('7K').isChecked(),
      notifications: await menu.notifications.getByRole('status').count(),
      misdeeds,
    };
    expect(left).toEqual({
      kept: ['assayVersion', 'assayVersion of a person'],
      where: '/',
      search: '',
      chips: 0,
      selected: 0,
      size: '100',
      version: true,
      notifications: 0,
      misdeeds: noMisdeeds,
    });
  });

  test('S3-09: a user who signs in again gets the version that this user chose last, and a visitor in between gets the default', async () => {
    const { page, menu, where, misdeeds } = await open();
    await signIn(page, 'SSM-Verified');
    await menu.version('11K').click();
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    const link = (version: string) =>
      page.getByRole('banner').getByRole('link', { name: `${version} Panel Builder, 0 analytes`, exact: true });
    await link('11K').waitFor();
    await signOut(page, 'SSM-Verified');
    await eventuallyReads(menu.count, all7K);
    await page.reload();
    await eventuallyReads(menu.count, all7K);
    await signIn(page, 'SSM-Verified');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await link('11K').waitFor();
    await eventually(where, '/?version=V_11K');
    await signOut(page, 'SSM-Verified');
    await signIn(page, 'SSM-Registered');
    await eventuallyReads(menu.count, all7K);
    await eventually(where, '/');
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S1-13: ticks and undo survive a reload, and undo also survives signing in again', async () => {
    const { page, menu, misdeeds } = await open();
    await signIn(page, 'SSM-Verified');
    await page.goto('/?version=V_11K');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    const tick = (index: number) =>
      page
        .getByRole('checkbox', { name: /^Select \d/ })
        .nth(index)
        .click();
    await tick(0);
    await tick(1);
    await page.getByRole('button', { name: /^Add to Panel Builder/ }).click();
    const link = (count: number) =>
      page.getByRole('banner').getByRole('link', { name: new RegExp(`^11K Panel Builder, ${count} analytes?$`) });
    await link(2).waitFor();
    await tick(2);
    await page.getByText('1 selected').waitFor();
    await page.reload();
    await link(2).waitFor();
    await page.getByText('1 selected').waitFor();
    const undo = page.getByRole('button', { name: /^Undo/ });
    await page.goto('/11k-panel-builder');
    await undo.click();
    await link(0).waitFor();
    await signOut(page, 'SSM-Verified');
    await signIn(page, 'SSM-Verified');
    await page.getByText('1 selected').waitFor({ state: 'detached' });
    await page.goto('/11k-panel-builder');
    await page.getByRole('button', { name: /^Redo/ }).click();
    await link(2).waitFor();
    await undo.click();
    await link(0).waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S3-09: the next visit opens the version of the last visit, but a link opens the version in the link', async () => {
    const { page, menu, where } = await open();
    await eventuallyReads(menu.count, all7K);
    const before = await keptNames(page);
    await menu.version('11K').click();
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await page.goto('/');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    const again = where();
    await page.goto('/?search=kinase');
    await eventually(async () => (await textOf(menu.count))?.endsWith('of 7,596 reagents'), true);
    expect([before, again]).toEqual([[], '/?version=V_11K']);
  });

  test('S2-18, S4-01: a reload by a signed-in user requests the rows once, with their token', async () => {
    const { page, menu, requests } = await open();
    await signIn(page, 'SSM-Verified');
    await eventuallyReads(menu.count, all7K);
    const before = requests.length;
    await page.reload();
    await eventuallyReads(menu.count, all7K);
    const asked = requests.slice(before).filter((address) => /\/somamer\/search\?.*fullName/.test(address));
    expect(asked.map((address) => address.split('?')[0])).toEqual(['/sat/menuquery/secured/somamer/search']);
  });

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

  test('R30, R18: a forged token ends the session once, and a Login button appears', async () => {
    const { page, menu, misdeeds } = await open();
    await signIn(page, 'SSM-Verified');
    // Opens a document that does not run the application, which would use the token at once.
    await page.goto('/favicon.svg');
    await changeSession(page, { access_token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' });
    await page.goto('/?version=V_11K');
    await menu.notifications.getByText('Your session has ended. Sign in again to go on.').waitFor();
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    expect([await menu.notifications.getByText('Your session has ended.').count(), misdeeds.uncaught]).toEqual([1, []]);
  });

  test('R18: if the request for panels always gets 401, the user is led to sign-in once, then to Home with a notice and a Login button', async () => {
    const { page, menu, where } = await open();
    await signIn(page, 'SSM-Registered');
    // Leaves Home first, because its requests would fail too.
    await page.goto('about:blank');
    let refused = 0;
    await page.route('**/sat/custompanel/user/**', (route) => {
      refused += 1;
      return route.fulfill({ status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
    });
    const signIns: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && /[?&]response_type=code/.test(request.url())) signIns.push(request.url());
    });
    await page.goto('/my-panels');
    await eventually(async () => signIns.length, 1);
    await menu.notifications.getByText('Your session has ended. Sign in again to go on.').waitFor();
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await eventuallyReads(menu.count, all7K);
    expect([where(), refused, signIns.length]).toEqual(['/', 2, 1]);
  });

  test('R24: a token that is longer than every limit shows an error, and the user can sign out', async () => {
    const { page, menu, misdeeds } = await open();
    await signIn(page, 'SSM-Verified');
    await changeSession(page, { access_token: `eyJ.${'x'.repeat(60_000)}.x` });
    // A proxy closes a connection with such a token, also for its other requests, so the page is loaded again.
    const enter = () => page.goto('/?version=V_11K');
    await enter().catch(enter);
    await menu.alert
      .getByText('There was an error with your request, please try again later or contact our support team.')
      .first()
      .waitFor();
    await logOut(page, 'SSM-Verified');
    await eventuallyReads(menu.count, all7K);
    expect(misdeeds.uncaught).toEqual([]);
  });

  test.each<[what: string, roles: unknown]>([
    ['a text', 'Certified-Site'],
    ['null', null],
    ['an object', { role: 'Certified-Site' }],
    ['another type', [7, ['Certified-Site']]],
  ])('S3-11: a role claim that is %s is read or ignored', async (what, roles) => {
    const { page } = await open();
    await signIn(page, 'SSM-Public');
    await page.evaluate((claim) => {
      const [key = '', text = '{}'] = Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user')) ?? [];
      const session = JSON.parse(String(text)) as { profile: Record<string, unknown> };
      const name = Object.keys(session.profile).find((each) => each.endsWith('roles')) ?? '';
      session.profile[name] = claim;
      localStorage.setItem(key, JSON.stringify(session));
    }, roles);
    await page.goto('/my-sets');
    await account(page, 'SSM-Public').waitFor();
    // A text counts as a list of one role. Any other claim counts as no role, which leads to Home.
    const isRead = what === 'a text';
    await eventuallyReads(page.getByRole('heading', { level: 1 }), isRead ? 'My Sets' : 'SomaScan Menu');
    const refused = await menuOf(page).notifications.getByText('That page is for certified sites.').count();
    expect(refused).toBe(isRead ? 0 : 1);
    await signOut(page, 'SSM-Public');
  });
});
