import { screen, waitFor } from '@testing-library/react';
import { type Clause, defaultMenuView, type MenuView } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TestClientOptions } from '../../../testing/createTestClient.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable, type MenuTableProps } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { counts, firstSeqIds, header, searchBox, seqIds } from '../testing/menuScreen.ts';

const catalogues = bothVersions(400, 700);
const fewNumbers: Clause = { key: 'loDb', operator: '<', number: 40 };
const newIn11K: Clause = { key: 'v11Only', operator: '=', isTrue: true };
const nobody: Clause = { key: 'fullName', operator: '*=', text: 'no such protein' };

/** SeqIds of the catalogue whose LoDB, 37 times the row modulo 1009, is below 40; every seventh has none. */
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

describe('a filtered menu', () => {
  test('S4-16, S4-17: shows the rows that satisfy every filter, and the columns that the filters read', async () => {
    const filters = [fewNumbers];
    const { onFiltered } = await openMenu({ filters });
    await waitFor(() => expect(seqIds()).toEqual(below40));
    expect(counts()).toEqual([`${below40.length} of 400 reagents`]);
    expect(header('LoDB (RFU)').tagName).toBe('DIV');
    expect(onFiltered.mock.calls).toEqual([[{ filters, count: below40.length, keepsList: true }]]);
  });

  test('asks the server for what the loaded columns cannot tell, and only for SeqIds', async () => {
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

  test('search, sort and selection go on within the filters', async () => {
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

  test('S4-16: filters that leave nothing keep the list, and say so', async () => {
    const first = [fewNumbers];
    const { onFiltered, show } = await openMenu({ filters: first });
    await waitFor(() => expect(seqIds()).toEqual(below40));
    const second = [fewNumbers, nobody];
    show({ filters: second });
    await waitFor(() => expect(onFiltered.mock.calls.at(-1)).toEqual([{ filters: second, count: 0, keepsList: true }]));
    expect(seqIds()).toEqual(below40);
    show({ filters: [] });
    await waitFor(() => expect(counts()).toEqual(['400 of 400 reagents']));
  });

  test('S4-16: a link whose filters leave nothing shows no rows, and why in their place', async () => {
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

  test('of a link with filters that only the server can tell no other row is shown before', async () => {
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
    // The columns have come: more of them are asked for once the first are there and the page is idle.
    await waitFor(() => expect(searches).toBe(2), { timeout: 10_000 });
    const before = [counts(), seqIds()];
    answerFilters();
    await waitFor(() => expect(counts()).toEqual(['300 of 700 reagents']));
    expect(before).toEqual([['Loading the menu'], []]);
  });

  test('when the server fails, the list before stays, the count says so, and a way to try again stands above the rows', async () => {
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

  test('a link whose filters fail shows no rows, says that they are not applied, and why in their place', async () => {
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

  test('rows of earlier filters stay and are counted as those when the server fails for later ones', async () => {
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
