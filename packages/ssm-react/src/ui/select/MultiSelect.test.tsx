import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { MultiSelect } from './MultiSelect.tsx';

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

describe('MultiSelect', () => {
  test('the list says that several may be chosen, and which are; each option is described by its note', async () => {
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

  test('options are taken in and out while the list stays open; Escape closes it and keeps the choice', async () => {
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

  test('R39: it works by keyboard alone; Ctrl + A takes in all', async () => {
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
