import { screen } from '@testing-library/react';
import { describe, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hear, type Listener } from '../../../testing/hear.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { firstSeqIds, header, searchBox, useNarrowView } from '../testing/menuScreen.ts';

describe('what a table says to a screen reader', () => {
  const catalogues = bothVersions(400, 60);

  /** The table, once its first count has been said. */
  async function open(): Promise<Listener> {
    const listener = hear();
    await renderWithServer(<MenuTable columns={['seqId', 'fullName', 'targetName', 'uniProtId']} />, { catalogues });
    await firstSeqIds(1);
    await listener.told('400 of 400 reagents');
    return listener;
  }

  test('R38: a count is said once, when typing rests', async () => {
    const { told } = await open();
    await userEvent.type(searchBox(), 'target');
    await told('360 of 400 reagents');
  });

  test('R38: another page and another page size are said', async () => {
    const { told } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await told('Page 2 of 4, 101–200 of 400');
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    await told('Page 4 of 4, 301–400 of 400');
    await userEvent.click(screen.getByRole('button', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '500' }));
    await told('Page 1 of 1, 1–400 of 400');
  });

  test('R38: a sort is said with its column', async () => {
    const { told } = await open();
    const sort = () => userEvent.click(header('Full Name').querySelector('button') as HTMLElement);
    await sort();
    await told('Sorted by Full Name, ascending');
    await sort();
    await told('Sorted by Full Name, descending');
    await sort();
    await told('In the order of the catalogue');
  });

  test('R38: a column that is moved or sized by keys is said', async () => {
    await useNarrowView();
    const { told } = await open();
    header('Target Name').querySelector('button')?.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await told('Target Name is 270 pixels wide');
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await told('Target Name is column 4 of 4');
  });
});
