import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { tabTo } from '../support/keyboard.ts';

const screens = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

describe('the page About', () => {
  const host = hosted();

  test('S2-14, R39: visitors reach the page from the footer by keyboard and copy the versions for support', async () => {
    const { page, context, where, misdeeds } = await host.open(null);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await tabTo(page, /^link About$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await page.getByText('Generated for trying things out; nothing in it was measured').nth(1).waitFor();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
    await eventually(() => crumbs.allInnerTexts(), ['Menu', 'About']);
    expect([where(), await page.title(), await link.getAttribute('aria-current')]).toEqual([
      '/about',
      'About – SomaScan Menu',
      'page',
    ]);
    await tabTo(page, /^button Copy for support$/);
    await page.keyboard.press('Enter');
    await page
      .getByText(/^Copied/)
      .first()
      .waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Product\nVersion: \d+\.\d+\.\d+\nCommit: .+\nInstallation: On one machine\n7K\nName: /);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test.each(screens)('R38, R41: has no violation at $width px in $colorScheme', async ({ width, colorScheme }) => {
    const viewport = { width, height: width === 320 ? 640 : 900 };
    const { page } = await host.open(null, '/about', { viewport, colorScheme });
    await page.getByText('Generated for trying things out; nothing in it was measured').nth(1).waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([await violations(page), overflow]).toEqual([[], 0]);
  });

  test('R38: the accessibility check finds a planted image without a text and planted pale words, and only within its limits', async () => {
    const { page } = await host.open(null, '/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      const planted = document.createElement('p');
      planted.id = 'planted';
      planted.style.cssText = 'color: #ccc; background: #fff';
      planted.append('Too pale', document.createElement('img'));
      document.querySelector('main')?.append(planted);
    });
    expect([
      await violations(page),
      await violations(page, { within: ['#planted'], hasColours: false }),
      await violations(page, { within: ['header'] }),
    ]).toEqual([['color-contrast: #planted', 'image-alt: img'], ['image-alt: img'], []]);
  });
});
