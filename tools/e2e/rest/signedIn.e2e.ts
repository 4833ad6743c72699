import { describe, expect, test } from 'vitest';
import { emailOf, keptNames, signIn, signOut } from '../support/account.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';

const exportBanner =
  "UI Update: 'Export' function has been moved and applicable files are available under 'File Downloads' from the side navigation bar.";

describe('signed-in users', () => {
  const host = hosted();

  const open = (path?: string) => host.open(null, path);

  test('S2-27: the banner of signed-in users is one line on Home only, and stays dismissed for that user', async () => {
    const { page } = await open();
    await signIn(page, 'SSM-Registered');
    await page.setViewportSize({ width: 320, height: 640 });
    const note = page.getByRole('note');
    const line = (await note.boundingBox())?.height ?? 0;
    await note.getByText(exportBanner).click();
    const whole = (await note.boundingBox())?.height ?? 0;
    await page.goto('/my-panels');
    await page.getByRole('heading', { level: 1, name: 'My Panels' }).waitFor();
    const elsewhere = await note.count();
    await page.goto('/');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.reload();
    await page.getByRole('button', { name: emailOf('SSM-Registered'), exact: true }).waitFor();
    // Two more lines of 20 px, or more, according to the font.
    expect([line < 56, whole >= line + 40, elsewhere, await note.count()]).toEqual([true, true, 0, 0]);
    await signOut(page, 'SSM-Registered');
    await signIn(page, 'SSM-Verified');
    expect(await note.count()).toBe(1);
  });

  test('S9-04, S9-09: local storage holds the session for this origin and audience, and verified users get a higher table', async () => {
    const { page, menu } = await open();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const borders = 2;
    const heightOf = async () => Math.round((await menu.grid.boundingBox())?.height ?? 0) + borders;
    const ofAVisitor = await heightOf();
    const asked: (readonly (string | null)[])[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams: search } = new URL(request.url());
      if (pathname === '/oidc/auth') asked.push(['audience', 'redirect_uri', 'scope'].map((name) => search.get(name)));
    });
    await signIn(page, 'SSM-Verified');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const kept = (await keptNames(page)).map((name) => name.split(':')[0]);
    expect({ ofAVisitor, ofVerified: await heightOf(), asked, kept }).toEqual({
      ofAVisitor: 0.5 * 800,
      ofVerified: 0.54 * 800,
      asked: [[host.server.audience, `${host.server.origin}/`, 'openid profile email']],
      kept: ['oidc.user'],
    });
  });

  test('R17: signing out in one tab also signs out the other tab, and Back shows no page that needs a session', async () => {
    const { page, context } = await open();
    await signIn(page, 'Certified-Site');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: emailOf('Certified-Site') }).waitFor();
    await signOut(page, 'Certified-Site');
    await other.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await page.goBack().catch(() => null);
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    expect(await page.getByRole('checkbox', { name: /^Select all/ }).count()).toBe(0);
  });

  test('S1-13, S2-12, S2-20: returning to Home restores its view', async () => {
    const { page, menu, where } = await open('/?version=V_11K');
    await signIn(page, 'Certified-Site');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await menu.search.fill('kinase');
    await page
      .getByRole('checkbox', { name: /^Select \d/ })
      .nth(1)
      .click();
    const [first] = await menu.cells('Sequence ID');
    await menu.grid.evaluate((grid) => {
      const scroller = [grid, ...grid.querySelectorAll('*')].find(
        (each) => each.scrollHeight > each.clientHeight + 200,
      );
      scroller?.scrollTo({ top: 900 });
    });
    await eventually(async () => (await menu.cells('Sequence ID')).includes(first as string), false);
    const before = [await textOf(menu.count), await menu.cells('Sequence ID')];
    await page.getByRole('link', { name: 'Cookie Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cookie Policy' }).waitFor();
    expect([where(), await page.title()]).toEqual(['/cookie-policy', 'Cookie Policy – SomaScan Menu']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
    await eventually(where, '/?search=kinase&version=V_11K');
    await eventually(() => menu.cells('Sequence ID'), before[1]);
    expect([await textOf(menu.count), await page.getByText('1 selected').count()]).toEqual([before[0], 1]);
  });
});
