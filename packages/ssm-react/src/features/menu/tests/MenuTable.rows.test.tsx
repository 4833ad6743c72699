import { act, screen, waitFor, within } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { type Clause, defaultMenuView, type ListRows, type MenuView } from 'ssm-core';
import { cellValue, noKnowledge } from 'ssm-core/engine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import type { TestClientOptions } from '../../../testing/createTestClient.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable, type MenuTableProps } from '../MenuTable.tsx';
import type { PickedRows } from '../menuOptions.ts';
import { bothVersions, seriesCatalogue, withoutOffered } from '../testing/catalogues.ts';
import { counts, firstSeqIds, grid, header, rowTexts, searchBox, seqIds } from '../testing/menuScreen.ts';

describe('paging and sorting the menu', () => {
  const catalogues = bothVersions(3333, 60);

  function button(name: string): HTMLElement {
    return screen.getByRole('button', { name });
  }

  function disabledButtons(): readonly string[] {
    return ['First page', 'Previous page', 'Next page', 'Last page'].filter(
      (name) => button(name).getAttribute('aria-disabled') === 'true',
    );
  }

  async function sortBy(title: string): Promise<void> {
    await userEvent.click(within(header(title)).getByRole('button'));
  }

  test('shows 100 rows a page, and four buttons move between pages', async () => {
    await renderWithServer(<MenuTable />, { catalogues });
    await firstSeqIds(1);
    expect([screen.getByText('Page 1 of 34').tagName, screen.getByText('1–100 of 3,333').tagName]).toEqual([
      'SPAN',
      'SPAN',
    ]);
    expect(disabledButtons()).toEqual(['First page', 'Previous page']);
    await userEvent.click(button('Next page'));
    expect(seqIds()[0]).toBe('101-1');
    expect(within(grid()).getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('102');
    await userEvent.click(button('Last page'));
    expect(seqIds()[0]).toBe('3301-1');
    expect(screen.getByText('3,301–3,333 of 3,333').tagName).toBe('SPAN');
    expect(disabledButtons()).toEqual(['Next page', 'Last page']);
    await userEvent.click(button('Previous page'));
    expect(seqIds()[0]).toBe('3201-1');
    await userEvent.click(button('First page'));
    expect(seqIds()[0]).toBe('1-1');
    expect(document.activeElement).toBe(button('First page'));
    expect(await axeFindings()).toEqual([]);
  });

  test("selected rows and the focus ring follow the host's accent", async () => {
    const host = document.createElement('style');
    host.textContent = '.ssm-root { --ssm-color-accent: rgb(255, 0, 0); --ssm-color-background: rgb(255, 255, 255); }';
    document.head.append(host);
    onTestFinished(() => host.remove());
    await renderWithServer(<MenuTable allowsSelection />, { catalogues, provider: { theme: 'light' } });
    await firstSeqIds(1);
    const row = within(grid()).getAllByRole('row')[1] as HTMLElement;
    await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.unhover(row);
    await waitFor(() => expect(getComputedStyle(row).backgroundColor).toBe('color(srgb 1 0.9 0.9)'));
    await userEvent.keyboard('{ArrowRight}');
    const cell = document.activeElement as HTMLElement;
    expect([cell.role, getComputedStyle(cell).outlineColor]).toEqual(['gridcell', 'rgb(255, 0, 0)']);
  });

  test('copies selected text of several rows as lines, with tabs between cells', async () => {
    await renderWithServer(<MenuTable allowsSelection />, { catalogues });
    await firstSeqIds(1);
    const rows = within(grid()).getAllByRole('row').slice(1, 4);
    const cells = rows.map((row) => within(row).getAllByRole('gridcell').slice(1));
    let text = '';
    const take = (event: ClipboardEvent) => {
      text = event.clipboardData?.getData('text/plain') ?? '';
    };
    window.addEventListener('copy', take);
    onTestFinished(() => window.removeEventListener('copy', take));
    grid().focus();
    getSelection()?.setBaseAndExtent(cells[0]?.[0] as Node, 0, cells[2]?.at(-1) as Node, 1);
    const lines = cells.map((line) => line.map((cell) => cell.textContent).join('\t'));
    // The code for copying loads on first use of the table.
    await waitFor(async () => {
      await userEvent.keyboard('{Control>}c{/Control}');
      expect(text).toBe(lines.join('\n'));
    });
    expect(lines[0]).toMatch(/^1-1\t[^\t]+\t[^\t]+$/);
  });

  test('S9-03: offers 25, 50, 100, 500 and 1500 rows per page, and a change returns to the first page', async () => {
    await renderWithServer(<MenuTable defaultView={{ ...defaultMenuView, pageIndex: 3 }} />, { catalogues });
    await firstSeqIds(1);
    await userEvent.click(button('Rows per page'));
    const options = within(await screen.findByRole('listbox', { name: 'Rows per page' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['25', '50', '100', '500', '1,500']);
    await userEvent.click(screen.getByRole('option', { name: '1,500' }));
    expect(screen.getByText('1–1,500 of 3,333').tagName).toBe('SPAN');
    expect(seqIds()[0]).toBe('1-1');
  });

  test('scrolls 1500 rows without a blank in view', async () => {
    await renderWithServer(<MenuTable defaultView={{ ...defaultMenuView, pageSize: 1500 }} />, { catalogues });
    await firstSeqIds(1);
    const view = grid().getBoundingClientRect();
    const blanks: number[] = [];
    for (let step = 0; step < 60; step += 1) {
      grid().scrollTop += step % 7 === 6 ? 5000 : 170;
      // The scroll event comes before this callback in the same frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const share of [0.2, 0.5, 0.97]) {
        const hit = document.elementFromPoint(view.left + 60, view.top + view.height * share);
        if (!/^\d+-1Protein \d+/.test(hit?.closest('[role=row]')?.textContent ?? '')) blanks.push(step);
      }
    }
    expect(blanks).toEqual([]);
  });

  test('rows return to reading order in the document after scrolling', async () => {
    await renderWithServer(<MenuTable />, { catalogues });
    await firstSeqIds(1);
    grid().scrollTop = 1234;
    const order = (): readonly number[] =>
      within(grid())
        .getAllByRole('row')
        .map((row) => Number(row.getAttribute('aria-rowindex')));
    await waitFor(() => expect(order().includes(41)).toBe(true));
    await waitFor(() => expect(order()).toEqual(order().toSorted((first, second) => first - second)));
  });

  test('a header sorts ascending, descending and not at all, with missing values last', async () => {
    const columns = ['seqId', 'fullName', 'loDb'] as const;
    await renderWithServer(<MenuTable columns={columns} />, { catalogues });
    await firstSeqIds(1);
    await sortBy('LoDB (RFU)');
    expect([header('LoDB (RFU)').getAttribute('aria-sort'), seqIds().slice(0, 2)]).toEqual([
      'ascending',
      ['1009-1', '2018-1'],
    ]);
    await userEvent.click(button('Last page'));
    expect(within(grid()).getAllByRole('gridcell', { name: 'Not known' }).length > 5).toBe(true);
    await sortBy('LoDB (RFU)');
    expect([header('LoDB (RFU)').getAttribute('aria-sort'), seqIds()[0]]).toEqual(['descending', '709-1']);
    await sortBy('LoDB (RFU)');
    expect([header('LoDB (RFU)').getAttribute('aria-sort'), seqIds()[0]]).toEqual(['none', '1-1']);
    expect(screen.getByText('Page 1 of 34').tagName).toBe('SPAN');
  });

  test('reports every change of the view, and shows a view that the page sets', async () => {
    const onViewChange = vi.fn();
    function Controlled() {
      const [view, setView] = useState<MenuView>({ ...defaultMenuView, pageSize: 25 });
      const change = (next: MenuView): void => {
        onViewChange(next);
        setView(next);
      };
      return (
        <>
          <MenuTable view={view} onViewChange={change} />
          <button type="button" onClick={() => setView({ ...defaultMenuView, search: 'sym77', pageIndex: 99 })}>
            Back
          </button>
        </>
      );
    }
    await renderWithServer(<Controlled />, { catalogues });
    await firstSeqIds(1);
    await userEvent.click(button('Next page'));
    await sortBy('Full Name');
    await userEvent.fill(searchBox(), 'sym9');
    const base = {
      version: 'V_7K',
      search: '',
      filters: [],
      list: null,
      columns: null,
      sort: null,
      pageIndex: 0,
      pageSize: 25,
    };
    const sort = { key: 'fullName', direction: 'ascending' };
    expect(onViewChange.mock.calls).toEqual([
      [{ ...base, pageIndex: 1 }],
      [{ ...base, sort }],
      [{ ...base, sort, search: 'sym9' }],
    ]);
    await userEvent.click(button('Back'));
    expect([(searchBox() as HTMLInputElement).value, counts(), seqIds().slice(0, 2)]).toEqual([
      'sym77',
      ['11 of 3,333 reagents'],
      ['77-1', '770-1'],
    ]);
  });

  test('a controlled view stays when the host does not apply a change', async () => {
    await renderWithServer(<MenuTable view={defaultMenuView} />, { catalogues });
    await firstSeqIds(1);
    await userEvent.click(button('Next page'));
    await userEvent.click(button('Next page'));
    expect(seqIds()[0]).toBe('1-1');
  });

  test.each<[how: string, delay: (apply: () => void) => void]>([
    ['150 ms later', (apply) => void setTimeout(apply, 150)],
    ['in a transition', startTransition],
    ['after a promise', (apply) => void Promise.resolve().then(apply)],
    ['in the next frame', (apply) => void requestAnimationFrame(apply)],
  ])('keeps typed letters and a sort if the page passes the view back %s', async (_, delay) => {
    function Late() {
      const [view, setView] = useState<MenuView>(defaultMenuView);
      // An equal view that is new in each render, as pages write it inline.
      return <MenuTable view={{ ...view }} onViewChange={(next) => delay(() => setView(next))} />;
    }
    await renderWithServer(<Late />, { catalogues });
    await firstSeqIds(1);
    await userEvent.type(searchBox(), 'sym99');
    await sortBy('Full Name');
    await userEvent.type(searchBox(), '9');
    expect((searchBox() as HTMLInputElement).value).toBe('sym999');
    await waitFor(() =>
      expect([counts(), header('Full Name').getAttribute('aria-sort')]).toEqual([['1 of 3,333 reagents'], 'ascending']),
    );
    expect((searchBox() as HTMLInputElement).value).toBe('sym999');
  });

  test('a view that is no longer controlled stays as it was, and the console warns once', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { rerender } = await renderWithServer(<MenuTable view={{ ...defaultMenuView, search: 'sym77' }} />, {
      catalogues,
    });
    await firstSeqIds(1);
    rerender(<MenuTable />);
    const kept = (searchBox() as HTMLInputElement).value;
    await userEvent.fill(searchBox(), 'sym9');
    expect([kept, (searchBox() as HTMLInputElement).value, warned.mock.calls]).toEqual([
      'sym77',
      'sym9',
      [['The property “view” was given at first and is no longer. Give it always, or never.']],
    ]);
  });
});

describe('searching the menu', () => {
  const catalogues = bothVersions(1200, 60);

  async function openMenu(props: MenuTableProps = {}): Promise<void> {
    await renderWithServer(<MenuTable {...props} />, { catalogues });
    await firstSeqIds(1);
  }

  function marks(): readonly (string | null)[] {
    return [...grid().querySelectorAll('mark')].map((mark) => mark.textContent);
  }

  test('starts with the whole catalogue in catalogue order', async () => {
    await openMenu();
    expect(seqIds().slice(0, 3)).toEqual(['1-1', '2-1', '3-1']);
    expect(counts()).toEqual(['1,200 of 1,200 reagents']);
    expect(grid().getAttribute('aria-rowcount')).toBe('1201');
    expect(await axeFindings()).toEqual([]);
  });

  test('chooses plural forms by the numbers in the text', async () => {
    const rules = new Intl.PluralRules('fr');
    const resultCount = (shown: string, total: string, count: number, all: number): string =>
      `${shown} ${rules.select(count)} sur ${total} ${rules.select(all)}`;
    await renderWithServer(<MenuTable />, {
      catalogues,
      provider: { strings: { menu: { resultCount } }, locale: 'fr' },
    });
    await firstSeqIds(1);
    expect(counts()).toEqual(['1\u202f200 other sur 1\u202f200 other']);
    await userEvent.fill(searchBox(), '1199-1');
    await waitFor(() => expect(counts()).toEqual(['1 one sur 1\u202f200 other']));
  });

  test('every key narrows the list before the next frame', async () => {
    await openMenu();
    const box = searchBox();
    await userEvent.click(box);
    for (const [typed, left] of [
      ['s', '1,200'],
      ['sy', '1,200'],
      ['sym', '1,200'],
      ['sym1', '312'],
      ['sym11', '111'],
      ['sym119', '11'],
    ] as const) {
      await userEvent.keyboard(typed.slice(-1));
      expect(counts()).toEqual([`${left} of 1,200 reagents`]);
    }
    expect(seqIds()).toEqual([
      '119-1',
      '1190-1',
      '1191-1',
      '1192-1',
      '1193-1',
      '1194-1',
      '1195-1',
      '1196-1',
      '1197-1',
      '1198-1',
      '1199-1',
    ]);
  });

  test('marks the matches of every term of an AND', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'protein 777');
    expect(rowTexts()).toEqual([['777-1', 'Protein 777', 'Target 777']]);
    expect(marks()).toEqual(['777', 'Protein 777', '777']);
    expect(await axeFindings()).toEqual([]);
  });

  test('searches hidden columns only if they contain identifiers', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'P1199');
    expect(seqIds()).toEqual(['1199-1']);
    await userEvent.fill(searchBox(), 'pQtl 7');
    expect(counts()).toEqual(['0 of 1,200 reagents']);
  });

  test('names a match in a hidden column at the end of its row, and describes it in the first cell', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'protein P1199');
    const found = (): readonly (string | null)[] =>
      [...grid().querySelectorAll('.ssm-Grid-found')].map((label) => label.textContent);
    expect([rowTexts(), found(), marks()]).toEqual([
      [['1199-1', 'Protein 1199', 'Target 1199']],
      ['P1199 UniProt ID'],
      ['Protein', 'P1199'],
    ]);
    const first = screen.getByRole('gridcell', { name: '1199-1' });
    expect(first.title).toBe('Found: P1199 (UniProt ID)');
    expect(await axeFindings()).toEqual([]);
    await userEvent.fill(searchBox(), 'protein 1199');
    expect([found(), first.title]).toEqual([[], '']);
    await userEvent.fill(searchBox(), 'SYM1199 P1199');
    expect(found()).toEqual(['P1199 UniProt ID, SYM1199 Entrez Gene Name']);
  });

  test('marks the symbol that is shown instead of a name', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'sym120');
    expect(rowTexts()[0]).toEqual(['120-1', 'Protein 120', 'SYM120']);
    expect(marks()[0]).toBe('SYM120');
  });

  test('an exact identifier comes first while the list is unsorted, and commas mean OR', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'SYM12');
    expect(seqIds().slice(0, 3)).toEqual(['12-1', '120-1', '121-1']);
    await userEvent.fill(searchBox(), 'sym40, p30');
    expect(seqIds().slice(0, 2)).toEqual(['30-1', '40-1']);
  });

  test('a search without results says so, and offers to clear the search', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'no such thing ');
    expect(screen.getByText('No reagent matches “no such thing”').tagName).toBe('P');
    expect(counts()).toEqual(['0 of 1,200 reagents']);
    expect(grid().getAttribute('aria-rowcount')).toBe('1');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[1] as HTMLElement);
    expect(counts()).toEqual(['1,200 of 1,200 reagents']);
    expect(document.activeElement).toBe(searchBox());
  });

  test('a search without results offers similar names', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'SYM1199X');
    const near = within(await screen.findByRole('group', { name: 'Did you mean' }));
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(near.getByRole('button', { name: 'SYM1199' }));
    expect([(searchBox() as HTMLInputElement).value, seqIds()]).toEqual(['SYM1199', ['1199-1']]);
    expect(document.activeElement).toBe(searchBox());
  });

  test('a search for a plain number says of which gene it is the Entrez id, and searches for the gene', async () => {
    const gene = { symbol: 'SYM7', hgncId: null, isApproved: true, entrezId: '35691', uniProtIds: [] };
    const catalogue = { ...seriesCatalogue('V_7K', 60), knowledge: { ...noKnowledge, genes: [gene] } };
    await renderWithServer(<MenuTable />, { catalogues: [catalogue] });
    await firstSeqIds(1);
    await userEvent.fill(searchBox(), '35691');
    expect(await screen.findByText('35691 is the Entrez Gene ID of SYM7.')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Search GeneID:35691' }));
    expect([(searchBox() as HTMLInputElement).value, seqIds()]).toEqual(['GeneID:35691', ['7-1']]);
    await userEvent.fill(searchBox(), '356912');
    expect(screen.queryByText(/is the Entrez Gene ID/)).toBe(null);
  });

  test('a reagent that is no longer offered has no row, and a search for its SeqId explains it', async () => {
    await renderWithServer(<MenuTable />, { catalogues: [withoutOffered(seriesCatalogue('V_7K', 60), '40-1')] });
    await firstSeqIds(1);
    expect(counts()).toEqual(['59 of 59 reagents']);
    await userEvent.fill(searchBox(), '41-1, 40_1');
    const said = '40-1 is no longer offered: it is “Internal Use Only: Tenascin” (list.tsv · Name).';
    expect(await screen.findByText(said)).toBeVisible();
    expect(seqIds()).toEqual(['41-1']);
    expect(await axeFindings()).toEqual([]);
    await userEvent.fill(searchBox(), 'SYM40');
    expect([seqIds(), screen.queryByText(said)]).toEqual([[], null]);
  });

  test('a reagent that the other version no longer offers has a tag beside its name', async () => {
    const elevenK = withoutOffered(seriesCatalogue('V_11K', 60), '2-1');
    await renderWithServer(<MenuTable />, { catalogues: [seriesCatalogue('V_7K', 60), elevenK] });
    const tag = await within(grid()).findByText('No longer in 11K');
    expect(tag.closest('[role=row]')?.textContent).toContain('2-1');
    expect(tag).toHaveAttribute(
      'title',
      '11K no longer offers 2-1: there it is “Internal Use Only: Tenascin” (list.tsv · Name).',
    );
    expect(within(grid()).getAllByText('No longer in 11K').length).toBe(1);
    expect(await axeFindings()).toEqual([]);
  });

  test('a new search returns to the first page and the first row', async () => {
    await openMenu({ defaultView: { ...defaultMenuView, pageIndex: 3 } });
    expect(seqIds()[0]).toBe('301-1');
    grid().scrollTop = 2000;
    await waitFor(() => expect(seqIds().includes('365-1')).toBe(true));
    await userEvent.fill(searchBox(), 'protein');
    await waitFor(() => expect(grid().scrollTop).toBe(0));
    expect(seqIds().slice(0, 2)).toEqual(['1-1', '2-1']);
  });
});

