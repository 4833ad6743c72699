import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { AnalyteSheet } from 'ssm-core';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { isFirefox } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { savePanels } from '../support/panels.ts';
import { layOutFor } from '../support/paper.ts';

async function printed(page: Page): Promise<{ readonly pages: number; readonly isA4: boolean }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // Firefox writes the pages of a PDF into compressed streams.
  const packed = isFirefox ? [...pdf.matchAll(/\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)endstream/g)] : [];
  const written = [
    pdf,
    ...packed.map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')),
  ];
  const boxes = written.join('\n').match(/MediaBox \[[^\]]*\]/g) ?? [];
  // Firefox rounds page sizes up to whole points.
  const isA4 = boxes.every((box) => /\[ ?0 0 59[4-6](?:\.\d+)? 84[12](?:\.\d+)? ?\]/.test(box));
  return { pages: boxes.length, isA4 };
}

const onePage = { pages: 1, isA4: true };

/**
 * Makes a sheet as full as it can be: twelve reagents for a protein, long texts, many sets, and factors between
 * versions.
 */
function fullSheet(sheet: AnalyteSheet): AnalyteSheet {
  const long = 'Binds the extracellular domain of the target and of three of its relatives, less well. '.repeat(4);
  const analyte = {
    ...sheet.analyte,
    characterizationInfo: long,
    orthogonalStrategies: long,
    fullName: long.slice(0, 120),
  };
  const sharedBy = { column: 'uniProtId', values: ['P05556'] } as const;
  const columns = ['diseases', 'pathways', 'goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh'] as const;
  const factors = { scaleTo7k: 1.123, scaleTo11k: 0.891, ccc: 0.987 };
  return {
    ...sheet,
    analyte,
    otherVersion: { version: 'V_11K', analyte },
    lift: { plasma: factors, serum: factors, source: 'The vendor', licence: 'CC BY 4.0' },
    reagents: Array.from({ length: 11 }, (_, index) => ({
      analyte: { ...analyte, seqId: `${20_000 + index}-${index}` },
      sharedBy,
    })),
    memberships: columns.flatMap((column) =>
      Array.from({ length: 60 }, (_, index) => ({
        column,
        name: `Positive regulation of the response to stimulus ${index} of ${column}`,
        param: null,
        source: index % 2 === 0 ? 'Gene Ontology Annotation' : 'Reactome',
        licence: 'CC BY 4.0',
        date: '2026-01-01',
      })),
    ),
  };
}

describe('a spec sheet on paper', () => {
  const host = hosted();

  test('S1-11: at 320 px in the dark a sheet is complete, can add its reagent, and prints on one A4 page', async () => {
    const { page, menu } = await host.open('SSM-Registered', '/', {
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
    });
    const first = menu.grid.getByRole('link', { name: /^\d+-\d+$/ }).first();
    const seqId = await first.innerText();
    await first.click();
    await page
      .getByRole('article')
      .getByRole('heading', { level: 1, name: new RegExp(`^${seqId} `) })
      .waitFor();
    await page.getByRole('button', { name: 'Add to 7K Panel Builder' }).click();
    await menu.notifications.getByText('Analytes added to Panel Builder').waitFor();
    await page.getByRole('button', { name: 'Remove from 7K Panel Builder' }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ width, broken: await violations(page) }).toEqual({ width: 320, broken: [] });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    // Repeats the check until colours no longer change.
    await eventually(() => violations(page), []);
    expect(await printed(page)).toEqual(onePage);
  });

  test('S1-11: a sheet with twelve reagents for its protein prints on one A4 page, which says what the page omits', async () => {
    const { page, menu } = await host.open('SSM-Registered');
    await page.route(/\/somamer\/\d+-\d+\?/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: fullSheet((await answer.json()) as AnalyteSheet) });
    });
    await savePanels(
      page,
      Array.from({ length: 12 }, (_, index) => `A panel with a name of some length, number ${index + 1}`),
    );
    await menu.grid
      .getByRole('link', { name: /^\d+-\d+$/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'and 2 more in My Panels' }).waitFor();
    const onScreen = await page.getByText('and 27 more').first().isVisible();
    await layOutFor(page, 'print');
    const said = await Promise.all(
      ['and 27 more', 'Texts that end in … are cut to fit one page. They are whole on the screen.'].map((text) =>
        page.getByText(text).first().isVisible(),
      ),
    );
    const rows = await page.getByRole('table', { name: 'Reagents for the same protein' }).getByRole('row').count();
    expect({ onScreen, said, rows, paper: await printed(page) }).toEqual({
      onScreen: false,
      said: [true, true],
      rows: 13,
      paper: onePage,
    });
  });
});

