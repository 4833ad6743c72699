import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { filterKeys } from '../support/filters.ts';
import { hosted } from '../support/hosted.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { type Menu, menuOf } from '../support/menu.ts';

const kinases = 'goMoleFunc%3Dkinase%26dilGroup%3D0.5%2525%26totalCvPlasma%3C8%26pubs%3DpQtl';
function chips(page: Page): Promise<readonly string[]> {
  return page.getByRole('list', { name: 'FILTERS' }).getByRole('listitem').allInnerTexts();
}

describe('filters', () => {
  const host = hosted();

  async function open(address: string) {
    const visit = await host.visit();
    await visit.page.goto(address);
    const menu = menuOf(visit.page);
    await menu.count.waitFor();
    return { ...visit, menu, where: async () => visit.page.url().slice(host.server.origin.length) };
  }

  async function found(menu: Menu): Promise<number> {
    return Number(((await textOf(menu.count)) ?? '').split(' ')[0]?.replaceAll(',', ''));
  }

  test('S1-04, R39: kinases in the 0.5% dilution with plasma CV under 8% and pQTL evidence are found by keyboard alone', async () => {
    const { page, menu, where, misdeeds } = await open('/?version=V_11K');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    const keys = filterKeys(page);
    await tabTo(page, 'button Filters');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.waitFor();
    await eventually(() => focused(page), 'button Category');

    await keys.choose('go mol');
    await keys.to('Keyword 1');
    await page.keyboard.type('kinase');
    await keys.to('Add filter');
    await page.keyboard.press('Enter');
    await eventually(() => focused(page), 'button Category');
    await keys.choose('dil');
    await keys.tab();
    await keys.choose('0.5');
    await keys.to('Add filter');
    await page.keyboard.press('Enter');
    await eventually(() => focused(page), 'button Category');
    await keys.choose('total');
    await keys.tab();
    await keys.choose('less than (');
    await keys.tab();
    await page.keyboard.type('8');
    await keys.to('Add filter');
    await page.keyboard.press('Enter');
    await eventually(() => focused(page), 'button Category');
    await keys.choose('pub');
    await keys.tab();
    await keys.chooseInMany('pqtl');
    const total = dialog.getByRole('status').last();
    await eventually(async () => /^[1-9][\d,]* of 11,083 reagents$/.test((await textOf(total)) ?? ''), true);
    const announced = await textOf(total);
    await keys.to('Apply');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });

    await eventuallyReads(menu.count, announced ?? '');
    await eventually(() => focused(page), 'button Filters');
    await menu.notifications.getByText('matches found').waitFor();
    expect({
      chips: await chips(page),
      address: await where(),
      told: await menu.notifications.getByText('matches found').count(),
      misdeeds,
    }).toEqual({
      chips: ['GO Molecular Function: kinase', 'Dilution Group: 0.5%', 'Total CV Plasma < 8', 'Publications: pQTL'],
      address: `/?filters=${kinases}&version=V_11K`,
      told: 1,
      misdeeds: noMisdeeds,
    });
    const wanted = await page.evaluate(async (filters) => {
      const url = `/sat/menuquery/public/somamer/count?version=V_11K&filters=${filters}`;
      return ((await (await fetch(url)).json()) as { count: number }).count;
    }, kinases);
    expect(await found(menu)).toBe(wanted);
  });

  test('S4-17: a link restores filters and their columns in another browser, and Back and Forward step through the filters', async () => {
    const { page, context, menu, where, misdeeds } = await open(
      '/?version=V_11K&filters=loDb%3E100%26dilGroup%3D20%2525',
    );
    await eventually(() => chips(page), ['LoDB (RFU) > 100', 'Dilution Group: 20%']);
    const both = await found(menu);
    expect([await menu.header('LoDB (RFU)').count(), await menu.header('Dilution Group').count()]).toEqual([1, 1]);
    await menu.button('Remove LoDB (RFU) > 100').click();
    await eventually(() => chips(page), ['Dilution Group: 20%']);
    await eventually(async () => (await found(menu)) > both, true);
    const one = await found(menu);
    await menu.button('Clear all').click();
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await eventually(where, '/?version=V_11K');
    await page.goBack();
    await eventually(() => found(menu), one);
    await page.goBack();
    await eventually(() => found(menu), both);
    await page.goForward();
    await eventually(() => chips(page), ['Dilution Group: 20%']);

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await menu.button('Copy link').click();
    await menu.notifications.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open(link);
    await eventually(() => chips(other.page), ['Dilution Group: 20%']);
    expect([await found(other.menu), await other.menu.version('11K').isChecked(), misdeeds, other.misdeeds]).toEqual([
      one,
      true,
      noMisdeeds,
      noMisdeeds,
    ]);
  });

  test('R11: a filter whose request fails is shown as not applied, stays editable, and applies once the network is back', async () => {
    const { page, menu, misdeeds } = await open('/?version=V_11K');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    const isFilter = (url: URL) => url.pathname.endsWith('/somamer/search') && url.searchParams.has('filters');
    await page.route(isFilter, (route) => route.abort());
    const keys = filterKeys(page);
    await menu.button('Filters').click();
    await eventually(() => focused(page), 'button Category');
    await keys.choose('go mol');
    await keys.to('Keyword 1');
    await page.keyboard.type('kinase');
    await menu.button('Apply').click();
    const alert = page.getByRole('alert').filter({ hasText: 'There was an error with your request' });
    await alert.waitFor();
    expect(await chips(page)).toEqual([expect.stringMatching(/^\s*Not applied\s+GO Molecular Function: kinase$/)]);
    const chip = page.getByRole('button', { name: 'GO Molecular Function: kinase, not applied', exact: true });
    expect([await textOf(menu.count), (await menu.cells('Sequence ID')).length > 5]).toEqual([
      'Filters not applied: showing 11,083 of 11,083 reagents',
      true,
    ]);
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    expect((await top(alert)) < (await top(menu.header('Sequence ID')))).toBe(true);

    await chip.click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    expect(await dialog.getByRole('combobox', { name: 'Keyword 1' }).inputValue()).toBe('kinase');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.unroute(isFilter);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => chips(page), ['GO Molecular Function: kinase']);
    await eventually(async () => {
      const count = await found(menu);
      return count > 0 && count < 11_083;
    }, true);
    expect([await alert.count(), misdeeds]).toEqual([0, noMisdeeds]);
  });

  test('S6-04, S5-01: a link applies its valid filters, and a notice names the invalid filters', async () => {
    const wire = ['loDb>100', 'colour=red', 'seqId*=10', 'corrPlasma>x', 'totalCvPlasma~9,1', 'v11Only=true'].join('&');
    const { page, context, menu, misdeeds } = await open(`/?filters=${encodeURIComponent(wire)}`);
    await eventually(() => chips(page), ['LoDB (RFU) > 100']);
    // Notifications are lazy-loaded after the rows.
    const keys = ['colour', 'Sequence ID', 'corrPlasma', 'totalCvPlasma', 'v11Only'];
    await eventually(async () => {
      const notice = (await textOf(menu.notifications)) ?? '';
      return keys.filter((key) => !notice.includes(key));
    }, []);
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();

    const six = Array.from({ length: 6 }, (_, index) => `loDb>${index + 1}`).join('&');
    const crowded = await open(`/?filters=${encodeURIComponent(six)}`);
    await eventually(async () => (await chips(crowded.page)).length, 5);
    await crowded.menu.notifications.getByRole('alert').waitFor();
    expect((await textOf(crowded.menu.notifications))?.includes('loDb>6')).toBe(true);
  });

  test('invalid input shows an error beside its field, typed text stays, and the server never fails', async () => {
    const { page, menu, misdeeds } = await open('/?version=V_11K');
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 500) failures.push(response.url());
    });
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await menu.button('Filters').click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'LoDB (RFU)' }).click();
    const number = dialog.getByRole('textbox', { name: 'Value', exact: true });
    await number.fill('ten');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    expect([
      await dialog.getByText('This is not a number. Type one such as 8 or 0.5.').count(),
      await number.inputValue(),
    ]).toEqual([1, 'ten']);
    await number.fill('5');
    await dialog.getByRole('button', { name: 'Operator' }).click();
    await page.getByRole('option', { name: 'Between (~)' }).click();
    const upper = dialog.getByRole('textbox', { name: 'Upper value' });
    await upper.fill('1');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    expect([
      await dialog.getByText('This is below the first number. Type a higher one, or swap the two.').count(),
      await number.inputValue(),
      await upper.inputValue(),
    ]).toEqual([1, '5', '1']);
    await upper.fill('50');
    await dialog.getByRole('button', { name: 'Add filter' }).click();
    const second = dialog.getByRole('group', { name: 'Filter 2' });
    await second.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'MeSH' }).click();
    const keyword = second.getByRole('combobox', { name: 'Keyword 1' });
    const long = 'x'.repeat(10_000);
    await keyword.fill(long);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    expect([
      await second.getByText('The filters are too long together. Shorten this one.').count(),
      (await keyword.inputValue()).length,
    ]).toEqual([1, 10_000]);
    await keyword.fill('🧬 naïve “quotes”, 100% & more');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await menu.notifications.getByText('No matches').waitFor();
    expect([await chips(page), failures, misdeeds]).toEqual([
      ['LoDB (RFU) between 5 and 50', 'MeSH: 🧬 naïve “quotes”, 100% & more'],
      [],
      noMisdeeds,
    ]);
  });
});
