import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { downloaded } from '../support/downloads.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { tabTo } from '../support/keyboard.ts';

describe('file downloads', () => {
  const host = hosted();

  test('S1-10, S2-06, S2-27, S2-29: File Downloads, which the banner mentions, is in the navigation and offers the menu with every reagent', async () => {
    const { page, menu, where, misdeeds } = await host.open('SSM-Registered', '/', { acceptDownloads: true });
    await page.getByRole('note').getByText("available under 'File Downloads' from the side navigation bar").waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'File Downloads' }).click();
    // The server reads all files before it lists them, which takes long on a busy machine.
    await page.getByRole('link', { name: 'Menus', exact: true }).waitFor({ timeout: 90_000 });
    await tabTo(page, 'link Menus');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Menus' }).waitFor();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await eventually(() => crumbs.allInnerTexts(), ['Menu', 'File Downloads', 'Menus']);
    expect([where(), await page.title()]).toEqual(['/file-downloads/menus', 'Menus – SomaScan Menu']);

    const entry = page.getByRole('article', { name: /^7K menu, Excel workbook/ });
    const listed = await entry.getByText(/^[0-9a-f]{64}$/).innerText();
    const xlsx = await downloaded(page, 'SomaScan_Menu_7K_DEMO.xlsx');
    await menu.notifications.getByText('SomaScan_Menu_7K_DEMO.xlsx downloaded').waitFor();
    expect([xlsx.name, xlsx.sha256]).toEqual(['SomaScan_Menu_7K_DEMO.xlsx', listed]);
    const rows = (await readXlsxFile(xlsx.bytes))[0]?.data ?? [];
    expect([rows[0]?.[0], rows[0]?.at(-1), rows.length - 1]).toEqual(['Sequence ID', 'Note', 7596]);
    expect(rows.slice(1).every(([seqId]) => /^\d+-\d+$/.test(String(seqId)))).toBe(true);

    const csv = await downloaded(page, 'SomaScan_Menu_11K_DEMO.csv');
    expect(
      csv.bytes
        .toString('utf8')
        .split('\r\n')
        .filter((line) => /^\d+-\d+,/.test(line)).length,
    ).toBe(11_083);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S2-06: an unknown category leads back to all categories', async () => {
    const { page, where } = await host.open('Certified-Site', '/file-downloads/nothing');
    await page.getByRole('heading', { level: 1, name: 'There is no such category' }).waitFor();
    await page.getByRole('link', { name: 'All file downloads' }).click();
    await page.getByRole('link', { name: 'Templates' }).waitFor();
    expect(where()).toBe('/file-downloads');
  });

  test('S2-06: an SSM-Public user sees what the page is for and why they have no access', async () => {
    const { page } = await host.open('SSM-Public', '/file-downloads/menus');
    await page.getByRole('heading', { level: 1, name: 'File Downloads' }).waitFor();
    await page.getByText(/^Files can be downloaded by people with access\./).waitFor();
    expect([
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'File Downloads' }).count(),
      await violations(page),
    ]).toEqual([0, []]);
  });
});
