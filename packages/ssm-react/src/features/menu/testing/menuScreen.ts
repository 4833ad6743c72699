import { screen, within } from '@testing-library/react';
import { page } from 'vitest/browser';

/** Makes the window so narrow that columns have no spare room to share. Setup resets the window after each test. */
export async function useNarrowView(): Promise<void> {
  await page.viewport(560, 800);
}

export function grid(): HTMLElement {
  return screen.getByRole('grid', { name: 'Menu' });
}

export function rowTexts(): readonly (readonly string[])[] {
  return within(grid())
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-rowindex') !== '1')
    .toSorted((first, second) => rowIndex(first) - rowIndex(second))
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    );
}

export function seqIds(): readonly string[] {
  return rowTexts().map((cells) => cells.find((text) => /^\d+-\d+$/.test(text)) ?? '');
}

export function rowIndex(row: Element): number {
  return Number(row.getAttribute('aria-rowindex'));
}

export async function firstSeqIds(count: number): Promise<readonly string[]> {
  await screen.findAllByRole('gridcell');
  return seqIds().slice(0, count);
}

export function header(name: string | RegExp): HTMLElement {
  return within(grid()).getByRole('columnheader', { name });
}

export function searchBox(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Search by Keywords or IDs' });
}

export function counts(): readonly (string | null)[] {
  return screen.getAllByRole('status').map((status) => status.textContent);
}

export function focusedRowIndex(): number {
  const row = document.activeElement?.closest('[role=row]');
  return row === null || row === undefined ? Number.NaN : rowIndex(row);
}
