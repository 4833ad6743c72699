import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FilterHost } from '../testing/FilterHost.tsx';
import {
  box,
  choose,
  closed,
  dialog,
  empty,
  fill,
  focused,
  openList,
  optionNames,
  paste,
  press,
  renderFilters,
  row,
  rowNames,
  shown,
} from '../testing/filterScreen.ts';

async function open(filters = ''): Promise<void> {
  await renderFilters(<FilterHost isOpen filters={filters} />);
  await dialog();
}

function category(number: number): HTMLElement {
  return within(row(number)).getByRole('button', { name: 'Category' });
}

function left(): string | null {
  return screen.getByText(/more filters? available/).textContent;
}

describe('the rows of the dialog', () => {
  test('S2-31: without a filter it opens on one empty row, with the focus on its category', async () => {
    await open();
    expect([rowNames(), shown(category(1)), left()]).toEqual([
      ['Filter 1'],
      'Choose a category',
      '4 more filters available',
    ]);
    await waitFor(() => expect(focused()).toBe('Filter 1: Category'));
    expect(
      within(row(1))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Category', 'Remove filter 1']);
  });

  test('S5-01: rows are added up to five; the footer counts down, and the button goes at five', async () => {
    await open();
    const counted = [left()];
    for (let number = 2; number <= 5; number += 1) {
      await press('Add filter');
      await waitFor(() => expect(focused()).toBe(`Filter ${number}: Category`));
      counted.push(left());
    }
    expect(counted).toEqual([
      '4 more filters available',
      '3 more filters available',
      '2 more filters available',
      '1 more filter available',
      '0 more filters available',
    ]);
    expect(rowNames()).toEqual(['Filter 1', 'Filter 2', 'Filter 3', 'Filter 4', 'Filter 5']);
    expect(screen.queryByRole('button', { name: 'Add filter' })).toBe(null);
  });

  test('S2-31: every row after the first says AND', async () => {
    await open('loDb>1&loDb<9&bufferMS=true');
    const entries = [...(await dialog()).querySelectorAll('[data-part="Rows"] > *')];
    expect(entries.map((entry) => entry.firstElementChild?.textContent === 'AND')).toEqual([false, true, true]);
  });

  test('S4-13, S4-15: a row is removed, the others keep what is in them, and the focus goes on', async () => {
    await open('loDb>1&loDb<9&bufferMS=true');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter 2' }));
    await waitFor(() => expect(focused()).toBe('Filter 2: Remove filter 2'));
    expect([rowNames(), shown(category(1)), shown(category(2))]).toEqual([
      ['Filter 1', 'Filter 2'],
      'LoDB (RFU)',
      'Buffer MS',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter 2' }));
    await waitFor(() => expect(focused()).toBe('Filter 1: Remove filter 1'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter 1' }));
    await waitFor(() => expect(focused()).toBe('Filter 1: Category'));
    expect([rowNames(), shown(category(1))]).toEqual([['Filter 1'], 'Choose a category']);
  });

  test('Clear all empties the draft alone', async () => {
    await open('loDb>1&bufferMS=true');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Clear all' }));
    expect([rowNames(), shown(category(1))]).toEqual([['Filter 1'], 'Choose a category']);
    await press('Cancel');
    await closed();
    expect(screen.getByRole('list', { name: 'FILTERS' }).children.length).toBe(2);
  });

  test('S4-14: another category begins with its own value, the same one keeps what is typed', async () => {
    await open('fullName*=beta');
    await choose('Category', 'Full Name');
    expect(box('combobox', 'Value').value).toBe('beta');
    await choose('Category', 'Target Name');
    expect(box('combobox', 'Value').value).toBe('');
    await choose('Category', 'Buffer MS');
    expect(within(row(1)).getByRole<HTMLInputElement>('switch', { name: 'Value' }).checked).toBe(true);
    await choose('Category', 'Dilution Group');
    expect(shown(within(row(1)).getByRole('button', { name: 'Value' }))).toBe('Choose a value');
  });
});

describe('the categories', () => {
  test('S6-05: 11K has its additions and no mouse; they stand in groups', async () => {
    await open();
    const list = await openList('Category');
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => within(group).getAllByRole('option').length),
    ).toEqual([2, 5, 2, 3, 1, 1]);
    expect(optionNames()).toEqual([
      '11K Menu New Additions',
      'Fixed Panels',
      'Sequence ID',
      'Full Name',
      'Target Name',
      'UniProt ID',
      'Entrez Gene Name',
      'Dilution Group',
      'LoDB (RFU)',
      'Buffer MS',
      'Publications',
      'Selectivity',
      'Total CV Plasma',
      'GO Biological Process',
    ]);
  });

  test('S6-05: 7K has the mouse and no additions', async () => {
    await renderFilters(<FilterHost isOpen version="V_7K" />);
    await dialog();
    await openList('Category');
    expect(optionNames().filter((name) => /Mouse|11K/.test(name ?? ''))).toEqual(['Mouse Plasma Qualitative Bin']);
  });

  test('S6-04: a visitor is not offered identifiers and fixed panels', async () => {
    await renderFilters(<FilterHost isOpen title="SSM-Public" />);
    await dialog();
    await openList('Category');
    expect(optionNames().slice(0, 3)).toEqual(['11K Menu New Additions', 'Dilution Group', 'LoDB (RFU)']);
  });

  test('S9-07: their list is at most 240 px high', async () => {
    await open();
    const popover = (await openList('Category')).closest('[data-component="Popover"]') as HTMLElement;
    await waitFor(() => expect(popover.getBoundingClientRect().height).toBe(240));
  });

  test('S8-08: three of them are explained, by pointer and by keyboard', async () => {
    await open();
    const list = await openList('Category');
    const tooltips: readonly (readonly [name: string, text: string])[] = [
      ['11K Menu New Additions', 'Return only SOMAmer Reagents that are new to 11K'],
      [
        'Buffer MS',
        'Confirmation of specificity to target protein identified via LC-MS/MS analysis of Protein-SOMAmer complexes in buffer.',
      ],
      ['Selectivity', 'Selectivity to Homologous or Related Proteins'],
    ];
    for (const [name, text] of tooltips) {
      await userEvent.hover(within(list).getByRole('option', { name }));
      await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe(text));
    }
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe(tooltips[0]?.[1]));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBe(null));
  });
});

