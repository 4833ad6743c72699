import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { savePanels } from '../support/panels.ts';

const heading = (page: Page, seqId: string) =>
  page.getByRole('article').getByRole('heading', { level: 1, name: new RegExp(`^${seqId} `) });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=row]')?.querySelector('a')?.textContent);

describe('spec sheets', () => {
  const host = hosted();

  test('S1-11: a sheet is requested when the pointer rests on its link, and not again when the sheet opens', async () => {
    const { page, menu } = await host.open('SSM-Registered');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/somamer\/\d+-\d+$/.test(pathname)) asked.push(pathname.split('/').at(-1) ?? '');
    });
    await menu.grid.getByRole('gridcell').first().waitFor();
    const [first = '', second = ''] = await menu.cells('Sequence ID');
    const link = menu.grid.getByRole('link', { name: first, exact: true });
    // Imitates a pointer that crosses all links at once.
    await menu.grid.evaluate((grid) => {
      const over = (target: Element) => target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      for (const each of grid.querySelectorAll('a')) over(each);
      over(document.body);
    });
    await link.hover();
    await eventually(async () => asked, [first]);
    await link.click();
    await heading(page, first).waitFor();
    expect(asked).toEqual([first]);
    await page.goBack();
    // Any cell opens its row. A press on the cell already requests the sheet.
    const row = menu.grid.getByRole('row').filter({ has: page.getByRole('link', { name: second, exact: true }) });
    await row.getByRole('gridcell').nth(2).hover();
    await page.mouse.down();
    await eventually(async () => asked, [first, second]);
    await page.mouse.up();
    await heading(page, second).waitFor();
    expect(asked).toEqual([first, second]);
  });

  test('S1-11, S2-09, S2-29: a row opens its sheet, the sheet leads to the next reagent in the list, and Back restores the menu', async () => {
    const { page, menu, where, misdeeds } = await host.open('SSM-Registered');
    await menu.search.fill('kinase');
    await eventually(async () => (await menu.count.allInnerTexts()).some((text) => text.startsWith('7,596')), false);
    await menu.grid.evaluate((grid) => {
      grid.scrollTop = 640;
    });
    const rows = menu.grid.getByRole('link', { name: /^\d+-\d+$/ });
    await eventually(async () => (await menu.cells('Sequence ID')).length > 10, true);
    const [selected, opened, next] = (await menu.cells('Sequence ID')).slice(4, 7) as [string, string, string];
    await page.getByRole('checkbox', { name: `Select ${selected}` }).click();
    await eventually(async () => where(), '/?search=kinase');
    const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${opened}` }) });
    await row.getByRole('gridcell').nth(2).click();
    await heading(page, opened).waitFor();
    // The heading has the SeqId in a line above the name.
    const title = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ');
    await eventually(() => page.title(), `${title} – SomaScan Menu`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await eventually(() => crumbs.allInnerTexts(), ['Menu', title]);
    const address = where();
    await page.getByRole('link', { name: `Next: ${next}` }).click();
    await heading(page, next).waitFor();
    await page.reload();
    await page.getByRole('link', { name: `Previous: ${opened}` }).click();
    await heading(page, opened).waitFor();
    await page.goBack();
    await menu.grid.waitFor();
    expect(address).toBe(`/specs/${opened}?version=V_7K`);
    await eventually(() => menu.search.inputValue(), 'kinase');
    await rows.first().waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S2-09: Back restores scroll, selection and focus, and a sheet also opens by keyboard and in a new tab', async () => {
    const { page, context, menu, where } = await host.open('SSM-Verified');
    await menu.grid.getByRole('link').first().waitFor();
    await menu.grid.evaluate((grid) => {
      grid.scrollTop = 640;
    });
    await eventually(async () => (await menu.cells('Sequence ID')).length > 10, true);
    const [selected, opened, tabbed] = (await menu.cells('Sequence ID')).slice(4, 7) as [string, string, string];
    await page.getByRole('checkbox', { name: `Select ${selected}` }).click();
    await menu.grid.getByRole('link', { name: opened, exact: true }).click();
    await heading(page, opened).waitFor();
    await page.goBack();
    await eventually(() => focused(page), opened);
    expect({
      scrolled: await menu.grid.evaluate((grid) => grid.scrollTop),
      selected: await page.getByRole('checkbox', { name: `Select ${selected}` }).isChecked(),
    }).toEqual({ scrolled: 640, selected: true });

    await page.keyboard.press('ArrowDown');
    await eventually(() => focused(page), tabbed);
    await page.keyboard.press('Enter');
    await heading(page, tabbed).waitFor();
    await page.goBack();
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      menu.grid.getByRole('link', { name: opened, exact: true }).click({ modifiers: ['Control'] }),
    ]);
    await heading(other, opened).waitFor();
    expect(where()).toBe('/');
  });

  test('S1-11: a sheet names and links the sets of the user that have its reagent', async () => {
    const { page, menu, where } = await host.open('Certified-Site');
    await savePanels(page, ['Held here']);
    const links = menu.grid.getByRole('link', { name: /^\d+-\d+$/ });
    const seqId = await links.first().innerText();
    await links.first().click();
    await heading(page, seqId).waitFor();
    const own = page.getByRole('region', { name: 'My Sets' });
    await own.getByRole('link', { name: 'Held here', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Held here' }).waitFor();
    expect(where()).toMatch(/^\/set\/[\w-]+$/);
    await page.goBack();
    await own.getByRole('listitem').first().waitFor();
    expect(await own.getByRole('listitem').allInnerTexts()).toEqual(['Held here (7K)']);
  });

  test('S2-09: rows open nothing for visitors, and the address of a sheet leads visitors to sign-in and back', async () => {
    const { page, menu, where } = await host.open(null);
    await menu.grid.getByRole('gridcell').nth(1).click();
    await page.keyboard.press('Enter');
    expect([where(), await menu.grid.getByRole('link').count()]).toEqual(['/', 0]);
    await page.goto('/specs/40016-5?version=V_11K');
    await page.getByRole('button', { name: 'Continue as SSM-Public', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'There is no reagent 40016-5' }).waitFor();
    expect(where()).toBe('/specs/40016-5?version=V_11K');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('article').getByText('Request access to select reagents').waitFor();
  });
});
