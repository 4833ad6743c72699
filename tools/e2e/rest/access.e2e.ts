import { describe, expect, test } from 'vitest';
import { signIn } from '../support/account.ts';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { focused } from '../support/keyboard.ts';
import { menuOf } from '../support/menu.ts';
import { savePanels } from '../support/panels.ts';

const screens = [320, 1280, 2560].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

describe('access', () => {
  const host = hosted();

  test.each(screens)(
    "R38, R41: the cookie policy, the sign-in page and a signed-in user's Home at $width px in $colorScheme have no violation",
    async ({ width, colorScheme }) => {
      const viewport = { width, height: width === 320 ? 640 : 900 };
      const { page } = await host.visit({ viewport, colorScheme, reducedMotion: 'reduce' });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await page.goto('/cookie-policy');
      await page.getByRole('heading', { level: 1, name: 'Cookie Policy' }).waitFor();
      const seen = [await violations(page), await overflow()];
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Development sign-in' }).waitFor();
      // Waits for the styles, which load after the text.
      await page.waitForLoadState();
      seen.push(await violations(page), await overflow());
      await page.goto('/');
      await signIn(page, 'SSM-Verified');
      await eventually(async () => (await menuOf(page).cells('Sequence ID')).length > 5, true);
      seen.push(await violations(page), await overflow());
      expect(seen).toEqual([[], 0, [], 0, [], 0]);
    },
  );

  test.each(screens)(
    'R38, R41: Home at $width px in $colorScheme has no violation and does not scroll sideways',
    async ({ width, colorScheme }) => {
      const viewport = { width, height: width === 320 ? 640 : 900 };
      const { page, misdeeds } = await host.visit({ viewport, colorScheme, reducedMotion: 'reduce' });
      const menu = menuOf(page);
      await page.goto('/?sort=fullName&search=a');
      await eventually(async () => (await menu.cells('Sequence ID')).length > 5, true);
      const listed = await violations(page);
      await menu.search.fill('no reagent is called so');
      await eventuallyReads(menu.count, '0 of 7,596 reagents');
      const empty = await violations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ listed, empty, overflow, misdeeds }).toEqual({
        listed: [],
        empty: [],
        overflow: 0,
        misdeeds: noMisdeeds,
      });
    },
  );

  test.each(screens.filter(({ width }) => width < 2560))(
    'R38, R41: file downloads have no violation at $width px in $colorScheme',
    async ({ width, colorScheme }) => {
      const viewport = { width, height: width === 320 ? 640 : 900 };
      const { page } = await host.open('SSM-Verified', '/file-downloads', { viewport, colorScheme });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await page.getByRole('link', { name: 'Menus', exact: true }).waitFor();
      const seen = [await violations(page), await overflow()];
      await page.getByRole('link', { name: 'Menus', exact: true }).click();
      await page.getByRole('article').first().waitFor();
      seen.push(await violations(page), await overflow());
      expect(seen).toEqual([[], 0, [], 0]);
    },
  );

  test('R38: an error message has no violation', async () => {
    const { page, context } = await host.visit({ reducedMotion: 'reduce' });
    await context.route('**/somamer/search**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await menuOf(page).alert.first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('R41: with forced colours a selected row keeps its colours under the pointer', async () => {
    const { page } = await host.visit({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/');
    await signIn(page, 'SSM-Verified');
    await page
      .getByRole('checkbox', { name: /^Select \d+-/ })
      .first()
      .click();
    const row = page.getByRole('grid').locator('[role=row][aria-selected=true]').first();
    const colours = () =>
      row.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { isHovered: element.matches(':hover'), color, backgroundColor };
      });
    await row.hover();
    const pointed = await colours();
    await page.getByRole('heading', { level: 1 }).hover();
    const { color, backgroundColor } = await colours();
    expect(pointed).toEqual({ isHovered: true, color, backgroundColor });
    expect(color).not.toBe(backgroundColor);
  });

  test('R41: a panel name of 120 characters without a space fits in a window of 320 px', async () => {
    const { page } = await host.visit({ viewport: { width: 320, height: 640 } });
    await page.goto('/');
    await signIn(page, 'SSM-Registered');
    const name = 'W'.repeat(120);
    await savePanels(page, [name]);
    await page.goto('/my-panels');
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText(name).waitFor();
    await page.getByRole('grid', { name }).waitFor();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });

  test('R38: the side navigation bar has the page that the banner mentions, and a click outside the bar closes it', async () => {
    const { page } = await host.open('SSM-Verified');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const files = navigation.getByRole('link', { name: 'File Downloads' });
    await page.getByRole('note').getByText("available under 'File Downloads' from the side navigation bar").waitFor();
    const button = navigation.getByRole('button', { name: 'Side navigation bar', exact: true });
    await button.click();
    const bar = navigation.getByRole('list');
    await eventually(() => bar.evaluate((element) => element.getBoundingClientRect().height), 800);
    expect([(await bar.boundingBox())?.x, await violations(page)]).toEqual([0, []]);
    await page.mouse.click(900, 400);
    await eventually(() => button.getAttribute('aria-expanded'), 'false');
    await button.click();
    await files.click();
    await eventually(async () => new URL(page.url()).pathname, '/file-downloads');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  test('R38, R39: in a narrow window a keyboard opens, follows and closes the list of pages', async () => {
    const { page } = await host.visit({
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
    });
    await page.goto('/');
    await signIn(page, 'SSM-Registered');
    const button = page.getByRole('button', { name: 'Side navigation bar', exact: true });
    const pages = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await button.waitFor();
    const counts = [await pages.count()];
    await button.press('Enter');
    await pages.first().waitFor();
    counts.push(await pages.count());
    const found = await violations(page);
    await page.keyboard.press('Tab');
    const reached = await focused(page);
    await page.keyboard.press('Escape');
    counts.push(await pages.count());
    const returned = await focused(page);
    await page.keyboard.press('Enter');
    await pages.filter({ hasText: 'My Panels' }).press('Enter');
    await eventually(async () => new URL(page.url()).pathname, '/my-panels');
    await eventually(() => pages.count(), 0);
    expect({ counts, found, reached, returned }).toEqual({
      counts: [0, 7, 0],
      found: [],
      reached: 'link Menu',
      returned: 'button Side navigation bar',
    });
  });

  test('right-to-left text mirrors the page and the table, and nothing overflows', async () => {
    const { page, misdeeds } = await host.visit();
    const menu = menuOf(page);
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('<html lang="en">', '<html lang="en" dir="rtl">');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const [first, second] = [
      await menu.header('Sequence ID').boundingBox(),
      await menu.header('Full Name').boundingBox(),
    ];
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ isMirrored: (first?.x ?? 0) > (second?.x ?? 0), overflow, misdeeds }).toEqual({
      isMirrored: true,
      overflow: 0,
      misdeeds: noMisdeeds,
    });
  });
});
