import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FilterHost } from '../testing/FilterHost.tsx';
import {
  box,
  choose,
  closed,
  described,
  dialog,
  fill,
  focused,
  listClosed,
  notes,
  openList,
  optionNames,
  paste,
  press,
  renderFilters,
  row,
  shown,
} from '../testing/filterScreen.ts';

const onApply = vi.fn<(filters: string) => void>();

/** Opens the dialog on the filters; `applied` presses Apply and answers the filters it hands over. */
async function edit(filters: string): Promise<{ readonly applied: () => Promise<string | undefined> }> {
  onApply.mockClear();
  await renderFilters(<FilterHost isOpen filters={filters} onApply={onApply} />);
  await dialog();
  return {
    async applied() {
      await press('Apply');
      await closed();
      return onApply.mock.calls[0]?.[0];
    },
  };
}

function value(): HTMLElement {
  return within(row(1)).getByRole('button', { name: 'Value' });
}

/** The names of the chosen options of the open list. */
function chosenNames(): readonly (string | null)[] {
  const names = optionNames();
  return screen
    .getAllByRole('option')
    .flatMap((option, index) => (option.getAttribute('aria-selected') === 'true' ? (names[index] ?? '') : []));
}

describe('a text', () => {
  test('S5-08: is matched as a pattern, whatever is typed', async () => {
    const { applied } = await edit('fullName*=x');
    paste(box('combobox', 'Value'), 'Béta*, 🧬 & ~?');
    expect(await applied()).toBe('fullName*=B%C3%A9ta*%2C%20%F0%9F%A7%AC%20%26%20%7E%3F');
  });

  test('10,000 pasted characters stay, and are said to be too many', async () => {
    await edit('fullName*=x');
    const input = box('combobox', 'Value');
    paste(input, 'a'.repeat(10_000));
    await press('Apply');
    await waitFor(() =>
      expect([described(input), input.value.length, input.getAttribute('aria-invalid')]).toEqual([
        [
          'The filters are too long together. Shorten this one.',
          'Contains this text. IL* begins with IL; ? is any one character.',
        ],
        10_000,
        'true',
      ]),
    );
    expect(onApply.mock.calls).toEqual([]);
  });
});

describe('keywords', () => {
  test('S2-32, S5-05: the second comes with + Keyword, after OR, and has the focus', async () => {
    const { applied } = await edit('goBioProcess=kinase');
    expect(within(row(1)).queryByRole('combobox', { name: 'Keyword 2' })).toBe(null);
    await userEvent.click(within(row(1)).getByRole('button', { name: '+ Keyword' }));
    await waitFor(() => expect(focused()).toBe('Filter 1: Keyword 2'));
    expect(within(row(1)).getByText('OR').textContent).toBe('OR');
    expect(within(row(1)).queryByRole('button', { name: '+ Keyword' })).toBe(null);
    await userEvent.keyboard(' signal ');
    expect(await applied()).toBe('goBioProcess=kinase,signal');
  });

  test('S5-03: they are trimmed, and empty ones ignored', async () => {
    const { applied } = await edit('goBioProcess=kinase,signal');
    await fill(box('combobox', 'Keyword 1'), '   ');
    expect(await applied()).toBe('goBioProcess=signal');
  });

  test('the same keyword twice is said beside the second', async () => {
    await edit('goBioProcess=kinase,signal');
    await fill(box('combobox', 'Keyword 2'), 'KINASE');
    await waitFor(() =>
      expect(described(box('combobox', 'Keyword 2'))).toEqual([
        'This is the first keyword again. Type another, or leave it empty.',
        'Contains the keyword; with two, either of them.',
      ]),
    );
    expect(box('combobox', 'Keyword 1').getAttribute('aria-invalid')).toBe(null);
  });
});

