import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { untilIdleBudget } from '../../budgets.ts';
import { keptNames } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

/** Only the benchmark says whether a goal is met. This walk finds code that loads without being needed. */
const headroom = 1.05;

interface Fetched {
  readonly bytes: number;
  readonly parts: readonly string[];
}

async function fetchedBy(page: Page): Promise<Fetched> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/.test(name));
    return {
      bytes: files.reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0),
      parts: files.flatMap(({ name }) => /\/(\w[\w.]*)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []).toSorted(),
    };
  });
}

/**
 * Opens Home and waits, without input, for all requests that the page sends by itself. The request for flags is the
 * last.
 */
async function lookAt(page: Page): Promise<Fetched> {
  const flags = page.waitForResponse((response) => response.url().includes('/ofrep/'));
  await page.goto('/');
  await eventuallyReads(menuOf(page).count, '7,596 of 7,596 reagents');
  await flags;
  await page.waitForLoadState('networkidle');
  return fetchedBy(page);
}

describe('code loaded until the page is idle', () => {
  const site = hosted();

  test('for a visitor consists of rows, printing and flags, within the budget', async () => {
    const { page, misdeeds } = await site.visit();
    const { bytes, parts } = await lookAt(page);
    expect(bytes).toBeLessThanOrEqual(untilIdleBudget.visitor * headroom);
    expect([parts, misdeeds]).toEqual([
      ['LanguageChoice', 'app', 'first', 'flags', 'flags.ofrep', 'lateTable'],
      noMisdeeds,
    ]);
  });

  test('for a signed-in user includes the lists of the user, and after the first interaction the session', async () => {
    const { page, context, misdeeds } = await site.open('SSM-Verified');
    await page.close();
    const again = await context.newPage();
    const { bytes, parts } = await lookAt(again);
    await again.getByRole('link', { name: 'Panel Builder, 0 analytes' }).waitFor();
    expect(bytes).toBeLessThanOrEqual(untilIdleBudget.signedIn * headroom);
    expect(parts).toEqual([
      'LanguageChoice',
      'SignedInBar',
      'app',
      'first',
      'flags',
      'flags.ofrep',
      'lateTable',
      'member',
      // One of the host, one of the library.
      'memberParts',
      'memberParts',
      'restingAuth',
    ]);
    const live = again.waitForResponse((response) => response.url().includes('/assets/liveAuth-'));
    await again.mouse.move(600, 790);
    await live;
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('R11, R17: lets a user who has not interacted with the page sign out offline', async () => {
    const { page, context } = await site.open('SSM-Verified');
    await page.close();
    const again = await context.newPage();
    await lookAt(again);
    await again.getByRole('link', { name: 'Panel Builder, 0 analytes' }).waitFor();
    await context.setOffline(true);
    const account = again.getByRole('button', { name: 'ssm-verified@example.org', exact: true });
    await account.click();
    await again.getByRole('menuitem', { name: 'Log out' }).waitFor();
    await account.click();
    expect(await again.getByRole('menu').count()).toBe(0);
    await account.click();
    await again.getByRole('menuitem', { name: 'Log out' }).click();
    await again.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await eventually(() => keptNames(again), []);
    await context.setOffline(false);
    await again.reload();
    await again.getByRole('button', { name: 'Login', exact: true }).waitFor();
    expect(await keptNames(again)).toEqual([]);
  });
});

declare global {
  interface Window {
    seen: readonly { readonly element: Element; readonly style: Readonly<Record<string, string>> }[];
  }
}

/**
 * Properties that depend on the size of an element. They are ignored, because lazy parts make the foot of the page
 * higher.
 */
const sizes = ['block-size', 'height', 'inline-size', 'width', 'perspective-origin', 'transform-origin'];

async function noteStyles(page: Page): Promise<number> {
  return page.evaluate((leftOut) => {
    const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    window.seen = seen.map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !leftOut.includes(name));
      return { element, style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])) };
    });
    return document.styleSheets.length;
  }, sizes);
}

async function restyled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    window.seen.flatMap(({ element, style }) => {
      const now = getComputedStyle(element);
      const name = Object.keys(style).find((each) => style[each] !== now.getPropertyValue(each));
      if (!element.isConnected || name === undefined) return [];
      return [`${element.outerHTML.slice(0, 60)} ${name}: ${style[name]} → ${now.getPropertyValue(name)}`];
    }),
  );
}

describe('a page at idle looks the same after the lazy styles load', () => {
  const site = hosted();

  test.each([
    [null, 1280, '/'],
    ['SSM-Verified', 1280, '/'],
    ['SSM-Verified', 320, '/?filters=loDb%3E100'],
  ] as const)('for %s, %i px wide, at %s', async (title, width, path) => {
    const { page, menu } = await site.open(title, path, { viewport: { width, height: 800 }, colorScheme: 'dark' });
    await menu.cells('Sequence ID');
    await page.waitForLoadState('networkidle');
    const before = await noteStyles(page);
    const late = page.waitForResponse((response) => response.url().endsWith('.css'));
    await page.mouse.move(width - 5, 795);
    await late;
    await page.waitForLoadState('networkidle');
    expect(await restyled(page)).toEqual([]);
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(before);
  });
});
