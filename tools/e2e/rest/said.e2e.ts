import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { savePanels } from '../support/panels.ts';

describe('for a person who cannot see the screen', () => {
  const host = hosted();

  test('R39, R41: My Panels announces how it is sorted, and a deletion is undone from its notification', async () => {
    const { page, menu, misdeeds } = await host.open('SSM-Registered', '/my-panels');
    await savePanels(page, ['Kidney', 'Liver', 'Spleen']);
    await page.reload();
    await page.getByRole('link', { name: 'Kidney' }).waitFor();
    await page.getByRole('columnheader', { name: 'Name' }).click();
    await page.getByText('Sorted by Name, ascending').waitFor({ state: 'attached' });
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await eventually(() => focused(page), 'button Actions for Kidney');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Delete');
    await page.keyboard.press('Enter');
    await menu.notifications.getByText('Kidney was deleted').waitFor();
    await eventually(() => focused(page), 'button Actions for Liver');
    await tabTo(page, 'button Undo');
    await page.keyboard.press('Enter');
    await menu.notifications.getByText('Kidney is back').waitFor();
    expect(await focused(page)).not.toMatch(/^body/);
    await tabTo(page, 'button Close notification');
    await page.keyboard.press('Enter');
    expect(await focused(page)).not.toMatch(/^body/);
    expect(misdeeds).toEqual(noMisdeeds);
  });
});
