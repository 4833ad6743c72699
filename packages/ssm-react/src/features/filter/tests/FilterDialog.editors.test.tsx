import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { FilterHost } from '../testing/FilterHost.tsx';
import {
  box,
  choose,
  closed,
  described,
  dialog,
  empty,
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
  rowNames,
  shown,
} from '../testing/filterScreen.ts';

const loDbRange = 'From 30 to 101.5; filled from estimated limit of detection (eLoD (RFU))';

describe('the editors', () => {
  const onApply = vi.fn<(filters: string) => void>();

  async function edit(
    filters: string,
    locale = 'en',
  ): Promise<{ readonly applied: () => Promise<string | undefined> }> {
    onApply.mockClear();
    await renderFilters(<FilterHost isOpen filters={filters} onApply={onApply} />, { locale });
    await dialog();
    return {
      async applied() {
        await press('Apply');
        await closed();
        return onApply.mock.calls[0]?.[0];
      },
    };
  }

  test('R39: Tab closes an open list, keeps the chosen values, and moves to the next control of the dialog', async () => {
    await edit('');
    await choose('Category', 'Fixed Panels');
    await openList('Value');
    await userEvent.keyboard(' ');
    const chosen = chosenNames();
    await userEvent.keyboard('{Tab}');
    await listClosed();
    expect([chosen.length, focused()]).toEqual([1, 'Filter 1: Remove filter 1']);
    expect(shown(value())).toBe(chosen[0]);
    await openList('Category');
    await userEvent.keyboard('{Tab}');
    await listClosed();
    expect(focused()).toBe('Filter 1: Value');
  });

  test('S5-06: Apply refuses Between without numbers, and the row says what is missing', async () => {
    await edit('');
    await choose('Category', 'LoDB (RFU)');
    await choose('Operator', 'Between (~)');
    const missing = 'Between needs two numbers. Type this one too.';
    const boxes = [box('textbox', 'Value'), box('textbox', 'Upper value')];
    expect(boxes.flatMap(described)).not.toContain(missing);
    await press('Apply');
    await waitFor(() => expect(boxes.map((each) => described(each)[0])).toEqual([missing, missing]));
    expect([rowNames(), document.activeElement, onApply.mock.calls]).toEqual([['Filter 1'], boxes[0], []]);
  });

  function value(): HTMLElement {
    return within(row(1)).getByRole('button', { name: 'Value' });
  }

  function chosenNames(): readonly (string | null)[] {
    const names = optionNames();
    return screen
      .getAllByRole('option')
      .flatMap((option, index) => (option.getAttribute('aria-selected') === 'true' ? (names[index] ?? '') : []));
  }

  describe('a text', () => {
    test('S5-08: is matched as a pattern, whatever the user types', async () => {
      const { applied } = await edit('fullName*=x');
      paste(box('combobox', 'Value'), 'Béta*, 🧬 & ~?');
      expect(await applied()).toBe('fullName*=B%C3%A9ta*%2C%20%F0%9F%A7%AC%20%26%20%7E%3F');
    });

    test('keeps 10,000 pasted characters in the box, and is reported as too long', async () => {
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

  describe('a name', () => {
    test('has as suggestion the gene that another name means, which is explained under the row', async () => {
      await renderWithServer(<FilterHost isOpen filters="entrezGeneName*=x" />, {
        person: 'SSM-Registered',
        provider: { requestPath: 'secured', locale: 'en' },
      });
      await dialog();
      await fill(box('combobox', 'Value'), 'HER2');
      await screen.findByText('HER2: another name of ERBB2');
      const option = await screen.findByRole('option', { name: 'ERBB2' });
      expect(option).toHaveAccessibleDescription(/^also called HER2, \d+ reagents?$/);
    });
  });

  describe('keywords', () => {
    test('S2-32, S5-05: + Keyword adds a second keyword after OR, and focuses it', async () => {
      const { applied } = await edit('goBioProcess=kinase');
      expect(within(row(1)).queryByRole('combobox', { name: 'Keyword 2' })).toBe(null);
      await userEvent.click(within(row(1)).getByRole('button', { name: '+ Keyword' }));
      await waitFor(() => expect(focused()).toBe('Filter 1: Keyword 2'));
      expect(within(row(1)).getByText('OR').textContent).toBe('OR');
      expect(within(row(1)).queryByRole('button', { name: '+ Keyword' })).toBe(null);
      await userEvent.keyboard(' signal ');
      expect(await applied()).toBe('goBioProcess=kinase,signal');
    });

    test('S5-03: are trimmed, and empty keywords are ignored', async () => {
      const { applied } = await edit('goBioProcess=kinase,signal');
      await fill(box('combobox', 'Keyword 1'), '   ');
      expect(await applied()).toBe('goBioProcess=signal');
    });

    test('a repeated keyword is reported at the second box', async () => {
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
    test('S5-06: has five operators, and shows the range of its column below', async () => {
      const { applied } = await edit('loDb>1');
      expect(notes()[0]).toBe(loDbRange);
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

    test('S2-33: Between adds a second number and keeps the first', async () => {
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
      ['two numbers', '1,5 2', 'This is not a number. Type one such as 8 or 0.5.'],
      ['an emoji', '7🧬', 'This is not a number. Type one such as 8 or 0.5.'],
      ['more than a number holds', '1e999', 'This number is too large. Type a smaller one.'],
    ])('%s stay in the box, and the problem appears beside it once typing pauses', async (_, text, problem) => {
      await edit('loDb>1');
      const input = box('textbox', 'Value');
      paste(input, text);
      await waitFor(() => expect(described(input)).toEqual([problem, loDbRange]));
      expect([input.value, input.getAttribute('aria-invalid'), focused()]).toEqual([text, 'true', 'Filter 1: Value']);
    });

    test('a low number above the high number is reported at the upper box', async () => {
      await edit('loDb~9,30');
      const input = box('textbox', 'Upper value');
      await fill(input, '3');
      await waitFor(() =>
        expect(described(input)).toEqual([
          'This is below the first number. Type a higher one, or swap the two.',
          loDbRange,
        ]),
      );
      expect([box('textbox', 'Value').value, input.value]).toEqual(['9', '3']);
    });

    test('a missing number is not reported before the focus leaves the row', async () => {
      await edit('loDb>9');
      await choose('Operator', 'Between (~)');
      const upper = box('textbox', 'Upper value');
      await userEvent.click(upper);
      expect(described(upper)).toEqual([loDbRange]);
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Add filter' }));
      await waitFor(() =>
        expect(described(upper)).toEqual(['Between needs two numbers. Type this one too.', loDbRange]),
      );
    });

    test.each<[locale: string, typed: string, reading: string | null, filters: string]>([
      ['de', '0,5', null, 'loDb>0.5'],
      ['de', '1.000', 'Read as 1000, not as 1.', 'loDb>1000'],
      ['de', '0.5', 'Read as 0,5.', 'loDb>0.5'],
      ['en', '1,000', 'Read as 1000, not as 1.', 'loDb>1000'],
      ['en', '0,5', 'Read as 0.5.', 'loDb>0.5'],
      ['ja', '\uff10\uff0e\uff15', null, 'loDb>0.5'],
      ['fr', '1\u202f234,5', null, 'loDb>1234.5'],
    ])('S5-06: in %s, %s is a number, and the box says how it is read', async (locale, typed, reading, filters) => {
      const { applied } = await edit('loDb>0.1', locale);
      const input = box('textbox', 'Value');
      expect(input.value).toBe(locale === 'de' || locale === 'fr' ? '0,1' : '0.1');
      await fill(input, typed);
      await waitFor(() => expect(described(input).slice(1)).toEqual(reading === null ? [] : [reading]));
      expect(await applied()).toBe(filters);
    });

    test('takes its operator from a sign that is typed or pasted before it', async () => {
      const { applied } = await edit('totalCvPlasma>1');
      const input = box('textbox', 'Value');
      const operator = () => shown(within(row(1)).getByRole('button', { name: 'Operator' }));
      await fill(input, '<=');
      expect([operator(), input.value, described(input)[1]]).toEqual([
        'Less Than or Equal To (<=)',
        '',
        'Operator: Less Than or Equal To (<=)',
      ]);
      await fill(input, '>7');
      expect([operator(), input.value]).toEqual(['Greater Than (>)', '7']);
      paste(input, '\u2264 8%');
      await waitFor(() => expect([operator(), input.value]).toEqual(['Less Than or Equal To (<=)', '8%']));
      expect(await applied()).toBe('totalCvPlasma<=8');
    });

    test('keeps the operator of a range when a sign is typed, and says that only numbers can be typed', async () => {
      await edit('loDb~1,5');
      const input = box('textbox', 'Value');
      await fill(input, '<8');
      expect([input.value, within(row(1)).getByRole('textbox', { name: 'Upper value' })]).toEqual([
        '8',
        expect.anything(),
      ]);
    });

    test('may end with a percent sign if it is a percentage', async () => {
      const { applied } = await edit('totalCvPlasma<1');
      await fill(box('textbox', 'Value'), '8%');
      expect(box('textbox', 'Value').value).toBe('8%');
      expect(await applied()).toBe('totalCvPlasma<8');
    });

    test('is read with a typographic minus and spaces', async () => {
      const { applied } = await edit('loDb>1');
      await fill(box('textbox', 'Value'), ' \u22127.5 ');
      expect(await applied()).toBe('loDb>-7.5');
    });
  });

  describe('one value of a list', () => {
    test('S9-06: has every value of the catalogue, each with its count', async () => {
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

  describe('several values of a list', () => {
    test('S5-07: show the first value and the number of further values, and the list stays open while the user chooses', async () => {
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

    test('is no filter when no value is chosen', async () => {
      const { applied } = await edit('fixedPanels=cytokines');
      await openList('Value');
      await userEvent.click(screen.getByRole('option', { name: 'Cytokines' }));
      expect(shown(value())).toBe('Choose a value');
      await userEvent.keyboard('{Escape}');
      await listClosed();
      expect(await applied()).toBe('');
    });

    test('S9-06, S9-07: the list of fixed panels has all seven panels, and is at most 170 px high', async () => {
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
    test('S5-07, S9-06: Any Publication selects all four publications, or clears all four', async () => {
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

    test('S5-07: choosing the fourth publication selects Any Publication', async () => {
      await edit('pubs=orthStrats,mrmMsData,ddaMsData');
      await openList('Value');
      await userEvent.click(screen.getByRole('option', { name: 'pQTL' }));
      expect([shown(value()), chosenNames().length]).toEqual(['Any Publication', 5]);
    });
  });

  describe('the remaining editors', () => {
    test('a switch toggles between yes and no, and shows which of the two is chosen', async () => {
      const { applied } = await edit('bufferMS=true');
      const control = within(row(1)).getByRole<HTMLInputElement>('switch', { name: 'Value' });
      expect([control.checked, control.closest('label')?.textContent]).toEqual([true, 'Yes']);
      await userEvent.click(control);
      expect([control.checked, control.closest('label')?.textContent]).toEqual([false, 'No']);
      expect(await applied()).toBe('bufferMS=false');
    });

    test('S3-06: a collection from a URL is named, read-only, and applied unchanged', async () => {
      const { applied } = await edit('pathways=jakstat,ras');
      expect(within(row(1)).getByText('JAK-STAT OR Ras').textContent).toBe('JAK-STAT OR Ras');
      expect(await applied()).toBe('pathways=jakstat,ras');
    });

    test('S3-06: a filter that is no longer offered keeps its category while the user changes its value', async () => {
      const { applied } = await edit('apparentKd<0.5');
      expect(shown(within(row(1)).getByRole('button', { name: 'Category' }))).toBe('Apparent Kd (M)');
      await fill(box('textbox', 'Value'), '1e-9');
      expect(await applied()).toBe('apparentKd<1e-9');
    });
  });
});

describe('rows and categories', () => {
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
    test('S2-31: start with one empty row when there are no filters, with the focus on its category', async () => {
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

    test('S5-01: are limited to five; the footer counts down, and the button disappears at five', async () => {
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

    test('S4-13, S4-15: removing a row keeps the values of the remaining rows and moves the focus to the next row', async () => {
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

    test('Clear all empties only the draft, and not the applied filters', async () => {
      await open('loDb>1&bufferMS=true');
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Clear all' }));
      expect([rowNames(), shown(category(1))]).toEqual([['Filter 1'], 'Choose a category']);
      await press('Cancel');
      await closed();
      expect(screen.getByRole('list', { name: 'FILTERS' }).children.length).toBe(2);
    });

    test('S4-14: another category starts with an empty value, and choosing the same category keeps the typed text', async () => {
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
    test('S6-05: 11K has the categories that it adds and no filters on mouse plasma, in groups', async () => {
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

    test('S6-05: 7K has the filters on mouse plasma, and no category that 11K adds', async () => {
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

    test('S9-07: the list of categories is at most 240 px high', async () => {
      await open();
      const popover = (await openList('Category')).closest('[data-component="Popover"]') as HTMLElement;
      await waitFor(() => expect(popover.getBoundingClientRect().height).toBe(240));
    });

    test('S8-08: three categories have tooltips, by pointer and by keyboard', async () => {
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
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBe(null));
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe(tooltips[0]?.[1]));
    });
  });

  describe('applying', () => {
    test('S3-05, S4-16: Apply returns the filters in order, without incomplete rows', async () => {
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

    test('S5-02: an empty text stays in its row and is never applied', async () => {
      const onApply = vi.fn<(filters: string) => void>();
      await renderFilters(<FilterHost isOpen filters="fullName*=beta" onApply={onApply} />);
      await dialog();
      await empty(box('combobox', 'Value'));
      expect([rowNames(), shown(category(1))]).toEqual([['Filter 1'], 'Full Name']);
      await press('Apply');
      await closed();
      expect(onApply.mock.calls).toEqual([['']]);
    });

    test.each(['Cancel', 'Close'])('%s changes nothing, and the focus returns to the opening button', async (name) => {
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
    });

    test('Escape closes an open list first, then the dialog', async () => {
      await open();
      await openList('Category');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null));
      await waitFor(() => expect(focused()).toBe('Filter 1: Category'));
      await userEvent.keyboard('{Escape}');
      await closed();
    });

    test('Apply refuses an invalid row, reports the problem at its box and focuses the box', async () => {
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
});
