import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

describe('Home on the demo catalogue', () => {
  const host = hosted();

  async function openHome(path = '/') {
    const visit = await host.visit();
    await visit.page.goto(path);
    return { ...visit, menu: menuOf(visit.page) };
  }

  test('S1-01, S2-01, S2-14, S2-21, S3-07: shows the 7K menu first and, after one click, the 11K menu, each marked as a demo', async () => {
    const { page, menu, misdeeds } = await openHome();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const first = {
      heading: await menu.heading.allInnerTexts(),
      title: await page.title(),
      is7K: await menu.version('7K').isChecked(),
      isDemo: await page.getByText('Demo catalogue').first().isVisible(),
      rows: await menu.grid.getAttribute('aria-rowcount'),
    };
    await menu.version('11K').click();
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    const second = {
      heading: await menu.heading.allInnerTexts(),
      title: await page.title(),
      is11K: await menu.version('11K').isChecked(),
      isDemo: await page.getByText('Demo catalogue').first().isVisible(),
      rows: await menu.grid.getAttribute('aria-rowcount'),
    };
    expect({ first, second, misdeeds }).toEqual({
      first: { heading: ['SomaScan Menu'], title: 'SomaScan Menu', is7K: true, isDemo: true, rows: '7597' },
      second: { heading: ['SomaScan Menu'], title: 'SomaScan Menu', is11K: true, isDemo: true, rows: '11084' },
      misdeeds: noMisdeeds,
    });
  });

  test('requests the first rows once, before the application has loaded', async () => {
    const { page, requests } = await host.visit();
    const menu = menuOf(page);
    const asked = page.waitForRequest(/somamer\/search/);
    // Holds back the application, so that only the first script can have requested the rows.
    await page.route('**/assets/app-*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/?version=V_11K&sort=-loDb');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    expect(requests.map(decodeURIComponent).filter((path) => path.includes('fullName'))).toEqual([
      '/sat/menuquery/public/somamer/search?version=V_11K&fields=seqId,fullName,targetName,uniProtId,entrezGeneName&limit=20000',
    ]);
    expect(requests.some((path) => /\/assets\/app-.*\.js$/.test(path))).toEqual(true);
  });

  test('R35, R42: requests nothing outside its origin and its policy, and leaves nothing behind in the browser', async () => {
    const { menu, page, context, misdeeds } = await openHome();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await menu.choosePageSize(500);
    await menu.search.fill('kinase');
    await menu.header('Target Name').click();
    await eventually(() => menu.header('Target Name').getAttribute('aria-sort'), 'ascending');
    const stored = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    const cookies = await context.cookies();
    expect({ stored, cookies, misdeeds }).toEqual({
      stored: { local: [], session: [], databases: [], workers: 0 },
      cookies: [],
      misdeeds: noMisdeeds,
    });
  });

  test('S2-22: filters while the user types, marks the match, and shows all rows again when cleared', async () => {
    const { menu, misdeeds } = await openHome();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const [, second = ''] = await menu.cells('Sequence ID');
    await menu.search.fill(second);
    await eventually(async () => (await menu.cells('Sequence ID'))[0], second);
    const marked = await menu.grid.locator('mark').first().innerText();
    await menu.search.fill('IL6');
    await eventually(async () => (await menu.cells('Sequence ID'))[0] !== second, true);
    const isFewer = !((await textOf(menu.count)) ?? '').startsWith('7,596');
    await menu.search.fill('no reagent is called so');
    await eventuallyReads(menu.count, '0 of 7,596 reagents');
    await menu.search.fill('');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect({ marked, isFewer, misdeeds }).toEqual({ marked: second, isFewer: true, misdeeds: noMisdeeds });
  });

  test('sorts by a header: ascending, descending, then in catalogue order', async () => {
    const { menu } = await openHome();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const header = menu.header('Full Name');
    const unsorted = await menu.cells('Full Name');
    const orders: (string | null)[] = [];
    const isOrdered: boolean[] = [];
    for (const sign of [1, -1]) {
      await header.click();
      await eventually(() => header.getAttribute('aria-sort'), sign === 1 ? 'ascending' : 'descending');
      const names = await menu.cells('Full Name');
      orders.push(await header.getAttribute('aria-sort'));
      isOrdered.push(names.every((name, row) => row === 0 || sign * collator.compare(names[row - 1] ?? '', name) <= 0));
    }
    await header.click();
    await eventually(() => menu.cells('Full Name'), unsorted);
    const last = await header.getAttribute('aria-sort');
    expect({ orders, isOrdered, last }).toEqual({
      orders: ['ascending', 'descending'],
      isOrdered: [true, true],
      last: 'none',
    });
  });

  test('sorts by a hidden column that the address names', async () => {
    const search = `${host.server.origin}/sat/menuquery/public/somamer/search?version=V_7K&fields=loDb`;
    const analytes = (await (await fetch(search)).json()) as { seqId: string; loDb: number | null }[];
    const highest = analytes
      .filter(({ loDb }) => loDb !== null)
      .toSorted((a, b) => Number(b.loDb) - Number(a.loDb))
      .slice(0, 10);
    const { menu } = await openHome('/?sort=-loDb');
    const first = highest.map(({ seqId }) => seqId);
    await eventually(async () => (await menu.cells('Sequence ID'))[0], first[0]);
    expect((await menu.cells('Sequence ID')).slice(0, 10)).toEqual(first);
  });

  test('S9-03: pages by 100, 25, 50, 500 and 1500 rows without losing a row between two pages', async () => {
    const { menu } = await openHome();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const first = await menu.cells('Sequence ID');
    await menu.button('Next page').click();
    await eventually(async () => menu.grid.locator('[aria-rowindex="102"]').count(), 1);
    const isBackEnabled = await menu.button('Previous page').isEnabled();
    await menu.button('Last page').click();
    // 7,596 rows are 75 pages of 100 rows and one page of 96. The header is row 1.
    await eventually(async () => menu.grid.locator('[aria-rowindex="7502"]').count(), 1);
    const isNextEnabled = await menu.button('Next page').isEnabled();
    await menu.button('First page').click();
    await eventually(() => menu.cells('Sequence ID'), first);
    const lastPages: Record<number, number> = {};
    for (const size of [25, 50, 500, 1500]) {
      await menu.choosePageSize(size);
      await menu.button('Last page').click();
      const start = Math.floor((7596 - 1) / size) * size + 2;
      await eventually(async () => menu.grid.locator(`[aria-rowindex="${start}"]`).count(), 1);
      lastPages[size] = start;
    }
    expect({ isBackEnabled, isNextEnabled, lastPages }).toEqual({
      isBackEnabled: true,
      isNextEnabled: false,
      lastPages: { 25: 7577, 50: 7552, 500: 7502, 1500: 7502 },
    });
  });

  test('scrolls a page of 1500 rows to its end without a blank', async () => {
    const { menu, page } = await openHome('/?size=1500');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await eventually(async () => menu.grid.locator('[aria-rowindex="2"]').count(), 1);
    await menu.grid.getByRole('gridcell').first().click();
    await page.keyboard.press('Control+End');
    await eventually(async () => menu.grid.locator('[aria-rowindex="1501"]').count(), 1);
    expect((await menu.cells('Sequence ID')).filter((text) => text === '')).toEqual([]);
  });

  test('S6-01: gives a visitor no checkboxes, and shows why', async () => {
    const { menu, page } = await openHome();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect({
      checkboxes: await page.getByRole('checkbox').count(),
      reason: await page.getByText('Sign in to select reagents').isVisible(),
      navigation: await page.getByRole('navigation', { name: 'Main' }).count(),
    }).toEqual({ checkboxes: 0, reason: true, navigation: 0 });
  });
});
