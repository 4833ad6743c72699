import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { answeredDialog, box } from '../testing/importDialog.tsx';
import { everyRow } from '../testing/importModel.ts';
import { importServer } from '../testing/importServer.ts';

describe('sheets and columns', () => {
  test('are told, looked at, changed and read again', async () => {
    const layouts: unknown[] = [];
    const server = importServer(everyRow, ({ layout }) => {
      layouts.push(layout);
      return everyRow;
    });
    const { dialog } = await answeredDialog(server);
    expect(dialog.getByText('Sheet ‘Table S3’: column A as SeqId, column C as Gene symbol — 13 rows')).toBeVisible();
    await userEvent.click(box('Choose 3485-28 for line 5'));
    await userEvent.click(dialog.getByRole('button', { name: 'Change sheets and columns' }));
    const table = within(await dialog.findByRole('region', { name: 'First rows of ‘Table S3’' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Line',
      'Column ASeqId94% look like SeqId',
      'Column BUniProtnamed “UniProt ID”',
      'Column CNot read',
    ]);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(table.getByRole('button', { name: 'Read column C of ‘Table S3’ as' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gene symbol' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Read again' }));
    await dialog.findByRole('grid', { name: 'Results' });
    const columns = [
      { column: 0, kind: 'seqId' },
      { column: 1, kind: 'uniProt' },
      { column: 2, kind: 'symbol' },
    ];
    expect(layouts).toEqual([{ sheets: [{ sheet: 'Table S3', header: 2, columns }] }]);
    await waitFor(() => expect(box('Choose 3485-28 for line 5').checked).toBe(true));
  });

  test('Cancel goes back to the results', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow));
    await userEvent.click(dialog.getByRole('button', { name: 'Change sheets and columns' }));
    await dialog.findByRole('region', { name: 'First rows of ‘Table S3’' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByRole('grid', { name: 'Results' })).toBeVisible();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Change sheets and columns' }));
  });
});
