import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import type { AnalyteSheet } from 'ssm-core';
import { afterEach, describe, expect, test } from 'vitest';
import { signIn } from './support/account.ts';
import { violations } from './support/axe.ts';
import { noMisdeeds, openBrowser, type Visitors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { hosted } from './support/hosted.ts';
import { menuOf } from './support/menu.ts';
import { savePanels } from './support/panels.ts';
import { type MenuServer, startMenuServer } from './support/server.ts';

const heading = (page: Page, seqId: string) =>
  page.getByRole('article').getByRole('heading', { level: 1, name: new RegExp(`^${seqId} `) });

/** The pages that it prints on, and whether they are A4. */
async function printed(page: Page): Promise<{ readonly pages: number; readonly isA4: boolean }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return {
    pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    isA4: /MediaBox \[0 0 594\.\d+ 841\.\d+\]/.test(pdf),
  };
}

const onePage = { pages: 1, isA4: true };

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=row]')?.textContent?.match(/\d+-\d+/)?.[0]);

describe('spec sheets', () => {
  const host = hosted();

  test('S1-11: a sheet is asked for as the pointer rests on its link, and not again when it is opened', async () => {
    const { page, menu } = await host.open('SSM-Registered');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/somamer\/\d+-\d+$/.test(pathname)) asked.push(pathname.split('/').at(-1) ?? '');
    });
    await menu.grid.getByRole('gridcell').first().waitFor();
    const [first = '', second = ''] = await menu.cells('Sequence ID');
    const link = menu.grid.getByRole('link', { name: first, exact: true });
    // A pointer that crosses all of them on its way, in no time.
    await menu.grid.evaluate((grid) => {
      const over = (target: Element) => target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      for (const each of grid.querySelectorAll('a')) over(each);
      over(document.body);
    });
    await link.hover();
    await eventually(async () => asked, [first]);
    await link.click();
    await heading(page, first).waitFor();
    expect(asked).toEqual([first]);
    await page.goBack();
    // A row is opened from any of its cells, and is asked for as it is pressed.
    const row = menu.grid.getByRole('row').filter({ has: page.getByRole('link', { name: second, exact: true }) });
    await row.getByRole('gridcell').nth(2).hover();
    await page.mouse.down();
    await eventually(async () => asked, [first, second]);
    await page.mouse.up();
    await heading(page, second).waitFor();
    expect(asked).toEqual([first, second]);
  });

  test('S1-11, S2-09, S2-29: a row opens its sheet, the list leads on, and Back finds the menu as it was', async () => {
    const { page, context, menu, where, misdeeds } = await host.open('SSM-Registered');
    await menu.search.fill('kinase');
    await eventually(async () => (await menu.count.allInnerTexts()).some((text) => text.startsWith('7,596')), false);
    await menu.grid.evaluate((grid) => {
      grid.scrollTop = 640;
    });
    const rows = menu.grid.getByRole('link', { name: /^\d+-\d+$/ });
    await eventually(async () => (await menu.cells('Sequence ID')).length > 10, true);
    const [selected, opened, next] = (await menu.cells('Sequence ID')).slice(4, 7) as [string, string, string];
    await page.getByRole('checkbox', { name: `Select ${selected}` }).click();
    await eventually(async () => where(), '/?search=kinase');
    const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${opened}` }) });
    await row.getByRole('gridcell').nth(2).click();
    await heading(page, opened).waitFor();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await eventually(() => page.title(), `${title} – SomaScan Menu`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await eventually(() => crumbs.allInnerTexts(), ['Menu', title]);
    const address = where();
    await page.getByRole('link', { name: `Next: ${next}` }).click();
    await heading(page, next).waitFor();
    // The list outlives the page.
    await page.reload();
    await page.getByRole('link', { name: `Previous: ${opened}` }).click();
    await heading(page, opened).waitFor();
    await page.goBack();
    await menu.grid.waitFor();
    expect(address).toBe(`/specs/${opened}?version=V_7K`);
    await eventually(() => menu.search.inputValue(), 'kinase');
    await rows.first().waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();
  });

  test('S2-09: coming back finds scroll, selection and focus; the keyboard and a new tab open a sheet too', async () => {
    const { page, context, menu, where } = await host.open('SSM-Verified');
    await menu.grid.getByRole('link').first().waitFor();
    await menu.grid.evaluate((grid) => {
      grid.scrollTop = 640;
    });
    await eventually(async () => (await menu.cells('Sequence ID')).length > 10, true);
    const [selected, opened, tabbed] = (await menu.cells('Sequence ID')).slice(4, 7) as [string, string, string];
    await page.getByRole('checkbox', { name: `Select ${selected}` }).click();
    await menu.grid.getByRole('link', { name: opened, exact: true }).click();
    await heading(page, opened).waitFor();
    await page.goBack();
    await eventually(() => focused(page), opened);
    expect({
      scrolled: await menu.grid.evaluate((grid) => grid.scrollTop),
      selected: await page.getByRole('checkbox', { name: `Select ${selected}` }).isChecked(),
    }).toEqual({ scrolled: 640, selected: true });

    await page.keyboard.press('ArrowDown');
    await eventually(() => focused(page), tabbed);
    await page.keyboard.press('Enter');
    await heading(page, tabbed).waitFor();
    await page.goBack();
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      menu.grid.getByRole('link', { name: opened, exact: true }).click({ modifiers: ['Control'] }),
    ]);
    await heading(other, opened).waitFor();
    expect(where()).toBe('/');
    await context.close();
  });

  test('S1-11: a sheet names the sets of the person that hold its reagent, and leads to one', async () => {
    const { page, context, menu, where } = await host.open('Certified-Site');
    await savePanels(page, ['Held here']);
    const links = menu.grid.getByRole('link', { name: /^\d+-\d+$/ });
    const seqId = await links.first().innerText();
    await links.first().click();
    await heading(page, seqId).waitFor();
    const own = page.getByRole('region', { name: 'My Sets' });
    await own.getByRole('link', { name: 'Held here', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Held here' }).waitFor();
    expect(where()).toMatch(/^\/set\/[\w-]+$/);
    await page.goBack();
    await own.getByRole('listitem').first().waitFor();
    expect(await own.getByRole('listitem').allInnerTexts()).toEqual(['Held here (7K)']);
    await context.close();
  });

  test('S2-09: a row opens nothing for visitors, and an address leads them to the sign-in and back', async () => {
    const { page, context, menu, where } = await host.open(null);
    await menu.grid.getByRole('gridcell').nth(1).click();
    await page.keyboard.press('Enter');
    expect([where(), await menu.grid.getByRole('link').count()]).toEqual(['/', 0]);
    await page.goto('/specs/10000-28?version=V_11K');
    await page.getByRole('button', { name: 'Continue as SSM-Public', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'There is no reagent 10000-28' }).waitFor();
    expect(where()).toBe('/specs/10000-28?version=V_11K');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('article').getByText('Request access to select reagents').waitFor();
    await context.close();
  });

  test('S1-11: the preview follows the arrow keys beside the table, says where measures lie, and Escape closes it', async () => {
    const { page, context, menu, misdeeds } = await host.open('SSM-Registered', '/', { reducedMotion: 'reduce' });
    await menu.grid.getByRole('link').first().waitFor();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const pane = page.getByRole('complementary', { name: 'Preview' });
    await pane.getByText('Focus a row to see it here').waitFor();
    await menu.grid.getByRole('gridcell').first().waitFor();
    const seqIds = await menu.cells('Sequence ID');
    await page.getByRole('checkbox', { name: `Select ${seqIds[0]}` }).click();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
    const opened = seqIds[3] as string;
    await pane.getByRole('heading', { level: 2, name: new RegExp(`^${opened} `) }).waitFor();
    await pane
      .getByText(/ of [\d,]+ reagents \(/)
      .first()
      .waitFor();
    const inLight = await violations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect({ inLight, inDark: await violations(page), focused: await focused(page) }).toEqual({
      inLight: [],
      inDark: [],
      focused: opened,
    });
    await page.keyboard.press('Escape');
    await pane.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(opened);

    await page.keyboard.press('i');
    await pane.getByRole('link', { name: 'Open spec sheet' }).click();
    await heading(page, opened).waitFor();
    await page.getByRole('link', { name: `Next: ${seqIds[4]}` }).waitFor();
    await page.goBack();
    // It is as it was left.
    await pane.getByRole('heading', { level: 2, name: new RegExp(`^${opened} `) }).waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
    await context.close();
  });

  test('S2-09: who is signed in and may not select has the preview by Space, and visitors have none', async () => {
    const { page, context, menu } = await host.open('SSM-Public');
    await page.getByRole('button', { name: 'Preview', exact: true }).waitFor();
    await menu.grid.getByRole('gridcell').first().waitFor();
    const [first = ''] = await menu.cells('Sequence ID');
    await menu.grid.getByRole('gridcell').first().focus();
    await page.keyboard.press('Space');
    const pane = page.getByRole('complementary', { name: 'Preview' });
    await pane.getByRole('heading', { level: 2, name: new RegExp(`^${first} `) }).waitFor();
    await page.setViewportSize({ width: 800, height: 800 });
    await pane.waitFor({ state: 'hidden' });
    await context.close();
    const visitor = await host.open(null);
    await visitor.menu.grid.getByRole('gridcell').first().focus();
    await visitor.page.keyboard.press('i');
    expect([
      await visitor.page.getByRole('complementary').count(),
      await visitor.page.getByRole('button', { name: 'Preview', exact: true }).count(),
    ]).toEqual([0, 0]);
    await visitor.context.close();
  });

  test('S1-11: at 320 px in the dark a sheet is whole, adds its reagent, and prints on one A4 page', async () => {
    const { page, context, menu } = await host.open('SSM-Registered', '/', {
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
    });
    const first = menu.grid.getByRole('link', { name: /^\d+-\d+$/ }).first();
    const seqId = await first.innerText();
    await first.click();
    await heading(page, seqId).waitFor();
    await page.getByRole('button', { name: 'Add to 7K Panel Builder' }).click();
    await menuOf(page).notifications.getByText('Analytes added to Panel Builder').waitFor();
    await page.getByRole('button', { name: 'Remove from 7K Panel Builder' }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ width, broken: await violations(page) }).toEqual({ width: 320, broken: [] });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    // Colours go over into each other.
    await eventually(() => violations(page), []);
    expect(await printed(page)).toEqual(onePage);
    await context.close();
  });

  test('S1-11: the sheet of one of twelve reagents for a protein prints on one A4 page, which says what it leaves out', async () => {
    const { page, context, menu } = await host.open('SSM-Registered');
    await page.route(/\/somamer\/\d+-\d+\?/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: fullSheet((await answer.json()) as AnalyteSheet) });
    });
    await savePanels(
      page,
      Array.from({ length: 12 }, (_, index) => `A panel with a name of some length, number ${index + 1}`),
    );
    await menu.grid
      .getByRole('link', { name: /^\d+-\d+$/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'and 2 more in My Panels' }).waitFor();
    const onScreen = await page.getByText('and 27 more').first().isVisible();
    await page.emulateMedia({ media: 'print' });
    const said = await Promise.all(
      ['and 27 more', 'Texts that end in … are cut to fit one page. They are whole on the screen.'].map((text) =>
        page.getByText(text).first().isVisible(),
      ),
    );
    const rows = await page.getByRole('table', { name: 'Reagents for the same protein' }).getByRole('row').count();
    expect({ onScreen, said, rows, paper: await printed(page) }).toEqual({
      onScreen: false,
      said: [true, true],
      rows: 13,
      paper: onePage,
    });
    await context.close();
  });
});

/** A sheet as full as one can be: twelve reagents of a protein, long texts, many sets, and factors between versions. */
function fullSheet(sheet: AnalyteSheet): AnalyteSheet {
  const long = 'Binds the extracellular domain of the target and of three of its relatives, less well. '.repeat(4);
  const analyte = {
    ...sheet.analyte,
    characterizationInfo: long,
    orthogonalStrategies: long,
    fullName: long.slice(0, 120),
  };
  const sharedBy = { column: 'uniProtId', values: ['P05556'] } as const;
  const columns = ['diseases', 'pathways', 'goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh'] as const;
  const factors = { scaleTo7k: 1.123, scaleTo11k: 0.891, ccc: 0.987 };
  return {
    ...sheet,
    analyte,
    otherVersion: { version: 'V_11K', analyte },
    lift: { plasma: factors, serum: factors, source: 'The vendor', licence: 'CC BY 4.0' },
    reagents: Array.from({ length: 11 }, (_, index) => ({
      analyte: { ...analyte, seqId: `${20_000 + index}-${index}` },
      sharedBy,
    })),
    memberships: columns.flatMap((column) =>
      Array.from({ length: 60 }, (_, index) => ({
        column,
        name: `Positive regulation of the response to stimulus ${index} of ${column}`,
        param: null,
        source: index % 2 === 0 ? 'Gene Ontology Annotation' : 'Reactome',
        licence: 'CC BY 4.0',
        date: '2026-01-01',
      })),
    ),
  };
}

describe('spec sheets where the settings name a database', () => {
  let server: MenuServer | undefined;
  let visitors: Visitors | undefined;
  let folder = '';

  afterEach(async () => {
    await visitors?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('S1-11: a sheet leads to that database alone, in a tab of its own', async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ssm-e2e-settings-'));
    const file = path.join(folder, 'settings.json');
    const databases = [{ label: 'Genes', template: 'https://genes.example/find?symbol={gene}' }];
    await writeFile(file, JSON.stringify({ databases }));
    server = await startMenuServer({ env: { SSM_SETTINGS: file } });
    visitors = await openBrowser(server.origin);
    const { page } = await visitors.visit();
    await page.goto('/');
    await signIn(page, 'SSM-Registered');
    await menuOf(page)
      .grid.getByRole('link', { name: /^\d+-\d+$/ })
      .first()
      .click();
    const links = page.getByRole('region', { name: 'Elsewhere' }).getByRole('link');
    await links.first().waitFor();
    const said = await links.evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ textContent, href, rel, target }) => ({ textContent, href, rel, target })),
    );
    const [gene] = said.map(({ href }) => new URL(href).searchParams.get('symbol'));
    expect(said).toEqual([
      {
        textContent: `Genes: ${gene} (opens in a new tab)`,
        href: `https://genes.example/find?symbol=${gene}`,
        rel: 'noopener noreferrer',
        target: '_blank',
      },
    ]);
  });
});
