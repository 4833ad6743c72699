/** In every language that is shipped, and from right to left: pages beside the menu, each in its states. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { siteIn, walked } from './locale/site.ts';
import { savePanels } from './support/panels.ts';

describe.each(walked)('in %s', { timeout: 180_000 }, (tag) => {
  const site = siteIn(tag);
  const { open } = site;
  const cancel = (page: Page) => page.getByRole('dialog').getByRole('button', { name: site.texts.ui.cancel }).click();

  test('a builder is no English: empty and filled, an import, a save and what is wrong with it', async () => {
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
    await cancel(page);
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

  test('saved panels are no English: their list, its dialogs, a panel, its versions, sources and summary', async () => {
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

  test('pages of their own are no English: collections, a spec sheet, files, release notes, what runs here', async () => {
    const { page, faults, look, lookAtDialog } = await open('SSM-Verified', '/curated-protein-collections');
    await page.getByRole('main').locator('[data-component=CategoryCard] svg').first().waitFor();
    await page.getByRole('main').locator('.ssm-Collections-section li').first().waitFor();
    // It lies over what stands at the window's end, until it is answered or one scrolls: axe takes that for a small target.
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
});
