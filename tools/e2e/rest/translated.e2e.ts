import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { differenceOf, eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { knownOf } from '../support/known.ts';
import { menuOf } from '../support/menu.ts';
import { savePanels } from '../support/panels.ts';
import { originalText, prepareTranslation, textsBesideOthers } from '../support/translation.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

const whole = { apart: [], plain: noMisdeeds, translated: noMisdeeds };

describe('a page that the browser translates', () => {
  const host = hosted();

  /** Opens the page plain and translated. The returned functions perform the same steps in both copies. */
  async function openBoth() {
    const plain = await host.open('SSM-Verified', '/');
    const translated = await host.open('SSM-Verified', '/cookie-policy');
    await prepareTranslation(translated.context);
    const apart: string[] = [];

    async function compare(where: string): Promise<void> {
      await eventually(async () => {
        const [read, wanted] = await Promise.all([originalText(translated.page), originalText(plain.page)]);
        return `${where}: ${differenceOf(read, wanted)}`;
      }, `${where}: `);
      apart.push(...(await textsBesideOthers(plain.page)));
    }

    async function step(where: string, act: (page: Page) => Promise<unknown>): Promise<void> {
      await act(plain.page);
      await act(translated.page);
      await plain.page.waitForLoadState('networkidle');
      await compare(where);
    }

    async function go(path: string, isThere: (page: Page) => Promise<unknown>): Promise<void> {
      for (const { page } of [plain, translated]) {
        await page.goto(path);
        await isThere(page);
        await page.waitForLoadState('networkidle');
      }
      await translated.page.evaluate(() => window.translatePage?.());
      await compare(path);
    }

    const broken = () => ({ apart, plain: plain.misdeeds, translated: translated.misdeeds });

    return { plain, translated, step, go, broken };
  }

  const results = (page: Page) => page.getByRole('grid', { name: 'Results' });

  /** Uploads a list to the 7K builder in both copies. */
  async function openReport({ go, step }: Awaited<ReturnType<typeof openBoth>>, list: string): Promise<void> {
    await go('/7k-panel-builder', (page) => page.getByRole('heading', { level: 1 }).waitFor());
    await step('the import', async (page) => {
      await button(page, /Import$/).click();
      await page.getByRole('textbox', { name: 'Or paste a list' }).fill(list);
    });
    await step('the report', async (page) => {
      await button(page, /Upload$/).click();
      await results(page).getByRole('checkbox').first().waitFor();
    });
  }

  test('the menu and its dialogs have the same text, and identifiers are not translated', async () => {
    const { go, step, translated, broken } = await openBoth();
    await go('/', (page) => page.getByRole('gridcell').first().waitFor());
    const seqId = await translated.page.locator('[role=gridcell][aria-colindex="2"]').first().textContent();
    await step('a search', (page) => menuOf(page).search.fill('kinase'));
    await step('another search', (page) => menuOf(page).search.fill('kinase 1'));
    await step('a search that finds nothing', (page) => menuOf(page).search.fill('no reagent is called so'));
    await step('no search', (page) => menuOf(page).search.fill(''));
    for (const row of [1, 2, 3, 4]) {
      await step(`row ${row}`, (page) => page.getByRole('checkbox').nth(row).click());
    }
    await button(translated.page, 'üAdd to Panel Builder (4)').waitFor();
    await step('adding', (page) => button(page, /Add to Panel Builder \(4\)$/).click());
    await step('taking back', (page) => button(page, /Undo$/).first().click());
    for (const dialog of [/Columns$/, /Curated Protein Collections$/, /Bulk Search$/]) {
      await step(String(dialog), async (page) => {
        await button(page, dialog).click();
        await page.getByRole('dialog').waitFor();
      });
      await step('closing', (page) => page.keyboard.press('Escape'));
    }
    await step('the filters', async (page) => {
      await button(page, /Filters$/).click();
      await page.getByRole('combobox', { name: 'Value' }).or(button(page, 'Category')).first().waitFor();
    });
    await step('a category', async (page) => {
      await button(page, 'Category').click();
      await page.getByRole('option', { name: /Full Name$/ }).click();
    });
    await step('a value', (page) => page.getByRole('combobox', { name: 'Value' }).fill('kinase'));
    await step('applying', async (page) => {
      await page.keyboard.press('Tab');
      await button(page, /Apply$/).click();
    });
    await step('no filter', (page) => button(page, /Clear all$/).click());
    await step('the next page', (page) => button(page, 'Next page').click());
    expect(seqId).toMatch(/^\d+-\d+$/);
    expect(broken()).toEqual(whole);
  });

  test('a builder and its import report have the same text', async () => {
    const both = await openBoth();
    const { step, plain, broken } = both;
    await plain.page.getByRole('gridcell').first().waitFor();
    const [first = '', second = '', ...others] = await plain.menu.cells('Sequence ID');
    const list = ['SeqId', first, second.replace('-', '_'), 'nonsense', first, ...others.slice(0, 3)].join('\n');
    await openReport(both, list);
    await step('a row unticked', (page) => results(page).getByRole('checkbox').first().click());
    await step('a row ticked', (page) => results(page).getByRole('checkbox').first().click());
    await step('a status', (page) => page.getByRole('dialog').getByRole('button', { name: /Fix/ }).click());
    await step('adding', (page) => button(page, /Add \d+ analytes?$/).click());
    await step('one selected', (page) => page.getByRole('checkbox').nth(1).click());
    await step('removing', (page) => button(page, /Remove \(1\)$/).click());
    await step('taking back', (page) => button(page, /Undo$/).first().click());
    await step('clearing', (page) => button(page, /Clear$/).click());
    await step('taking back again', (page) => button(page, /Undo$/).first().click());
    await step('saving', (page) => button(page, /Save Panel$/).click());
    expect(broken()).toEqual(whole);
  });

  test('decisions of an import have the same text', async () => {
    const both = await openBoth();
    const { step, broken } = both;
    const known = await knownOf(host.server.origin);
    const list = ['SeqId', known.exact, known.gene, known.elevenKOnly, 'nonsense', ...known.ofGene].join('\n');
    const several = 'for line 3';
    await openReport(both, list);
    for (const seqId of known.ofGene) {
      const box = (page: Page) => page.getByRole('checkbox', { name: `Choose ${seqId} ${several}` });
      await step(`${seqId} chosen`, (page) => box(page).click());
      await step(`${seqId} refused`, (page) => box(page).click());
    }
    await step('all chosen', (page) => page.getByRole('checkbox', { name: `Choose all 3 ${several}` }).click());
    await step('taking back', (page) => page.getByRole('dialog').getByRole('button', { name: /Undo$/ }).click());
    await step('doing again', (page) => page.getByRole('dialog').getByRole('button', { name: /Redo$/ }).click());
    await step('taking back again', (page) => page.getByRole('dialog').getByRole('button', { name: /Undo$/ }).click());
    await step('a choice for the line', async (page) => {
      await page.getByRole('button', { name: /Choose for line/ }).click();
      await page.getByRole('menuitem', { name: /All$/ }).click();
    });
    await step('a mended line', async (page) => {
      await page.getByRole('button', { name: 'Edit line 5' }).click();
      await page.getByRole('combobox', { name: 'Line 5 as written' }).fill(known.underscored);
      await page.keyboard.press('Enter');
      await results(page).getByText('was').waitFor();
    });
    await step('the mending taken back', (page) =>
      page.getByRole('dialog').getByRole('button', { name: /Undo$/ }).click(),
    );
    await step('one status', (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Choose \D*\d/ })
        .click(),
    );
    await step('adding', (page) => button(page, /Add \d+ analytes?$/).click());
    expect(broken()).toEqual(whole);
  });

  test('curated collections have the same text, on their pages and in their dialog', async () => {
    const { go, step, broken } = await openBoth();
    const places = '/curated-protein-collections';
    await go(`${places}/pathways`, (page) => page.getByRole('heading', { level: 2 }).first().waitFor());
    const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a collection' });
    await step('a search', (page) => search(page).fill('apop'));
    await step('its genes', (page) => button(page, /Genes .*Apoptosis$/).click());
    await step('the other version', (page) => page.getByRole('radio', { name: /11K$/ }).click());
    await step('a search that finds nothing', (page) => search(page).fill('no collection is called so'));
    await step('no search', (page) => search(page).fill(''));
    await step('adding', (page) =>
      button(page, /Add all to builder .*Apoptosis/)
        .first()
        .click(),
    );
    await step('taking back', (page) => button(page, /Undo$/).click());
    await step('no genes', (page) => button(page, /Genes .*Apoptosis$/).click());
    await step('diseases', async (page) => {
      await page
        .getByRole('link', { name: /Curated Protein Collections$/ })
        .last()
        .click();
      await page.getByRole('link', { name: /Disease States$/ }).click();
      await page.getByRole('heading', { level: 1, name: /Disease States$/ }).waitFor();
    });
    await go('/', (page) => page.getByRole('gridcell').first().waitFor());
    await step('the dialog', async (page) => {
      await button(page, /Curated Protein Collections$/).click();
      await page.getByRole('tab', { name: /Pathways$/ }).waitFor();
    });
    await step('its other tab', (page) => page.getByRole('tab', { name: /Pathways$/ }).click());
    await step('a choice', (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Apoptosis/ })
        .click(),
    );
    await step('no choice', (page) => button(page, /Clear all$/).click());
    expect(broken()).toEqual(whole);
  });

  test('renaming and comparing panels have the same text', async () => {
    const { go, step, plain, translated, broken } = await openBoth();
    await savePanels(plain.page, ['Spleen'], { count: 5 });
    await savePanels(plain.page, ['Stomach'], { count: 3 });
    const list = (page: Page) => page.getByRole('grid', { name: 'My Panels' });
    const isListed = (page: Page) => list(page).getByRole('link').first().waitFor();
    const act = async (page: Page, name: string) => {
      await page.getByRole('button', { name: 'Actions for Spleen' }).click();
      await page.getByRole('menuitem', { name: new RegExp(`${name}$`) }).click();
    };
    const name = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    await go('/my-panels', isListed);
    for (const action of ['Rename', 'Duplicate']) {
      await step(action, (page) => act(page, action));
      await step('no name', (page) => name(page).fill(''));
      await step('a name that another has', (page) => name(page).fill('Stomach'));
      await step('a name', (page) => name(page).fill('Pancreas'));
      await step('not at all', (page) => page.keyboard.press('Escape'));
    }
    await act(translated.page, 'Rename');
    await name(translated.page).fill('Pancreas');
    await name(translated.page).press('Enter');
    await list(translated.page)
      .getByRole('link', { name: /Pancreas$/ })
      .waitFor();
    await go('/my-panels', isListed);
    await step('the panel', async (page) => {
      await page.getByRole('link', { name: /Pancreas$/ }).click();
      await page.getByRole('heading', { level: 1, name: /Pancreas$/ }).waitFor();
    });
    await step('its versions', (page) => button(page, /Versions$/).click());
    const compareWith = async (page: Page, side: string, option: RegExp) => {
      await page.getByRole('group', { name: 'Compare' }).getByRole('button', { name: side, exact: true }).click();
      await page.getByRole('option', { name: option }).click();
    };
    await step('the other panel', (page) => compareWith(page, 'with', /Stomach$/));
    await step('the version before', (page) => compareWith(page, 'with', /Version 1$/));
    await step('nothing', (page) => compareWith(page, 'with', /Choose what to compare with$/));
    expect(broken()).toEqual(whole);
  });

  test('the other pages have the same text', async () => {
    const { go, step, plain, broken } = await openBoth();
    await savePanels(plain.page, ['Kidney', 'Liver'], { count: 3 });
    await go('/my-panels', (page) => page.getByRole('grid', { name: 'My Panels' }).getByRole('link').first().waitFor());
    await step('another order', (page) => page.getByRole('columnheader', { name: /Name/ }).click());
    await step('a panel', async (page) => {
      await page.getByRole('link', { name: /Kidney$/ }).click();
      await page.getByRole('heading', { level: 1, name: /Kidney$/ }).waitFor();
    });
    for (const section of [/Versions$/, /Sources$/]) {
      await step(String(section), (page) => button(page, section).click());
      await step('folded', (page) => button(page, section).click());
    }
    await go('/specs/10000-28', (page) => page.getByRole('heading', { level: 1 }).waitFor());
    await go('/curated-protein-collections', (page) => page.getByRole('heading', { level: 1 }).waitFor());
    await go('/file-downloads', (page) => page.getByRole('heading', { level: 1 }).waitFor());
    await go('/release-notes', (page) => page.getByRole('heading', { level: 2 }).first().waitFor());
    await go('/cookie-policy', (page) => page.getByRole('heading', { level: 1 }).waitFor());
    await go('/about', (page) => page.getByRole('heading', { level: 1 }).waitFor());
    expect(broken()).toEqual(whole);
  });
});
