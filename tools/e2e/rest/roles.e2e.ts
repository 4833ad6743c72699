import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { titles } from '../support/account.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

async function routeTable(): Promise<readonly (readonly [address: string, outcomes: readonly string[]])[]> {
  const text = await readFile(new URL('../../../docs/product-spec.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split('## Who may go where');
  return [...section.matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)].map(([, path = '', cells = '']) => [
    path.replace(/\{\w+\}/, 'x'),
    cells.split('|').map((cell) => cell.trim()),
  ]);
}

describe('access of visitors and roles', () => {
  const host = hosted();

  interface Met {
    readonly outcome: string;
    readonly heading: string;
  }

  const met = new Map<string, readonly Met[]>();

  async function meet(page: Page, address: string): Promise<Met> {
    await page.goto(address, { waitUntil: 'commit' });
    const signInPage = page.getByRole('heading', { level: 1, name: 'Development sign-in' });
    const main = page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: /^Login$/ });
    await signInPage.or(main).first().waitFor();
    if ((await signInPage.count()) > 0) return { outcome: 'signs in', heading: '' };
    const told = await menuOf(page)
      .notifications.getByText(/^That page is for/)
      .count();
    return told > 0
      ? { outcome: 'refused', heading: '' }
      : { outcome: 'enters', heading: await main.first().innerText() };
  }

  beforeAll(async () => {
    const table = await routeTable();
    for (const title of [null, ...titles]) {
      const { page, context } = await host.open(title);
      for (const [address] of table) met.set(address, [...(met.get(address) ?? []), await meet(page, address)]);
      await context.close();
    }
  });

  /** Returns the outcome for each role, and the roles that entered but saw none of the headings. */
  function outcomesAt(address: string, headings: readonly string[]): object {
    const people = met.get(address) ?? [];
    const others = people.filter(({ outcome, heading }) => outcome === 'enters' && !headings.includes(heading));
    return { outcomes: people.map(({ outcome }) => outcome), others };
  }

  async function documentedAt(address: string): Promise<object> {
    return { outcomes: new Map(await routeTable()).get(address), others: [] };
  }

  test.each<[what: string, address: string, headings: readonly string[]]>([
    ['S2-01: Home', '/', ['SomaScan Menu']],
    ['S2-02, S6-02: the list of panels', '/my-panels', ['My Panels', 'My Sets']],
    ['S2-03, S6-03: the list of sets', '/my-sets', ['My Sets']],
    ['S2-04, S6-02: the 7K builder', '/7k-panel-builder', ['7K Panel Builder', '7K Set Builder']],
    ['S2-04, S6-02: the 11K builder', '/11k-panel-builder', ['11K Panel Builder', '11K Set Builder']],
    ['S2-07, S6-03: the builder of sets', '/set-builder', ['7K Set Builder']],
    ['S2-07, S6-03: a set', '/set/x', ['View Set', 'There is no such set']],
    ['S2-08: a panel', '/panel/x', ['View Panel', 'View Set', 'There is no such panel', 'There is no such set']],
    ['S2-05, S6-02: the curated collections', '/curated-protein-collections', ['Curated Protein Collections']],
    [
      'S2-05, S6-02: a category of them',
      '/curated-protein-collections/x',
      ['Curated Protein Collections', 'There is no such category'],
    ],
    ['S2-06, S6-02: the categories of files', '/file-downloads', ['File Downloads']],
    ['S2-06, S6-02: a category of files', '/file-downloads/x', ['File Downloads', 'There is no such category']],
    // Until the reagent has loaded, the title of the page is the SeqId.
    ['S2-09: a spec sheet', '/specs/x', ['x', 'There is no reagent x']],
    ['S2-10, S6-02: the release notes', '/release-notes', ['Release Notes']],
    ['S2-11: the login page', '/login', ['SomaScan Menu']],
    ['S2-12: the cookie policy', '/cookie-policy', ['Cookie Policy']],
    ['the page about the product', '/about', ['About']],
  ])('%s is open only to the documented roles', async (_, address, headings) => {
    expect(outcomesAt(address, headings)).toEqual(await documentedAt(address));
  });
});
