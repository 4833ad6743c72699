import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { type Menu, menuOf } from '../support/menu.ts';
import { type SlowLine, startSlowLine } from '../support/slowLine.ts';

const everyRow = '7,596 of 7,596 reagents';
const changed = 'The catalogue has changed since your last visit. The menu now shows the new one.';

/** Returns the first rows only, because the number of drawn rows depends on the page. */
async function topRows(menu: Menu): Promise<readonly string[]> {
  return (await menu.cells('Sequence ID')).slice(0, 8);
}

function ofEdition(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseEnd }) => name.includes('edition=') && responseEnd > 0)
      .map(({ name, transferSize }) => {
        const [what] = new URL(name).pathname.split('/').slice(-1);
        return `${what} from the ${transferSize === 0 ? 'cache' : 'server'}`;
      })
      .toSorted(),
  );
}

describe('a return to the menu', () => {
  const host = hosted();
  let line: SlowLine;

  beforeAll(async () => {
    line = await startSlowLine(() => host.server.origin);
  });

  afterAll(() => line?.stop());

  async function openAgain(state: 'held' | 'lost' | 'changed') {
    line.set('open');
    const visit = await host.visit({}, line.origin);
    const menu = menuOf(visit.page);
    await visit.page.goto('/');
    await eventuallyReads(menu.count, everyRow);
    const firstRows = await topRows(menu);
    await eventually(() => ofEdition(visit.page), ['catalogue from the server', 'search from the server']);
    await visit.page.goto('about:blank');
    line.set(state);
    await visit.page.goto('/');
    return { ...visit, menu, firstRows };
  }

  test('shows the rows of the last visit, which the user can search, until the server has answered', async () => {
    const { menu, firstRows, misdeeds } = await openAgain('held');
    await eventuallyReads(menu.count, everyRow);
    const rows = await topRows(menu);
    const isHeld = line.waiting() > 0;
    const [, wanted = ''] = rows;
    await menu.search.fill(wanted);
    await eventually(async () => (await menu.cells('Sequence ID'))[0], wanted);
    line.set('open');
    await eventually(line.waiting, 0);
    expect({
      rows,
      isHeld,
      still: (await menu.cells('Sequence ID'))[0],
      told: await menu.notifications.getByText(changed).count(),
      misdeeds,
    }).toEqual({ rows: firstRows, isHeld: true, still: wanted, told: 0, misdeeds: noMisdeeds });
  });

  test('reports that the catalogue has changed, and keeps the search', async () => {
    const { menu, misdeeds } = await openAgain('held');
    await eventuallyReads(menu.count, everyRow);
    await menu.search.fill('kinase');
    await eventually(async () => (await textOf(menu.count))?.startsWith('7,596 of'), false);
    const found = await textOf(menu.count);
    line.set('changed');
    await menu.notifications.getByText(changed).waitFor();
    expect({
      search: await menu.search.inputValue(),
      count: await textOf(menu.count),
      misdeeds,
    }).toEqual({ search: 'kinase', count: found, misdeeds: noMisdeeds });
  });

  test('reads the catalogue and the columns that load later from the cache, and requests only the first rows', async () => {
    const { page, misdeeds } = await openAgain('held');
    await eventually(() => ofEdition(page), ['catalogue from the cache', 'search from the cache']);
    const asked = line.asked().map((path) => new URL(path, line.origin).searchParams);
    expect(asked.map((query) => [query.get('fields')?.split(',').length, query.get('edition')])).toEqual([[5, null]]);
    line.set('open');
    await eventually(line.waiting, 0);
    await page.waitForLoadState('networkidle');
    expect([line.asked(), misdeeds]).toEqual([[], noMisdeeds]);
  });

  test('reports an unreachable server and still shows the rows of the last visit', async () => {
    const { menu, page, firstRows } = await openAgain('lost');
    await page.getByRole('alert').filter({ hasText: 'There was an error with your request' }).waitFor();
    const rows = await topRows(menu);
    line.set('open');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await eventually(() => page.getByRole('alert').filter({ hasText: 'There was an error' }).count(), 0);
    expect(rows).toEqual(firstRows);
  });
});
