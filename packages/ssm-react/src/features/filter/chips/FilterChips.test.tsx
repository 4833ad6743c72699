import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { renderInProvider } from '../../../testing/renderWithServer.tsx';
import { FilterHost } from '../testing/FilterHost.tsx';
import { box, closed, dialog, fill, focused, press, renderFilters } from '../testing/filterScreen.ts';

const filters = 'dilGroup=20%25&loDb>100&fixedPanels=oncology,cvd';

function chips(): readonly (string | null)[] {
  return within(screen.getByRole('list', { name: 'FILTERS' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

describe('the chips', () => {
  test('S2-24: stand in a row FILTERS, each with its button, and one button clears all', async () => {
    await renderFilters(<FilterHost filters={filters} />);
    expect(chips()).toEqual(['Dilution Group: 20%', 'LoDB (RFU) > 100', 'Fixed Panels: Oncology (+1 others)']);
    expect(screen.getByText('FILTERS').textContent).toBe('FILTERS');
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
      'Filters',
      'Dilution Group: 20%',
      'Remove Dilution Group: 20%',
      'LoDB (RFU) > 100',
      'Remove LoDB (RFU) > 100',
      'Fixed Panels: Oncology (+1 others)',
      'Remove Fixed Panels: Oncology (+1 others)',
      'Clear all',
    ]);
  });

  test('without filters there is nothing', async () => {
    await renderFilters(<FilterHost />);
    expect(screen.queryByRole('list', { name: 'FILTERS' })).toBe(null);
  });

  test('S2-24: one is removed, the focus goes to the next, and from the last to the button that opens the dialog', async () => {
    const onApply = vi.fn<(filters: string) => void>();
    await renderFilters(<FilterHost filters={filters} onApply={onApply} />);
    await userEvent.click(button('Remove LoDB (RFU) > 100'));
    await waitFor(() => expect(focused()).toBe('Remove Fixed Panels: Oncology (+1 others)'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Remove Dilution Group: 20%'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Filters'));
    expect(onApply.mock.calls).toEqual([['dilGroup=20%25&fixedPanels=oncology,cvd'], ['dilGroup=20%25'], ['']]);
  });

  test('S2-24: Clear all removes all of them', async () => {
    const onApply = vi.fn<(filters: string) => void>();
    await renderFilters(<FilterHost filters={filters} onApply={onApply} />);
    await userEvent.click(button('Clear all'));
    await waitFor(() => expect(focused()).toBe('Filters'));
    expect([onApply.mock.calls, screen.queryByRole('list')]).toEqual([[['']], null]);
  });

  test('one opens the dialog at its row, and has the focus again afterwards', async () => {
    await renderFilters(<FilterHost filters={filters} />);
    await userEvent.click(button('LoDB (RFU) > 100'));
    await dialog();
    await waitFor(() => expect(focused()).toBe('Filter 2: Value'));
    await fill(box('textbox', 'Value', 2), '7');
    await press('Apply');
    await closed();
    await waitFor(() => expect(focused()).toBe('LoDB (RFU) > 7'));
  });

  test('where its filter was removed in the dialog, the focus goes to the button that opens it', async () => {
    await renderFilters(<FilterHost filters="bufferMS=true" />);
    await userEvent.click(button('Buffer MS: Yes'));
    await dialog();
    await waitFor(() => expect(focused()).toBe('Filter 1: Value'));
    await press('Remove filter 1');
    await press('Apply');
    await closed();
    await waitFor(() => expect(focused()).toBe('Filters'));
  });

  test('R38: axe finds nothing, light or dark', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { unmount } = renderInProvider(<FilterHost filters={filters} />, { theme });
      expect(await axeFindings()).toEqual([]);
      unmount();
    }
  });
});
