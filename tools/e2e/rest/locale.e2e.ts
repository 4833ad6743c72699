/**
 * Checks in other languages that no state of a page contains English, and that arrow keys follow the text direction.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { savePanels } from '../support/panels.ts';
import { siteIn, walked } from './locale/site.ts';

describe.each([
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
] as const)('in the pseudo-locale %s, from %s', (tag, direction) => {
  const site = siteIn(tag);

  test('the page declares its language and direction', async () => {
    const { page, faults, look, rows } = await site.open(null);
    await rows();
    await look('home');
    const root = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir, shown: getComputedStyle(document.querySelector('.ssm-root') as Element).direction };
    });
    expect(faults).toEqual({});
    expect([root, await page.title()]).toEqual([
      { lang: tag, dir: direction, shown: direction },
      site.texts.shell.menuName,
    ]);
  });

  test('arrow keys move the focus in the direction of the arrow', async () => {
    const { page, rows } = await site.open(null);
    await rows();
    const column = () => page.evaluate(() => document.activeElement?.getAttribute('aria-colindex'));
    const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    await page.getByRole('gridcell').first().click();
    const columns = [await column()];
    for (const key of [onwards, onwards, back]) {
      await page.keyboard.press(key);
      columns.push(await column());
    }
    const [first, second] = await page.getByRole('radio').all();
    await first?.focus();
    await page.keyboard.press(onwards);
    const steps = columns.slice(1).map((at, index) => Number(at) - Number(columns[index]));
    expect(steps).toEqual([1, 1, -1]);
    await eventually(async () => await second?.isChecked(), true);
  });
});

describe.each(walked)('in %s', (tag) => {
  const site = siteIn(tag);
  const { open } = site;
  const cancel = (page: Page) => page.getByRole('dialog').getByRole('button', { name: site.texts.ui.cancel }).click();
  const close = (page: Page) => page.getByRole('dialog').getByText(site.texts.ui.close, { exact: true }).click();

  test('a builder contains no English: empty and filled, an import, saving and its errors', async () => {
    const { page, faults, button, look, rows, dialog, lookAtDialog } = await open(
      'SSM-Registered',
      '/11k-panel-builder',
    );
    const { builder, imports, panels } = site.texts;
    await page.getByRole('link', { name: builder.openMenu }).waitFor();
    await look('an empty builder');
    await page.goto('/7k-panel-builder');
    const list = await lookAtDialog('import', builder.import, imports.importTitle);
    await list.getByRole('textbox', { name: imports.paste }).fill('IL6\nTNF\nЖЖЖ');
    await list.getByRole('button', { name: imports.upload }).click();
    await page.getByRole('grid', { name: imports.results }).getByRole('gridcell').first().waitFor();
    await look('what was found for an import');
    await page.getByRole('grid', { name: imports.results }).getByRole('checkbox').first().click();
    await page.getByRole('dialog').locator('[data-part=Footer] [data-variant=primary]').click();
    await dialog(imports.importTitle).waitFor({ state: 'hidden' });
    await rows();
    await look('a filled builder');
    await page.getByRole('checkbox').nth(1).click();
    await button(builder.undo).click();
    await look('undone');
    await button(builder.redo).click();
    await rows();
    await lookAtDialog('the keys', site.texts.menu.showKeys);
    await close(page);
    const saving = await lookAtDialog('save', builder.save('Panel'));
    await saving.getByRole('button', { name: panels.saveAction, exact: true }).click();
    await look('a name is missing');
    await saving.getByRole('textbox', { name: panels.name }).fill('№ 1');
    await saving.getByRole('button', { name: panels.saveAction, exact: true }).click();
    await page.getByRole('status').filter({ hasText: '№ 1' }).waitFor();
    await look('saved');
    await lookAtDialog('the next version', builder.save('Panel'));
    expect(faults).toEqual({});
  });

  test('saved panels contain no English: the list, its dialogs, a panel, its versions, sources and summary', async () => {
    const { page, faults, button, look, rows, dialog, isOpen, lookAtMenu } = await open('SSM-Verified', '/my-panels');
    const { panels, panelView } = site.texts;
    await page.getByRole('link', { name: panels.openMenu }).waitFor();
    await look('no panels');
    await savePanels(page, ['2032', '2033']);
    await page.reload();
    await rows();
    await look('two panels');
    const act = async (action: string) => {
      await button(panels.actionsFor('2032')).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await lookAtMenu('what can be done with a panel', panels.actionsFor('2032'));
    for (const [action, title] of [
      [panels.rename, panels.dialog.rename('Panel')],
      [panels.duplicate, panels.dialog.duplicate('Panel')],
      [panels.load, panels.dialog.load('2032')],
      [panels.export, panels.dialog.export('2032')],
    ] as const) {
      await act(action);
      await isOpen(dialog(title));
      await page.getByRole('progressbar').waitFor({ state: 'hidden' });
      await look(title);
      await cancel(page);
      await dialog(title).waitFor({ state: 'hidden' });
    }
    await act(panels.delete);
    await button(panels.undo).waitFor();
    await look('deleted');
    await page.getByRole('searchbox').fill('x');
    await page.getByRole('gridcell').first().waitFor({ state: 'hidden' });
    await look('no such panel');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: '2033' }).click();
    await page.getByRole('heading', { level: 1, name: '2033' }).waitFor();
    await rows();
    await look('a panel');
    await button(panelView.versions).click();
    await button(panelView.sources.title).click();
    await page.getByText(panelView.sources.none('Panel')).waitFor();
    const tables = page.getByRole('button', { name: panelView.summary.showTable });
    while ((await tables.count()) > 0) await tables.first().click();
    await look('its versions, sources and the numbers of its summary');
    await page.goto('/panel/none');
    await page.getByRole('heading', { name: panelView.notFoundTitle('Panel') }).waitFor();
    await look('no panel');
    expect(faults).toEqual({});
  });

  test('separate pages contain no English: collections, a spec sheet, files, release notes, About', async () => {
    const { page, faults, look, lookAtDialog } = await open('SSM-Verified', '/curated-protein-collections');
    await page.getByRole('main').locator('[data-component=CategoryCard] svg').first().waitFor();
    await page.getByRole('main').locator('.ssm-Collections-section li').first().waitFor();
    // Answers the banner first. It covers the end of the window, so axe would report small targets.
    await page.locator('.host-Consent').getByRole('button').first().click();
    await look('collections');
    await page.goto('/curated-protein-collections/pathways');
    const items = page.locator('[data-component=CollectionItem]');
    await items.first().waitFor();
    await items.locator('[aria-expanded]').first().click();
    await look('a category, and the genes of a collection');
    await page.goto('/');
    await page.getByRole('gridcell').first().waitFor();
    await lookAtDialog('the collections of the menu', site.texts.shell.pages.collections);
    await cancel(page);
    const [seqId = ''] = await page
      .getByRole('gridcell')
      .filter({ hasText: /^\d+-\d+$/ })
      .allInnerTexts();
    await page.goto(`/specs/${seqId}`);
    await page.locator('[data-part=SharingReagents]').waitFor();
    await look('a spec sheet');
    await page.goto('/file-downloads');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().waitFor();
    await look('kinds of files');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.locator('[data-component=FileEntry]').first().waitFor();
    await look('files');
    for (const [path, component] of [
      ['/release-notes', 'NoteList'],
      ['/about', 'AboutPage'],
    ] as const) {
      await page.goto(path);
      await page.locator(`[data-component=${component}]`).waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
      await look(path);
    }
    expect(faults).toEqual({});
  });

  test('a visitor sees no English: the menu, its lists, its keys, unreadable links, the policy', async () => {
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
    await close(page);
    await button(site.texts.link.copy).click();
    await isOpen(page.getByRole('dialog'));
    await look('a link to copy by hand');
    await close(page);
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

  test('the filters dialog, its categories and its results contain no English', async () => {
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

  test('the menu of signed-in users contains no English: columns, bulk search, adding', async () => {
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

  test('the page contains no English for SSM-Public and certified sites, or after a refusal, a failed form or a broken page', async () => {
    const nobody = await open(null);
    await nobody.signIn('SSM-Public');
    await nobody.rows();
    await nobody.look('home of the public');
    await nobody.page.goto('/7k-panel-builder');
    await nobody.button(site.texts.shell.requestAccess).waitFor();
    await nobody.look('a builder without access');
    await nobody.page.route('**/js.hsforms.net/**', (route) => route.abort());
    await nobody.button(site.texts.shell.requestAccess).click();
    await nobody.look('a form before consent');
    await nobody.page.getByRole('dialog').locator('[data-variant=primary]').click();
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
