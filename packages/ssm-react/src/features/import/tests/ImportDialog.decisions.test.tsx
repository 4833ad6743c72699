import { screen, waitFor, within } from '@testing-library/react';
import { createMemorySessions } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { answeredDialog, box, openDialog } from '../testing/importDialog.tsx';
import { candidate, everyRow, importedRow } from '../testing/importModel.ts';
import { cellsOf, savedFiles } from '../testing/importScreen.ts';
import { importServer } from '../testing/importServer.ts';

describe('decisions', () => {
  test('rows that wait for one are not told as nothing found: the button says that nothing is chosen yet', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow.filter(({ status }) => status === 'several')));
    const add = dialog.getByRole('button', { name: 'Add 0 analytes' });
    expect([add.ariaDisabled, dialog.getByText('Nothing is chosen yet').id]).toEqual([
      'true',
      add.getAttribute('aria-describedby'),
    ]);
    expect(screen.queryByText(/matches/i)).toBe(null);
  });

  test('one, some, all or none of several are chosen, by pointer and by keyboard', async () => {
    const { dialog, onTaken } = await answeredDialog(importServer(everyRow));
    const left = () => dialog.getAllByRole('status').map(({ textContent }) => textContent);
    expect(left()).toContain(
      '10 left out: 1 in the other version only, 1 not measured, 5 undecided, 1 duplicate, 2 not recognised',
    );
    await userEvent.click(box('Choose 3485-28 for line 5'));
    expect(dialog.getByRole('button', { name: 'Add 3 analytes' })).toBeVisible();
    expect(box('Choose all 3 for line 5').indeterminate).toBe(true);
    await userEvent.keyboard('{ArrowDown} ');
    expect(box('Choose 5677-15 for line 5').checked).toBe(true);
    await userEvent.click(box('Choose all 3 for line 5'));
    expect(box('Choose all 3 for line 5').checked).toBe(true);
    await userEvent.click(box('Choose all 3 for line 5'));
    expect(dialog.getByRole('button', { name: 'Add 2 analytes' })).toBeVisible();
    await userEvent.click(box('Choose 2616-23 for line 4'));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 3 analytes' }));
    expect(onTaken.mock.calls.map(([seqIds]) => seqIds)).toEqual([['10000-28', '10001-7', '2616-23']]);
    expect(onTaken.mock.calls[0]?.[1]).toMatchObject({ file: null, version: 'V_7K', catalogueRevision: 'r1' });
  });

  test('what was found is refused; the buttons and the keys undo and do again, and nothing behind hears of it', async () => {
    const behind = vi.fn();
    document.addEventListener('keydown', behind);
    onTestFinished(() => document.removeEventListener('keydown', behind));
    const { dialog } = await answeredDialog(importServer(everyRow));
    await userEvent.click(box('Take 10000-28, found in line 2'));
    expect(dialog.getByText(/1 refused/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add 1 analyte' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(box('Take 10000-28, found in line 2').checked).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Redo' }));
    expect(box('Take 10000-28, found in line 2').checked).toBe(false);
    behind.mockClear();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(box('Take 10000-28, found in line 2').checked).toBe(true);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(box('Take 10000-28, found in line 2').checked).toBe(false);
    const keys = behind.mock.calls.map(([event]) => (event as KeyboardEvent).key.toLowerCase());
    expect(keys.filter((key) => key === 'z')).toEqual([]);
  });

  test('rows of one reason are accepted together', async () => {
    const proposed = (line: number, raw: string, ...seqIds: readonly string[]) =>
      importedRow({
        line,
        raw,
        status: 'proposed',
        reason: 'alias',
        candidates: seqIds.map((seqId) => candidate(seqId, 'T', 'G')),
      });
    const rows = [...everyRow, proposed(20, 'A', '1-1'), proposed(21, 'B', '2-1'), proposed(22, 'C', '3-1', '3-2')];
    const { dialog } = await answeredDialog(importServer(rows));
    const chips = (name: string) => within(dialog.getByRole('group', { name }));
    await userEvent.click(chips('Show rows').getByRole('button', { name: /^Proposed/ }));
    expect(dialog.queryByRole('button', { name: /^Accept all/ })).toBe(null);
    await userEvent.click(chips('Show reasons').getByRole('button', { name: 'Other name 4' }));
    expect(dialog.getByText('1 row more has several candidates and stays undecided')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept all 3' }));
    expect(dialog.getByRole('button', { name: 'Add 5 analytes' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(dialog.getByRole('button', { name: 'Accept all 3' })).toBeVisible();
  });

  test('one of several is chosen by a measure; the menu says how many rows it decides', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow));
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose for several (1)' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'First listed: 1 row',
      'All: 1 row',
      'Lowest Total CV Plasma (%): 1 row',
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: /^Lowest/ }));
    expect(await dialog.findByText('Lowest Total CV Plasma (%): 1 row decided')).toBeVisible();
    expect(box('Choose 3485-28 for line 5').checked).toBe(true);
    expect(cellsOf(dialog, 'reason').filter((text) => text?.includes('Total CV'))).toEqual(
      expect.arrayContaining([
        'Integrin β1, full name · Total CV Plasma (%): 4.0',
        'Integrin β1, full name · Total CV Plasma (%): not reported',
      ]),
    );
  });
});

