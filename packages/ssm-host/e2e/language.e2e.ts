import { enBuilder, enImports, enPanelView, loadTexts, type Texts } from 'ssm-react';
import { describe, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { noMisdeeds } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { hosted, type Visitor } from './support/hosted.ts';
import { tabTo } from './support/keyboard.ts';
import { savePanels } from './support/panels.ts';

/** Of a shipped language every section is written out. */
type Written = Texts & {
  readonly builder: typeof enBuilder;
  readonly imports: typeof enImports;
  readonly panelView: typeof enPanelView;
};

const textsIn = async (tag: string): Promise<Written> => (await loadTexts(tag)) as Written;

/** What the page and the application say of their language. */
function saidOf({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate(() => {
    const app = document.querySelector<HTMLElement>('.ssm-root');
    return [document.documentElement, app].map((each) => `${each?.lang} ${each?.dir}`);
  });
}

/** It comes once a page has been used: a person who makes for it moves the pointer. */
async function makeFor({ page }: Visitor): Promise<void> {
  await page.mouse.move(600, 400);
  await page.mouse.move(600, 600);
}

const choiceOf = ({ page }: Visitor, label = 'Language') => page.getByRole('combobox', { name: label, exact: true });

describe('a person chooses the language', () => {
  const site = hosted();

  test('by keyboard: at once, with what was typed, sorted and seen, in the next visit too, and back', async () => {
    const [de, ja] = await Promise.all([textsIn('de'), textsIn('ja')]);
    const visitor = await site.open(null);
    const { page, menu, where, misdeeds } = visitor;
    await menu.search.fill('kinase');
    await eventually(async () => /^\d+ of 7,596 reagents$/.test((await menu.count.textContent()) ?? ''), true);
    const shown = /^\d+/.exec((await menu.count.textContent()) ?? '')?.[0] as string;
    await eventually(() => where().includes('kinase'), true);
    const place = where();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await choiceOf(visitor).waitFor();
    await tabTo(page, 'select Language');
    expect(await choiceOf(visitor).getByRole('option').allTextContents()).toEqual(['English', 'Deutsch', '日本語']);
    await page.keyboard.press('ArrowDown');
    await page.getByText(de.menu.resultCount(shown, '7.596')).first().waitFor();
    expect([await saidOf(visitor), await page.title()]).toEqual([['de ltr', 'de ltr'], de.shell.menuName]);
    await page.keyboard.press('ArrowDown');
    await page.getByText(ja.menu.resultCount(shown, '7,596')).first().waitFor();
    expect({
      said: await saidOf(visitor),
      title: await page.title(),
      typed: await page.getByRole('searchbox', { name: ja.menu.search }).inputValue(),
      place: where(),
      focus: await choiceOf(visitor, '言語').evaluate((select) => select === document.activeElement),
      isSamePage: await page.evaluate(() => 'isSamePage' in window),
      violations: await violations(page),
    }).toEqual({
      said: ['ja ltr', 'ja ltr'],
      title: ja.shell.menuName,
      typed: 'kinase',
      place,
      focus: true,
      isSamePage: true,
      violations: [],
    });

    await page.reload();
    await page.getByText(ja.menu.resultCount(shown, '7,596')).first().waitFor();
    await makeFor(visitor);
    expect(await saidOf(visitor)).toEqual(['ja ltr', 'ja ltr']);
    await choiceOf(visitor, '言語').selectOption('English');
    await menu.count.getByText(`${shown} of 7,596 reagents`).waitFor();
    expect([await saidOf(visitor), where(), misdeeds]).toEqual([['en ltr', 'en ltr'], place, noMisdeeds]);
  });

  test('and keeps what is selected in the menu', async () => {
    const ja = await textsIn('ja');
    const visitor = await site.open('SSM-Registered');
    const { page } = visitor;
    for (const row of [1, 2]) await page.getByRole('checkbox').nth(row).click();
    await page.getByText('2 selected').first().waitFor();
    await choiceOf(visitor).selectOption('日本語');
    await page.getByText(ja.menu.selectedCount('2')).first().waitFor();
    const ticked = page.getByRole('grid').getByRole('checkbox', { checked: true });
    expect(await ticked.count()).toBe(2);
  });

  test('R11: where its texts cannot be fetched the page stays as it is, says so, and the choice can be made again', async () => {
    const ja = await textsIn('ja');
    const visitor = await site.open(null);
    const { page, context } = visitor;
    await makeFor(visitor);
    await choiceOf(visitor).waitFor();
    await context.setOffline(true);
    await choiceOf(visitor).selectOption('日本語');
    await page.getByRole('alert').filter({ hasText: '日本語 could not be fetched.' }).waitFor();
    expect([await saidOf(visitor), await choiceOf(visitor).inputValue()]).toEqual([['en ', 'en ltr'], 'en']);
    await context.setOffline(false);
    await choiceOf(visitor).selectOption('日本語');
    await page.getByRole('searchbox', { name: ja.menu.search }).waitFor();
  });

  test.each(['de', 'ja'])('a file of ours that was written in %s is read again in English and in it', async (tag) => {
    const texts = await textsIn(tag);
    const visitor = await site.open('SSM-Verified');
    const { page } = visitor;
    const name = `2031 ${tag}`;
    await savePanels(page, [name], { count: 3 });
    await makeFor(visitor);
    await choiceOf(visitor).selectOption(tag);
    await page.getByRole('link', { name: texts.shell.pages.cookiePolicy }).waitFor();
    await page.goto('/my-panels');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('gridcell').first().waitFor();
    const files: string[] = [];
    for (const format of [texts.panelView.exportFormats.xlsx, texts.panelView.exportFormats.csv]) {
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.panelView.export, exact: true }).click();
      await page.getByRole('menuitem', { name: format }).click();
      const download = await downloaded;
      const path = `${await download.path()}-${download.suggestedFilename()}`;
      await download.saveAs(path);
      files.push(path);
    }
    const texted = { [tag]: texts.imports, en: enImports };
    const labels: Readonly<Record<string, string>> = { de: 'Sprache', ja: '言語', en: 'Language' };
    const read: string[] = [];
    await page.goto('/7k-panel-builder');
    for (const [language, imports] of Object.entries(texted)) {
      await makeFor(visitor);
      if (language === 'en') await choiceOf(visitor, labels[tag]).selectOption('en');
      for (const path of files) {
        await page
          .getByRole('button', { name: language === 'en' ? enBuilder.import : texts.builder.import, exact: true })
          .click();
        const dialog = page.getByRole('dialog', { name: imports.importTitle });
        await dialog.locator('input[type=file]').setInputFiles(path);
        await dialog.getByRole('button', { name: imports.upload, exact: true }).click();
        await dialog.getByRole('grid', { name: imports.results }).getByRole('gridcell').first().waitFor();
        await dialog.getByText(imports.found(3, '3')).first().waitFor();
        read.push(`${language} ${path.split('.').at(-1)}`);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
    }
    expect(read).toEqual([`${tag} xlsx`, `${tag} csv`, 'en xlsx', 'en csv']);
  });
});

describe('an installation that speaks German', () => {
  const site = hosted({ env: { SSM_LOCALE: 'de-CH' } });

  test('is read in English by whoever has chosen it, and else as it is set, whatever the browser prefers', async () => {
    const de = await textsIn('de');
    const visitor = await site.open(null, '/', { locale: 'ja-JP' });
    const { page } = visitor;
    await page.getByRole('searchbox', { name: de.menu.search }).waitFor();
    await makeFor(visitor);
    expect([await saidOf(visitor), await choiceOf(visitor, 'Sprache').inputValue()]).toEqual([
      ['de-CH ltr', 'de-CH ltr'],
      'de',
    ]);
    await choiceOf(visitor, 'Sprache').selectOption('English');
    await page.getByRole('searchbox', { name: 'Search by Keywords or IDs' }).waitFor();
    await page.reload();
    await visitor.menu.count.waitFor();
    expect(await saidOf(visitor)).toEqual(['en ltr', 'en ltr']);
  });
});

describe('an installation that leaves the language to the browser', () => {
  const site = hosted({ env: { SSM_LOCALE: 'auto' } });

  test.each([
    ['ja-JP', 'ja-JP'],
    ['de-AT', 'de-AT'],
    ['en-GB', 'en-GB'],
    ['fr-FR', 'en'],
  ])('is read in the language of a browser in %s', async (locale, said) => {
    const visitor = await site.open(null, '/', { locale });
    const texts = await loadTexts(said);
    await visitor.page.getByRole('searchbox', { name: texts?.menu.search ?? 'Search by Keywords or IDs' }).waitFor();
    const [page = '', application] = await saidOf(visitor);
    expect([page.split(' ')[0], application]).toEqual([said, `${said} ltr`]);
  });
});
