import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable, type MenuTableProps } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { firstSeqIds, grid, header, searchBox, seqIds } from '../testing/menuScreen.ts';

const catalogues = bothVersions(3000, 60);

async function openGrid(props: MenuTableProps = {}): Promise<void> {
  await renderWithServer(<MenuTable allowsSelection {...props} />, { catalogues });
  await firstSeqIds(1);
}

describe('opening a row', () => {
  test('what is opened is told with its version and with the list as it is searched and sorted', async () => {
    const onRowAction = vi.fn<NonNullable<MenuTableProps['onRowAction']>>();
    await openGrid({ onRowAction });
    await userEvent.fill(searchBox(), 'Protein 299');
    await userEvent.dblClick(within(header('Full Name')).getByRole('button'));
    await expect.poll(() => header('Full Name').getAttribute('aria-sort')).toBe('descending');
    const listed = seqIds();
    const opened = screen.getByRole('checkbox', { name: `Select ${listed[2]}` }).closest('[role=row]');
    await userEvent.click(opened?.lastElementChild as Element);
    const [[seqId, row] = []] = onRowAction.mock.calls;
    expect([listed.slice(0, 3), seqId, row?.version, row?.list]).toEqual([
      ['2999-1', '2998-1', '2997-1'],
      '2997-1',
      'V_7K',
      listed,
    ]);
  });

  test('a SeqId is a link to what its row opens: a plain click opens it here, one with Control is the browser’s', async () => {
    const onRowAction = vi.fn();
    await openGrid({ onRowAction, rowHref: (seqId, version) => `#${version}/${seqId}` });
    const link = within(grid()).getByRole('link', { name: '3-1' });
    const followed: boolean[] = [];
    const note = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note);
    onTestFinished(() => window.removeEventListener('click', note));
    await userEvent.click(link);
    for (const key of ['Control', 'Shift', 'Meta']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await userEvent.keyboard(`{${key}>}`);
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await userEvent.click(link);
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await userEvent.keyboard(`{/${key}}`);
    }
    expect([link.getAttribute('href'), followed, onRowAction.mock.calls.map(([seqId]) => seqId)]).toEqual([
      '#V_7K/3-1',
      [false, true, true, true],
      ['3-1'],
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('without anything to open a SeqId is no link, and text that is marked opens nothing', async () => {
    await openGrid();
    expect(within(grid()).queryAllByRole('link')).toEqual([]);
    cleanup();
    const onRowAction = vi.fn();
    await openGrid({ onRowAction });
    const cell = within(grid()).getByText('Protein 5');
    getSelection()?.selectAllChildren(cell);
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 5-1' }));
    expect(onRowAction.mock.calls).toEqual([]);
  });
});
