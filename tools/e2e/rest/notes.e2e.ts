import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { tabTo } from '../support/keyboard.ts';

const screens = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

describe('release notes', () => {
  const host = hosted();

  test('S1-12, S2-10, S2-29: open from the navigation, newest first, and each heading has an address', async () => {
    const { page, where, misdeeds } = await host.open('SSM-Registered');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Release Notes' }).click();
    const releases = page.getByRole('heading', { level: 2 });
    await releases.first().waitFor();
    const versions = (await releases.allInnerTexts()).map((text) => text.split(' ')[0]);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    expect([versions.at(-1), await crumbs.allInnerTexts(), await page.title(), where()]).toEqual([
      '0.1.0',
      ['Menu', 'Release Notes'],
      'Release Notes – SomaScan Menu',
      '/release-notes',
    ]);
    expect(versions).toEqual(versions.toSorted((a, b) => (b ?? '').localeCompare(a ?? '', 'en', { numeric: true })));

    // Looks in the oldest note, because later notes may repeat these headings.
    const oldest = page.getByRole('article', { name: /^0\.1\.0 –/ });
    await tabTo(page, /^link 0\.1\.0 –/);
    await page.keyboard.press('Enter');
    await eventually(async () => where(), '/release-notes#0-1-0');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await eventually(async () => (await focused())?.startsWith('0.1.0'), true);
    await oldest.getByRole('link', { name: 'For operators' }).click();
    await eventually(async () => where(), '/release-notes#0-1-0-for-operators');
    await page.goBack();
    await eventually(async () => where(), '/release-notes#0-1-0');

    await page.goto('/release-notes#0-1-0-accounts');
    await page.reload();
    await eventually(focused, 'Accounts');
    await eventually(() => oldest.getByRole('heading', { name: 'Accounts', exact: true }).isVisible(), true);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S2-10, S5-10: SSM-Public users can open the notes by address but have no link to them', async () => {
    const { page } = await host.open('SSM-Public', '/release-notes');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Release Notes' }).count()).toBe(0);
  });

  test.each(screens)('R38, R41: have no violation at $width px in $colorScheme', async ({ width, colorScheme }) => {
    const viewport = { width, height: width === 320 ? 640 : 900 };
    const { page } = await host.open('SSM-Verified', '/release-notes', { viewport, colorScheme });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([await violations(page), overflow]).toEqual([[], 0]);
  });
});
