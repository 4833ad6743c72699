import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { menuOf } from '../support/menu.ts';

describe('without a pointer', () => {
  const host = hosted();

  test('R39: the keyboard alone reaches another version, a search, a sort and the next page', async () => {
    const { page, misdeeds } = await host.visit();
    const menu = menuOf(page);
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page.keyboard.press('Tab');
    const firstStop = await focused(page);
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'MAIN');

    await tabTo(page, 'radio 7K');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await tabTo(page, 'searchbox Search by Keywords or IDs');
    await page.keyboard.type('a');
    await tabTo(page, /^(gridcell|columnheader|grid)/);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await eventually(() => menu.header('Full Name').getAttribute('aria-sort'), 'ascending');
    await tabTo(page, 'button Next page');
    await page.keyboard.press('Enter');
    await eventually(async () => new URL(page.url()).search, '?page=2&search=a&sort=fullName&version=V_11K');
    expect({ firstStop, misdeeds }).toEqual({ firstStop: 'link Skip to main content', misdeeds: noMisdeeds });
  });
});
