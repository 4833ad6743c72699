import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { pick } from '../support/panels.ts';

const place = '/curated-protein-collections?version=V_7K';
const section = (page: Page) => page.getByRole('region', { name: 'My collections' });
const item = (page: Page, name: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const saveDialog = (page: Page) => page.getByRole('dialog', { name: 'Save as my collection' });
/** Returns the first three SeqIds of the 7K menu. */
const firstOfMenu = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const answer = await fetch('/sat/menuquery/public/somamer/search?version=V_7K&fields=seqId', {
      headers: { Accept: 'application/json' },
    });
    return ((await answer.json()) as { seqId: string }[]).slice(0, 3).map(({ seqId }) => seqId);
  });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe('own collections', () => {
  const host = hosted();

  test.each([
    { name: 'wide, light', width: 1280, height: 800, colorScheme: 'light' as const },
    { name: 'narrow, dark', width: 320, height: 640, colorScheme: 'dark' as const },
  ])('$name: a list becomes a collection that says what it left out, and is deleted and restored', async (device) => {
    const { width, height, colorScheme } = device;
    const { page, menu, misdeeds } = await host.open('SSM-Verified', place, {
      viewport: { width, height },
      colorScheme,
    });
    const seqIds = await firstOfMenu(page);
    await page.getByRole('button', { name: 'New from a list (7K)' }).click();
    await page.getByRole('textbox', { name: 'Or paste a list' }).fill([...seqIds, 'NOSUCH1'].join('\n'));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('button', { name: /^Take for a collection/ }).click();
    const name = `Haemolysis, ${colorScheme}`;
    await saveDialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
    await saveDialog(page).getByRole('button', { name: '1 entry of the list left out' }).click();
    await saveDialog(page).getByText('NOSUCH1: not recognised').waitFor();
    const ofDialog = await violations(page);
    await saveDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await item(page, name)
      .getByText(/^3 reagents: 3 on 7K, 3 on 11K, 0 in your builder$/)
      .waitFor();
    await item(page, name)
      .getByRole('button', { name: `Reagents ${name}` })
      .click();
    await page
      .getByRole('list', { name: 'On the 7K menu (3)' })
      .getByText(seqIds[0] ?? '')
      .waitFor();
    expect([await fits(page), ofDialog, await violations(page)]).toEqual([true, [], []]);

    await page.reload();
    await item(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    const notice = page.getByRole('region', { name: 'Notifications' });
    await notice.getByText(`“${name}” was deleted.`).waitFor();
    await item(page, name).waitFor({ state: 'hidden' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await item(page, name).waitFor();
    await item(page, name)
      .getByRole('link', { name: `Show in menu ${name}` })
      .click();
    await eventuallyReads(menu.count, '3 of 3 reagents');
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('ticked reagents of the menu become a collection, which is compared, and a second tab cannot overwrite it unseen', async () => {
    const { page, where, misdeeds } = await host.open('Certified-Site', '/?version=V_7K');
    await pick(page, 'kinase', 5);
    await page.getByRole('button', { name: 'Save selected as my collection (5)' }).click();
    await saveDialog(page).getByRole('textbox', { name: 'Name' }).fill('Five kinases');
    await saveDialog(page).getByRole('textbox', { name: 'Name' }).press('Enter');
    await page.getByText('“Five kinases” was saved with 5 reagents.').waitFor();

    await page.goto(place);
    await item(page, 'Five kinases').getByRole('button', { name: 'Edit Five kinases' }).click();
    const other = await page.context().newPage();
    await other.goto(new URL(place, page.url()).href);
    await item(other, 'Five kinases').getByRole('button', { name: 'Edit Five kinases' }).click();
    const editOf = (tab: Page) => tab.getByRole('dialog', { name: 'Edit collection' });
    await editOf(other).getByRole('textbox', { name: 'Name' }).fill('Kinases of the study');
    await editOf(other).getByRole('button', { name: 'Save', exact: true }).click();
    await item(other, 'Kinases of the study').waitFor();
    await editOf(page).getByRole('textbox', { name: 'Note' }).fill('typed here');
    await editOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await editOf(page)
      .getByText(/It is now “Kinases of the study” with 5 reagents/)
      .waitFor();
    await editOf(page).getByRole('button', { name: 'Save', exact: true }).click();
    await item(page, 'Five kinases').getByText('typed here').waitFor();
    await other.close();

    await item(page, 'Five kinases').getByRole('button', { name: 'Compare Five kinases' }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Compare Lists');
    const lists = page.getByRole('list', { name: 'Lists' }).getByRole('listitem');
    await eventually(() => lists.count(), 1);
    expect(await lists.first().innerText()).toMatch(/Five kinases[\s\S]*7K, my collection[\s\S]*5 reagents/);
    expect(where()).toMatch(/^\/compare\?list=own%3AV_7K%3Amine-/);
    expect(misdeeds).toEqual(noMisdeeds);
  });
});
