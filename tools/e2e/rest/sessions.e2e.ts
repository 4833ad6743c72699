import { describe, expect, test } from 'vitest';
import { keptNames, signIn, signOut } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';

const all7K = '7,596 of 7,596 reagents';

const plain = (name: string): string => name.replace(/:.*/, ' of a person');

describe('sessions', () => {
  const host = hosted();
  const open = (path = '/') => host.open(null, path);

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
});
