import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { Select } from './Select.tsx';

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

describe('Select', () => {
  test('the button is named by its label and described by the chosen value', () => {
    renderInProvider(<Live />);
    expect(chosen()).toBe('100');
    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  test('it opens a listbox of the options, on the chosen one', async () => {
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

  test('choosing changes the value, closes the list and gives the focus back', async () => {
    renderInProvider(<Live />);
    await openList();
    await userEvent.click(screen.getByRole('option', { name: '1,500' }));
    await closed();
    expect(chosen()).toBe('1,500');
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  test('R39: it works by keyboard alone', async () => {
    renderInProvider(<Live />);
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('100'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    expect(chosen()).toBe('500');
  });

  test('choosing the chosen one closes the list', async () => {
    renderInProvider(<Live />);
    await openList();
    await userEvent.click(screen.getByRole('option', { name: '100' }));
    await closed();
    expect(chosen()).toBe('100');
  });

  test('Escape closes it and changes nothing', async () => {
    renderInProvider(<Live />);
    await openList();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    expect(chosen()).toBe('100');
  });

  test('disabled it does not open, and keeps the focus', async () => {
    renderInProvider(<Live isDisabled />);
    button().focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect([button().getAttribute('aria-expanded'), document.activeElement === button()]).toEqual(['false', true]);
  });

  test('S9-07: a long list is at most 310 px high', async () => {
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
