import { act, screen, waitFor } from '@testing-library/react';
import { defaultMenuView, type ListRows } from 'ssm-core';
import { cellValue } from 'ssm-core/engine';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable } from '../MenuTable.tsx';
import type { PickedRows } from '../parts/menuRows.ts';
import { bothVersions } from '../testing/catalogues.ts';
import { counts, firstSeqIds, searchBox, seqIds } from '../testing/menuScreen.ts';

const catalogues = bothVersions(40, 60);

/** The first ten rows. */
const firstTen: ListRows = (table, filtered = Uint32Array.from({ length: table.rowCount }, (_, row) => row)) => ({
  within: filtered.filter((row) => row < 10),
  total: 10,
});

test('the rows that are listed are searched and counted alone, under a name of their own', async () => {
  await renderWithServer(<MenuTable listRows={firstTen} label="7K Panel" allowsSelection />, { catalogues });
  await screen.findAllByRole('gridcell', undefined, { timeout: 10_000 });
  expect([counts(), screen.getByRole('grid').ariaLabel]).toEqual([['10 of 10 reagents', '0 selected'], '7K Panel']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 10' }));
  await userEvent.fill(searchBox(), 'sym1');
  expect(counts()).toEqual(['2 of 10 reagents', '10 selected, 8 of them not shown']);
});

test('filters leave some of the rows that are listed, and no others', async () => {
  const view = { ...defaultMenuView, filters: [{ key: 'loDb', operator: '<', number: 200 } as const] };
  await renderWithServer(<MenuTable listRows={firstTen} defaultView={view} />, { catalogues });
  // Every seventh has no value, and the others have 37 times their place.
  await waitFor(() => expect(seqIds()).toEqual(['1-1', '2-1', '3-1', '4-1', '5-1']), { timeout: 10_000 });
});

test('what is picked is read and set from the foot, and told', async () => {
  let held: PickedRows | undefined;
  const footer = (picked: PickedRows) => {
    held = picked;
    return <p>Foot</p>;
  };
  const onSelectionChange = vi.fn();
  await renderWithServer(<MenuTable footer={footer} allowsSelection onSelectionChange={onSelectionChange} />, {
    catalogues,
  });
  await firstSeqIds(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 3-1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 1-1' }));
  expect([held?.read(), screen.getByText('Foot').tagName]).toEqual([['1-1', '3-1'], 'P']);
  act(() => held?.set(['2-1']));
  expect([held?.read(), counts()[1], onSelectionChange.mock.lastCall]).toEqual([['2-1'], '1 selected', [['2-1']]]);
});

test('rows that cannot be selected have something else in place of their box', async () => {
  const onPress = vi.fn();
  const unselectable = {
    has: (seqId: string) => seqId === '2-1',
    without: (table: Parameters<ListRows>[0], rows: Uint32Array) =>
      rows.filter((row) => cellValue(table, row, 'seqId') !== '2-1'),
    box: (seqId: string) => <button type="button">{`Leave ${seqId}`}</button>,
    tag: <i>chosen</i>,
    onPress,
  };
  await renderWithServer(<MenuTable unselectable={unselectable} allowsSelection />, { catalogues });
  await screen.findAllByRole('gridcell', undefined, { timeout: 10_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Leave 2-1' }));
  expect([onPress.mock.calls, screen.getAllByText('chosen').length]).toEqual([[['2-1', 'V_7K']], 1]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 39' }));
  expect(counts()[1]).toBe('39 selected');
});
