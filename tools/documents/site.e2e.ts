import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../e2e/support/axe.ts';
import { noMisdeeds } from '../e2e/support/browser.ts';
import { eventuallyReads } from '../e2e/support/eventually.ts';
import { menuOf } from '../e2e/support/menu.ts';
import { visitorsOf } from '../e2e/support/visitors.ts';
import { outputOf } from '../process.ts';
import { serveSite } from '../site.ts';

let served: PreviewServer;

beforeAll(async () => {
  await outputOf(process.execPath, ['--conditions=ssm-source', 'tools/site.ts']);
  served = await serveSite(0);
});

afterAll(() => served?.close());

const visitors = visitorsOf(() => new URL(served.resolvedUrls?.local[0] ?? '').origin);

test('the search finds a page by two words of its text and opens the page', async () => {
  const { page, misdeeds } = await visitors.visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('several servers');
  await page
    .getByRole('option')
    .filter({ hasText: /Operating\s*Several servers/ })
    .click();
  await page.getByRole('heading', { level: 1, name: /^Operating/ }).waitFor();
  expect([new URL(page.url()).hash, misdeeds]).toEqual(['#several-servers', noMisdeeds]);
});

test('a live example shows rows, follows the editor and shows events without a request to a server', async () => {
  const { page, misdeeds, requests } = await visitors.visit();
  await page.goto('/docs/live-examples.html');
  const example = page.locator('live-example').first();
  await example.scrollIntoViewIfNeeded();
  const menu = menuOf(example.locator('ssm-menu'));
  await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
  const editor = example.getByLabel('HTML and styles, to edit');
  await editor.fill((await editor.inputValue()).replace('V_11K', 'V_7K'));
  await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
  await menu.search.fill('kinase');
  const shown = 'ssm-view-change {"view":"search=kinase","version":"V_7K","search":"kinase"}';
  await example.getByRole('log', { name: 'Events' }).getByText(shown).waitFor();
  expect(misdeeds).toEqual(noMisdeeds);
  expect(requests.filter((path) => path.startsWith('/sat'))).toEqual([]);
});

test.each(['light', 'dark'] as const)('two pages fit 320 px and pass axe in %s', async (colorScheme) => {
  const { page, misdeeds } = await visitors.visit({ colorScheme });
  const found: string[] = [];
  for (const place of ['/', '/docs/live-examples.html']) {
    await page.goto(place);
    if (place !== '/') await page.getByRole('log', { name: 'Events' }).first().waitFor();
    for (const violation of await violations(page)) found.push(`${place}: ${violation}`);
    await page.setViewportSize({ width: 320, height: 640 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${place}: too wide`);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect({ found, misdeeds }).toEqual({ found: [], misdeeds: noMisdeeds });
});
