import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

interface Reagent {
  readonly seqId: string;
  readonly fullName: string | null;
  readonly targetName: string | null;
  readonly uniProtId: readonly string[] | null;
  readonly entrezGeneName: readonly string[] | null;
  readonly loDb: number | null;
}

const word = 'kinase';

function hasWord({ seqId, fullName, targetName, uniProtId, entrezGeneName }: Reagent): boolean {
  return [seqId, fullName, targetName, uniProtId, entrezGeneName]
    .flat()
    .some((text) => text?.toLowerCase().includes(word) === true);
}

function scrolledTo(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const grid = document.querySelector('[role=grid]');
    const cell = grid?.querySelector('[role=gridcell]');
    let box = cell?.parentElement ?? null;
    while (box !== null && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
    const scroller = box ?? document.scrollingElement;
    scroller?.scrollTo(0, scroller.scrollHeight);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const rows = [...(grid?.querySelectorAll('[role=row]') ?? [])];
    return String(Math.max(...rows.map((row) => Number(row.getAttribute('aria-rowindex')))));
  });
}

describe('a catalogue ten times as long', () => {
  const host = hosted({ env: { SSM_DEMO_TIMES: '10' }, isNew: true });
  let reagents: readonly Reagent[];

  beforeAll(async () => {
    const fields = 'seqId,fullName,targetName,uniProtId,entrezGeneName,loDb';
    const answer = await fetch(
      `${host.server.origin}/sat/menuquery/public/somamer/search?version=V_11K&fields=${fields}`,
    );
    reagents = (await answer.json()) as readonly Reagent[];
  });

  test('shows its first rows while further rows load, and can be searched only once all rows have loaded', async () => {
    const { page, context, misdeeds } = await host.visit();
    const menu = menuOf(page);
    const held = Promise.withResolvers<void>();
    await context.route(/somamer\/search\?.*limit=(?!20000)/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/?version=V_11K');
    await eventuallyReads(menu.count, '110,830 of 110,830 reagents');
    const first = reagents.slice(0, 5).map(({ seqId }) => seqId);
    expect((await menu.cells('Sequence ID')).slice(0, 5)).toEqual(first);

    const last = reagents.at(-1)?.seqId ?? '';
    await menu.search.fill(last);
    await page.getByText('Loading the menu').first().waitFor();
    await eventually(() => menu.count.count(), 0);
    held.resolve();
    await eventuallyReads(menu.count, '1 of 110,830 reagents');
    expect(await menu.cells('Sequence ID')).toEqual([last]);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('is opened, searched, sorted, filtered, selected and scrolled like a short catalogue', async () => {
    const { page, misdeeds } = await host.visit();
    const menu = menuOf(page);
    await page.goto('/?version=V_11K&columns=seqId,fullName,targetName,loDb');
    await eventuallyReads(menu.count, '110,830 of 110,830 reagents');
    await signIn(page, 'SSM-Registered');

    const found = reagents.filter(hasWord);
    const total = found.length.toLocaleString('en');
    await menu.search.fill(word);
    await eventuallyReads(menu.count, `${total} of 110,830 reagents`);
    expect((await menu.cells('Sequence ID')).slice(0, 5)).toEqual(found.slice(0, 5).map(({ seqId }) => seqId));

    const known = found.flatMap(({ loDb }) => (loDb === null ? [] : [loDb])).toSorted((a, b) => a - b);
    await menu.header('LoDB (RFU)').getByRole('button').first().click();
    await eventually(
      async () => (await menu.cells('LoDB (RFU)')).slice(0, 5),
      known
        .slice(0, 5)
        .map((value) => value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })),
    );

    await page.getByRole('checkbox', { name: `Select all ${total}` }).click();
    await page.getByText(`${total} selected`).waitFor();

    const last = reagents.at(-1)?.seqId ?? '';
    await menu.search.fill(last);
    await eventually(async () => (await menu.cells('Sequence ID'))[0], last);
    await menu.search.fill('');
    await eventuallyReads(menu.count, '110,830 of 110,830 reagents');

    await menu.choosePageSize(1500);
    await eventually(() => scrolledTo(page), '1501');
    expect((await menu.cells('Sequence ID')).filter((text) => text === '')).toEqual([]);

    await page.goto('/?version=V_11K&filters=loDb%3E100');
    const left = reagents.filter(({ loDb }) => loDb !== null && loDb > 100).length.toLocaleString('en');
    await eventually(() => textOf(menu.count), `${left} of 110,830 reagents`);
    expect(misdeeds).toEqual(noMisdeeds);
  });
});