describe('applying', () => {
  test('S3-05, S4-16: Apply hands over the filters in their order, without rows that are not filled in', async () => {
    const onApply = vi.fn<(filters: string) => void>();
    await renderFilters(<FilterHost isOpen onApply={onApply} />);
    await dialog();
    await choose('Category', 'Full Name');
    await fill(box('combobox', 'Value'), ' beta ');
    await press('Add filter');
    await choose('Category', 'Fixed Panels', 2);
    await press('Add filter');
    await choose('Category', 'Dilution Group', 3);
    await choose('Value', '0.5%', 3);
    await press('Apply');
    await closed();
    expect(onApply.mock.calls).toEqual([['fullName*=beta&dilGroup=0.5%25']]);
  });

  test('S5-02: an empty text is kept in its row and never handed over', async () => {
    const onApply = vi.fn<(filters: string) => void>();
    await renderFilters(<FilterHost isOpen filters="fullName*=beta" onApply={onApply} />);
    await dialog();
    await empty(box('combobox', 'Value'));
    expect([rowNames(), shown(category(1))]).toEqual([['Filter 1'], 'Full Name']);
    await press('Apply');
    await closed();
    expect(onApply.mock.calls).toEqual([['']]);
  });

  test.each(['Cancel', 'Close'])(
    '%s changes nothing, and the focus returns to what opened the dialog',
    async (name) => {
      const onApply = vi.fn<(filters: string) => void>();
      await renderFilters(<FilterHost filters="loDb>1" onApply={onApply} />);
      await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
      await dialog();
      await fill(box('textbox', 'Value'), '7');
      await press(name);
      await closed();
      expect(onApply.mock.calls).toEqual([]);
      await waitFor(() => expect(focused()).toBe('Filters'));
      await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
      await dialog();
      expect(box('textbox', 'Value').value).toBe('1');
    },
  );

  test('Escape closes an open list first, then the dialog', async () => {
    await open();
    await openList('Category');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null));
    await waitFor(() => expect(focused()).toBe('Filter 1: Category'));
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  test('a wrong row is not applied: what is wrong is said beside its box, which gets the focus', async () => {
    const onApply = vi.fn<(filters: string) => void>();
    await renderFilters(<FilterHost isOpen filters="bufferMS=true&loDb>1" onApply={onApply} />);
    await dialog();
    paste(box('textbox', 'Value', 2), 'about 7');
    await press('Apply');
    await waitFor(() => expect(focused()).toBe('Filter 2: Value'));
    const input = box('textbox', 'Value', 2);
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['about 7', 'true']);
    expect(screen.getByText('This is not a number. Type one such as 8 or 0.5.').textContent).toBe(
      'This is not a number. Type one such as 8 or 0.5.',
    );
    expect(onApply.mock.calls).toEqual([]);
    await fill(input, '7');
    await press('Apply');
    await closed();
    expect(onApply.mock.calls).toEqual([['bufferMS=true&loDb>7']]);
  });
});