describe('what was decided', () => {
  test('is there again after another list was thought of', async () => {
    const server = importServer(everyRow);
    const { dialog } = await answeredDialog(server);
    await userEvent.click(box('Choose 3485-28 for line 5'));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another list' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Back to the results' }));
    await dialog.findByRole('grid', { name: 'Results' });
    expect([box('Choose 3485-28 for line 5').checked, server.sent()]).toEqual([true, 1]);
  });

  test('is there again when the dialog is opened anew', async () => {
    const sessions = createMemorySessions();
    const first = await answeredDialog(importServer(everyRow), { sessions });
    await userEvent.click(box('Choose 3485-28 for line 5'));
    const kept = sessions.open({ owner: 'me', kind: 'import', version: 'V_7K' });
    await waitFor(async () => expect((await kept.list())[0]?.work.decisions.length).toBe(1));
    first.unmount();
    const { dialog } = await openDialog(importServer(everyRow), { sessions });
    await userEvent.click(await dialog.findByRole('button', { name: 'Go on with the pasted list' }));
    await dialog.findByRole('grid', { name: 'Results' });
    expect(box('Choose 3485-28 for line 5').checked).toBe(true);
  });

  test('of two pasted lists is told apart by when it was last worked at', async () => {
    const sessions = createMemorySessions();
    const kept = sessions.open({ owner: 'me', kind: 'import', version: 'V_7K' });
    const session = (digest: string, at: string) => ({
      digest,
      name: null,
      at,
      hasSource: true,
      layout: null,
      work: { edits: [], decisions: [] },
    });
    const times = [new Date(Date.now() - 3_600_000), new Date(Date.now() - 60_000)];
    for (const [index, at] of times.entries()) {
      await kept.keep(session(`digest ${index}`, at.toISOString()), { kind: 'text', text: `IL${index}` });
    }
    const { dialog } = await openDialog(importServer(everyRow), { sessions });
    const lists = within(await dialog.findByRole('group', { name: 'Lists of before' })).getAllByRole('button');
    const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
    expect(lists.map(({ textContent }) => textContent)).toEqual(
      times.toReversed().map((at) => `Go on with the pasted list, ${shown.format(at)}`),
    );
  });

  test('is in the file with the results', async () => {
    const saved = savedFiles();
    const { dialog } = await answeredDialog(importServer(everyRow));
    await userEvent.click(box('Take 10000-28, found in line 2'));
    await userEvent.click(box('Choose 2616-23 for line 4'));
    await userEvent.click(dialog.getByRole('radio', { name: '.csv' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download results' }));
    await waitFor(() => expect(saved.length).toBe(1));
    const lines = ((await saved[0]?.blob.text()) ?? '').split('\r\n');
    const ends = lines.slice(2, 5).map((line) => line.split(',').slice(-2));
    expect([lines[0]?.split(',').slice(2, 5), ends]).toEqual([
      ['As written', 'Edited to', 'Read as'],
      [
        ['Refused', ''],
        ['Found', '10001-7'],
        ['Taken by hand', "'2616-23"],
      ],
    ]);
  });

  test('what the answer rests on is said at its foot', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow));
    (await dialog.findByText('Answered with catalogue r1')).click();
    expect(await dialog.findByText('hgnc.tsv (CC0)')).toBeVisible();
  });
});
