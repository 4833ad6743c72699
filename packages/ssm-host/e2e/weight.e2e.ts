import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { untilIdleBudget } from '../../../tools/budgets.ts';
import { keptNames } from './support/account.ts';
import { noMisdeeds } from './support/browser.ts';
import { eventually, eventuallyReads } from './support/eventually.ts';
import { hosted } from './support/hosted.ts';
import { menuOf } from './support/menu.ts';

interface Fetched {
  /** Of scripts and styles, as they came. */
  readonly bytes: number;
  /** Scripts of parts, without their hashes. */
  readonly parts: readonly string[];
}

async function fetchedBy(page: Page): Promise<Fetched> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/.test(name));
    return {
      bytes: files.reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0),
      parts: files.flatMap(({ name }) => /\/(\w[\w.]*)-[\w-]{7}\.js$/.exec(name)?.[1] ?? []).toSorted(),
    };
  });
}

/** Home, looked at and not touched, once all that comes by itself has come: flags are what is asked for last. */
async function lookAt(page: Page): Promise<Fetched> {
  const flags = page.waitForResponse((response) => response.url().includes('/ofrep/'));
  await page.goto('/');
  await eventuallyReads(menuOf(page).count, '7,596 of 7,596 reagents');
  await flags;
  await page.waitForLoadState('networkidle');
  return fetchedBy(page);
}

describe('what is fetched until the page is idle', () => {
  const site = hosted();

  test('by a visitor: the rows and the flags, within what has been reached', async () => {
    const { page, misdeeds } = await site.visitors.visit();
    const { bytes, parts } = await lookAt(page);
    expect(bytes).toBeLessThanOrEqual(untilIdleBudget.visitor);
    expect([parts, misdeeds]).toEqual([['app', 'first', 'flags', 'flags.ofrep', 'lateVersion'], noMisdeeds]);
  });

  test('by a signed-in person: what their lists need, and what their session does once the page is used', async () => {
    const { page, context, misdeeds } = await site.open('SSM-Verified');
    await page.close();
    const again = await context.newPage();
    const { bytes, parts } = await lookAt(again);
    await again.getByRole('link', { name: 'Panel Builder, 0 analytes' }).waitFor();
    expect(bytes).toBeLessThanOrEqual(untilIdleBudget.person);
    expect(parts).toEqual([
      'SignedInBar',
      'app',
      'first',
      'flags',
      'flags.ofrep',
      'lateVersion',
      'member',
      'memberParts',
      'resting',
    ]);
    const live = again.waitForResponse((response) => response.url().includes('/assets/liveAuth-'));
    await again.mouse.move(600, 790);
    await live;
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('R11, R17: a person who has only looked signs out without a connection', async () => {
    const { page, context } = await site.open('SSM-Verified');
    await page.close();
    const again = await context.newPage();
    await lookAt(again);
    await again.getByRole('link', { name: 'Panel Builder, 0 analytes' }).waitFor();
    await context.setOffline(true);
    await again.getByRole('button', { name: 'ssm-verified@example.org', exact: true }).click();
    await again.getByRole('menuitem', { name: 'Log out' }).click();
    await again.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await eventually(() => keptNames(again), []);
    await context.setOffline(false);
    await again.reload();
    await again.getByRole('button', { name: 'Login', exact: true }).waitFor();
    expect(await keptNames(again)).toEqual([]);
  });
});
