import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { defaultMenuView, type MenuView } from 'ssm-core';
import { createInMemoryServer } from 'ssm-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { type ProviderOptions, renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable, type MenuTableProps } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import {
  counts,
  firstSeqIds,
  focusedRowIndex,
  grid,
  header,
  searchBox,
  seqIds,
  useNarrowView,
} from '../testing/menuScreen.ts';

const catalogues = bothVersions(3000, 60);

describe('the keyboard in the grid', () => {
  async function openGrid(props: MenuTableProps = {}, provider: ProviderOptions = {}): Promise<void> {
    await renderWithServer(<MenuTable allowsSelection {...props} />, { catalogues, provider });
    await firstSeqIds(1);
  }

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

  test('reaches the grid as a single tab stop, on the first cell', async () => {
    await openGrid();
    await tabIntoGrid();
    expect(place()).toEqual([2, '1']);
    expect([grid().tabIndex, grid().querySelectorAll('[tabindex="0"]').length]).toEqual([-1, 0]);
    await press('{Tab}');
    expect([grid().contains(document.activeElement), grid().tabIndex]).toEqual([false, 0]);
    await press('{Shift>}{Tab}{/Shift}');
    expect(place()).toEqual([2, '1']);
  });

  test('moves from cell to cell by arrows, Home, End and Page keys', async () => {
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

  test('R40: keeps the focus on an existing row after 500 Page Downs, Tab and back', async () => {
    await openGrid({ defaultView: { ...defaultMenuView, pageSize: 1500 } });
    await tabIntoGrid();
    const outside: number[] = [];
    for (let index = 0; index < 500; index += 1) {
      const key = new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
      // React renders the result of a key in the microtask after the event.
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

  test('swaps left and right in right-to-left text', async () => {
    await openGrid({}, { direction: 'rtl' });
    await tabIntoGrid();
    await press('{ArrowLeft}', 2);
    expect(place()).toEqual([2, '3']);
    await press('{ArrowRight}');
    expect(place()).toEqual([2, '2']);
  });

  test('selects by Space, extends by Shift and Space, and selects the whole result by Ctrl and A', async () => {
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

  test('R41: focuses the checkbox of a row, so that screen readers say whether the row is selected', async () => {
    await openGrid();
    await tabIntoGrid();
    const focusedBox = () => {
      const { tagName, ariaLabel, checked } = document.activeElement as HTMLInputElement;
      return [tagName, ariaLabel, checked];
    };
    expect(focusedBox()).toEqual(['INPUT', 'Select 1-1', false]);
    await press(' ');
    expect(focusedBox()).toEqual(['INPUT', 'Select 1-1', true]);
    await press('{ArrowDown}');
    expect(focusedBox()).toEqual(['INPUT', 'Select 2-1', false]);
    await press('{ArrowUp}');
    expect(focusedBox()).toEqual(['INPUT', 'Select 1-1', true]);
    expect(await axeFindings()).toEqual([]);
    await press(' ');
    expect(focusedBox()).toEqual(['INPUT', 'Select 1-1', false]);
  });

  test('R41: Space scrolls nothing for a visitor, and the list of keys has only keys that work', async () => {
    await openGrid({ allowsSelection: false });
    await tabIntoGrid();
    const { scrollTop } = grid();
    const key = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(key);
    expect([key.defaultPrevented, grid().scrollTop]).toEqual([true, scrollTop]);
    await press('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      ['Arrow keys', 'To the next cell, row or header'],
      ['Home, End', 'First or last cell of the row'],
      ['Ctrl + Home, Ctrl + End', 'First or last cell of the page'],
      ['Page Up, Page Down', 'One screen of rows up or down'],
      ['Ctrl + C', 'Copy what is marked'],
      ['Enter', 'On a header: sort'],
      ['Shift + Left, Shift + Right', 'On a header: narrower or wider'],
      ['Ctrl + Shift + Left, Ctrl + Shift + Right', 'On a header: move the column'],
      ['?', 'This list'],
    ]);
  });

  test('opens a row by Enter or a click, but not by its checkbox', async () => {
    const onRowAction = vi.fn();
    await openGrid({ onRowAction });
    await tabIntoGrid();
    await press('{ArrowDown}');
    await press('{Enter}');
    await userEvent.click(within(grid()).getByText('Protein 5'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 5-1' }));
    expect(onRowAction.mock.calls.map(([seqId]) => seqId)).toEqual(['2-1', '5-1']);
  });

  test('sorts by a header on Enter: ascending, descending, unsorted', async () => {
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

  test('resizes and moves the focused header', async () => {
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

  test('? shows the list of keys, and closing the list returns the focus', async () => {
    await openGrid();
    await tabIntoGrid();
    await press('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(
      within(dialog)
        .getAllByRole('term')
        .map((term) => term.textContent)[0],
    ).toBe('Arrow keys');
    expect([
      within(dialog).getAllByRole('button', { name: 'Close' }).length,
      within(dialog).queryByRole('button', { name: 'Cancel' }),
    ]).toEqual([2, null]);
    expect(await axeFindings()).toEqual([]);
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await waitFor(() => expect(place()).toEqual([2, '1']));
  });
});

describe('selecting rows', () => {
  const shortCatalogues = bothVersions(250, 60);

  async function openMenu(props: MenuTableProps = {}) {
    const rendered = await renderWithServer(<MenuTable allowsSelection {...props} />, { catalogues: shortCatalogues });
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

  test('a checkbox selects its row, and every change is reported by SeqId', async () => {
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

  test('Shift and a click select every row from the row that the user chose last', async () => {
    await openMenu();
    await userEvent.click(box('Select 2-1'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('Select 5-1'));
    await userEvent.keyboard('{/Shift}');
    expect(selectedIds()).toEqual(['Select 2-1', 'Select 3-1', 'Select 4-1', 'Select 5-1']);
    expect(getSelection()?.isCollapsed).toBe(true);
  });

  test('Shift and a click deselect every row from the row that the user deselected last', async () => {
    await openMenu();
    await userEvent.click(box('Select all 250'));
    await userEvent.click(box('Select 2-1'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('Select 5-1'));
    await userEvent.keyboard('{/Shift}');
    expect(counts()).toEqual(['250 of 250 reagents', '246 selected']);
  });

  test('the header box selects the whole filtered result on all pages', async () => {
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

  test('a search with fewer rows works after the user has selected a later row and scrolled', async () => {
    await openMenu();
    grid().scrollTo({ top: 1200 });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 41-1' }));
    expect(within(grid()).queryByRole('checkbox', { name: 'Select 66-1' })).toBe(null);
    grid().scrollTo({ top: 2000 });
    await screen.findByRole('checkbox', { name: 'Select 66-1' });
    await userEvent.fill(searchBox(), 'sym24');
    expect(counts()).toEqual(['11 of 250 reagents', '1 selected, 1 of them not shown']);
    expect(within(grid()).getAllByRole('row').length).toBe(12);
  });

  test('a selection survives search, sort and paging, and the menu says how many selected rows are not shown', async () => {
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

  test('an initial selection is found by SeqId, and unknown SeqIds are ignored', async () => {
    await openMenu({ defaultSelectedSeqIds: ['2-1', '9999-9'] });
    expect(counts()).toEqual(['250 of 250 reagents', '1 selected']);
    await userEvent.click(box('Select 4-1'));
    expect(selectedIds()).toEqual(['Select 2-1', 'Select 4-1']);
  });

  test('a controlled selection follows the property of the page, and changes by the user are only reported', async () => {
    const onSelectionChange = vi.fn();
    const { rerender } = await openMenu({ selectedSeqIds: ['2-1'], onSelectionChange });
    await userEvent.click(box('Select 3-1'));
    expect(onSelectionChange.mock.calls).toEqual([[['2-1', '3-1']]]);
    expect(selectedIds()).toEqual(['Select 2-1']);
    rerender(<MenuTable allowsSelection selectedSeqIds={['7-1']} onSelectionChange={onSelectionChange} />);
    expect(selectedIds()).toEqual(['Select 7-1']);
  });

  test('a change of version clears a selection and reports this, but a controlled selection stays as the page passes it', async () => {
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

  test('a selection stays with its SeqIds when another revision of the catalogue is loaded', async () => {
    let server = await createInMemoryServer({ catalogues: shortCatalogues });
    const onSelectionChange = vi.fn();
    await renderWithServer(
      <MenuTable allowsSelection defaultSelectedSeqIds={['250-1', '3-1']} onSelectionChange={onSelectionChange} />,
      { catalogues: shortCatalogues, intercept: (request) => server.fetch(request) },
    );
    await firstSeqIds(1);
    expect(counts()).toEqual(['250 of 250 reagents', '2 selected']);
    server = await createInMemoryServer({ catalogues: bothVersions(249, 60, 2) });
    const minuteAway = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await waitFor(() => {
      // Repeats the return to the tab, which reloads the list. A pending request is not sent twice.
      document.dispatchEvent(new Event('visibilitychange'));
      expect(counts()).toEqual(['249 of 249 reagents', '1 selected']);
    });
    minuteAway.mockRestore();
    await userEvent.click(box('Select 4-1'));
    expect(onSelectionChange.mock.calls).toEqual([[['3-1', '4-1']]]);
  });

  test('S6-01: without permission to select there are no checkboxes, and a line says why', async () => {
    await renderWithServer(<MenuTable />, { catalogues: shortCatalogues });
    await firstSeqIds(1);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.getByText('Sign in to select reagents').tagName).toBe('SPAN');
    expect([
      grid().getAttribute('aria-multiselectable'),
      within(grid()).queryAllByRole('row', { selected: false }),
    ]).toEqual([null, []]);
  });
});

describe('opening a row', () => {
  async function openGrid(props: MenuTableProps = {}): Promise<void> {
    await renderWithServer(<MenuTable allowsSelection {...props} />, { catalogues });
    await firstSeqIds(1);
  }

  test('reports the version, and the list as searched and sorted', async () => {
    const onRowAction = vi.fn<NonNullable<MenuTableProps['onRowAction']>>();
    await openGrid({ onRowAction });
    await userEvent.fill(searchBox(), 'Protein 299');
    await userEvent.dblClick(within(header('Full Name')).getByRole('button'));
    await expect.poll(() => header('Full Name').getAttribute('aria-sort')).toBe('descending');
    const listed = seqIds();
    const opened = screen.getByRole('checkbox', { name: `Select ${listed[2]}` }).closest('[role=row]');
    await userEvent.click(opened?.lastElementChild as Element);
    const [[seqId, row] = []] = onRowAction.mock.calls;
    expect([listed.slice(0, 3), seqId, row?.version, row?.list]).toEqual([
      ['2999-1', '2998-1', '2997-1'],
      '2997-1',
      'V_7K',
      listed,
    ]);
  });

  test('a SeqId is a link: a plain click opens its row in the page, a click with a modifier key is left to the browser', async () => {
    const onRowAction = vi.fn();
    await openGrid({ onRowAction, rowHref: (seqId, version) => `#${version}/${seqId}` });
    const link = within(grid()).getByRole('link', { name: '3-1' });
    const followed: boolean[] = [];
    const note = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note);
    onTestFinished(() => window.removeEventListener('click', note));
    await userEvent.click(link);
    for (const key of ['Control', 'Shift', 'Meta']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await userEvent.keyboard(`{${key}>}`);
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await userEvent.click(link);
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await userEvent.keyboard(`{/${key}}`);
    }
    expect([link.getAttribute('href'), followed, onRowAction.mock.calls.map(([seqId]) => seqId)]).toEqual([
      '#V_7K/3-1',
      [false, true, true, true],
      ['3-1'],
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('a SeqId is not a link if the page opens no rows, and selecting text opens no row', async () => {
    await openGrid();
    expect(within(grid()).queryAllByRole('link')).toEqual([]);
    cleanup();
    const onRowAction = vi.fn();
    await openGrid({ onRowAction });
    const cell = within(grid()).getByText('Protein 5');
    getSelection()?.selectAllChildren(cell);
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 5-1' }));
    expect(onRowAction.mock.calls).toEqual([]);
  });
});
