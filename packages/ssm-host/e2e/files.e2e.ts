import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { noMisdeeds } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { hosted } from './support/hosted.ts';
import { tabTo } from './support/keyboard.ts';

const screens = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Presses a file's button and answers what was saved. */
async function downloaded(page: Page, name: string) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}`, exact: true }).click();
  const download = await waiting;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

describe('file downloads', () => {
  const host = hosted();

  test('S1-10, S2-06, S2-27, S2-29: the menu that the banner speaks of is found in the navigation, downloaded, and holds every reagent', async () => {
    const { page, context, menu, where, misdeeds } = await host.open('SSM-Registered', '/', { acceptDownloads: true });
    await page.getByRole('note').getByText("available under 'File Downloads' from the side navigation bar").waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'File Downloads' }).click();
    // The first list waits until every file is made, which a busy machine takes its time for.
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
    const titles = rows.findIndex(([first]) => first === 'Sequence ID');
    expect([rows[0]?.slice(0, 1), rows.length - titles - 1]).toEqual([['Note'], 7596]);
    expect(rows.slice(titles + 1).every(([seqId]) => /^\d+-\d+$/.test(String(seqId)))).toBe(true);

    const csv = await downloaded(page, 'SomaScan_Menu_11K_DEMO.csv');
    expect(
      csv.bytes
        .toString('utf8')
        .split('\r\n')
        .filter((line) => /^'?\d+-\d+,/.test(line)).length,
    ).toBe(11_083);
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();
  });

  test('S2-06: an unknown category leads back to all of them', async () => {
    const { page, context, where } = await host.open('Certified-Site', '/file-downloads/nothing');
    await page.getByRole('heading', { level: 1, name: 'There is no such category' }).waitFor();
    await page.getByRole('link', { name: 'All file downloads' }).click();
    await page.getByRole('link', { name: 'Templates' }).waitFor();
    expect(where()).toBe('/file-downloads');
    await context.close();
  });

  test('S2-06: SSM-Public reads at the address what the page is for and why it is not theirs', async () => {
    const { page, context } = await host.open('SSM-Public', '/file-downloads/menus');
    await page.getByRole('heading', { level: 1, name: 'File Downloads' }).waitFor();
    await page.getByText(/^Files can be downloaded by people with access\./).waitFor();
    expect([
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'File Downloads' }).count(),
      await violations(page),
    ]).toEqual([0, []]);
    await context.close();
  });

  test.each(screens)('R38, R41: have no violation at $width px in $colorScheme', async ({ width, colorScheme }) => {
    const viewport = { width, height: width === 320 ? 640 : 900 };
    const { page, context } = await host.open('SSM-Verified', '/file-downloads', { viewport, colorScheme });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.getByRole('link', { name: 'Menus', exact: true }).waitFor();
    const seen = [await violations(page), await overflow()];
    await page.getByRole('link', { name: 'Menus', exact: true }).click();
    await page.getByRole('article').first().waitFor();
    seen.push(await violations(page), await overflow());
    expect(seen).toEqual([[], 0, [], 0]);
    await context.close();
  });
});

describe('files of an operator', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ssm-files-'));
  const large = Buffer.alloc(6 * 1024 * 1024, 'menu ');
  const write = (name: string, content: string | Buffer) => writeFile(path.join(folder, name), content);
  beforeAll(async () => {
    await write('large.bin', large);
    await write('small.txt', 'one');
    const files = [{ path: 'large.bin' }, { path: 'small.txt' }, { path: '../secret.txt' }, { path: 'gone.txt' }];
    await write('index.json', JSON.stringify({ categories: [{ id: 'ours', title: 'Our files', files }] }));
  });
  const host = hosted({ env: { SSM_FILES: folder } });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('S1-10, S8-01: a download that breaks goes on where it stopped, and the whole is what was listed', async () => {
    const { page, context, misdeeds } = await host.open('SSM-Registered', '/file-downloads/ours', {
      acceptDownloads: true,
    });
    let parts = 0;
    const ranges: (string | undefined)[] = [];
    await context.route('**/secured/file/*', async (route) => {
      ranges.push(route.request().headers()['range']);
      parts += 1;
      if (parts === 2) await route.fulfill({ status: 400, body: '' });
      else await route.fallback();
    });
    await page.getByRole('button', { name: 'Download large.bin' }).click();
    await page.getByRole('button', { name: 'Resume large.bin' }).waitFor();
    await page.getByText(/^Stopped at 524 kB of 6\.3 MB$/).waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Try again' }).click();
    const bytes = await readFile(await (await waiting).path());
    expect([Buffer.compare(bytes, large), ranges.filter((range) => range?.startsWith('bytes=0-')).length]).toEqual([
      0, 1,
    ]);
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();
  });

  test('S1-10: what leads out of the folder or is gone says so; one that changed is listed anew', async () => {
    const { page, context, menu } = await host.open('SSM-Registered', '/file-downloads/ours', {
      acceptDownloads: true,
    });
    await page.getByText('This file is listed, but it is not in the folder of files.').waitFor();
    await page.getByText('This file is listed, but it is not there any more.').waitFor();
    await write('small.txt', 'another');
    await page.getByRole('button', { name: 'Download small.txt' }).click();
    await menu.notifications.getByText(/^small\.txt has changed meanwhile\./).waitFor();
    await page.getByRole('article', { name: 'small.txt' }).getByText('7 byte').waitFor();
    expect((await downloaded(page, 'small.txt')).bytes.toString()).toBe('another');
    await context.close();
  });
});
