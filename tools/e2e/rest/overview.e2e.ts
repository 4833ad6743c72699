import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

describe('the overview of a working list', () => {
  const host = hosted();

  /** Adds every reagent that the search finds, and opens the builder. */
  async function build(page: Page, search: string): Promise<number> {
    const menu = menuOf(page);
    await menu.search.fill(search);
    await eventually(async () => (await menu.count.allInnerTexts()).some((text) => text.startsWith('7,596')), false);
    await page.getByRole('checkbox', { name: /^Select all/ }).click();
    const add = page.getByRole('button', { name: /^Add to Panel Builder \([1-9]/ });
    const count = Number(/\(([\d,]+)\)/.exec((await textOf(add)) ?? '')?.[1]?.replace(',', ''));
    await add.click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^7K Panel Builder, [1-9]/ })
      .click();
    return count;
  }

  test.each([
    { name: 'wide, light', width: 1280, height: 800, colorScheme: 'light' as const },
    { name: 'narrow, dark', width: 320, height: 640, colorScheme: 'dark' as const },
  ])(
    '$name: a limit set by keys marks reagents, and its problem lists exactly those that it counts',
    async (device) => {
      const { width, height, colorScheme } = device;
      const { page, misdeeds } = await host.open('SSM-Verified', '/', { viewport: { width, height }, colorScheme });
      const total = await build(page, 'interleukin');
      const shown = page.getByRole('status').filter({ hasText: / of [\d,]+ reagents/ });
      await eventuallyReads(shown, `${total} of ${total} reagents`);

      const overview = page.getByRole('region', { name: 'Overview' });
      const slider = overview.getByRole('slider', { name: 'Limit: Total CV in plasma' });
      await slider.focus();
      for (let press = 0; press < 6; press += 1) await page.keyboard.press('PageDown');
      const limit = (await slider.getAttribute('aria-valuetext')) ?? '';
      const told = overview.getByRole('figure', { name: /^Total CV Plasma/ }).getByRole('status');
      const [, beyond, missing] = /^(\d+) beyond \S+, (\d+) not reported$/.exec((await textOf(told)) ?? '') ?? [];
      expect(Number(beyond)).toBeGreaterThan(0);

      await overview.getByRole('button', { name: new RegExp(`^Total CV in plasma beyond ${limit}: `) }).press('Enter');
      await eventuallyReads(shown, `${beyond} of ${total} reagents`);
      const marks = page.getByRole('row').filter({ hasText: `> ${limit}` });
      await eventually(async () => (await marks.count()) > 0, true);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: `Remove Total CV in plasma beyond ${limit}`, exact: true }).click();
      await eventuallyReads(shown, `${total} of ${total} reagents`);
      if (Number(missing) > 0) {
        await overview.getByRole('button', { name: /^Total CV in plasma not reported: / }).press('Enter');
        await eventuallyReads(shown, `${missing} of ${total} reagents`);
      }
      expect(misdeeds).toEqual(noMisdeeds);
    },
  );

  test('a limit follows the pointer, and keeping the selected reagents is one step that can be undone', async () => {
    const { page, misdeeds } = await host.open('SSM-Verified', '/', { viewport: { width: 1280, height: 800 } });
    const total = await build(page, 'interleukin');
    const overview = page.getByRole('region', { name: 'Overview' });
    const slider = overview.getByRole('slider', { name: 'Limit: Total CV in plasma' });
    await slider.waitFor();
    expect(await slider.getAttribute('aria-valuetext')).toBe('No limit');
    // The slider itself is hidden in the corner of its handle.
    const { x = 0, y = 0 } = (await slider.boundingBox()) ?? {};
    await page.mouse.move(x + 12, y + 12);
    await page.mouse.down();
    await page.mouse.move(x - 120, y + 12, { steps: 8 });
    await page.mouse.up();
    await overview.getByRole('button', { name: /^Total CV in plasma beyond / }).click();
    const boxes = page.getByRole('checkbox', { name: /^Select \d+-/ });
    await boxes.nth(0).click();
    await page.getByRole('button', { name: 'Keep selected' }).click();
    await overview.getByText('1 reagent', { exact: true }).waitFor();
    await page.getByText(`Removed ${total - 1} analytes`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await overview.getByText(`${total} reagents`, { exact: true }).waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
  });
});
