import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { walkByKeys } from '../support/keyboard.ts';
import { menuOf } from '../support/menu.ts';

describe('without a pointer', () => {
  const host = hosted();

  test('R39: the keyboard alone reaches another version, a search, a sort and the next page', async () => {
    const { page, misdeeds } = await host.visit();
    const menu = menuOf(page);
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const firstStop = await walkByKeys(page, menu);
    await eventually(async () => new URL(page.url()).search, '?page=2&search=a&sort=fullName&version=V_11K');
    expect({ firstStop, misdeeds }).toEqual({ firstStop: 'link Skip to main content', misdeeds: noMisdeeds });
  });
});
