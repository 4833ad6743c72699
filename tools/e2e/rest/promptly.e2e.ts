import { describe, expect, test } from 'vitest';
import { emailOf, keptNames, logOut, signIn, signOut } from '../support/account.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

describe('flags', () => {
  const host = hosted();

  test('S2-19, S4-05, S4-26, R14: turn the maintenance message on and off within two seconds', async () => {
    const { page, menu } = await host.open(null);
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const evaluated = await page.waitForResponse((response) => response.url().includes('/ofrep/'));
    expect(evaluated.request().postDataJSON()).toMatchObject({ context: { project: 'ssm' } });
    await host.server.flag(['genericUI_downtimeBanner_frontend', 'on']);
    const alert = page.getByRole('alert').filter({
      hasText: 'SSM is currently down for maintenance. Please try again later.',
    });
    await alert.waitFor({ timeout: 2000 });
    const shown = [await page.getByRole('main').count(), await page.getByRole('button').count()];
    await host.server.flag(['genericUI_downtimeBanner_frontend', 'off']);
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect([shown, await alert.count()]).toEqual([[0, 0], 0]);
  });

  test('R14: are answered by 304, and an idle page requests them rarely until the user returns', async () => {
    const { page } = await host.visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = /(?<=\/)(?:ofrep|health)/.exec(request.url())?.[0];
      if (name !== undefined) asked.push(name);
    });
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/ofrep/')) statuses.push(response.status());
    });
    // A marker request. When the page has sent it, all earlier requests are known.
    const mark = () => page.evaluate(() => fetch('/health').then(({ ok }) => ok));
    await page.clock.install();
    await page.goto('/');
    await eventuallyReads(menuOf(page).count, '7,596 of 7,596 reagents');
    await eventually(async () => statuses.slice(0, 4), [200, 304, 304, 304]);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    // All requests from before the clock stopped are answered, and the page is now idle.
    await mark();
    await eventually(async () => asked.filter((name) => name === 'ofrep').length === statuses.length, true);
    asked.length = 0;
    await page.clock.runFor(30_000);
    await mark();
    await page.keyboard.press('Shift');
    await eventually(async () => asked.length, 2);
    await mark();
    expect([asked, new Set(statuses.slice(1))]).toEqual([['health', 'ofrep', 'health'], new Set([304])]);
  });
});

describe('signing out', () => {
  const host = hosted();

  test('R17: is shown in another tab within a second', async () => {
    const { page, context } = await host.open(null);
    await signIn(page, 'Certified-Site');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: emailOf('Certified-Site') }).waitFor();
    await signOut(page, 'Certified-Site');
    await other.getByRole('button', { name: 'Login', exact: true }).waitFor({ timeout: 1000 });
    expect(await keptNames(other)).toEqual([]);
  });

  test('R17: takes at most 2.5 s while the server is down', async () => {
    const { page } = await host.open(null);
    await signIn(page, 'SSM-Verified');
    // Opens the menu once before, because its code loads only when the browser is idle.
    await page.getByRole('button', { name: emailOf('SSM-Verified'), exact: true }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor({ state: 'hidden' });
    await host.server.kill();
    const began = Date.now();
    await logOut(page, 'SSM-Verified');
    const tookMs = Date.now() - began;
    await host.server.restart();
    expect([await keptNames(page), tookMs < 2500]).toEqual([[], true]);
  });
});
