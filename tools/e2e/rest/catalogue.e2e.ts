import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { isAbsent, sharedFile } from '../../sharedData.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const geneSets = ['gene_sets.tsv', 'go_sets.tsv', 'mesh_sets.tsv'];
const used = [
  'annotation_7k.tsv',
  'example_7k_cut.adat',
  'annotation_layout_7k.xlsx',
  'annotation_11k.tsv',
  ...geneSets,
];
const absent = used.filter(isAbsent);

const found = {
  '10000-28': ['10000-28'],
  'Beta-crystallin B2': ['10000-28'],
  P05231: ['2573-20', '4673-13', '21946-79'],
  IL6: ['2573-20', '4673-13', '21946-79', '2620-4', '4139-71', '8092-29', '15602-43'],
  'Interleukin-6': ['2573-20', '4673-13', '2620-4', '4139-71', '8092-29', '15602-43'],
};
const sevenK = { version: '7K', key: 'V_7K', records: '7,596', onMenu: '7,289', found, members: {} } as const;
const elevenK = {
  version: '11K',
  key: 'V_11K',
  records: '11,083',
  onMenu: '10,760',
  found: { ...found, IL6: [...found.IL6, '31395-164'] },
  members: {
    'pathways=mapk': 428,
    'diseases=alz': 227,
    'goMoleFunc=protein kinase activity': 434,
    'mesh=melanoma': 22,
  },
} as const;
const loads = [
  ['a 7K table', { ...sevenK, files: ['annotation_7k.tsv'] }],
  ['a 7K ADAT', { ...sevenK, files: ['example_7k_cut.adat'] }],
  ['a 7K workbook', { ...sevenK, files: ['annotation_layout_7k.xlsx'] }],
  ['an 11K table with gene sets', { ...elevenK, files: ['annotation_11k.tsv', ...geneSets] }],
] as const;

async function counts(
  page: Page,
  version: string,
  clauses: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const counted = clauses.map(async (clause) => {
    const [key = '', value = ''] = clause.split('=');
    const filters = encodeURIComponent(`${key}=${encodeURIComponent(value)}`);
    const address = `/sat/menuquery/public/somamer/count?version=${version}&filters=${filters}`;
    const answer = await page.evaluate(async (url) => (await fetch(url)).json() as Promise<{ count: number }>, address);
    return [clause, answer.count] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

describe.skipIf(absent.length > 0)(`real catalogues (needs ${used.join(', ')} in SSM_SHARED_DATA)`, () => {
  const host = hosted({ isChanged: true });

  test.each(loads)(
    '%s is loaded while the menu is open, and a reload shows its rows and finds its proteins',
    async (_, load) => {
      const { page, misdeeds } = await host.visit();
      const menu = menuOf(page);
      const address = `/?version=${load.key}`;
      await page.goto(address);
      await eventually(() => menu.count.count(), 1);
      const files = load.files.map(sharedFile);
      const report = await host.server.catalogue(['load', '--version', load.key, ...files]);
      await menu.search.fill('a');
      await eventually(async () => (await menu.cells('Sequence ID')).length > 0, true);

      await page.goto(address);
      await eventuallyReads(menu.count, `${load.onMenu} of ${load.onMenu} reagents`);
      const shown: Record<string, readonly string[]> = {};
      for (const [text, wanted] of Object.entries(load.found)) {
        await menu.search.fill(text);
        await eventuallyReads(menu.count, `${wanted.length} of ${load.onMenu} reagents`);
        shown[text] = await menu.cells('Sequence ID');
      }
      expect({
        records: /^Records +([\d,]+)$/m.exec(report)?.[1],
        isChosen: await menu.version(load.version).isChecked(),
        demos: await page.getByText('Demo catalogue').count(),
        found: shown,
        members: await counts(page, load.key, Object.keys(load.members)),
        misdeeds,
      }).toEqual({
        records: load.records,
        isChosen: true,
        demos: 0,
        found: load.found,
        members: load.members,
        misdeeds: noMisdeeds,
      });
    },
  );

  test('filters find kinases of a dilution and offer no category that the files lack', async () => {
    const [sevenKTable = ''] = used;
    const files = [sevenKTable, ...geneSets].map(sharedFile);
    const map = 'totalCVPlasma=calibratorCvPct';
    await host.server.catalogue(['load', '--version', 'V_7K', '--map', map, ...files]);
    const wire = 'goMoleFunc=protein kinase activity&dilGroup=20%25&totalCvPlasma<8';
    const { page, menu, misdeeds } = await host.open(null, `/?filters=${encodeURIComponent(wire)}`);
    await eventually(
      () => page.getByRole('list', { name: 'FILTERS' }).getByRole('listitem').allInnerTexts(),
      ['GO Molecular Function: protein kinase activity', 'Dilution Group: 20%', 'Total CV Plasma < 8'],
    );
    await eventually(async () => Number((await textOf(menu.count))?.split(' ')[0]) > 50, true);
    await menu.button('Filters').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('group', { name: 'Filter 4' }).getByRole('button', { name: 'Category' }).click();
    const offered = await page.getByRole('option').allInnerTexts();
    expect([offered.filter((label) => /Publications|Buffer MS|Correlation/.test(label)), misdeeds]).toEqual([
      [],
      noMisdeeds,
    ]);
  });

  test('the vendor’s workbook is imported row by row', async () => {
    await host.server.catalogue(['load', '--version', 'V_7K', sharedFile('annotation_7k.tsv')]);
    const { page } = await host.open('SSM-Registered', '/7k-panel-builder');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Analytes' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose file', exact: true }).click();
    await (await chooser).setFiles(sharedFile('annotation_layout_7k.xlsx'));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await dialog.getByText('7,289 reagents found').waitFor();
    const chips = await dialog.getByRole('group', { name: 'Show rows' }).getByRole('button').allInnerTexts();
    await dialog.getByRole('button', { name: 'Add 7,289 analytes', exact: true }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: '7K Panel Builder, 7,289 analytes', exact: true })
      .waitFor();
    expect(chips).toEqual(['All 7,647', 'Found 7,289', 'Fix 307', 'Left out 51']);
  });
});
