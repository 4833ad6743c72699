import { screen, waitFor, within } from '@testing-library/react';
import type { Builder, ErrorReport } from 'ssm-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { cellsOf, chooseFile, openedDialog, savedFiles, upload } from '../../features/import/testing/importScreen.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { sub } from '../../features/panels/testing/panelServer.ts';
import { axeFindings } from '../../testing/axe.ts';
import type { TestClientOptions } from '../../testing/createTestClient.ts';
import { renderWithServer } from '../../testing/renderWithServer.tsx';
import { PanelBuilderPage } from './PanelBuilderPage.tsx';

const catalogues = bothVersions(40, 60);
const errorText = 'There was an error with your request, please try again later or contact our support team.';
const list = 'SeqId\n1-1\n3_1\nSYM5\n50-1\nnonsense\n1-1\n';

interface Situation extends TestClientOptions {
  readonly builderHolds?: readonly string[];
  readonly reports?: ErrorReport[];
}

async function open({ builderHolds = ['3-1'], reports = [], ...options }: Situation = {}) {
  const builder = filledBuilder(builderHolds);
  onTestFinished(builder.dispose);
  await renderWithServer(<PanelBuilderPage builder={builder} version="V_7K" group="Panel" sub={sub} />, {
    catalogues,
    person: 'SSM-Registered',
    provider: { requestPath: 'secured', errorReports: (report) => void reports.push(report) },
    ...options,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  return { builder, dialog: await openedDialog('Import Analytes') };
}

function seqIdsOf({ getSnapshot }: Builder): readonly string[] {
  return [...getSnapshot().lists.V_7K.seqIds];
}

async function announced(text: string, role: 'status' | 'alert'): Promise<void> {
  const region = screen.getByRole('region', { name: 'Notifications' });
  await waitFor(() => expect(within(region).getByText(text).role).toBe(role));
}

async function dialogCloses(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
}

function failing(...answers: readonly (() => Promise<Response>)[]): TestClientOptions {
  const left = [...answers];
  return {
    intercept: (request, answer) => (request.url.includes('/menuquery/import') && left.shift()?.()) || answer(request),
  };
}

describe('choosing a list', () => {
  test('S5-09: Upload is disabled until a file is chosen, and says why', async () => {
    const { dialog } = await open();
    const button = dialog.getByRole('button', { name: 'Upload' });
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    expect([button.ariaDisabled, reason]).toEqual(['true', 'Choose a file or paste a list first']);
    await chooseFile('list.csv', list);
    expect(await dialog.findByText(/^list\.csv \(/)).toBeVisible();
    expect([button.ariaDisabled, button.getAttribute('aria-describedby')]).toEqual([null, null]);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  test('what cannot be read is said at once; what was typed stays beside a file', async () => {
    const { dialog } = await open();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), '1-1\n2-1');
    await chooseFile('picture.png', 'x');
    expect(
      await dialog.findByText('This file cannot be read. Choose an .xlsx, .csv, .tsv or .txt file.'),
    ).toBeVisible();
    await chooseFile('list.csv', list);
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove list.csv' }));
    expect(dialog.getByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', '1-1\n2-1');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Choose file' }));
  });

  test('S8-07, S7-07: the template is saved by the name that the server gives it', async () => {
    const { dialog } = await open();
    const saved = savedFiles();
    await userEvent.click(dialog.getByRole('button', { name: 'Download template' }));
    await announced('SomaScan_Menu_Import_Template.xlsx downloaded', 'status');
    expect(saved.map(({ name }) => name)).toEqual(['SomaScan_Menu_Import_Template.xlsx']);
  });

  test('S8-03, R11: a template that cannot be had says so, and is asked for again', async () => {
    let isBroken = true;
    const { dialog } = await open({
      intercept: (request, answer) =>
        isBroken && request.url.includes('/template')
          ? Promise.resolve(new Response(null, { status: 403 }))
          : answer(request),
    });
    const saved = savedFiles();
    await userEvent.click(dialog.getByRole('button', { name: 'Download template' }));
    await announced(errorText, 'alert');
    expect(dialog.getByRole('button', { name: 'Download template' }).ariaDisabled).toBe(null);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await announced('SomaScan_Menu_Import_Template.xlsx downloaded', 'status');
    expect(saved.length).toBe(1);
  });

  test('S8-07: a template that is on its way when the list is uploaded is saved all the same', async () => {
    const template = Promise.withResolvers<void>();
    const { dialog } = await open({
      async intercept(request, answer) {
        if (request.url.includes('/template')) await template.promise;
        return answer(request);
      },
    });
    const saved = savedFiles();
    await userEvent.click(dialog.getByRole('button', { name: 'Download template' }));
    await chooseFile('list.csv', list);
    await upload(dialog);
    await announced('2 matches found', 'status');
    template.resolve();
    await announced('SomaScan_Menu_Import_Template.xlsx downloaded', 'status');
    expect(saved.map(({ name }) => name)).toEqual(['SomaScan_Menu_Import_Template.xlsx']);
  });
});

describe('the answer', () => {
  test('S1-07, S4-19: every row has one, and what was found is added as one step that can be undone', async () => {
    const { builder, dialog } = await open();
    await chooseFile('list.csv', list);
    await upload(dialog);
    await announced('2 matches found', 'status');
    expect(dialog.getByText(/^7 rows read, 2 reagents found\./)).toBe(document.activeElement);
    expect(cellsOf(dialog, 'status')).toEqual([
      'Heading',
      'Exact',
      'Other notation',
      // A symbol in a column of SeqIds, and the reagent that it may mean.
      'Proposed',
      '',
      'Other version only',
      'Not recognised',
      'Duplicate',
    ]);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Choose 5-1 for line 4' }));
    expect(
      dialog.getByText(
        '1 already in the builder, 3 left out: 1 in the other version only, 1 duplicate, 1 not recognised',
      ),
    ).toBeVisible();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 analytes' }));
    await dialogCloses();
    await announced('Analytes added to Panel Builder', 'status');
    expect(seqIdsOf(builder)).toEqual(['3-1', '1-1', '5-1']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(seqIdsOf(builder)).toEqual(['3-1']);
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(seqIdsOf(builder)).toEqual(['3-1', '1-1', '5-1']);
  });

  test('is shown by status, and saved whole', async () => {
    const { dialog } = await open();
    const saved = savedFiles();
    await chooseFile('list.csv', list);
    await upload(dialog);
    const chips = within(dialog.getByRole('group', { name: 'Show rows' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All 7',
      'Exact 1',
      'Other notation 1',
      'Proposed 1',
      'Other version only 1',
      'Not recognised 1',
      'Duplicate 1',
      'Heading 1',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Exact 1' }));
    expect(cellsOf(dialog, 'raw')).toEqual(['1-1']);
    await userEvent.click(dialog.getByRole('radio', { name: '.csv' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download results' }));
    await announced('list results.csv downloaded', 'status');
    const text = await saved[0]?.blob.text();
    const lines = (text ?? '').split('\r\n');
    expect([lines.length, lines[1], lines[5]]).toEqual([
      9,
      'Sheet1,1,SeqId,,,Heading,"Names columns, or stands above those names.",,,,,,,,',
      "Sheet1,5,'50-1,,SeqId,Other version only,50-1 is a SeqId; only 11K measures it: 50-1.,,,,,,,,",
    ]);
  });

  test('a cell is mended, and another column is read, by the server’s own rules', async () => {
    const { dialog } = await open();
    await chooseFile('list.csv', 'SeqId,Also\n1-1,SYM7\nnonsense,SYM9\n');
    await upload(dialog);
    expect(await dialog.findByText('Sheet ‘Sheet1’: column A as SeqId — 2 rows')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 3' }));
    await userEvent.fill(await dialog.findByRole('textbox', { name: 'Line 3 as written' }), '5-1');
    await userEvent.keyboard('{Enter}');
    expect(await dialog.findByText('was nonsense')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add 2 analytes' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change sheets and columns' }));
    await dialog.findByRole('region', { name: 'First rows of ‘Sheet1’' });
    await userEvent.click(dialog.getByRole('button', { name: 'Read column A of ‘Sheet1’ as' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Not read' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Read column B of ‘Sheet1’ as' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gene symbol' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Read again' }));
    await dialog.findByRole('grid', { name: 'Results' });
    expect(cellsOf(dialog, 'raw')).toEqual(['SeqId', 'SYM7', 'SYM9']);
    await announced('One decision no longer holds and was dropped', 'alert');
  });

  test('nothing that was found is said, with the button disabled', async () => {
    const { dialog } = await open();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), 'nonsense\nmore');
    await upload(dialog);
    expect(dialog.getByRole('button', { name: 'Add 0 analytes' }).ariaDisabled).toBe('true');
    expect(dialog.getByText('No row names a reagent of this menu')).toBeVisible();
    await announced('No matches', 'alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another list' }));
    expect(dialog.getByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', 'nonsense\nmore');
  });

  test('S7-11: an import tells nobody of what it did not find', async () => {
    const reports: ErrorReport[] = [];
    const { dialog } = await open({ reports });
    await chooseFile('list.csv', list);
    await upload(dialog);
    expect(reports).toEqual([]);
  });
});

describe('R11: a failure', () => {
  const refusal = { status: 422, code: 'unreadable_workbook', detail: 'It is locked with a password.' };
  const refuse = async () =>
    new Response(JSON.stringify(refusal), {
      status: 422,
      headers: { 'Content-Type': 'application/problem+json' },
    });

  test('S8-03: is told in the server’s words, loses nothing, and can be tried again', async () => {
    const { dialog } = await open(failing(refuse));
    await chooseFile('list.csv', list);
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await announced('It is locked with a password.', 'alert');
    expect(dialog.getByText('It is locked with a password.')).toBeVisible();
    expect(dialog.getByText(/^list\.csv \(/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/^7 rows read/)).toBeVisible();
  });

  test('S8-01: has the general words where the server sent none', async () => {
    const { dialog } = await open(failing(() => Promise.reject(new TypeError('refused'))));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), '1-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await announced(errorText, 'alert');
    expect(dialog.getByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', '1-1');
  });

  test('R12: is not waited for longer than a person wants', async () => {
    const { dialog } = await open(failing(() => new Promise(() => undefined)));
    await chooseFile('list.csv', list);
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByRole('progressbar', { name: 'Uploading list.csv' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(await dialog.findByText(/^list\.csv \(/)).toBeVisible();
    await upload(dialog);
  });
});
