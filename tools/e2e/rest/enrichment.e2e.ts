import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { builderLink, savePanels } from '../support/panels.ts';

describe('testing a list for enrichment', () => {
  const host = hosted();

  test.each([
    { name: 'wide, light', width: 1280, height: 800, colorScheme: 'light' as const },
    { name: 'narrow, dark', width: 320, height: 640, colorScheme: 'dark' as const },
  ])('$name: a panel is tested, exported, and the overlap with a set goes into the builder', async (device) => {
    const { width, height, colorScheme } = device;
    const { page, where, misdeeds } = await host.open('SSM-Verified', '/', { viewport: { width: 1280, height } });
    const name = `Forty to test, ${colorScheme}`;
    await savePanels(page, [name], { count: 40 });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await page.goto('/my-panels');
    await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name }).click();
    if (width < 600) await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('button', { name: 'Enrichment' }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Enrichment');
    const table = page.getByRole('table', { name: 'Results' });
    await table.getByRole('rowheader').first().waitFor();
    await page.getByRole('radio', { name: 'Menu, in any set' }).click();
    await page.getByText('Each family has its own background.').waitFor();
    await page
      .getByRole('group', { name: 'Filter by family' })
      .getByRole('button', { name: /^Topics/ })
      .click();
    await eventually(() => table.getByRole('rowheader').count(), 20);
    const address = where();
    await page.reload();
    await eventually(() => table.getByRole('rowheader').count(), 20);
    const found = await violations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV for R and Python (.csv)' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toMatch(/^# Background: Genes on the 7K menu that are in any set of the family$/m);

    await table.getByRole('rowheader').first().getByRole('button').click();
    const add = page.getByRole('button', { name: /^Add to 7K Panel Builder/ });
    const [, count = ''] = /\((\d+)\)/.exec((await add.textContent()) ?? '') ?? [];
    await add.click();
    await builderLink(page, `7K Panel Builder, ${count} ${count === '1' ? 'analyte' : 'analytes'}`).waitFor();
    expect([
      /^\/enrichment\?list=panel%3A.*&background=annotated&family=topics$/.test(address),
      found,
      misdeeds,
    ]).toEqual([true, [], noMisdeeds]);
  });

  test('the builder is tested by keyboard alone, and a reagent opens its sheet', async () => {
    const { page } = await host.open('SSM-Registered');
    await savePanels(page, ['To load'], { count: 30 });
    await page.goto('/my-panels');
    await page.getByRole('button', { name: 'Actions for To load' }).click();
    await page.getByRole('menuitem', { name: 'Load into builder' }).click();
    await page.getByRole('button', { name: 'Load 30 analytes' }).click();
    await page.getByRole('button', { name: 'Enrichment' }).focus();
    await page.keyboard.press('Enter');
    const table = page.getByRole('table', { name: 'Results' });
    await table.getByRole('rowheader').first().waitFor();
    await page.getByRole('button', { name: 'In the list (k of n)' }).focus();
    await page.keyboard.press('Enter');
    const first = table.getByRole('rowheader').first().getByRole('button');
    await first.focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('region', { name: /^Details of / });
    const reagent = details.getByRole('link').first();
    const seqId = (await reagent.textContent()) ?? '';
    await reagent.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: seqId }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/specs/${seqId}`);
  });

  test('S2-15: a visitor signs in first, and a person without access reads what the page is for', async () => {
    const { page } = await host.open('SSM-Public', '/enrichment');
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Enrichment');
    await page.getByText(/^Testing lists is for people with access\./).waitFor();
    const visitor = await host.open(null, '/enrichment');
    await visitor.page.getByRole('heading', { level: 1, name: 'Development sign-in' }).waitFor();
    expect(new URL(visitor.page.url()).pathname).not.toBe('/enrichment');
  });
});
