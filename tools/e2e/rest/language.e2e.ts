import { loadTexts } from 'ssm-react';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted, type Visitor } from '../support/hosted.ts';
import { tabTo } from '../support/keyboard.ts';
import { languageChoice, readAgain } from '../support/language.ts';
import { savePanels } from '../support/panels.ts';
import { textsOf } from '../support/words.ts';

function saidOf({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate(() => {
    const app = document.querySelector<HTMLElement>('.ssm-root');
    return [document.documentElement, app].map((each) => `${each?.lang} ${each?.dir}`);
  });
}

describe('the language selector', () => {
  const site = hosted();
  const linked = hosted({ env: { SSM_LINK_PORTAL: 'https://portal.example/' } });

  test('works by keyboard at once, keeps search, sort and view, persists for the next visit, and can switch back', async () => {
    const [de, ja] = await Promise.all([textsOf('de'), textsOf('ja')]);
    const visitor = await site.open(null);
    const { page, menu, where, misdeeds } = visitor;
    await menu.search.fill('kinase');
    await eventually(async () => /^\d+ of 7,596 reagents$/.test((await menu.count.textContent()) ?? ''), true);
    const shown = /^\d+/.exec((await menu.count.textContent()) ?? '')?.[0] as string;
    await eventually(() => where().includes('kinase'), true);
    const place = where();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await languageChoice(page).waitFor();
    await tabTo(page, 'select Language');
    expect(await languageChoice(page).getByRole('option').allTextContents()).toEqual(['English', 'Deutsch', '日本語']);
    await page.keyboard.press('ArrowDown');
    await page
      .getByText(de.menu.resultCount(shown, '7.596', Number(shown), 7596))
      .first()
      .waitFor();
    expect([await saidOf(visitor), await page.title()]).toEqual([['de ltr', 'de ltr'], de.shell.menuName]);
    await page.keyboard.press('ArrowDown');
    await page
      .getByText(ja.menu.resultCount(shown, '7,596', Number(shown), 7596))
      .first()
      .waitFor();
    expect({
      said: await saidOf(visitor),
      title: await page.title(),
      typed: await page.getByRole('searchbox', { name: ja.menu.search }).inputValue(),
      place: where(),
      focus: await languageChoice(page, '言語').evaluate((select) => select === document.activeElement),
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
    await page
      .getByText(ja.menu.resultCount(shown, '7,596', Number(shown), 7596))
      .first()
      .waitFor();
    expect(await saidOf(visitor)).toEqual(['ja ltr', 'ja ltr']);
    await languageChoice(page, '言語').selectOption('English');
    await menu.count.getByText(`${shown} of 7,596 reagents`).waitFor();
    expect([await saidOf(visitor), where(), misdeeds]).toEqual([['en ltr', 'en ltr'], place, noMisdeeds]);
  });

  test('keeps the selection in the menu', async () => {
    const ja = await textsOf('ja');
    const visitor = await site.open('SSM-Registered');
    const { page } = visitor;
    for (const row of [1, 2]) await page.getByRole('checkbox').nth(row).click();
    await page.getByText('2 selected').first().waitFor();
    await languageChoice(page).selectOption('日本語');
    await page.getByText(ja.menu.selectedCount('2')).first().waitFor();
    const ticked = page.getByRole('grid').getByRole('checkbox', { checked: true });
    expect(await ticked.count()).toBe(2);
  });

  test('R11: leaves the page unchanged with a notice if the texts of a language fail to load, and the next choice works', async () => {
    const ja = await textsOf('ja');
    const visitor = await site.open(null);
    const { page, context } = visitor;
    await languageChoice(page).waitFor();
    await context.setOffline(true);
    await languageChoice(page).selectOption('日本語');
    await page.getByRole('alert').filter({ hasText: '日本語 could not be fetched.' }).waitFor();
    expect([await saidOf(visitor), await languageChoice(page).inputValue()]).toEqual([['en ', 'en ltr'], 'en']);
    await context.setOffline(false);
    await languageChoice(page).selectOption('日本語');
    await page.getByRole('searchbox', { name: ja.menu.search }).waitFor();
  });

  test.each(['de', 'ja'])('a file exported in %s is imported in English and in that language', async (tag) => {
    const { page } = await site.open('SSM-Verified');
    await savePanels(page, [`2031 ${tag}`], { count: 3 });
    expect(await readAgain(page, tag, `2031 ${tag}`, 3)).toEqual([
      `${tag} xlsx`,
      `${tag} csv`,
      `${tag} excel.csv`,
      'en xlsx',
      'en csv',
      'en excel.csv',
    ]);
  });

  test('R11: if one lazy footer part fails to load, the other part still appears, without an error message', async () => {
    const told: Record<string, readonly string[]> = {};
    for (const part of ['LanguageChoice', 'SignedInBar']) {
      const visitor = await linked.open('SSM-Verified');
      const { page, context } = visitor;
      await page.route(`**/${part}-*.js*`, (route) => route.abort());
      await page.reload();
      await visitor.menu.count.waitFor();
      const footer = page.getByRole('contentinfo');
      await (part === 'SignedInBar' ? languageChoice(page) : footer.getByRole('link', { name: 'Portal' })).waitFor();
      told[part] = await footer.locator('a, button, label, [role=alert]').allInnerTexts();
      await context.close();
    }
    expect(told).toEqual({
      LanguageChoice: ['Cookie Policy', 'About', 'Portal'],
      SignedInBar: ['Cookie Policy', 'About', 'Language'],
    });
  });
});

describe('an installation in German', () => {
  const site = hosted({ env: { SSM_LOCALE: 'de-CH' } });

  test('is in English for a user who chose English, and in German for every other user, whatever the browser prefers', async () => {
    const de = await textsOf('de');
    const visitor = await site.open(null, '/', { locale: 'ja-JP' });
    const { page } = visitor;
    await page.getByRole('searchbox', { name: de.menu.search }).waitFor();
    expect([await saidOf(visitor), await languageChoice(page, 'Sprache').inputValue()]).toEqual([
      ['de-CH ltr', 'de-CH ltr'],
      'de',
    ]);
    await languageChoice(page, 'Sprache').selectOption('English');
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
  ])('uses the language of a browser in %s', async (locale, said) => {
    const visitor = await site.open(null, '/', { locale });
    const texts = await loadTexts(said);
    await visitor.page.getByRole('searchbox', { name: texts?.menu.search ?? 'Search by Keywords or IDs' }).waitFor();
    const [page = '', application] = await saidOf(visitor);
    expect([page.split(' ')[0], application]).toEqual([said, `${said} ltr`]);
  });
});

describe('the size of header and search box', () => {
  const host = hosted();

  test.each(['/', '/7k-panel-builder', '/curated-protein-collections'])(
    'the header is a single line at 1280 px with a three-digit number of analytes, at %s in each language',
    async (path) => {
      const { page, menu } = await host.open('SSM-Verified', '/?search=kinase', {
        viewport: { width: 1280, height: 800 },
      });
      await menu.grid.getByRole('checkbox', { name: /^Select all/ }).click();
      await page.getByRole('button', { name: /^Add to Panel Builder \(\d{3}\)$/ }).click();
      await page.getByRole('link', { name: /^7K Panel Builder, \d{3} analytes$/ }).waitFor();
      await page.goto(path);
      const choice = page.getByRole('contentinfo').getByRole('combobox');
      const heights: number[] = [];
      for (const tag of ['en', 'de', 'ja']) {
        await choice.selectOption(tag);
        await eventually(() => page.locator('.ssm-root').first().getAttribute('lang'), tag);
        await page.getByRole('link', { name: /^7K.*\d{3}/ }).waitFor();
        heights.push(await page.locator('.host-Header-bar').evaluate((bar) => bar.clientHeight));
      }
      expect(heights).toEqual([48, 48, 48]);
    },
  );

  test('the search box on a touch screen has a font size at which a phone does not zoom in', async () => {
    const { menu } = await host.open(null, '/', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 320, height: 640 },
    });
    expect(await menu.search.evaluate((field) => getComputedStyle(field).fontSize)).toBe('16px');
  });
});
