import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { savePanels } from '../support/panels.ts';

describe('the summary of a panel', () => {
  const host = hosted();

  test('a bar that the user chooses by keyboard lists exactly the reagents that it counts, and its chip lists all reagents again', async () => {
    const { page, misdeeds } = await host.open('SSM-Verified', '/', {
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
    });
    await savePanels(page, ['Bars'], { count: 300 });
    await page.goto('/my-panels');
    await page.getByRole('link', { name: 'Bars', exact: true }).click();
    const bars = page.getByRole('toolbar', { name: 'Bars of Total CV in plasma' }).getByRole('button');
    const count = page.getByRole('status').filter({ hasText: / of [\d,]+ reagents/ });
    await eventuallyReads(count, '300 of 300 reagents');
    await bars.first().waitFor();
    const names = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label') ?? ''));
    const counted = names.map((name) => Number(/: ([\d,]+) reagents?$/.exec(name)?.[1]));
    const without = page.getByRole('figure', { name: /^Total CV Plasma/ }).getByRole('button', { name: /^No value: / });
    const missing = Number(/: (\d+)/.exec((await textOf(without)) ?? ': 0')?.[1]);
    expect(counted.reduce((sum, each) => sum + each, missing)).toBe(300);

    await bars.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await eventuallyReads(count, `${counted[1]} of 300 reagents`);
    expect(await violations(page)).toEqual([]);
    const part = `Total CV in plasma: ${(names[1] ?? '').replace(/: [^:]+$/, '')}`;
    await page.getByRole('button', { name: `Remove ${part}`, exact: true }).click();
    await eventuallyReads(count, '300 of 300 reagents');
    expect(misdeeds).toEqual(noMisdeeds);
  });
});