describe('a list on paper', () => {
  const host = hosted();

  async function paper(page: Page, ...names: readonly string[]) {
    await layOutFor(page, 'print');
    await Promise.all(names.map((name) => page.getByRole('table', { name, exact: true }).waitFor()));
    const controls = await page
      .getByRole('button')
      .or(page.getByRole('searchbox'))
      .or(page.getByRole('navigation'))
      .count();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const rows = await Promise.all(
      names.map((name) => page.getByRole('table', { name, exact: true }).getByRole('row').count()),
    );
    return { controls, overflow, rows };
  }

  test.each([320, 1280])(
    'at %i px the menu prints every match, and the screen is unchanged afterwards',
    async (width) => {
      const { page, menu } = await host.open(null, '/', { viewport: { width, height: 800 } });
      await menu.search.fill('receptor');
      await menu.choosePageSize(25);
      await eventually(() => menu.count.innerText().then((text) => /^\d/.test(text) && !text.startsWith('7,')), true);
      const found = Number.parseInt((await menu.count.innerText()).replace(',', ''), 10);
      expect(await paper(page, 'Menu')).toEqual({ controls: 0, overflow: 0, rows: [found + 1] });
      await page.getByText('Search: “receptor”.').waitFor();
      await layOutFor(page, 'screen');
      await menu.grid.waitFor();
      expect(await page.getByRole('table', { name: 'Menu', exact: true }).count()).toBe(0);
    },
  );

  test('a list of more than 1,500 rows says how many rows are printed, and how to print all rows', async () => {
    const { page } = await host.open(null);
    await page.getByText('7,596 of 7,596 reagents').waitFor();
    await page.mouse.move(600, 600);
    expect((await paper(page, 'Menu')).rows).toEqual([1501]);
    await page
      .getByText('The first 1,500 of 7,596 reagents are printed. To have all, select them and export the panel.')
      .waitFor();
  });

  test('a panel of two pages and My Panels print completely', async () => {
    const { page } = await host.open('SSM-Registered');
    await savePanels(page, ['First of many'], { count: 240 });
    await savePanels(page, ['Second of many'], { count: 120 });
    await page.goto('/my-panels');
    await page.getByRole('link', { name: 'First of many' }).waitFor();
    await layOutFor(page, 'print');
    const rows = page.getByRole('grid', { name: 'My Panels' }).getByRole('row');
    await eventually(
      () => rows.allInnerTexts().then((texts) => texts.map((text) => text.split(/\s*\t\s*/)[0])),
      ['Name', 'Second of many', 'First of many'],
    );
    await layOutFor(page, 'screen');
    await page.getByRole('link', { name: 'First of many' }).click();
    await page.getByRole('heading', { level: 1, name: 'First of many' }).waitFor();
    await page.getByText('240 of 240 reagents').waitFor();
    expect(await paper(page, 'First of many')).toMatchObject({ overflow: 0, rows: [241] });
  });

  test('the results of an import print every row, without the page behind the results', async () => {
    const { page, menu } = await host.open('SSM-Registered');
    const seqIds = await menu.cells('Sequence ID');
    const list = Array.from({ length: 60 }, (_, at) => seqIds[at] ?? `${90_000 + at}-1`);
    await page.goto('/7k-panel-builder');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Analytes' });
    await dialog.getByRole('textbox', { name: 'Or paste a list' }).fill(list.join('\n'));
    await dialog.getByRole('button', { name: 'Upload' }).click();
    const results = dialog.getByRole('grid', { name: 'Results' });
    await results.waitFor();
    const onScreen = await results.getByRole('row').count();
    await layOutFor(page, 'print');
    await eventually(() => results.getByRole('row').count(), 61);
    expect(onScreen).toBeLessThan(60);
    const written = await results.getByRole('row').allInnerTexts();
    expect(written.slice(1).map((text) => /\d+-\d+/.exec(text)?.[0])).toEqual(list);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  });
});