describe('a number', () => {
  test('S5-06: has five operators, and its range under it', async () => {
    const { applied } = await edit('loDb>1');
    expect(notes()[0]).toBe('From 30 to 101.5');
    await openList('Operator');
    expect([optionNames(), chosenNames()]).toEqual([
      [
        'Greater Than (>)',
        'Greater Than or Equal To (>=)',
        'Less Than (<)',
        'Less Than or Equal To (<=)',
        'Between (~)',
      ],
      ['Greater Than (>)'],
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Less Than or Equal To (<=)' }));
    await listClosed();
    expect(await applied()).toBe('loDb<=1');
  });

  test('S2-33: Between shows a second number, and keeps the first', async () => {
    const { applied } = await edit('loDb>1');
    expect(within(row(1)).queryByRole('textbox', { name: 'Upper value' })).toBe(null);
    await choose('Operator', 'Between (~)');
    await fill(box('textbox', 'Upper value'), '30');
    expect(box('textbox', 'Value').value).toBe('1');
    expect(within(row(1)).getByText('and').textContent).toBe('and');
    expect(await applied()).toBe('loDb~1,30');
  });

  test.each<[name: string, text: string, problem: string]>([
    ['letters', 'seven', 'This is not a number. Type one such as 8 or 0.5.'],
    ['a comma', '1,5', 'This is not a number. Type one such as 8 or 0.5.'],
    ['an emoji', '7🧬', 'This is not a number. Type one such as 8 or 0.5.'],
    ['more than a number holds', '1e999', 'This number is too large. Type a smaller one.'],
  ])('%s stay in the box, and what is wrong is said beside it once a person pauses', async (_, text, problem) => {
    await edit('loDb>1');
    const input = box('textbox', 'Value');
    paste(input, text);
    await waitFor(() => expect(described(input)).toEqual([problem, 'From 30 to 101.5']));
    expect([input.value, input.getAttribute('aria-invalid'), focused()]).toEqual([text, 'true', 'Filter 1: Value']);
  });

  test('low above high is said beside the upper one', async () => {
    await edit('loDb~9,30');
    const input = box('textbox', 'Upper value');
    await fill(input, '3');
    await waitFor(() =>
      expect(described(input)).toEqual([
        'This is below the first number. Type a higher one, or swap the two.',
        'From 30 to 101.5',
      ]),
    );
    expect([box('textbox', 'Value').value, input.value]).toEqual(['9', '3']);
  });

  test('a missing number is not complained of before a person has left the row', async () => {
    await edit('loDb>9');
    await choose('Operator', 'Between (~)');
    const upper = box('textbox', 'Upper value');
    await userEvent.click(upper);
    expect(described(upper)).toEqual(['From 30 to 101.5']);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Add filter' }));
    await waitFor(() =>
      expect(described(upper)).toEqual(['Between needs two numbers. Type this one too.', 'From 30 to 101.5']),
    );
  });

  test('with a typographic minus and spaces it is a number', async () => {
    const { applied } = await edit('loDb>1');
    await fill(box('textbox', 'Value'), ' \u22127.5 ');
    expect(await applied()).toBe('loDb>-7.5');
  });
});

describe('one of a list', () => {
  test('S9-06: it has every value of the catalogue, each with its count', async () => {
    const { applied } = await edit('dilGroup=0.5%25');
    expect(shown(value())).toBe('0.5%');
    const list = await openList('Value');
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['0.005%1 reagent', '0.5%1 reagent', '20%2 reagents']);
    expect([optionNames(), chosenNames()]).toEqual([['0.005%', '0.5%', '20%'], ['0.5%']]);
    await userEvent.click(within(list).getByRole('option', { name: '20%' }));
    await listClosed();
    expect(await applied()).toBe('dilGroup=20%25');
  });
});

describe('several of a list', () => {
  test('S5-07: shows the first and how many others; the list stays open while choosing', async () => {
    const { applied } = await edit('fixedPanels=cytokines');
    expect(shown(value())).toBe('Cytokines');
    await openList('Value');
    await userEvent.click(screen.getByRole('option', { name: 'Cardiovascular Disease' }));
    expect([shown(value()), chosenNames()]).toEqual([
      'Cardiovascular Disease (+1 others)',
      ['Cardiovascular Disease', 'Cytokines'],
    ]);
    await userEvent.keyboard('{Escape}');
    await listClosed();
    expect(await applied()).toBe('fixedPanels=cvd,cytokines');
  });

  test('none chosen is no filter', async () => {
    const { applied } = await edit('fixedPanels=cytokines');
    await openList('Value');
    await userEvent.click(screen.getByRole('option', { name: 'Cytokines' }));
    expect(shown(value())).toBe('Choose a value');
    await userEvent.keyboard('{Escape}');
    await listClosed();
    expect(await applied()).toBe('');
  });

  test('S9-06, S9-07: the list of fixed panels has all seven, and is at most 170 px high', async () => {
    const panels = 'cvd,infImmResp,metabolic,oncology,neuroscience,cytokines,respiratory';
    await edit(`fixedPanels=${panels}`);
    const popover = (await openList('Value')).closest('[data-component="Popover"]') as HTMLElement;
    await waitFor(() => expect(popover.getBoundingClientRect().height).toBe(170));
    expect(new Set(optionNames())).toEqual(
      new Set([
        'Cardiovascular Disease',
        'Cytokines',
        'Inflammation and Immune Response',
        'Metabolic Diseases',
        'Neuroscience',
        'Oncology',
        'Respiratory',
      ]),
    );
  });

  test('S9-06: the mouse bins are High, Medium and Low', async () => {
    await renderFilters(<FilterHost isOpen version="V_7K" filters="mousePlasmaBin=Medium" />);
    await dialog();
    await openList('Value');
    expect(new Set(optionNames())).toEqual(new Set(['High', 'Low', 'Medium']));
  });
});

describe('publications', () => {
  test('S5-07, S9-06: Any Publication chooses all four, and none again', async () => {
    const { applied } = await edit('pubs=pQtl');
    expect(shown(value())).toBe('pQTL');
    await openList('Value');
    const all = ['Any Publication', 'Orthogonal Strategies', 'MRM MS Data', 'DDA MS Data', 'pQTL'];
    expect([optionNames(), chosenNames()]).toEqual([all, ['pQTL']]);
    await userEvent.click(screen.getByRole('option', { name: 'Any Publication' }));
    expect([shown(value()), chosenNames()]).toEqual(['Any Publication', all]);
    await userEvent.click(screen.getByRole('option', { name: 'Any Publication' }));
    expect([shown(value()), chosenNames()]).toEqual(['Choose a value', []]);
    await userEvent.click(screen.getByRole('option', { name: 'DDA MS Data' }));
    await userEvent.click(screen.getByRole('option', { name: 'Orthogonal Strategies' }));
    expect(shown(value())).toBe('Orthogonal Strategies (+1 others)');
    await userEvent.keyboard('{Escape}');
    await listClosed();
    expect(await applied()).toBe('pubs=orthStrats,ddaMsData');
  });

  test('S5-07: choosing the fourth makes it Any Publication', async () => {
    await edit('pubs=orthStrats,mrmMsData,ddaMsData');
    await openList('Value');
    await userEvent.click(screen.getByRole('option', { name: 'pQTL' }));
    expect([shown(value()), chosenNames().length]).toEqual(['Any Publication', 5]);
  });
});

describe('the others', () => {
  test('a switch turns from yes to no, and says which', async () => {
    const { applied } = await edit('bufferMS=true');
    const control = within(row(1)).getByRole<HTMLInputElement>('switch', { name: 'Value' });
    expect([control.checked, control.closest('label')?.textContent]).toEqual([true, 'Yes']);
    await userEvent.click(control);
    expect([control.checked, control.closest('label')?.textContent]).toEqual([false, 'No']);
    expect(await applied()).toBe('bufferMS=false');
  });

  test('S3-06: a collection of an address is named, cannot be changed, and is handed over as it came', async () => {
    const { applied } = await edit('pathways=jakstat,ras');
    expect(within(row(1)).getByText('JAK-STAT OR Ras').textContent).toBe('JAK-STAT OR Ras');
    expect(await applied()).toBe('pathways=jakstat,ras');
  });

  test('S3-06: a filter that is not offered keeps its category in its own row', async () => {
    const { applied } = await edit('apparentKd<0.5');
    expect(shown(within(row(1)).getByRole('button', { name: 'Category' }))).toBe('Apparent Kd (M)');
    await fill(box('textbox', 'Value'), '1e-9');
    expect(await applied()).toBe('apparentKd<1e-9');
  });
});
