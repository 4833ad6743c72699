import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../packages/ssm-host/e2e/support/axe.ts';
import { noMisdeeds, openBrowser, type Visit, type Visitors } from '../../packages/ssm-host/e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../../packages/ssm-host/e2e/support/eventually.ts';
import { menuOf } from '../../packages/ssm-host/e2e/support/menu.ts';
import { root, run } from '../process.ts';
import { makeSite } from './pages.ts';
import { type ServedSite, serveSite } from './serve.ts';

let served: ServedSite;
let visitors: Visitors;
let pages: readonly string[];

beforeAll(async () => {
  // A test runner's NODE_ENV would make it a development build.
  const env = { NODE_ENV: 'production' };
  const { code, text } = await run(process.execPath, ['--conditions=ssm-source', 'tools/site/site.ts'], {
    cwd: root,
    env,
    isQuiet: true,
  });
  if (code !== 0) throw new Error(text);
  pages = [...(await makeSite()).pages.keys()];
  served = await serveSite(0);
  visitors = await openBrowser(served.origin);
});

afterAll(async () => {
  await visitors?.close();
  await served?.close();
});

async function open(place: string, options: Parameters<Visitors['visit']>[0] = {}): Promise<Visit> {
  const visit = await visitors.visit(options);
  await visit.page.goto(`/${place}`);
  return visit;
}

/** A live example by the heading above it, brought into sight. */
async function exampleUnder(page: Page, heading: string) {
  const place = page.locator(`h2:has-text("${heading}") ~ .example`).first();
  await place.scrollIntoViewIfNeeded();
  return {
    place,
    editor: place.getByLabel('HTML and styles, to edit'),
    person: place.getByLabel('Signed in'),
    events: place.getByRole('log', { name: 'Events' }),
    menu: menuOf(place.locator('ssm-menu')),
  };
}

