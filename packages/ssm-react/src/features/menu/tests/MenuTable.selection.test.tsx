import { screen, waitFor, within } from '@testing-library/react';
import { defaultMenuView, type MenuView } from 'ssm-core';
import { createInMemoryServer } from 'ssm-server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable, type MenuTableProps } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { counts, firstSeqIds, grid, header, searchBox } from '../testing/menuScreen.ts';

const catalogues = bothVersions(250, 60);

async function openMenu(props: MenuTableProps = {}) {
  const rendered = await renderWithServer(<MenuTable allowsSelection {...props} />, { catalogues });
  await firstSeqIds(1);
  return rendered;
}

function box(name: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name });
}

function selectedIds(): readonly string[] {
  return within(grid())
    .getAllByRole('row', { selected: true })
    .map((row) => within(row).getByRole('checkbox', { checked: true }).getAttribute('aria-label') ?? '');
}

describe('selecting rows', () => {
  test('a row is selected by its checkbox, and every change is told by SeqId', async () => {
    const onSelectionChange = vi.fn();
    await openMenu({ onSelectionChange });
    expect(grid().getAttribute('aria-multiselectable')).toBe('true');
    await userEvent.click(box('Select 3-1'));
    await userEvent.click(box('Select 1-1'));
    await userEvent.click(box('Select 3-1'));
    expect(onSelectionChange.mock.calls).toEqual([[['3-1']], [['1-1', '3-1']], [['1-1']]]);
    expect(selectedIds()).toEqual(['Select 1-1']);
    expect(counts()).toEqual(['250 of 250 reagents', '1 selected']);
    expect(await axeFindings()).toEqual([]);
  });

  test('Shift and a click select every row from the last one', async () => {
    await openMenu();
    await userEvent.click(box('Select 2-1'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('Select 5-1'));
    await userEvent.keyboard('{/Shift}');
    expect(selectedIds()).toEqual(['Select 2-1', 'Select 3-1', 'Select 4-1', 'Select 5-1']);
    expect(getSelection()?.isCollapsed).toBe(true);
  });

  test('the header box means the whole filtered result, all pages', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'sym24');
    const all = box('Select all 11');
    expect([all.checked, all.indeterminate]).toEqual([false, false]);
    await userEvent.click(all);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    expect(all.ariaDisabled).toBe(null);
    await userEvent.fill(searchBox(), 'no such thing');
    expect(box('Select all 0').ariaDisabled).toBe('true');
    await userEvent.clear(searchBox());
    const whole = box('Select all 250');
    expect([whole.checked, whole.indeterminate]).toEqual([false, true]);
    expect(counts()).toEqual(['250 of 250 reagents', '11 selected']);
    await userEvent.click(whole);
    expect(counts()).toEqual(['250 of 250 reagents', '250 selected']);
    await userEvent.click(whole);
    expect(counts()).toEqual(['250 of 250 reagents', '0 selected']);
  });

  test('a search that leaves fewer rows works after a row further down is ticked and the list is scrolled', async () => {
    await openMenu();
    grid().scrollTo({ top: 1200 });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 41-1' }));
    grid().scrollTo({ top: 1300 });
    await waitFor(() => expect(within(grid()).queryByRole('checkbox', { name: 'Select 45-1' })).not.toBe(null));
    await userEvent.fill(searchBox(), 'sym24');
    expect(counts()).toEqual(['11 of 250 reagents', '1 selected, 1 of them not shown']);
    expect(within(grid()).getAllByRole('row').length).toBe(12);
  });

  test('the selection survives search, sort and paging, and says how much of it is not shown', async () => {
    await openMenu();
    await userEvent.click(box('Select 1-1'));
    await userEvent.click(box('Select 2-1'));
    await userEvent.fill(searchBox(), 'sym2');
    expect(counts()).toEqual(['62 of 250 reagents', '2 selected, 1 of them not shown']);
    await userEvent.clear(searchBox());
    await userEvent.click(within(header('Sequence ID')).getByRole('button'));
    await userEvent.click(within(header('Sequence ID')).getByRole('button'));
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    grid().scrollTop = grid().scrollHeight;
    await waitFor(() => expect(screen.queryAllByRole('checkbox', { name: 'Select 1-1' }).length).toBe(1));
    expect(selectedIds()).toEqual(['Select 2-1', 'Select 1-1']);
  });

  test('a selection given at the beginning is kept by SeqId; unknown ids are ignored', async () => {
    await openMenu({ defaultSelectedSeqIds: ['2-1', '9999-9'] });
    expect(counts()).toEqual(['250 of 250 reagents', '1 selected']);
    await userEvent.click(box('Select 4-1'));
    expect(selectedIds()).toEqual(['Select 2-1', 'Select 4-1']);
  });

  test('a controlled selection is what the property says, and a change is only a wish', async () => {
    const onSelectionChange = vi.fn();
    const { rerender } = await openMenu({ selectedSeqIds: ['2-1'], onSelectionChange });
    await userEvent.click(box('Select 3-1'));
    expect(onSelectionChange.mock.calls).toEqual([[['2-1', '3-1']]]);
    expect(selectedIds()).toEqual(['Select 2-1']);
    rerender(<MenuTable allowsSelection selectedSeqIds={['7-1']} onSelectionChange={onSelectionChange} />);
    expect(selectedIds()).toEqual(['Select 7-1']);
  });

  test('a selection goes with its version, which is told; one that is given is asked to, and shown as given', async () => {
    const onSelectionChange = vi.fn();
    const in11K = { ...defaultMenuView, version: 'V_11K' } as const;
    const { rerender } = await openMenu({
      view: defaultMenuView,
      defaultSelectedSeqIds: ['2-1', '4-1'],
      onSelectionChange,
    });
    rerender(<MenuTable allowsSelection view={in11K} onSelectionChange={onSelectionChange} />);
    await waitFor(() => expect(counts()).toEqual(['60 of 60 reagents', '0 selected']));
    expect(onSelectionChange.mock.calls).toEqual([[[]]]);
    const given = (view: MenuView) => (
      <MenuTable
        key="given"
        allowsSelection
        view={view}
        selectedSeqIds={['2-1', '200-1']}
        onSelectionChange={onSelectionChange}
      />
    );
    rerender(given(defaultMenuView));
    await waitFor(() => expect(counts()).toEqual(['250 of 250 reagents', '2 selected']));
    rerender(given(in11K));
    await waitFor(() => expect(counts()).toEqual(['60 of 60 reagents', '1 selected']));
    expect(onSelectionChange.mock.calls).toEqual([[[]], [[]]]);
  });

  test('the selection is carried by SeqId into another revision of the catalogue', async () => {
    let server = await createInMemoryServer({ catalogues });
    const onSelectionChange = vi.fn();
    await renderWithServer(
      <MenuTable allowsSelection defaultSelectedSeqIds={['250-1', '3-1']} onSelectionChange={onSelectionChange} />,
      { catalogues, intercept: (request) => server.fetch(request) },
    );
    await firstSeqIds(1);
    expect(counts()).toEqual(['250 of 250 reagents', '2 selected']);
    server = await createInMemoryServer({ catalogues: bothVersions(249, 60, 2) });
    const minuteAway = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await waitFor(
      () => {
        // Come back to, again: what is still being fetched is not fetched anew.
        document.dispatchEvent(new Event('visibilitychange'));
        expect(counts()).toEqual(['249 of 249 reagents', '1 selected']);
      },
      { timeout: 10_000 },
    );
    minuteAway.mockRestore();
    await userEvent.click(box('Select 4-1'));
    expect(onSelectionChange.mock.calls).toEqual([[['3-1', '4-1']]]);
  });

  test('S6-01: without permission there is no box, and one line says why', async () => {
    await renderWithServer(<MenuTable />, { catalogues });
    await firstSeqIds(1);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.getByText('Sign in to select reagents').tagName).toBe('SPAN');
    expect([
      grid().getAttribute('aria-multiselectable'),
      within(grid()).queryAllByRole('row', { selected: false }),
    ]).toEqual([null, []]);
  });
});
