import type { Page } from 'playwright';
import type { AnalyteSheet } from 'ssm-core';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { savePanels } from '../support/panels.ts';

/** The pages that it prints on, and whether they are A4. */
async function printed(page: Page): Promise<{ readonly pages: number; readonly isA4: boolean }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return {
    pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    isA4: /MediaBox \[0 0 594\.\d+ 841\.\d+\]/.test(pdf),
  };
}

const onePage = { pages: 1, isA4: true };

/** A sheet as full as one can be: twelve reagents of a protein, long texts, many sets, and factors between versions. */
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

  test('S1-11: at 320 px in the dark a sheet is whole, adds its reagent, and prints on one A4 page', async () => {
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
    // Colours go over into each other.
    await eventually(() => violations(page), []);
    expect(await printed(page)).toEqual(onePage);
  });

  test('S1-11: the sheet of one of twelve reagents for a protein prints on one A4 page, which says what it leaves out', async () => {
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
    await page.emulateMedia({ media: 'print' });
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
