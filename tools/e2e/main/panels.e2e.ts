import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { Title } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';
import { builderLink, pick, save } from '../support/panels.ts';

describe('panels', () => {
  const host = hosted();

  const open = (title: Title, path = '/') => host.open(title, path, { acceptDownloads: true });

  test('S1-05, S1-06, S3-14: forty reagents from three searches are saved, found later, changed in two pages, compared, and exported intact', async () => {
    const first = await open('SSM-Registered');
    const picked: string[] = [];
    for (const [word, count] of [
      ['kinase', 14],
      ['interleukin', 13],
      ['antigen', 13],
    ] as const) {
      picked.push(...(await pick(first.page, word, count)));
    }
    const distinct = new Set(picked).size;
    await first.page.getByRole('button', { name: `Add to Panel Builder (${distinct})` }).click();
    await builderLink(first.page, `7K Panel Builder, ${distinct} analytes`).click();
    await save(first.page, 'Panel', 'Signalling 2026');
    const misdeeds = [first.misdeeds];
    await first.context.close();

    const { page, menu, where, misdeeds: later } = await open('SSM-Registered', '/my-panels');
    await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name: 'Signalling 2026' }).click();
    await eventually(async () => /^\/panel\/[\w-]+$/.test(where()), true);
    await eventually(() => page.title(), 'Signalling 2026 – SomaScan Menu');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    expect(await crumbs.allInnerTexts()).toEqual(['Menu', 'My Panels', 'Signalling 2026']);
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Signalling 2026');
    const grid = page.getByRole('grid', { name: 'Signalling 2026', exact: true });
    await eventually(() => grid.getAttribute('aria-rowcount'), String(distinct + 1));
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await eventually(async () => where(), '/7k-panel-builder');
    const builder = page.getByRole('grid', { name: '7K Panel', exact: true });
    const [gone, alsoGone] = picked as [string, string];
    for (const seqId of [gone, alsoGone]) await builder.getByRole('checkbox', { name: `Select ${seqId}` }).click();
    await page.getByRole('button', { name: 'Remove (2)' }).click();
    await builderLink(page, `7K Panel Builder, ${distinct - 2} analytes`).waitFor();
    await save(page, 'Panel', 'Signalling 2026');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Panels' }).click();
    await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name: 'Signalling 2026' }).click();
    await eventually(() => grid.getAttribute('aria-rowcount'), String(distinct - 2 + 1));
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    await page.getByRole('list', { name: 'Versions of this panel' }).getByText('Version 2').first().waitFor();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('option', { name: /^Version 1/ }).click();
    await page.getByRole('button', { name: 'with', exact: true }).click();
    await page.getByRole('option', { name: /^Version 2/ }).click();
    await page.getByRole('heading', { level: 3, name: 'Only in version 1: 2', exact: true }).waitFor();
    await page.getByRole('heading', { level: 3, name: 'Only in version 2: 0', exact: true }).waitFor();

    const downloads: unknown[] = [];
    for (const format of ['Excel workbook (.xlsx)', 'CSV for R and Python (.csv)']) {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).click();
      downloads.push(await download);
    }
    const [xlsx, csv] = downloads as { path(): Promise<string>; suggestedFilename(): string }[];
    // Compares texts, so that a SeqId that became a date or a number would not match.
    const workbook = JSON.stringify(await readXlsxFile(await (xlsx as { path(): Promise<string> }).path()));
    const cells = { includes: (text: string) => workbook.includes(JSON.stringify(text)) };
    const lines = (await readFile(await (csv as { path(): Promise<string> }).path(), 'utf8')).split('\r\n');
    const kept = picked.filter((seqId) => seqId !== gone && seqId !== alsoGone);
    expect({
      inWorkbook: kept.filter((seqId) => !cells.includes(seqId)),
      inText: kept.filter((seqId) => !lines.some((line) => line.includes(seqId))),
      removed: [gone, alsoGone].filter((seqId) => cells.includes(seqId)),
      named: cells.includes('Signalling 2026'),
      misdeeds: [...misdeeds, later],
    }).toEqual({ inWorkbook: [], inText: [], removed: [], named: true, misdeeds: [noMisdeeds, noMisdeeds] });
    expect(await menu.notifications.getByText(/downloaded$/).count()).toBe(2);
  });

  test('R5: a user who edits one panel in two tabs sees the difference in the second tab and can keep both changes', async () => {
    const { page } = await open('SSM-Verified');
    const picked = await pick(page, 'kinase', 3);
    await page.getByRole('button', { name: 'Add to Panel Builder (3)' }).click();
    await builderLink(page, '7K Panel Builder, 3 analytes').click();
    await save(page, 'Panel', 'Shared');
    const other = await open('SSM-Verified', '/my-panels');
    await other.page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name: 'Shared' }).click();
    await other.page.getByRole('button', { name: 'Edit', exact: true }).click();
    const remove = async (place: Page, seqId: string) => {
      const list = place.getByRole('grid', { name: '7K Panel', exact: true });
      await list.getByRole('checkbox', { name: `Select ${seqId}` }).click();
      await place.getByRole('button', { name: 'Remove (1)' }).click();
    };
    await page.reload();
    await remove(other.page, picked[0] as string);
    await save(other.page, 'Panel', 'Shared');
    await remove(page, picked[1] as string);
    await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Panel' });
    await dialog.getByText('Saves version 2 of Shared; the earlier ones stay.').waitFor();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const merge = page.getByRole('dialog', { name: 'This Panel has changed' });
    await merge.getByText('Removed there: 1 analyte').waitFor();
    await merge.getByRole('button', { name: 'Keep both changes (1 analyte)' }).click();
    await menuOf(page).notifications.getByText('Panel saved: Shared').last().waitFor();
    await builderLink(page, '7K Panel Builder, 1 analyte').waitFor();
    const left = await page
      .getByRole('checkbox', { name: /^Select \d+-/ })
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));
    expect(left).toEqual([`Select ${picked[2]}`]);
  });
});
