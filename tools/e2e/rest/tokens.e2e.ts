import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { continueAs, emailOf, logOut, signIn, signOut } from '../support/account.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const all7K = '7,596 of 7,596 reagents';

async function changeSession(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((changed) => {
    const [key = '', text = '{}'] = Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user')) ?? [];
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(String(text)) as object), ...changed }));
  }, change);
}

describe('tokens and callbacks that are not valid', () => {
  const host = hosted();
  const open = (path = '/') => host.open(null, path);

  test('R16: a reloaded callback does not sign in twice, and an unknown callback shows a notice', async () => {
    const { page, menu, where } = await open();
    const callbacks: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('code=')) callbacks.push(request.url());
    });
    await signIn(page, 'SSM-Verified');
    await page.goto(callbacks[0] as string);
    await page.getByRole('button', { name: emailOf('SSM-Verified') }).waitFor();
    await eventually(where, '/');
    await signOut(page, 'SSM-Verified');
    await page.goto('/?code=stolen&state=unknown');
    await menu.notifications.getByText('Please sign in again.').waitFor();
    await eventually(where, '/');
    expect(callbacks.length).toBe(3);
  });

  test('S1-02, R16: a code without a state signs in no user and shows why, and the token of a real sign-in is validated', async () => {
    const { page, context, menu, where } = await open();
    const validated: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/menuquery/jwt/validate')) validated.push(String(answer.status()));
    });
    await page.goto('/?code=stolen');
    await menu.notifications
      .getByText('This sign-in was begun in another browser or too long ago. Please sign in again.')
      .waitFor();
    await eventually(where, '/');
    expect(validated).toEqual([]);
    await signIn(page, 'SSM-Registered');
    await eventually(async () => validated, ['200']);
    await page.goto('/?code=again');
    await page.getByRole('button', { name: emailOf('SSM-Registered') }).waitFor();
    await eventually(async () => validated, ['200', '200']);
    await eventually(where, '/');
    // The server has revoked this token. The page is closed first, because it would notice that too.
    const token = await page.evaluate(() => {
      const [kept] = Object.values(localStorage) as string[];
      return (JSON.parse(kept ?? '{}') as { access_token: string }).access_token;
    });
    await page.goto('about:blank');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await context.request.post('/sat/menuquery/jwt/logout', { headers })).ok()).toBe(true);
    await page.goto('/?code=late');
    await menu.notifications.getByText('Your session has ended. Sign in again to go on.').waitFor();
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  });

  test('R34: a stored target on another origin leads to Home', async () => {
    const { page, where } = await open();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Development sign-in' }).waitFor();
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage)) {
        const state = JSON.parse(String(value)) as { data?: unknown };
        localStorage.setItem(key, JSON.stringify({ ...state, data: { target: '//evil.example/' } }));
      }
    });
    await continueAs(page, 'SSM-Verified');
    await page.getByRole('button', { name: emailOf('SSM-Verified') }).waitFor();
    await eventually(where, '/');
    expect(new URL(page.url()).origin).toBe(host.server.origin);
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
    await page.getByRole('button', { name: emailOf('SSM-Public'), exact: true }).waitFor();
    // A text counts as a list of one role. Any other claim counts as no role, which leads to Home.
    const isRead = what === 'a text';
    await eventuallyReads(page.getByRole('heading', { level: 1 }), isRead ? 'My Sets' : 'SomaScan Menu');
    const refused = await menuOf(page).notifications.getByText('That page is for certified sites.').count();
    expect(refused).toBe(isRead ? 0 : 1);
    await signOut(page, 'SSM-Public');
  });
});
