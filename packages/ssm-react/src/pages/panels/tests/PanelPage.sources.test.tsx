import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { panelSource, panelSourceRow } from 'ssm-core/testing/panels';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { panelContent } from '../../../features/panels/testing/panels.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { decidedRows } from '../../../testing/panelSources.ts';
import { PanelPage } from '../PanelPage.tsx';
import { awaitAllRows, openPanel, press, showPage, slow } from '../testing/panelPage.tsx';

describe('the sources of a panel', () => {
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name: `Rows of ${name}` }))
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  const file = 'Supplement.xlsx';

  test('S4-21: each list has its file, its time, what was decided, and its rows', async () => {
    await openPanel({ saves: [panelContent({ sources: [panelSource({ rows: decidedRows })] })] });
    await awaitAllRows();
    await press('Sources');
    const section = within(screen.getByRole('region', { name: 'Sources' }));
    const [list] = await section.findAllByRole('listitem', undefined, slow);
    const source = within(list as HTMLElement);
    expect(source.getByRole('heading', { level: 3 }).textContent).toBe(file);
    expect(source.getByText('6 rows, 4 reagents taken, 1 cell edited')).toBeVisible();
    expect(source.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      [
        ['Found, and added without a decision', '1'],
        ['Chosen by hand', '1'],
        ['Accepted with all rows of the same reason', '1'],
        ['The best of several', '1'],
        ['Refused', '1'],
        ['Left out', '1'],
      ],
    );
    expect(screen.queryByRole('table')).toBe(null);
    await press(`Show the rows: ${file}`);
    const rows = rowsOf(file);
    expect(rows[0]).toEqual(['Sheet', 'Line', 'As written', 'Edited to', 'Status', 'Reason', 'Taken', 'Decision']);
    const told = rows
      .slice(1)
      .map(([sheet, line, raw, edited, , , taken, decision]) => [sheet, line, raw, edited, taken, decision]);
    expect(told).toEqual([
      ['Table S3', '2', 'IL6', '', '2-1', 'Found, and added without a decision'],
      ['Table S3', '3', 'TNFa', 'TNF', '7-1', 'Chosen by hand'],
      ['Table S3', '4', 'HER2', '', '10-1', 'Accepted with all rows of the same reason'],
      ['Table S3', '5', 'CFH', '', '30-1', 'Of several, the one with the lowest Total CV Plasma (%)'],
      ['Table S3', '6', 'MCP1', '', '', 'Refused'],
      ['Table S3', '7', 'NEFL2', '', '', 'Left out'],
    ]);
    expect(await axeFindings()).toEqual([]);
    await press(`Hide the rows: ${file}`);
    expect(screen.queryByRole('table')).toBe(null);
  });

  test('S4-21: a version has the lists of its save and of all before it; a panel without any says so', async () => {
    const saves = [
      panelContent(),
      panelContent({ description: 'B', sources: [panelSource({ id: 'b', file: 'B.csv' })] }),
      panelContent({ description: 'C', sources: [panelSource({ id: 'c', file: null })] }),
    ];
    const { client, panelId } = await openPanel({ saves });
    await awaitAllRows();
    await press('Sources');
    const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['B.csv', 'Pasted list']), slow);
    cleanup();
    showPage(client, <PanelPage panelId={panelId} group="Set" number={1} />);
    await awaitAllRows();
    await press('Sources');
    expect(await screen.findByText('No imported list was saved with this set.', undefined, slow)).toBeVisible();
  });

  test('20,000 rows are a hundred at a time', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => panelSourceRow({ line: index + 1 }));
    await openPanel({ saves: [panelContent({ sources: [panelSource({ rows })] })] });
    await awaitAllRows();
    await press('Sources');
    await userEvent.click(await screen.findByRole('button', { name: `Show the rows: ${file}` }, slow));
    expect([rowsOf(file).length, screen.getByText('Rows 1 to 100 of 20,000').tagName]).toEqual([101, 'OUTPUT']);
    expect(screen.getByRole('button', { name: 'Previous rows' }).ariaDisabled).toBe('true');
    await press('Next rows');
    expect([rowsOf(file)[1]?.[1], screen.getByText('Rows 101 to 200 of 20,000').tagName]).toEqual(['101', 'OUTPUT']);
  });

  test('R11: sources that do not come can be asked for again', async () => {
    let isBroken = true;
    await openPanel({
      saves: [panelContent({ sources: [panelSource()] })],
      intercept: async (request, answer) =>
        isBroken && request.url.includes('/source') ? new Response(null, { status: 400 }) : answer(request),
    });
    await awaitAllRows();
    await press('Sources');
    await screen.findByRole('alert', undefined, slow);
    expect(await axeFindings()).toEqual([]);
    isBroken = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 3, name: file }, slow)).toBeVisible();
  });

  test('S4-21: the exported file says them, and is not made without them', async () => {
    let isBroken = false;
    const files = vi.spyOn(URL, 'createObjectURL');
    onTestFinished(() => files.mockRestore());
    await openPanel({
      saves: [panelContent({ sources: [panelSource({ rows: decidedRows })] })],
      intercept: async (request, answer) =>
        isBroken && request.url.includes('/source') ? new Response(null, { status: 400 }) : answer(request),
    });
    await awaitAllRows();
    const exportCsv = async () => {
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Comma-separated values (.csv)' }));
    };
    await exportCsv();
    await screen.findByText('Kidney injury v1.csv downloaded', undefined, slow);
    const [text] = await Promise.all(files.mock.calls.map(([blob]) => (blob as Blob).text()));
    expect(text).toContain(
      `Imported lists,"${file} (2026-02-01T00:00:00.000Z): 6 rows, 4 taken, 1 refused, 1 left out"`,
    );
    isBroken = true;
    await exportCsv();
    await screen.findByText(/There was an error with your request/, undefined, slow);
    expect(files.mock.calls.length).toBe(1);
  });
});
