import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { defaultMenuView, type MenuView } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { counts, firstSeqIds, grid, header, searchBox, seqIds } from '../testing/menuScreen.ts';

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

describe('paging and sorting the menu', () => {
  test('100 rows a page, and four buttons lead through them', async () => {
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

  test('S9-03: rows per page are 25, 50, 100, 500 and 1500; another number begins at the first page', async () => {
    await renderWithServer(<MenuTable defaultView={{ ...defaultMenuView, pageIndex: 3 }} />, { catalogues });
    await firstSeqIds(1);
    await userEvent.click(button('Rows per page'));
    const options = within(await screen.findByRole('listbox', { name: 'Rows per page' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['25', '50', '100', '500', '1,500']);
    await userEvent.click(screen.getByRole('option', { name: '1,500' }));
    expect(screen.getByText('1–1,500 of 3,333').tagName).toBe('SPAN');
    expect(seqIds()[0]).toBe('1-1');
  });

  test('1500 rows scroll without a row in view that is not drawn', async () => {
    await renderWithServer(<MenuTable defaultView={{ ...defaultMenuView, pageSize: 1500 }} />, { catalogues });
    await firstSeqIds(1);
    const view = grid().getBoundingClientRect();
    const blanks: number[] = [];
    for (let step = 0; step < 60; step += 1) {
      grid().scrollTop += step % 7 === 6 ? 5000 : 170;
      // The scroll event comes before this callback, in the same frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const share of [0.2, 0.5, 0.97]) {
        const hit = document.elementFromPoint(view.left + 60, view.top + view.height * share);
        if (!/^\d+-1Protein \d+/.test(hit?.closest('[role=row]')?.textContent ?? '')) blanks.push(step);
      }
    }
    expect(blanks).toEqual([]);
  });

  test('after scrolling the rows stand in the document in reading order again', async () => {
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

  test('a header sorts ascending, descending and not at all, gaps always last', async () => {
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

  test('every change of the view is told, and a view from outside is shown', async () => {
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

  test('a view that the host does not take over stays what it is', async () => {
    await renderWithServer(<MenuTable view={defaultMenuView} />, { catalogues });
    await firstSeqIds(1);
    await userEvent.click(button('Next page'));
    await userEvent.click(button('Next page'));
    expect(seqIds()[0]).toBe('1-1');
  });

  test('a view that is given no longer stays as it was, and whoever writes the page is warned once', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warned.mockRestore());
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