describe('a filtered menu', () => {
  const catalogues = bothVersions(400, 700);
  const fewNumbers: Clause = { key: 'loDb', operator: '<', number: 40 };
  const newIn11K: Clause = { key: 'v11Only', operator: '=', isTrue: true };
  const nobody: Clause = { key: 'fullName', operator: '*=', text: 'no such protein' };

  /** SeqIds with an LoDB below 40. The LoDB of a row is 37 times its number modulo 1009; every seventh row has none. */
  const below40 = Array.from({ length: 400 }, (_, index) => index + 1)
    .filter((row) => row % 7 !== 0 && (row * 37) % 1009 < 40)
    .map((row) => `${row}-1`);

  async function openMenu(
    view: Partial<MenuView>,
    props: MenuTableProps = {},
    intercept?: TestClientOptions['intercept'],
  ) {
    const onFiltered = vi.fn();
    const whole = { ...defaultMenuView, ...view };
    const ui = (shown: Partial<MenuView>) => (
      <MenuTable {...props} view={{ ...whole, ...shown }} onFiltered={onFiltered} />
    );
    const { rerender } = await renderWithServer(ui({}), { catalogues, ...(intercept && { intercept }) });
    await firstSeqIds(1);
    return { onFiltered, show: (shown: Partial<MenuView>) => rerender(ui(shown)) };
  }

  test('S4-16, S4-17: shows the rows that satisfy every filter, and the columns that the filters read', async () => {
    const filters = [fewNumbers];
    const { onFiltered } = await openMenu({ filters });
    await waitFor(() => expect(seqIds()).toEqual(below40));
    expect(counts()).toEqual([`${below40.length} of 400 reagents`]);
    expect(header('LoDB (RFU)').tagName).toBe('DIV');
    expect(onFiltered.mock.calls).toEqual([[{ filters, count: below40.length, keepsList: true }]]);
  });

  test('the server evaluates filters whose columns are not loaded, and returns only SeqIds', async () => {
    const asked: string[] = [];
    await openMenu({ version: 'V_11K', filters: [newIn11K] }, {}, (request, answer) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has('filters')) asked.push(`${searchParams.get('fields')} ${searchParams.get('filters')}`);
      return answer(request);
    });
    await waitFor(() => expect(counts()).toEqual(['300 of 700 reagents']));
    expect(seqIds()[0]).toBe('401-1');
    expect(asked).toEqual(['seqId v11Only=true']);
  });

  test('searches, sorts and selects within the filtered rows', async () => {
    await openMenu(
      { filters: [fewNumbers], search: 'sym1', sort: { key: 'loDb', direction: 'descending' } },
      { allowsSelection: true },
    );
    const rows = below40.map(Number.parseFloat).filter((row) => `${row}`.startsWith('1'));
    const sorted = rows.toSorted((first, second) => ((second * 37) % 1009) - ((first * 37) % 1009));
    await waitFor(() => expect(seqIds()).toEqual(sorted.map((row) => `${row}-1`)));
    await userEvent.click(screen.getByRole('checkbox', { name: `Select all ${rows.length}` }));
    await waitFor(() => expect(counts()[1]).toBe(`${rows.length} selected`));
  });

  test('S4-16: keeps the previous rows when filters match no row, and reports this', async () => {
    const first = [fewNumbers];
    const { onFiltered, show } = await openMenu({ filters: first });
    await waitFor(() => expect(seqIds()).toEqual(below40));
    const second = [fewNumbers, nobody];
    show({ filters: second });
    await waitFor(() => expect(onFiltered.mock.calls.at(-1)).toEqual([{ filters: second, count: 0, keepsList: true }]));
    await waitFor(() => expect(seqIds()).toEqual(below40));
    show({ filters: [] });
    await waitFor(() => expect(counts()).toEqual(['400 of 400 reagents']));
  });

  test('S4-16: a link whose filters match no row shows the reason instead of rows', async () => {
    const filters = [nobody];
    const onFiltered = vi.fn();
    await renderWithServer(<MenuTable view={{ ...defaultMenuView, filters }} onFiltered={onFiltered} />, {
      catalogues,
    });
    await waitFor(() => expect(onFiltered.mock.calls).toEqual([[{ filters, count: 0, keepsList: false }]]));
    expect([
      counts(),
      seqIds(),
      screen.getByText('No reagent passes these filters').closest('[data-part="Frame"]') === null,
    ]).toEqual([['0 of 400 reagents'], [], false]);
  });

  test('a link with filters that only the server can evaluate shows no rows before the server responds', async () => {
    let answerFilters: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answerFilters = resolve;
    });
    let searches = 0;
    await renderWithServer(<MenuTable view={{ ...defaultMenuView, version: 'V_11K', filters: [newIn11K] }} />, {
      catalogues,
      intercept: async (request, answer) => {
        const response = await answer(request);
        if (request.url.includes('filters=')) await held;
        else if (request.url.includes('/somamer/search')) searches += 1;
        return response;
      },
    });
    await screen.findByRole('columnheader', { name: 'Target Name' });
    // The menu requests more columns once the first have loaded and the page is idle.
    await waitFor(() => expect(searches).toBe(2));
    const before = [counts(), seqIds()];
    answerFilters();
    await waitFor(() => expect(counts()).toEqual(['300 of 700 reagents']));
    expect(before).toEqual([['Loading the menu'], []]);
  });

  test('when the server fails, the unfiltered list stays, its count is marked, and a retry is above the rows', async () => {
    let isBroken = true;
    const { show } = await openMenu({ version: 'V_11K' }, {}, (request, answer) =>
      isBroken && request.url.includes('filters=')
        ? Promise.resolve(new Response('<p>', { status: 200 }))
        : answer(request),
    );
    show({ filters: [newIn11K] });
    const alert = await screen.findByRole('alert');
    expect(counts()[0]).toBe('Filters not applied: showing 700 of 700 reagents');
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    expect(top(alert) < top(header('Sequence ID'))).toBe(true);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(counts()).toEqual(['300 of 700 reagents']));
    expect(searchBox().tagName).toBe('INPUT');
  });

  test('a link whose filters fail shows no rows, and says why the filters are not applied', async () => {
    let isBroken = true;
    await renderWithServer(<MenuTable view={{ ...defaultMenuView, version: 'V_11K', filters: [newIn11K] }} />, {
      catalogues,
      intercept: (request, answer) =>
        isBroken && request.url.includes('filters=')
          ? Promise.resolve(new Response('<p>', { status: 200 }))
          : answer(request),
    });
    const alert = await screen.findByRole('alert');
    expect([counts(), seqIds(), alert.dataset['bar']]).toEqual([
      ['Filters not applied: showing 0 of 700 reagents'],
      [],
      undefined,
    ]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(counts()).toEqual(['300 of 700 reagents']));
  });

  test('when the server fails for later filters, the rows of the earlier filters stay and are counted', async () => {
    const { show } = await openMenu({ version: 'V_11K', filters: [fewNumbers] }, {}, (request, answer) =>
      request.url.includes('filters=') ? Promise.resolve(new Response('<p>', { status: 200 })) : answer(request),
    );
    await waitFor(() => expect(counts()[0]).toMatch(/^\d+ of 700 reagents$/));
    await waitFor(() => expect(counts()[0]).not.toBe('700 of 700 reagents'));
    const [before] = counts();
    show({ filters: [newIn11K] });
    await screen.findByRole('alert');
    expect(counts()).toEqual([`Filters not applied: showing ${before}`]);
  });
});

