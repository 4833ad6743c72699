/** In every language that is shipped, and from right to left: the menu as visitors, signed-in people and those without access have it. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { siteIn, walked } from './locale/site.ts';

describe.each(walked)('in %s', { timeout: 180_000 }, (tag) => {
  const site = siteIn(tag);
  const { open } = site;
  const cancel = (page: Page) => page.getByRole('dialog').getByRole('button', { name: site.texts.ui.cancel }).click();

  test('a visitor meets no English: the menu, its lists, its keys, links that cannot be read, the policy', async () => {
    const { page, faults, button, look, rows, isOpen, lookAtDialog } = await open(null, '/?x=1&page=0');
    await page.getByRole('alert').waitFor();
    await rows();
    await look('a link that cannot be read, and the question for consent');
    await page.goto('/');
    await rows();
    await look('home');
    await page.getByRole('columnheader').last().hover();
    await button(site.texts.menu.rowsPerPage).click();
    await page.getByRole('listbox').waitFor();
    await look('rows per page');
    await page.keyboard.press('Escape');
    await lookAtDialog('the keys', site.texts.menu.showKeys);
    await cancel(page);
    await button(site.texts.link.copy).click();
    await isOpen(page.getByRole('dialog'));
    await look('a link to copy by hand');
    await cancel(page);
    await page.getByRole('searchbox').fill('ЖЖЖ');
    await page.locator('[data-part=Notice]').waitFor();
    await look('nothing found');
    await page.goto('/cookie-policy');
    await page.getByRole('heading', { level: 1, name: site.texts.shell.pages.cookiePolicy }).waitFor();
    await look('the cookie policy');
    await page.goto('/?error=access_denied&state=x');
    await rows();
    await look('a sign-in that came to nothing');
    expect(faults).toEqual({});
  });

  test('the filters dialog, its categories and what they leave are no English', async () => {
    const { page, faults, button, look, rows, lookAtDialog } = await open('SSM-Verified');
    await rows();
    const filters = await lookAtDialog('filters', site.texts.filters.title);
    const { category, value, operator, apply, labels } = site.texts.filters;
    const openList = async (name: string) => {
      await filters.getByRole('button', { name, exact: true }).click();
      await page.getByRole('listbox').waitFor();
    };
    const isClosed = () => page.getByRole('listbox').waitFor({ state: 'hidden' });
    const lookAtList = async (state: string, name: string) => {
      await openList(name);
      await look(state);
      await page.keyboard.press('Escape');
      await isClosed();
    };
    const choose = async (key: keyof typeof labels) => {
      await openList(category);
      await page.getByRole('option', { name: labels[key], exact: true }).click();
      await isClosed();
    };
    await lookAtList('the categories', category);
    for (const key of [
      'fullName',
      'mesh',
      'loDb',
      'bufferMS',
      'fixedPanels',
      'dilGroup',
      'charInfo',
      'pubs',
    ] as const) {
      await choose(key);
      await look(`a filter of ${key}`);
    }
    await lookAtList('publications', value);
    await choose('loDb');
    await lookAtList('the operators', operator);
    const box = filters.getByRole('textbox', { name: value, exact: true });
    await box.fill('none');
    await button(apply).click();
    await look('what is no number');
    await box.fill('999999999');
    await button(apply).click();
    await filters.waitFor({ state: 'hidden' });
    await page.locator('[data-component=FilterChips]').waitFor();
    await page.locator('[data-component=NothingFound]').waitFor();
    await look('filters that leave nothing, and their chips');
    expect(faults).toEqual({});
  });

  test('what signed-in people have on the menu is no English: columns, bulk search, adding', async () => {
    const { page, faults, button, look, rows, lookAtDialog, lookAtMenu } = await open('SSM-Verified');
    await rows();
    await look('home');
    await lookAtMenu('the account', 'ssm-verified@example.org');
    const { selectColumns, imports, sheet } = site.texts;
    await button(sheet.preview.title).click();
    await look('a preview of no row');
    await page.getByRole('gridcell').nth(1).focus();
    await page.locator('[data-part=Place]').filter({ hasText: /\d/ }).first().waitFor();
    await look('a preview');
    await button(sheet.preview.close).click();
    const columns = await lookAtDialog('columns', selectColumns.button, selectColumns.title);
    await columns.getByRole('checkbox', { name: selectColumns.preference }).click();
    await columns.getByRole('button', { name: selectColumns.all, exact: true }).click();
    await columns.getByRole('button', { name: selectColumns.apply, exact: true }).click();
    await page.getByRole('status').filter({ hasText: selectColumns.saved }).waitFor();
    await look('every column, and the preference is saved');

    const [first = '', second = ''] = await page
      .getByRole('row')
      .getByRole('gridcell')
      .allInnerTexts()
      .then((cells) => cells.filter((cell) => /^\d+-\d+$/.test(cell)));
    const search = await lookAtDialog('bulk search', imports.searchTitle);
    await search
      .getByRole('textbox', { name: imports.paste })
      .fill(`${first}\n${second}\nIL6\n# …\nMARCH1\n1-Mar\nЖЖЖ\n${first}`);
    await search.getByRole('button', { name: imports.upload }).click();
    await page.getByRole('grid', { name: imports.results }).getByRole('gridcell').first().waitFor();
    await look('what a bulk search has found');
    await button(imports.show).click();
    await page.locator('[data-component=BulkSearchChip]').waitFor();
    await look('a list on the menu');
    await page.getByRole('checkbox').nth(1).click();
    await look('a selected row');
    await page.locator('[data-component=AddToBuilder] [data-variant=primary]').click();
    await page
      .getByRole('status')
      .filter({ hasText: site.texts.success.addedToBuilder('Panel') })
      .waitFor();
    await look('what is in the builder');
    expect(faults).toEqual({});
  });

  test('other people meet no English: the public, certified sites, a refusal, a form that fails, a broken page', async () => {
    const nobody = await open(null);
    await nobody.signIn('SSM-Public');
    await nobody.rows();
    await nobody.look('home of the public');
    await nobody.page.goto('/7k-panel-builder');
    await nobody.button(site.texts.shell.requestAccess).waitFor();
    await nobody.look('a builder without access');
    await nobody.page.route('**/js.hsforms.net/**', (route) => route.abort());
    await nobody.button(site.texts.shell.requestAccess).click();
    await nobody.page.getByText(site.texts.shell.formFailed).waitFor();
    await nobody.look('a form that cannot be had');
    await nobody.page.goto('/my-sets');
    await nobody.page.getByText(site.texts.shell.refused.sets).waitFor();
    await nobody.look('a refusal');
    await nobody.page.route('**/CookiePolicy-*.js', (route) => route.abort());
    await nobody.page.goto('/cookie-policy');
    await nobody.page.getByRole('heading', { name: site.texts.shell.crashTitle }).waitFor();
    await nobody.look('a page that broke');

    const certified = await open('Certified-Site', '/set-builder');
    await certified.page.getByRole('link', { name: site.texts.builder.openMenu }).waitFor();
    await certified.look('a set builder');
    await certified.page.goto('/my-sets');
    await certified.page.getByRole('link', { name: site.texts.panels.openMenu }).waitFor();
    await certified.look('no sets');

    const unlucky = await open(null);
    await unlucky.page.route('**/sat/menuquery/**', (route) => route.fulfill({ status: 500 }));
    await unlucky.page.goto('/?version=V_11K');
    await unlucky.page.getByRole('alert').first().waitFor();
    await unlucky.look('an answer that failed');
    await site.server.flag(['genericUI_downtimeBanner_frontend', 'on']);
    await unlucky.page.goto('/');
    await unlucky.page.getByText(site.texts.errors.maintenance).waitFor();
    await unlucky.look('maintenance', '[role=alert]');
    await site.server.flag(['genericUI_downtimeBanner_frontend', 'off']);
    expect([nobody.faults, certified.faults, unlucky.faults]).toEqual([{}, {}, {}]);
  });
});
