import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { GroupedSelect } from './GroupedSelect.tsx';

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

describe('GroupedSelect', () => {
  test('its options stand in named groups', async () => {
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

  test('R39: one is chosen by typing its first letters, and the button has the focus again', async () => {
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

  test('an option is explained beside it while it is pointed at, also when the pointer is on the explanation', async () => {
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

  test('S9-07: the list is as high as it may be', async () => {
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
