import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { losing } from '../../../features/panels/testing/panels.ts';
import { awaitAllRows, catalogues, openPanel, press, slow } from '../testing/panelPage.tsx';

const derivedCatalogues = catalogues.map((each) => ({
  ...each,
  derivedFrom: new Map([['totalCVPlasma', 'calibratorCvPct']] as const),
}));

describe('exporting a panel', () => {
  /** The downloads that were begun: name and content. */
  function watchDownloads() {
    const blobs: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return `blob:${blobs.length}`;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return { blobs, names };
  }

  test('S8-07, R29: both files hold the panel, and their downloads are told', async () => {
    const { blobs, names } = watchDownloads();
    await openPanel({ intercept: async (request, answer) => losing(['9999-9'], await answer(request)) });
    await awaitAllRows();
    for (const [format, file] of [
      ['Excel workbook (.xlsx)', 'Kidney injury v1.xlsx'],
      ['Comma-separated values (.csv)', 'Kidney injury v1.csv'],
    ] as const) {
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: format }, slow));
      expect(await screen.findByText(`${file} downloaded`, undefined, slow)).toBeVisible();
    }
    expect(names).toEqual(['Kidney injury v1.xlsx', 'Kidney injury v1.csv']);
    const lines = (await blobs[1]?.text())?.split('\r\n') ?? [];
    const at = lines.findIndex((line) => line.startsWith('Sequence ID,Full Name,Target Name,UniProt ID'));
    expect(lines.slice(at + 1).map((line) => line.split(',').slice(0, 3))).toEqual([
      ["'30-1", 'Protein 30', ''],
      ["'2-1", 'Protein 2', 'Target 2'],
      ["'10-1", 'Protein 10', ''],
      ["'7-1", 'Protein 7', 'Target 7'],
      ["'9999-9", '', ''],
      [''],
    ]);
    expect(lines.slice(0, 3).map((line) => line.split(',').slice(0, 2))).toEqual([
      ['Panel name', 'Kidney injury'],
      ['Panel id', lines[1]?.split(',')[1]],
      ['Assay version', '7K'],
    ]);
  });

  test('a measure that another one fills says so in the table, the summary and the file', async () => {
    const { blobs } = watchDownloads();
    const said = 'Total CV Plasma (%), filled from calibratorCvPct';
    await openPanel({ held: derivedCatalogues });
    await awaitAllRows();
    expect(await screen.findByRole('figure', { name: said }, slow)).toBeVisible();
    expect(screen.getAllByRole('figure', { name: /filled from/ }).length).toBe(1);
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Comma-separated values (.csv)' }, slow));
    await screen.findByText('Kidney injury v1.csv downloaded', undefined, slow);
    const lines = (await blobs[0]?.text())?.split('\r\n') ?? [];
    expect(lines.filter((line) => line.startsWith('Note'))).toEqual([`Note,"${said}"${','.repeat(28)}`]);
  });

  test('R11: a failure is told, and it can be tried again', async () => {
    const { names } = watchDownloads();
    let isBroken = false;
    await openPanel({
      intercept: (request, answer) =>
        isBroken ? Promise.resolve(new Response(null, { status: 400 })) : answer(request),
    });
    await awaitAllRows();
    await screen.findByRole('figure', { name: 'Total CV Plasma (%)' }, slow);
    isBroken = true;
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Comma-separated values (.csv)' }, slow));
    expect((await screen.findByRole('alert', undefined, slow)).textContent).toBe(
      'There was an error with your request, please try again later or contact our support team.',
    );
    isBroken = false;
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Comma-separated values (.csv)' }, slow));
    await waitFor(() => expect(names).toEqual(['Kidney injury v1.csv']), slow);
  });
});
