import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hear } from '../../../testing/hear.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { firstSeqIds, grid, header, searchBox, useNarrowView } from '../testing/menuScreen.ts';

describe('the table in a screen reader', () => {
  const catalogues = bothVersions(400, 60);

  /** Waits for the table and its first count. Returns a function that returns later announcements. */
  async function open(): Promise<() => readonly string[]> {
    const heard = hear();
    await renderWithServer(<MenuTable columns={['seqId', 'fullName', 'targetName', 'uniProtId']} />, { catalogues });
    await firstSeqIds(1);
    await waitFor(() => expect(heard()).toEqual(['400 of 400 reagents']));
    return () => heard().slice(1);
  }

  test('R41: announces the count once, when typing pauses', async () => {
    const told = await open();
    // Changes the text at once, so that no key comes late on a busy machine.
    for (const search of ['t', 'ta', 'tar', 'target']) fireEvent.change(searchBox(), { target: { value: search } });
    await waitFor(() => expect(told()).toEqual(['360 of 400 reagents']));
  });

  test('R41: announces a change of page and of page size', async () => {
    const told = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    const second = 'Page 2 of 4, 101–200 of 400';
    await waitFor(() => expect(told()).toEqual([second]));
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    const last = 'Page 4 of 4, 301–400 of 400';
    await waitFor(() => expect(told()).toEqual([second, last]));
    await userEvent.click(screen.getByRole('button', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '500' }));
    await waitFor(() => expect(told()).toEqual([second, last, 'Page 1 of 1, 1–400 of 400']));
  });

  test('R41: announces a sort with its column', async () => {
    const told = await open();
    const sort = () => userEvent.click(header('Full Name').querySelector('button') as HTMLElement);
    const sorts = ['Sorted by Full Name, ascending', 'Sorted by Full Name, descending'];
    await sort();
    await waitFor(() => expect(told()).toEqual(sorts.slice(0, 1)));
    await sort();
    await waitFor(() => expect(told()).toEqual(sorts));
    await sort();
    await waitFor(() => expect(told()).toEqual([...sorts, 'In the order of the catalogue']));
  });

  test('R41: announces a column that keys move or resize', async () => {
    await useNarrowView();
    const told = await open();
    header('Target Name').querySelector('button')?.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await waitFor(() => expect(told()).toEqual(['Target Name is 270 pixels wide']));
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() => expect(told()).toEqual(['Target Name is 270 pixels wide', 'Target Name is column 4 of 4']));
  });

  test('R41: announces the resized column, not the columns before it, whose widths become fixed', async () => {
    const told = await open();
    const { offsetWidth } = header('Full Name');
    header('Full Name').querySelector('button')?.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(told()).toEqual([`Full Name is ${offsetWidth + 10} pixels wide`]));
  });

  test('R41: announces that keys cannot move or resize a column, each time', async () => {
    await useNarrowView();
    const told = await open();
    header('Full Name').querySelector('button')?.focus();
    const moved = '{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}';
    await userEvent.keyboard(moved);
    const fixed = 'Full Name cannot be moved; it is column 2 of 4';
    await waitFor(() => expect(told()).toEqual([fixed]));
    // The text disappears after a while, and only then can it be announced again.
    await waitFor(() => expect(screen.queryByText(fixed)).toBe(null));
    await userEvent.keyboard(moved);
    await waitFor(() => expect(told()).toEqual([fixed, fixed]));
    header('UniProt ID').querySelector('button')?.focus();
    await userEvent.keyboard(moved);
    await waitFor(() => expect(told().at(-1)).toBe('UniProt ID stays column 4 of 4'));
    await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(10)}{/Shift}`);
    await waitFor(() => expect(told().at(-1)).toBe('UniProt ID is 60 pixels wide'));
    const times = () => told().filter((text) => text === 'UniProt ID is 60 pixels wide').length;
    await waitFor(() => expect(screen.queryByText('UniProt ID is 60 pixels wide')).toBe(null));
    const before = times();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(times()).toBe(before + 1));
  });

  test('R41: announces to a visitor why Space selects nothing', async () => {
    const told = await open();
    grid().focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(told()).toEqual(['Sign in to select reagents']));
  });
});
