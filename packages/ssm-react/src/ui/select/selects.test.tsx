import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { Modal } from '../modal/Modal.tsx';
import { GroupedSelect } from './GroupedSelect.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { Select } from './Select.tsx';

describe('Select', () => {
  const sizes = [25, 50, 100, 500, 1500].map((value) => ({ value, label: value.toLocaleString('en') }));
  const many = Array.from({ length: 60 }, (_, value) => ({ value, label: `Option ${value}` }));

  function Live({ isDisabled = false, options = sizes }) {
    const [value, setValue] = useState(options[2]?.value ?? 0);
    return <Select label="Rows per page" options={options} value={value} onChange={setValue} isDisabled={isDisabled} />;
  }

  function button(): HTMLElement {
    return screen.getByRole('button', { name: 'Rows per page' });
  }

  function chosen(): string | null | undefined {
    return document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;
  }

  async function openList(): Promise<HTMLElement> {
    await userEvent.click(button());
    return screen.findByRole('listbox', { name: 'Rows per page' });
  }

  function closed(): Promise<void> {
    return waitFor(() => expect(screen.queryByRole('listbox')).toBe(null));
  }

  test.each([
    ['{Tab}', 'After'],
    ['{Shift>}{Tab}{/Shift}', 'Before'],
  ])('R39: %s closes the list and moves the focus from the button', async (key, next) => {
    renderInProvider(
      <>
        <button type="button">Before</button>
        <Live />
        <button type="button">After</button>
      </>,
    );
    await openList();
    await userEvent.keyboard(key);
    await closed();
    expect([document.activeElement?.textContent, chosen()]).toEqual([next, '100']);
  });

  test('names its button by the label, and describes the button by the chosen value', () => {
    renderInProvider(<Live />);
    expect(chosen()).toBe('100');
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  test('opens a listbox of the options, and focuses the chosen option', async () => {
    renderInProvider(<Live />);
    const options = within(await openList()).getAllByRole('option');
    expect(options.map((option) => [option.textContent, option.getAttribute('aria-selected')])).toEqual([
      ['25', 'false'],
      ['50', 'false'],
      ['100', 'true'],
      ['500', 'false'],
      ['1,500', 'false'],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(options[2]));
  });

  test('a choice changes the value, closes the list and returns the focus', async () => {
    renderInProvider(<Live />);
    await openList();
    await userEvent.click(screen.getByRole('option', { name: '1,500' }));
    await closed();
    expect(chosen()).toBe('1,500');
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  test('R39: works by keyboard alone', async () => {
    renderInProvider(<Live />);
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('100'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    expect(chosen()).toBe('500');
  });

  test('closes the list when the user chooses the current value', async () => {
    renderInProvider(<Live />);
    await openList();
    await userEvent.click(screen.getByRole('option', { name: '100' }));
    await closed();
    expect(chosen()).toBe('100');
  });

  test('closes on Escape and changes nothing', async () => {
    renderInProvider(<Live />);
    await openList();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    expect(chosen()).toBe('100');
  });

  test('does not open while disabled, and keeps the focus', async () => {
    renderInProvider(<Live isDisabled />);
    button().focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect([button().getAttribute('aria-expanded'), document.activeElement === button()]).toEqual(['false', true]);
  });

  test('S9-07: a list with many options is at most 310 px high', async () => {
    renderInProvider(<Live options={many} />);
    const list = await openList();
    await waitFor(() =>
      expect((list.closest('[data-component="Popover"]') as HTMLElement).getBoundingClientRect().height).toBe(310),
    );
  });

  test('R38: axe finds nothing, closed or open, light or dark', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { unmount } = renderInProvider(<Live />, { theme });
      expect(await axeFindings()).toEqual([]);
      await openList();
      expect(await axeFindings()).toEqual([]);
      unmount();
    }
  });
});

describe('MultiSelect', () => {
  const options = ['Plasma', 'Serum', 'Urine'].map((label) => ({ id: label, label, note: `${label.length} samples` }));

  function Live() {
    const [chosen, setChosen] = useState<readonly string[]>(['Serum']);
    return (
      <MultiSelect
        label="Matrix"
        summary={chosen.length === 0 ? null : chosen.join(' + ')}
        placeholder="Choose a matrix"
        options={options}
        selectedIds={chosen}
        onToggle={(ids) =>
          setChosen((before) => [
            ...before.filter((id) => !ids.includes(id)),
            ...ids.filter((id) => !before.includes(id)),
          ])
        }
      />
    );
  }

  function button(): HTMLElement {
    return screen.getByRole('button', { name: 'Matrix' });
  }

  function shown(): string | null | undefined {
    return document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;
  }

  async function open(): Promise<HTMLElement> {
    await userEvent.click(button());
    return screen.findByRole('listbox', { name: 'Matrix' });
  }

  test('announces that several options can be chosen, which options are chosen, and the note of each option', async () => {
    renderInProvider(<Live />);
    expect([shown(), button().getAttribute('aria-expanded')]).toEqual(['Serum', 'false']);
    const list = await open();
    expect(list.getAttribute('aria-multiselectable')).toBe('true');
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => [
          option.ariaSelected,
          document.getElementById(option.getAttribute('aria-describedby') ?? '')?.textContent,
        ]),
    ).toEqual([
      ['false', '6 samples'],
      ['true', '5 samples'],
      ['false', '5 samples'],
    ]);
  });

  test('keeps the list open while the user toggles options, and Escape closes the list and keeps the choice', async () => {
    renderInProvider(<Live />);
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Plasma' }));
    await userEvent.click(screen.getByRole('option', { name: 'Serum' }));
    expect(shown()).toBe('Plasma');
    await userEvent.click(screen.getByRole('option', { name: 'Plasma' }));
    expect(shown()).toBe('Choose a matrix');
    await userEvent.click(screen.getByRole('option', { name: 'Urine' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect([screen.queryByRole('listbox'), document.activeElement === button()]).toEqual([null, true]),
    );
    expect(shown()).toBe('Urine');
  });

  test('R39: works by keyboard alone, and Ctrl + A chooses all options', async () => {
    renderInProvider(<Live />);
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowDown} ');
    expect(shown()).toBe('Serum + Urine');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(shown()).toBe('Serum + Urine + Plasma');
  });

  test('R38: axe finds nothing, closed or open, light or dark', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { unmount } = renderInProvider(<Live />, { theme });
      expect(await axeFindings()).toEqual([]);
      await open();
      expect(await axeFindings()).toEqual([]);
      unmount();
    }
  });
});

describe('GroupedSelect', () => {
  const groups = [
    { id: 'names', title: 'Names', options: [{ id: 'full', label: 'Full Name' }] },
    {
      id: 'assay',
      title: 'Assay',
      options: [
        { id: 'dilution', label: 'Dilution Group', tip: 'How far the sample is diluted' },
        { id: 'lod', label: 'LoDB' },
      ],
    },
  ];

  function Live({ maximumHeight = 310 }) {
    const [value, setValue] = useState<string | null>(null);
    return (
      <GroupedSelect
        label="Category"
        placeholder="Choose a category"
        groups={groups}
        value={value}
        onChange={setValue}
        maximumHeight={maximumHeight}
      />
    );
  }

  function button(): HTMLElement {
    return screen.getByRole('button', { name: 'Category' });
  }

  function shown(): string | null | undefined {
    return document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;
  }

  async function open(): Promise<HTMLElement> {
    await userEvent.click(button());
    return screen.findByRole('listbox', { name: 'Category' });
  }

  test('shows its options in named groups', async () => {
    renderInProvider(<Live />);
    expect(shown()).toBe('Choose a category');
    const named = within(await open())
      .getAllByRole('group')
      .map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        within(group)
          .getAllByRole('option')
          .map((option) => option.getAttribute('aria-label')),
      ]);
    expect(named).toEqual([
      ['Names', ['Full Name']],
      ['Assay', ['Dilution Group', 'LoDB']],
    ]);
  });

  test('R39: typing the first letters of an option chooses it, and the button gets the focus back', async () => {
    renderInProvider(<Live />);
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('lo{Enter}');
    await waitFor(() =>
      expect([screen.queryByRole('listbox'), document.activeElement === button()]).toEqual([null, true]),
    );
    expect(shown()).toBe('LoDB');
  });

  test('shows the explanation of an option while the pointer is on the option or on the explanation', async () => {
    renderInProvider(
      <div style={{ inlineSize: '20rem' }}>
        <Live />
      </div>,
    );
    const option = within(await open()).getByRole('option', { name: 'Dilution Group' });
    expect(document.getElementById(option.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'How far the sample is diluted',
    );
    await userEvent.hover(option);
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toBe('How far the sample is diluted');
    expect(tooltip.getBoundingClientRect().left >= option.getBoundingClientRect().right).toBe(true);
    await userEvent.hover(tooltip);
    expect(screen.getByRole('tooltip')).toBe(tooltip);
    await userEvent.hover(screen.getByRole('option', { name: 'LoDB' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBe(null));
  });

  test('S9-07: the list is at most as high as its maximum', async () => {
    renderInProvider(<Live maximumHeight={60} />);
    const popover = (await open()).closest('[data-component="Popover"]') as HTMLElement;
    await waitFor(() => expect(popover.getBoundingClientRect().height).toBe(60));
  });

  test('R38: axe finds nothing, closed or open, light or dark', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { unmount } = renderInProvider(<Live />, { theme });
      expect(await axeFindings()).toEqual([]);
      await userEvent.hover(within(await open()).getByRole('option', { name: 'Dilution Group' }));
      await screen.findByRole('tooltip');
      expect(await axeFindings()).toEqual([]);
      unmount();
    }
  });
});

