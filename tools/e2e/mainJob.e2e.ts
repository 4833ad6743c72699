/** The only end-to-end test of `npm test`: a whole visit, from the first look to signing out. */
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { eventuallyKeepsNothing, signIn, signOut } from './support/account.ts';
import { noMisdeeds } from './support/browser.ts';
import { eventually, eventuallyReads, textOf } from './support/eventually.ts';
import { hosted } from './support/hosted.ts';
import { menuOf } from './support/menu.ts';

const all7K = '7,596 of 7,596 reagents';

describe('the main job', () => {
  const host = hosted();

  test('a user looks, signs in, searches, filters, builds, imports, saves, exports, reads a spec sheet and signs out', async () => {
    const { page, misdeeds } = await host.visit({ acceptDownloads: true });
    const menu = menuOf(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const builderLink = (count: string) =>
      page.getByRole('banner').getByRole('link', { name: `7K Panel Builder, ${count}`, exact: true });
    await page.goto('/');
    await eventuallyReads(menu.count, all7K);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await signIn(page, 'SSM-Registered');
    await builderLink('0 analytes').waitFor();

    await menu.search.fill('kinase');
    await eventually(async () => /^\d+ of 7,596 reagents$/.test((await textOf(menu.count)) ?? ''), true);
    const searched = Number.parseInt((await textOf(menu.count)) ?? '', 10);
    await button('Filters').click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Dilution Group' }).click();
    await filters.getByRole('button', { name: 'Value', exact: true }).click();
    await page.getByRole('option', { name: '20%', exact: true }).click();
    await filters.getByRole('button', { name: 'Apply' }).click();
    await button('Remove Dilution Group: 20%').waitFor();
    await eventually(async () => Number.parseInt((await textOf(menu.count)) ?? '', 10) < searched, true);

    const [first = '', second = ''] = await menu.cells('Sequence ID');
    for (const seqId of [first, second]) {
      await page.getByRole('checkbox', { name: `Select ${seqId}`, exact: true }).click();
    }
    await button('Add to Panel Builder (2)').click();
    await builderLink('2 analytes').waitFor();
    await button('Clear all').click();
    await menu.search.fill('');
    await eventuallyReads(menu.count, all7K);
    const third = (await menu.cells('Sequence ID')).find((seqId) => ![first, second].includes(seqId)) ?? '';
    await builderLink('2 analytes').click();
    await button('Import').click();
    const list = page.getByRole('dialog', { name: 'Import Analytes' });
    await list.getByRole('textbox', { name: 'Or paste a list' }).fill(`${third}\nnonsense`);
    await list.getByRole('button', { name: 'Upload' }).click();
    await list.getByRole('button', { name: 'Add 1 analyte', exact: true }).click();
    await builderLink('3 analytes').waitFor();

    await button('Save Panel').click();
    const saving = page.getByRole('dialog', { name: 'Save Panel' });
    await saving.getByRole('textbox', { name: 'Name' }).fill('Main job');
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await menu.notifications.getByText('Panel saved: Main job').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Panels' }).click();
    await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name: 'Main job' }).click();
    const panel = page.getByRole('grid', { name: 'Main job', exact: true });
    await eventually(() => panel.getAttribute('aria-rowcount'), '4');

    await button('Export').click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }).click();
    const workbook = JSON.stringify(await readXlsxFile(await (await download).path()));
    expect([first, second, third].filter((seqId) => !workbook.includes(JSON.stringify(seqId)))).toEqual([]);

    await panel.getByRole('link', { name: first, exact: true }).click();
    await page
      .getByRole('article')
      .getByRole('heading', { level: 1, name: new RegExp(`^${first} `) })
      .waitFor();
    await signOut(page, 'SSM-Registered');
    await eventuallyKeepsNothing(page);
    await eventuallyReads(menu.count, all7K);
    expect([await page.getByRole('checkbox').count(), misdeeds]).toEqual([0, noMisdeeds]);
  });
});