describe('the site of the documents', () => {
  test('every page fits 320 px and 4K, breaks no policy, asks nobody else, and says nothing in the console', async () => {
    const { page, misdeeds, context } = await open('index.html');
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    const wide: string[] = [];
    for (const place of pages) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${place}`);
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const narrow = await beyond();
      await page.setViewportSize({ width: 3840, height: 2160 });
      if (narrow > 0 || (await beyond()) > 0) wide.push(place);
    }
    expect({ wide, told, misdeeds }).toEqual({ wide: [], told: [], misdeeds: noMisdeeds });
    await context.close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing wrong in %s', async (colorScheme) => {
    const { page, context } = await open('index.html', { colorScheme });
    const found: string[] = [];
    for (const place of [
      'index.html',
      'docs/for-portal-engineers.html',
      'docs/for-designers.html',
      'docs/for-operators.html',
      'docs/element.html',
      'docs/adr/index.html',
      'tools/embed/project/app/index.html',
    ]) {
      await page.goto(`/${place}`);
      if (place.includes('designers')) {
        await page.locator('.example').scrollIntoViewIfNeeded();

        await eventuallyReads(menuOf(page.locator('ssm-menu')).count, '7,596 of 7,596 reagents');
      }
      for (const violation of await violations(page)) found.push(`${place}: ${violation}`);
    }
    expect(found).toEqual([]);
    await context.close();
  });

  test('by keyboard alone from the search to the place that was found', async () => {
    const { page, misdeeds, context } = await open('index.html');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the text');
    await page.keyboard.press('/');
    await page.keyboard.type('several servers');
    const results = page.getByRole('list', { name: 'Pages found' });
    await results.getByRole('link').first().waitFor();
    await eventuallyReads(results.locator('strong').first(), 'Operating: Several servers');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Operating/ }).waitFor();
    expect([new URL(page.url()).hash, misdeeds]).toEqual(['#several-servers', noMisdeeds]);
    await page.getByRole('searchbox').fill('xylophone');
    await eventuallyReads(page.getByRole('status'), '0 places');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await context.close();
  });

  test('a chosen theme stays from page to page', async () => {
    const { page, context } = await open('index.html', { colorScheme: 'light' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await background()).toBe('rgb(15, 18, 22)');
    await page.goto('/docs/operating.html');
    expect([await background(), await page.getByRole('button', { name: 'Light' }).count()]).toEqual([
      'rgb(15, 18, 22)',
      1,
    ]);
    await context.close();
  });

  test('without scripts every page is there to be read, and on paper only its text', async () => {
    const { page, context } = await open('docs/live-examples.html', { javaScriptEnabled: false });
    expect(await page.locator('.example pre').first().innerText()).toContain('<ssm-menu');
    await page.emulateMedia({ media: 'print' });
    const shown = (selector: string) => page.locator(selector).first().isVisible();
    expect([await shown('.doors'), await shown('.top'), await shown('main')]).toEqual([false, false, true]);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Next The element' }).click();
    await page.getByRole('heading', { level: 1, name: /^The element/ }).waitFor();
    await context.close();
  });
});

describe('live examples', () => {
  test('the menu follows what is edited, and keeps what a person did where only attributes change', async () => {
    const { page, misdeeds, requests, context } = await open('docs/live-examples.html');
    const { place, editor, menu } = await exampleUnder(page, 'The menu');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await menu.search.fill('kinase');
    await editor.fill(
      (await editor.inputValue()).replace('"Assay menu"', '"Proteins"').replace('entrezGeneName', 'targetName'),
    );
    await place.getByRole('heading', { level: 1, name: 'Proteins' }).waitFor();
    await eventually(() => menu.header('Target Name').count(), 1);
    expect(await menu.search.inputValue()).toBe('kinase');
    await editor.fill('<ssm-menu version="V_7K" height="280px"></ssm-menu><p>Of our portal</p>');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await place.getByRole('button', { name: 'As it was' }).click();
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    expect({ misdeeds, toServer: requests.filter((path) => path.startsWith('/sat')) }).toEqual({
      misdeeds: noMisdeeds,
      toServer: [],
    });
    await context.close();
  });

  test('events are told as a page hears them', async () => {
    const { page, misdeeds, context } = await open('docs/live-examples.html');
    const { place, events, menu } = await exampleUnder(page, 'Events');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const [first = ''] = await menu.cells('Sequence ID');
    await place.getByRole('checkbox', { name: `Select ${first}` }).click();
    const told = events.getByRole('listitem');
    await eventuallyReads(told.first(), `ssm-selection-change {"seqIds":["${first}"],"version":"V_7K"}`);
    await menu.search.fill('kinase');
    await eventuallyReads(told.first(), 'ssm-view-change {"view":"search=kinase","version":"V_7K","search":"kinase"}');
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();
  });

  test('the spec sheet is for whoever is signed in', async () => {
    const { page, misdeeds, context } = await open('docs/live-examples.html');
    const { place, events, person } = await exampleUnder(page, 'A spec sheet');
    await place.getByRole('heading', { level: 1, name: /40003-2/ }).waitFor();
    await eventually(async () => /ssm-sheet-shown \{"seqId":"40003-2"/.test(await events.innerText()), true);
    await person.selectOption('nobody');
    await place.getByText('Sign in to see the sheet.').waitFor();
    await eventuallyReads(events.getByRole('listitem').first(), 'ssm-session-needed {"reason":"missing"}');
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();
  });

  test('what is added in the menu stands in the builder', async () => {
    const { page, misdeeds, context } = await open('docs/live-examples.html');
    const { place, menu } = await exampleUnder(page, 'The builder');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const [first = ''] = await menu.cells('Sequence ID');
    await place.getByRole('checkbox', { name: `Select ${first}` }).click();
    await place.getByRole('button', { name: /^Add to Panel/ }).click();
    await place.locator('ssm-builder').getByRole('gridcell', { name: first, exact: true }).waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();
  });

  test('a token that is edited colours the menu that stands there', async () => {
    const { page, misdeeds, context } = await open('docs/live-examples.html');
    const { place, editor, menu } = await exampleUnder(page, 'Theming');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const accent = () =>
      place.locator('ssm-menu').evaluate((element) => {
        const inner = element.shadowRoot?.querySelector('.ssm-root');
        return getComputedStyle(inner as Element).getPropertyValue('--ssm-color-accent');
      });
    expect(await accent()).toBe('#ffd166');
    await editor.fill((await editor.inputValue()).replace('#ffd166', '#ff0066'));
    await eventually(accent, '#ff0066');
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();
  });
});
