/** The menu as a person meets it: by roles and names alone. */
import { screen, within } from '@testing-library/react';
import { page } from 'vitest/browser';

/** Too narrow for the columns to share room, until the test ends. */
export async function useNarrowView(): Promise<void> {
  await page.viewport(560, 800);
}

export function grid(): HTMLElement {
  return screen.getByRole('grid', { name: 'Menu' });
}

/** The text of every drawn cell, row by row in the order of their row numbers; header excepted. */
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

/** The SeqId of each drawn row. */
export function seqIds(): readonly string[] {
  return rowTexts().map((cells) => cells.find((text) => /^\d+-\d+$/.test(text)) ?? '');
}

export function rowIndex(row: Element): number {
  return Number(row.getAttribute('aria-rowindex'));
}

/** Waits until the list is there; answers its first SeqIds. */
export async function firstSeqIds(count: number): Promise<readonly string[]> {
  await screen.findAllByRole('gridcell', undefined, { timeout: 10_000 });
  return seqIds().slice(0, count);
}

export function header(name: string | RegExp): HTMLElement {
  return within(grid()).getByRole('columnheader', { name });
}

export function searchBox(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Search by Keywords or IDs' });
}

/** The texts of the live regions: results, then selection. */
export function counts(): readonly (string | null)[] {
  return screen.getAllByRole('status').map((status) => status.textContent);
}

/** aria-rowindex of the row that holds the focus; NaN when it is not in a row. */
export function focusedRowIndex(): number {
  const row = document.activeElement?.closest('[role=row]');
  return row === null || row === undefined ? Number.NaN : rowIndex(row);
}
