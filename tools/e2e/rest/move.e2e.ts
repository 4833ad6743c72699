import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { builderLink, save, savePanels } from '../support/panels.ts';

describe('moving a list to another assay version', () => {
  const host = hosted();

  test.each([
    { name: 'wide, light', width: 1280, height: 800, colorScheme: 'light' as const },
    { name: 'narrow, dark', width: 320, height: 640, colorScheme: 'dark' as const },
  ])('$name: a panel of 7K is moved to 11K and saved, with the move as its source', async (device) => {
    const { width, height, colorScheme } = device;
    const { page, menu, where, misdeeds } = await host.open('SSM-Verified', '/', { viewport: { width: 1280, height } });
    const name = `Five to move, ${colorScheme}`;
    await savePanels(page, [name], { count: 5 });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await page.goto('/my-panels');
    await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name }).click();
    const unfold = async () => {
      if (width < 480) await page.getByRole('button', { name: 'Actions', exact: true }).click();
    };
    await unfold();
    await page.getByRole('button', { name: 'Move to 11K' }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Move a List');
    await page.getByText('Choose the matrix of your samples to see the coefficients.').waitFor();
    await page.getByRole('radio', { name: 'Serum' }).click();
    const table = page.getByRole('table', { name: 'Reagents of the list' });
    await eventually(() => table.getByRole('row').count(), 6);
    const address = where();
    await page.reload();
    await eventually(() => table.getByRole('row').count(), 6);
    await page.getByText('On the 11K menu: 5 of 5 reagents').waitFor();
    const found = await violations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await page.getByRole('button', { name: 'Save as panel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Panel' });
    await eventually(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue(), `${name} (11K)`);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await menu.notifications.getByRole('button', { name: 'Open' }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), `${name} (11K)`);
    await unfold();
    await page.getByRole('button', { name: 'Sources', exact: true }).click();
    const source = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
    await eventuallyReads(source.getByRole('heading'), `Moved from 7K to 11K, serum: ${name} (7K, version 1)`);
    await source.getByRole('link', { name: 'Open the moved panel' }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), name);
    expect([/^\/move\?list=panel%3A.*&matrix=serum$/.test(address), found, misdeeds]).toEqual([true, [], noMisdeeds]);
  });

  test('a builder of 11K is moved to 7K, by keyboard alone', async () => {
    const { page } = await host.open('SSM-Registered');
    await savePanels(page, ['Of 11K'], { version: 'V_11K', count: 3 });
    await page.goto('/my-panels');
    await page.getByRole('button', { name: 'Actions for Of 11K' }).click();
    await page.getByRole('menuitem', { name: 'Load into builder' }).click();
    await page.getByRole('button', { name: 'Load 3 analytes' }).click();
    await page.getByRole('button', { name: 'Move to 7K' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Plasma' }).focus();
    await page.keyboard.press('Space');
    const add = page.getByRole('button', { name: 'Add to 7K Panel Builder (3)' });
    await add.focus();
    await page.keyboard.press('Enter');
    await builderLink(page, '7K Panel Builder, 3 analytes').waitFor();
    await page.getByRole('link', { name: 'Open 7K Panel Builder' }).focus();
    await page.keyboard.press('Enter');
    await save(page, 'Panel', 'Back in 7K');
    expect(await page.getByRole('grid', { name: '7K Panel' }).getAttribute('aria-rowcount')).toBe('4');
  });

  test('S2-15: a visitor signs in first, and a person without access reads what the page is for', async () => {
    const { page } = await host.open('SSM-Public', '/move');
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Move a List');
    await page.getByText(/^Moving lists is for people with access\./).waitFor();
    const visitor = await host.open(null, '/move');
    await visitor.page.getByRole('heading', { level: 1, name: 'Development sign-in' }).waitFor();
    expect(new URL(visitor.page.url()).pathname).not.toBe('/move');
  });
});
