import { screen, waitFor, within } from '@testing-library/react';
import type { ColumnKey } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { firstSeqIds, grid, header } from '../testing/menuScreen.ts';

vi.mock('../../../ui/grid/columnModel.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const catalogues = bothVersions(40, 60);
const four: readonly ColumnKey[] = ['seqId', 'fullName', 'targetName', 'loDb'];
const notLoaded = 'This part of the page could not be loaded. Check the connection and try again.';

function titles(): readonly string[] {
  return within(grid())
    .getAllByRole('columnheader')
    .map((each) => each.textContent);
}

async function openMenu(): Promise<void> {
  await renderWithServer(<MenuTable columns={four} />, { catalogues });
  await firstSeqIds(1);
}

describe('the menu without what comes late', () => {
  test('R11: a column moves all the same, and the focus goes with it', async () => {
    await openMenu();
    within(header('LoDB (RFU)')).getByRole('button').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'LoDB (RFU)', 'Target Name']));
    expect(document.activeElement?.textContent).toBe('LoDB (RFU)');
    expect(screen.queryByText(notLoaded)).toBe(null);
  });

  test('R11: a width that cannot be changed is told', async () => {
    await openMenu();
    const { offsetWidth } = header('LoDB (RFU)');
    within(header('LoDB (RFU)')).getByRole('button').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await screen.findByText(notLoaded);
    expect(header('LoDB (RFU)').offsetWidth).toBe(offsetWidth);
  });
});
