import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';

const heading = (page: Page, seqId: string) =>
  page.getByRole('article').getByRole('heading', { level: 1, name: new RegExp(`^${seqId} `) });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=row]')?.querySelector('a')?.textContent);

describe('the preview of a reagent', () => {
  const host = hosted();

  test('S1-11: the preview follows the arrow keys beside the table, ranks the measures, and Escape closes it', async () => {
    const { page, menu, misdeeds } = await host.open('SSM-Registered', '/', { reducedMotion: 'reduce' });
    await menu.grid.getByRole('link').first().waitFor();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const pane = page.getByRole('complementary', { name: 'Preview' });
    await pane.getByText('Select a row to preview it').waitFor();
    await menu.grid.getByRole('gridcell').first().waitFor();
    const seqIds = await menu.cells('Sequence ID');
    await page.getByRole('checkbox', { name: `Select ${seqIds[0]}` }).click();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
    const opened = seqIds[3] as string;
    await pane.getByRole('heading', { level: 2, name: new RegExp(`^${opened} `) }).waitFor();
    await pane
      .getByText(/ of [\d,]+ reagents \(/)
      .first()
      .waitFor();
    const inLight = await violations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect({ inLight, inDark: await violations(page), focused: await focused(page) }).toEqual({
      inLight: [],
      inDark: [],
      focused: opened,
    });
    const clicked = seqIds[1] as string;
    await menu.grid.getByRole('row').filter({ hasText: clicked }).getByRole('gridcell').nth(2).click();
    await pane.getByRole('heading', { level: 2, name: new RegExp(`^${clicked} `) }).waitFor();
    expect([await focused(page), await page.getByRole('article').count()]).toEqual([clicked, 0]);
    for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
    await pane.getByRole('heading', { level: 2, name: new RegExp(`^${opened} `) }).waitFor();
    await page.keyboard.press('Escape');
    await pane.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(opened);

    await page.keyboard.press('i');
    await pane.getByRole('link', { name: 'Open spec sheet' }).click();
    await heading(page, opened).waitFor();
    await page.getByRole('link', { name: `Next: ${seqIds[4]}` }).waitFor();
    await page.goBack();
    await pane.getByRole('heading', { level: 2, name: new RegExp(`^${opened} `) }).waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S2-09: a signed-in user who cannot select opens the preview by Space, and visitors have no preview', async () => {
    const { page, context, menu } = await host.open('SSM-Public');
    await page.getByRole('button', { name: 'Preview', exact: true }).waitFor();
    await menu.grid.getByRole('gridcell').first().waitFor();
    const [first = ''] = await menu.cells('Sequence ID');
    await menu.grid.getByRole('gridcell').first().focus();
    await page.keyboard.press('Space');
    const pane = page.getByRole('complementary', { name: 'Preview' });
    await pane.getByRole('heading', { level: 2, name: new RegExp(`^${first} `) }).waitFor();
    await page.setViewportSize({ width: 800, height: 800 });
    await pane.waitFor({ state: 'hidden' });
    await context.close();
    const visitor = await host.open(null);
    await visitor.menu.grid.getByRole('gridcell').first().focus();
    await visitor.page.keyboard.press('i');
    expect([
      await visitor.page.getByRole('complementary').count(),
      await visitor.page.getByRole('button', { name: 'Preview', exact: true }).count(),
    ]).toEqual([0, 0]);
  });

  test('S1-11: the preview covers no column that has a filter or the sort', async () => {
    const { page, menu } = await host.open('SSM-Registered', '/?filters=loDb%3E100');
    await menu.grid.getByRole('gridcell').first().waitFor();
    const preview = page.getByRole('button', { name: 'Preview', exact: true });
    const pane = page.getByRole('complementary', { name: 'Preview' });
    const isSeen = (name: string) =>
      menu.header(name).evaluate((header) => {
        const [at, view] = [header, header.closest('[role=grid]') ?? header].map((each) =>
          each.getBoundingClientRect(),
        );
        const middle = document.elementFromPoint((at?.left ?? 0) + 20, (at?.top ?? 0) + (at?.height ?? 0) / 2);
        return (at?.right ?? 0) < (view?.right ?? 0) + 1 && header.contains(middle);
      });
    expect(await isSeen('LoDB (RFU)')).toBe(true);
    await preview.click();
    await pane.waitFor();
    await eventually(() => isSeen('LoDB (RFU)'), true);
    await menu.button('Filters').click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('button', { name: 'Add filter' }).click();
    await dialog.getByRole('button', { name: 'Category' }).last().click();
    await page.getByRole('option', { name: /^Total CV Plasma/ }).click();
    await dialog.getByRole('group', { name: 'Filter 2' }).getByRole('textbox', { name: 'Value' }).fill('50');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await eventually(() => isSeen('Total CV Plasma'), true);
    expect(await isSeen('LoDB (RFU)')).toBe(true);
    await menu.grid.evaluate((grid) => grid.scrollTo({ left: 0 }));
    await menu.search.fill('receptor');
    await eventually(() => menu.count.innerText().then((text) => text.startsWith('7,596')), false);
    expect(await menu.grid.evaluate((grid) => grid.scrollLeft)).toBe(0);
    await page.goto('/?sort=-totalCvPlasma&columns=seqId,fullName,targetName,loDb,bufferMS,totalCvPlasma');
    await preview.click();
    await eventually(() => isSeen('Total CV Plasma'), true);
  });
});
