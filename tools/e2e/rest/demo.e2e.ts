import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';
import { savePanels } from '../support/panels.ts';

const said = (where: Page | Locator) =>
  where.getByText('Demo catalogue', { exact: true }).filter({ visible: true }).first();

async function answered(page: Page, title: string, upload: string, list: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title });
  const buffer = Buffer.from(list);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: upload, exact: true }).click();
  await dialog.getByRole('grid', { name: 'Results' }).waitFor();
  return dialog;
}

describe('pages that show a demo catalogue', () => {
  const host = hosted();

  test('PRODUCT: every screen says “Demo catalogue”', async () => {
    const { page, menu } = await host.open('SSM-Registered');
    const seen: string[] = [];
    const see = async (screen: string, where: Page | Locator = page): Promise<void> => {
      await said(where).waitFor();
      seen.push(screen);
    };

    await see('menu');
    const link = menu.grid.getByRole('link', { name: /^\d+-\d+$/ }).first();
    const seqId = await link.innerText();
    await savePanels(page, ['Demo panel']);
    await page.getByRole('button', { name: 'Bulk Search', exact: true }).click();
    await see('bulk search', await answered(page, 'Bulk Search', 'Upload', `SeqId\n${seqId}\n`));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Curated Protein Collections' }).click();
    const collections = page.getByRole('dialog', { name: 'Curated Protein Collections' });
    await see('collections of the menu', collections);
    await collections.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('checkbox', { name: `Select ${seqId}`, exact: true }).click();
    await page.getByRole('button', { name: /^Add to / }).click();
    await menuOf(page).notifications.getByText('Analytes added to Panel Builder').waitFor();

    await page.goto(`/specs/${seqId}?version=V_7K`);
    await see('spec sheet');
    await page.goto('/7k-panel-builder');
    await page.getByRole('grid', { name: /^7K / }).waitFor();
    await see('builder');
    await page.goto('/curated-protein-collections?version=V_7K');
    await see('collections');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Pathways/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Pathways' }).waitFor();
    await see('a category');
    await page.goto('/my-panels');
    await page.getByRole('link', { name: 'Demo panel', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Demo panel' }).waitFor();
    await see('panel');
    await page.goto('/file-downloads');
    await page.getByRole('main').getByRole('link').first().click();
    await page.getByRole('article').first().waitFor();
    await see('files');

    await page.goto('/11k-panel-builder');
    await page.getByText('This Panel Builder is empty').waitFor();
    await see('empty builder');
    for (const [path, heading] of [
      ['/my-panels', 'My Panels'],
      ['/file-downloads', 'File Downloads'],
      ['/release-notes', 'Release Notes'],
      ['/curated-protein-collections', 'Curated Protein Collections'],
      ['/cookie-policy', 'Cookie Policy'],
      ['/about', 'About'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await see(heading);
    }

    expect(seen).toEqual([
      'menu',
      'bulk search',
      'collections of the menu',
      'spec sheet',
      'builder',
      'collections',
      'a category',
      'panel',
      'files',
      'empty builder',
      'My Panels',
      'File Downloads',
      'Release Notes',
      'Curated Protein Collections',
      'Cookie Policy',
      'About',
    ]);
  });
});
