import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Modal } from '../modal/Modal.tsx';
import { ComboBox } from './ComboBox.tsx';

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
  return [input().getAttribute('aria-expanded'), screen.queryAllByRole('option').map((option) => option.ariaSelected)];
}

describe('ComboBox', () => {
  test('it suggests while one types, and closes when nothing is left to suggest', async () => {
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

  test('an option is named by its value and described by its note', async () => {
    renderInProvider(<Live />);
    await userEvent.type(input(), 'lig');
    const option = screen.getByRole('option', { name: 'Ligase' });
    expect(document.getElementById(option.getAttribute('aria-describedby') ?? '')?.textContent).toBe('3 reagents');
  });

  test('the focus stays in the box, also when an option is clicked', async () => {
    renderInProvider(<Live />);
    await userEvent.type(input(), 'kin');
    await userEvent.click(screen.getByRole('option', { name: 'Kinase B' }));
    expect([input().value, document.activeElement === input(), ...state()]).toEqual(['Kinase B', true, 'false', []]);
  });

  test('R39: the arrows walk through the options, Enter chooses one, or keeps the text', async () => {
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

  test('under a box as wide as the window the list stays inside it', async () => {
    renderInProvider(<Live />);
    await userEvent.type(input(), 'kin');
    const popover = screen.getByRole('listbox').closest('[data-component="Popover"]') as HTMLElement;
    await waitFor(() => expect(popover.getBoundingClientRect().left).toBe(12));
    expect([popover.getBoundingClientRect().right, document.documentElement.scrollWidth]).toEqual([
      window.innerWidth - 12,
      window.innerWidth,
    ]);
  });

  test('an arrow asks for suggestions to what is there; leaving closes them', async () => {
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

  test('Escape closes the list and not the dialog around it', async () => {
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
