import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';

const annotation = [
  ['seqId', 'targetFullName', 'targetName', 'uniProtIds', 'entrezGeneSymbols'],
  ['10-1', 'Alpha', 'A', 'P00001', 'ALPHA'],
  ['11-1', 'Beta', 'B', 'P00002', 'BETA'],
  ['12-1', 'Gamma', 'C', 'P00003', 'GAMMA'],
  ['13-1', 'Delta', 'D', 'P00004', 'DELTA'],
] as const;
const stability = [
  ['UniProt', 'Half-life (h)', 'Tissue'],
  ['P00001', '1.25', 'liver'],
  ['P00002', '30', 'brain'],
  ['P00003', '7.5', 'liver;brain'],
  ['P09999', '2', 'liver'],
] as const;
const haemolysis = [
  ['Red cells', 'our runs', 'ALPHA', 'P00002', '12-1', 'ZETA'],
  ['Platelets', 'our runs', 'DELTA'],
] as const;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ssm-own-'));
  const write = (name: string, lines: readonly (readonly string[])[]) =>
    writeFile(path.join(folder, name), lines.map((cells) => `${cells.join('\t')}\n`).join(''));
  await write('menu.tsv', annotation);
  await write('stability.tsv', stability);
  await write('lists.gmt', haemolysis);
});

afterAll(() => rm(folder, { recursive: true }));

describe('columns and gene sets that an operator adds', () => {
  const host = hosted({ isChanged: true });

  async function load(): Promise<void> {
    await host.server.catalogue([
      'load',
      '--version=V_7K',
      '--columns=stability.tsv',
      '--column=stability.tsv:Half-life (h)=Half-life; h; number; In plasma of healthy people',
      '--source=stability.tsv=Our laboratory',
      '--date=stability.tsv=2026-04',
      '--family=lists.gmt=Haemolysis lists',
      ...['menu.tsv', 'stability.tsv', 'lists.gmt'].map((name) => path.join(folder, name)),
    ]);
  }

  test.each([
    { name: 'wide, light', width: 1280, height: 800, colorScheme: 'light' as const },
    { name: 'narrow, dark', width: 320, height: 640, colorScheme: 'dark' as const },
  ])(
    '$name: are chosen, filter, stand in the address, and are on the sheet and among the collections',
    async (device) => {
      const { width, height, colorScheme } = device;
      await load();
      const { page, menu, where, misdeeds } = await host.open('SSM-Registered', '/?version=V_7K', {
        viewport: { width, height },
        colorScheme,
      });
      await eventuallyReads(menu.count, '4 of 4 reagents');
      // A narrow window has the buttons in a menu.
      const press = async (button: string) => {
        if (width < 600) await page.getByRole('button', { name: 'Actions', exact: true }).click();
        await page.getByRole('button', { name: button, exact: true }).click();
      };
      await press('Columns');
      await page.getByRole('heading', { name: 'Added columns' }).waitFor();
      const ofColumns = await violations(page);
      await page.getByRole('checkbox', { name: 'Half-life (h)' }).click();
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByRole('columnheader', { name: 'Half-life (h)' }).waitFor();

      await press('Filters');
      await page.getByRole('button', { name: 'Category' }).click();
      await page.getByRole('option', { name: /^Half-life/ }).click();
      await page.getByRole('textbox', { name: 'Value' }).fill('2');
      const ofFilters = await violations(page);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('Half-life (h) > 2').waitFor();
      await eventuallyReads(menu.count, '2 of 4 reagents');
      const address = where();
      await page.reload();
      await page.getByText('Half-life (h) > 2').waitFor();
      await eventuallyReads(menu.count, '2 of 4 reagents');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      await page.goto('/specs/12-1?version=V_7K');
      const added = page.getByRole('table', { name: 'Added columns' });
      await added
        .getByRole('row', { name: /^Half-life \(h\) 7.5 In plasma of healthy people Our laboratory, 2026-04$/ })
        .waitFor();
      await page.getByText('Red cells', { exact: true }).waitFor();
      await page.getByText('Haemolysis lists', { exact: true }).first().waitFor();
      const ofSheet = await violations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      await page.goto('/curated-protein-collections?version=V_7K&q=red');
      await page.getByRole('heading', { name: 'Red cells' }).waitFor();
      await page.getByText('Haemolysis lists', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Show in menu Red cells' }).click();
      await page.getByText('Haemolysis lists: Red cells').waitFor();
      await eventuallyReads(menu.count, '3 of 4 reagents');
      expect([
        new URL(address, 'http://a').searchParams.get('filters'),
        ofColumns,
        ofFilters,
        ofSheet,
        misdeeds,
      ]).toEqual(['own.number.half-life-h>2', [], [], [], noMisdeeds]);
    },
  );
});