describe('the menu of a list', () => {
  const catalogues = bothVersions(40, 60);

  const firstTen: ListRows = (table, filtered = Uint32Array.from({ length: table.rowCount }, (_, row) => row)) => ({
    within: filtered.filter((row) => row < 10),
    total: 10,
  });

  test('searches and counts only listed rows, and has the name of the list', async () => {
    await renderWithServer(<MenuTable listRows={firstTen} label="7K Panel" allowsSelection />, { catalogues });
    await screen.findAllByRole('gridcell');
    expect([counts(), screen.getByRole('grid').ariaLabel]).toEqual([['10 of 10 reagents', '0 selected'], '7K Panel']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 10' }));
    await userEvent.fill(searchBox(), 'sym1');
    expect(counts()).toEqual(['2 of 10 reagents', '10 selected, 8 of them not shown']);
  });

  test('filters only listed rows', async () => {
    const view = { ...defaultMenuView, filters: [{ key: 'loDb', operator: '<', number: 200 } as const] };
    await renderWithServer(<MenuTable listRows={firstTen} defaultView={view} />, { catalogues });
    // The LoDB of a row is 37 times its number; every seventh row has none.
    await waitFor(() => expect(seqIds()).toEqual(['1-1', '2-1', '3-1', '4-1', '5-1']));
  });

  test('the footer of the page can read and set the selection, and changes are reported', async () => {
    let held: PickedRows | undefined;
    const footer = (picked: PickedRows) => {
      held = picked;
      return <p>Foot</p>;
    };
    const onSelectionChange = vi.fn();
    await renderWithServer(<MenuTable footer={footer} allowsSelection onSelectionChange={onSelectionChange} />, {
      catalogues,
    });
    await firstSeqIds(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 3-1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 1-1' }));
    expect([held?.read(), screen.getByText('Foot').tagName]).toEqual([['1-1', '3-1'], 'P']);
    act(() => held?.set(['2-1']));
    expect([held?.read(), counts()[1], onSelectionChange.mock.lastCall]).toEqual([['2-1'], '1 selected', [['2-1']]]);
  });

  test('a row that cannot be selected shows content of the page in place of its checkbox', async () => {
    const onPress = vi.fn();
    const unselectable = {
      has: (seqId: string) => seqId === '2-1',
      without: (table: Parameters<ListRows>[0], rows: Uint32Array) =>
        rows.filter((row) => cellValue(table, row, 'seqId') !== '2-1'),
      box: (seqId: string) => <button type="button">{`Leave ${seqId}`}</button>,
      tag: <i>chosen</i>,
      onPress,
    };
    await renderWithServer(<MenuTable unselectable={unselectable} allowsSelection />, { catalogues });
    await screen.findAllByRole('gridcell');
    await userEvent.click(screen.getByRole('button', { name: 'Leave 2-1' }));
    expect([onPress.mock.calls, screen.getAllByText('chosen').length]).toEqual([[['2-1', 'V_7K']], 1]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 39' }));
    expect(counts()[1]).toBe('39 selected');
  });
});
