/**
 * Runs the application in browsers other than Chromium, for which `npm run e2e` has tests. Covers what browsers do
 * differently: scrolling tables, keys, files, storage and dialogs.
 */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { signIn, signOut } from '../e2e/support/account.ts';
import { violations } from '../e2e/support/axe.ts';
import { noMisdeeds } from '../e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../e2e/support/eventually.ts';
import { hosted } from '../e2e/support/hosted.ts';
import { focused, walkByKeys } from '../e2e/support/keyboard.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const wide = 'seqId,fullName,targetName,uniProtId,entrezGeneName,fixedPanels,dilGroup,loDb,totalCvPlasma,diseases';

describe('the application', () => {
  const host = hosted();

  test('works by keyboard: version, search, sort, next page, filter, and a dialog that returns the focus', async () => {
    const { page, menu, where, misdeeds } = await host.open(null);
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const firstStop = await walkByKeys(page, menu);
    await eventually(async () => where(), '/?page=2&search=a&sort=fullName&version=V_11K');
    const names = await menu.cells('Full Name');
    await page.keyboard.press('Shift+Tab');
    await menu.button('Filters').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    await eventually(() => focused(page), 'button Category');
    await page.keyboard.press('Escape');
    await eventually(() => focused(page), 'button Filters');
    expect({
      firstStop,
      isOrdered: names.every((name, row) => row === 0 || collator.compare(names[row - 1] ?? '', name) <= 0),
      rows: names.length > 5,
      misdeeds,
    }).toEqual({ firstStop: 'link Skip to main content', isOrdered: true, rows: true, misdeeds: noMisdeeds });
  });

  test('a wide table scrolls both ways without gaps, keeps its first column, and a column can be resized', async () => {
    const { page, menu, misdeeds } = await host.open('SSM-Registered', `/?size=1500&columns=${wide}`);
    await eventually(async () => menu.grid.locator('[aria-rowindex="2"]').count(), 1);
    const header = menu.header('Full Name');
    const handle = await header.locator('[data-part=ResizeHandle]').boundingBox();
    const [x, y] = [(handle?.x ?? 0) + (handle?.width ?? 0) / 2, (handle?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y);
    await page.mouse.move(x + 60, y);
    await page.mouse.up();
    await eventually(async () => Math.round((await header.boundingBox())?.width ?? 0), 460);

    const first = menu.header('Sequence ID');
    const left = (await first.boundingBox())?.x;
    await menu.grid.hover();
    await page.mouse.wheel(0, 20_000);
    await eventually(() => menu.grid.evaluate((grid) => grid.scrollTop > 15_000), true);
    await eventually(async () => (await menu.cells('Sequence ID')).filter((text) => text === ''), []);
    await page.mouse.wheel(2000, 0);
    await eventually(() => menu.grid.evaluate((grid) => grid.scrollLeft > 500), true);
    await menu.header('Disease States').waitFor();
    await eventually(async () => (await first.boundingBox())?.x, left);
    expect((await menu.cells('Sequence ID')).includes('')).toBe(false);
    await menu.grid.getByRole('gridcell').first().click();
    await page.keyboard.press('Control+End');
    await eventually(async () => menu.grid.locator('[aria-rowindex="1501"]').count(), 1);
    await page.keyboard.press('Control+Home');
    await eventually(async () => menu.grid.locator('[aria-rowindex="2"]').count(), 1);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('a person picks, saves a panel, exports it, reads a sheet, returns and signs out', async () => {
    const { page, menu, where, misdeeds } = await host.open('SSM-Registered', '/', { acceptDownloads: true });
    await menu.search.fill('kinase');
    await eventually(async () => (await menu.count.allInnerTexts()).some((text) => text.startsWith('7,596')), false);
    const [first = '', second = '', third = ''] = await menu.cells('Sequence ID');
    await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).click();
    await page.getByRole('checkbox', { name: `Select ${third}`, exact: true }).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Add to Panel Builder (3)' }).click();
    await page.getByRole('banner').getByRole('link', { name: '7K Panel Builder, 3 analytes', exact: true }).click();
    // A reload must keep stored data.
    await page.reload();
    const builder = page.getByRole('grid', { name: '7K Panel', exact: true });
    await builder.getByRole('gridcell', { name: second, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Panel' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Kinases');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await menu.notifications.getByText('Panel saved: Kinases').waitFor();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Panels' }).click();
    await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name: 'Kinases' }).click();
    const saved = page.getByRole('grid', { name: 'Kinases', exact: true });
    await saved.getByRole('gridcell', { name: first, exact: true }).waitFor();
    const onPanel = await violations(page);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Comma-separated values (.csv)' }).click();
    const text = await readFile(await (await downloaded).path(), 'utf8');

    await page.goto('/?search=kinase');
    await menu.grid.getByRole('link', { name: second, exact: true }).click();
    await page
      .getByRole('article')
      .getByRole('heading', { level: 1, name: new RegExp(`^${second} `) })
      .waitFor();
    const onSheet = await violations(page);
    const address = where();
    await page.goBack();
    await eventually(() => menu.search.inputValue(), 'kinase');
    await menu.grid.getByRole('link', { name: second, exact: true }).waitFor();
    await signOut(page, 'SSM-Registered');
    await signIn(page, 'SSM-Registered');
    expect({
      exported: [first, second, third].filter((seqId) => !text.includes(seqId)),
      address,
      onPanel,
      onSheet,
      misdeeds,
    }).toEqual({
      exported: [],
      address: `/specs/${second}?version=V_7K`,
      onPanel: [],
      onSheet: [],
      misdeeds: noMisdeeds,
    });
  });

  test('a list from a file is resolved row by row and added', async () => {
    const { page, menu, misdeeds } = await host.open('SSM-Registered');
    const [first = '', second = ''] = await menu.cells('Sequence ID');
    await page.goto('/7k-panel-builder');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const list = `SeqId\n${first}\n${second.replace('-', '_')}\nnonsense\n`;
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await menu.notifications.getByText('2 matches found').waitFor();
    const inDialog = await violations(page);
    await dialog.getByRole('button', { name: 'Add 2 analytes' }).click();
    const builder = page.getByRole('grid', { name: '7K Panel', exact: true });
    await builder.getByRole('gridcell', { name: second, exact: true }).waitFor();
    expect({ inDialog, misdeeds }).toEqual({ inDialog: [], misdeeds: noMisdeeds });
  });

  test('switches to German, also for the next visit', async () => {
    const { page, menu, misdeeds } = await host.open(null);
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page.mouse.move(600, 400);
    await page.mouse.move(600, 600);
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
    const counted = page.getByText('7.596 von 7.596 Reagenzien').first();
    await counted.waitFor();
    await page.reload();
    await counted.waitFor();
    expect([await page.evaluate(() => document.documentElement.lang), misdeeds]).toEqual(['de', noMisdeeds]);
  });

  test.each(['light', 'dark'] as const)('axe finds nothing on Home and in its dialogs in %s', async (colorScheme) => {
    const { page, menu } = await host.open('SSM-Verified', '/', { colorScheme });
    await eventually(async () => (await menu.cells('Sequence ID')).length > 5, true);
    const found = [await violations(page)];
    for (const name of ['Filters', 'Columns']) {
      await menu.button(name).click();
      await page.getByRole('dialog').waitFor();
      found.push(await violations(page));
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('dialog').count(), 0);
    }
    const isDark = await page.evaluate(
      () =>
        Number(/\d+/.exec(getComputedStyle(document.querySelector('.ssm-root') as Element).backgroundColor)?.[0]) < 128,
    );
    expect({ found, isDark }).toEqual({ found: [[], [], []], isDark: colorScheme === 'dark' });
  });
});