describe('ComboBox', () => {
  const proteins = ['Kinase A', 'Kinase B', 'Ligase'].map((value, index) => ({ value, note: `${index + 1} reagents` }));

  function Live({ onAsk = () => undefined }: { readonly onAsk?: () => void }) {
    const [text, setText] = useState('');
    const suggestions = proteins.filter(({ value }) => value.toLowerCase().includes(text.toLowerCase()));
    return (
      <ComboBox
        label="Protein"
        value={text}
        suggestions={suggestions}
        loadingLabel="Loading suggestions"
        onType={setText}
        onChoose={setText}
        onAsk={onAsk}
      />
    );
  }

  function input(): HTMLInputElement {
    return screen.getByRole('combobox', { name: 'Protein' });
  }

  function state(): readonly unknown[] {
    return [
      input().getAttribute('aria-expanded'),
      screen.queryAllByRole('option').map((option) => option.ariaSelected),
    ];
  }

  test('suggests while the user types, and closes when there are no suggestions', async () => {
    renderInProvider(<Live />);
    expect(state()).toEqual(['false', []]);
    await userEvent.type(input(), 'kin');
    const list = screen.getByRole('listbox', { name: 'Protein' });
    expect(input().getAttribute('aria-controls')).toBe(list.id);
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Kinase A1 reagents', 'Kinase B2 reagents']);
    await userEvent.type(input(), 'x');
    expect([...state(), input().value]).toEqual(['false', [], 'kinx']);
  });

  test('names an option by its value, and describes the option by its note', async () => {
    renderInProvider(<Live />);
    await userEvent.type(input(), 'lig');
    const option = screen.getByRole('option', { name: 'Ligase' });
    expect(document.getElementById(option.getAttribute('aria-describedby') ?? '')?.textContent).toBe('3 reagents');
  });

  test('keeps the focus in the box, even when an option is clicked', async () => {
    renderInProvider(<Live />);
    await userEvent.type(input(), 'kin');
    await userEvent.click(screen.getByRole('option', { name: 'Kinase B' }));
    expect([input().value, document.activeElement === input(), ...state()]).toEqual(['Kinase B', true, 'false', []]);
  });

  test('R39: arrow keys move through the options, and Enter chooses an option or keeps the text', async () => {
    renderInProvider(<Live />);
    await userEvent.type(input(), 'kin');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(state()).toEqual(['true', ['false', 'true']]);
    expect(document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.ariaSelected).toBe('true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect([input().value, ...state()]).toEqual(['kin', 'false', []]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect([input().value, ...state()]).toEqual(['Kinase A', 'false', []]);
  });

  test('keeps its list inside the window if the box is as wide as the window', async () => {
    renderInProvider(<Live />);
    await userEvent.type(input(), 'kin');
    const popover = screen.getByRole('listbox').closest('[data-component="Popover"]') as HTMLElement;
    await waitFor(() => expect(popover.getBoundingClientRect().left).toBe(12));
    expect([popover.getBoundingClientRect().right, document.documentElement.scrollWidth]).toEqual([
      window.innerWidth - 12,
      window.innerWidth,
    ]);
  });

  test('requests suggestions for the current text on an arrow key, and closes the suggestions on blur', async () => {
    const onAsk = vi.fn<() => void>();
    renderInProvider(
      <>
        <Live onAsk={onAsk} />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}');
    expect(onAsk.mock.calls.length).toBe(0);
    await userEvent.keyboard('kin{Escape}{ArrowDown}');
    expect([onAsk.mock.calls.length, ...state()]).toEqual([1, 'true', ['false', 'false']]);
    await userEvent.tab();
    expect(state()).toEqual(['false', []]);
  });

  test('Escape closes the list but not the surrounding dialog', async () => {
    const onClose = vi.fn<() => void>();
    renderInProvider(
      <Modal title="Filters" isOpen onClose={onClose}>
        <Live />
      </Modal>,
    );
    await screen.findByRole('dialog');
    await userEvent.type(input(), 'kin');
    await userEvent.keyboard('{Escape}');
    expect([onClose.mock.calls.length, ...state()]).toEqual([0, 'false', []]);
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls.length).toBe(1);
  });

  test('R38: axe finds nothing, closed or open, light or dark', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { unmount } = renderInProvider(<Live />, { theme });
      expect(await axeFindings()).toEqual([]);
      await userEvent.type(input(), 'kin');
      await userEvent.keyboard('{ArrowDown}');
      expect(await axeFindings()).toEqual([]);
      unmount();
    }
  });
});
