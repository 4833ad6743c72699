import { screen, waitFor, within } from '@testing-library/react';
import { defaultMenuView } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { type ProviderOptions, renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable, type MenuTableProps } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { counts, firstSeqIds, focusedRowIndex, grid, header, useNarrowView } from '../testing/menuScreen.ts';

const catalogues = bothVersions(3000, 60);

async function openGrid(props: MenuTableProps = {}, provider: ProviderOptions = {}): Promise<void> {
  await renderWithServer(<MenuTable allowsSelection {...props} />, { catalogues, provider });
  await firstSeqIds(1);
}

/** Into the grid as a keyboard goes: Tab by Tab from the search box. */
async function tabIntoGrid(): Promise<void> {
  screen.getByRole('searchbox').focus();
  for (let presses = 0; presses < 6 && !grid().contains(document.activeElement); presses += 1) {
    await userEvent.keyboard('{Tab}');
  }
}

function place(): readonly [row: number, column: string | null | undefined] {
  return [
    focusedRowIndex(),
    document.activeElement?.closest('[role=gridcell],[role=columnheader]')?.getAttribute('aria-colindex'),
  ];
}

async function press(keys: string, times = 1): Promise<void> {
  for (let index = 0; index < times; index += 1) await userEvent.keyboard(keys);
}

describe('the keyboard in the grid', () => {
  test('the grid is one tab stop, on the first cell', async () => {
    await openGrid();
    await tabIntoGrid();
    expect(place()).toEqual([2, '1']);
    expect([grid().tabIndex, grid().querySelectorAll('[tabindex="0"]').length]).toEqual([-1, 0]);
    await press('{Tab}');
    expect([grid().contains(document.activeElement), grid().tabIndex]).toEqual([false, 0]);
    await press('{Shift>}{Tab}{/Shift}');
    expect(place()).toEqual([2, '1']);
  });

  test('arrows, Home, End and Page keys go from cell to cell', async () => {
    await openGrid();
    await tabIntoGrid();
    await press('{ArrowDown}', 2);
    await press('{ArrowRight}');
    expect(place()).toEqual([4, '2']);
    await press('{End}');
    expect(place()).toEqual([4, '4']);
    await press('{Home}');
    expect(place()).toEqual([4, '1']);
    await press('{Control>}{End}{/Control}');
    expect(place()).toEqual([101, '4']);
    await press('{PageUp}');
    const [row] = place();
    expect(row < 101 && row > 80).toBe(true);
    await press('{Control>}{Home}{/Control}');
    expect(place()).toEqual([2, '1']);
    await press('{ArrowUp}');
    expect(place()).toEqual([1, '1']);
  });

  test('R40: after 500 Page Downs, Tab and back, the focus is on a real row and never on the page', async () => {
    await openGrid({ defaultView: { ...defaultMenuView, pageSize: 1500 } });
    await tabIntoGrid();
    const outside: number[] = [];
    for (let index = 0; index < 500; index += 1) {
      const key = new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
      // React carries out what a key asked for in the microtask after the event.
      await Promise.resolve();
      if (Number.isNaN(focusedRowIndex())) outside.push(index);
    }
    expect(outside).toEqual([]);
    expect(place()).toEqual([1501, '1']);
    await press('{Tab}');
    await press('{Shift>}{Tab}{/Shift}');
    expect(place()).toEqual([1501, '1']);
    const row = document.activeElement?.closest('[role=row]');
    expect(row?.textContent).toBe('1500-1Protein 1500SYM1500');
    const below = (row?.getBoundingClientRect().bottom ?? 0) - grid().getBoundingClientRect().bottom;
    expect(below <= 1).toBe(true);
  });

  test('R40: the focused row keeps the focus while the wheel scrolls it out of view', async () => {
    await openGrid();
    await tabIntoGrid();
    const focused = document.activeElement;
    grid().scrollTop = 2000;
    await waitFor(() => expect(within(grid()).getAllByText('Protein 64').length).toBe(1));
    expect(document.activeElement).toBe(focused);
    expect(focusedRowIndex()).toBe(2);
    await press('{ArrowDown}');
    expect(focusedRowIndex()).toBe(3);
  });

  test('left and right are turned round where text runs from right to left', async () => {
    await openGrid({}, { direction: 'rtl' });
    await tabIntoGrid();
    await press('{ArrowLeft}', 2);
    expect(place()).toEqual([2, '3']);
    await press('{ArrowRight}');
    expect(place()).toEqual([2, '2']);
  });

  test('Space selects, Shift and Space extends, Ctrl and A selects the whole result', async () => {
    await openGrid();
    await tabIntoGrid();
    await press(' ');
    expect(counts()[1]).toBe('1 selected');
    await press('{ArrowDown}', 3);
    await press('{Shift>} {/Shift}');
    expect(counts()[1]).toBe('4 selected');
    await press('{Control>}a{/Control}');
    expect(counts()[1]).toBe('3,000 selected');
    await press(' ');
    expect(counts()[1]).toBe('2,999 selected');
    expect(focusedRowIndex()).toBe(5);
  });

  test('Enter and a click open a row, and only when there is something to open', async () => {
    const onRowAction = vi.fn();
    await openGrid({ onRowAction });
    await tabIntoGrid();
    await press('{ArrowDown}');
    await press('{Enter}');
    await userEvent.click(within(grid()).getByText('Protein 5'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 5-1' }));
    expect(onRowAction.mock.calls.map(([seqId]) => seqId)).toEqual(['2-1', '5-1']);
  });

  test('a header sorts by Enter: ascending, descending, not at all', async () => {
    await openGrid();
    await tabIntoGrid();
    await press('{ArrowUp}');
    await press('{ArrowRight}', 2);
    expect(document.activeElement).toBe(within(header('Full Name')).getByRole('button'));
    const seen: (string | null)[] = [];
    for (let index = 0; index < 4; index += 1) {
      seen.push(header('Full Name').getAttribute('aria-sort'));
      await press('{Enter}');
    }
    expect(seen).toEqual(['none', 'ascending', 'descending', 'none']);
    expect(document.activeElement).toBe(within(header('Full Name')).getByRole('button'));
  });

  test('a header is widened, narrowed and moved by keys', async () => {
    await useNarrowView();
    await openGrid({ columns: ['seqId', 'fullName', 'targetName', 'uniProtId', 'loDb'] });
    await tabIntoGrid();
    await press('{ArrowUp}');
    await press('{ArrowRight}', 3);
    await press('{Shift>}{ArrowRight}{/Shift}', 2);
    await waitFor(() => expect(header('Target Name').offsetWidth).toBe(270));
    await press('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(header('Target Name').offsetWidth).toBe(260));
    await press('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(header('Target Name').getAttribute('aria-colindex')).toBe('5'));
    expect(document.activeElement).toBe(within(header('Target Name')).getByRole('button'));
    const titles = within(grid())
      .getAllByRole('columnheader')
      .map((each) => each.textContent);
    expect(titles).toEqual(['', 'Sequence ID', 'Full Name', 'UniProt ID', 'Target Name', 'LoDB (RFU)']);
  });

  test('? lists the keys, and closing gives the focus back', async () => {
    await openGrid();
    await tabIntoGrid();
    await press('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys of the table' });
    expect(
      within(dialog)
        .getAllByRole('term')
        .map((term) => term.textContent)[0],
    ).toBe('Arrow keys');
    expect(await axeFindings()).toEqual([]);
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await waitFor(() => expect(place()).toEqual([2, '1']));
  });
});
