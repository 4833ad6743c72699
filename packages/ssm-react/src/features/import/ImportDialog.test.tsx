import { screen, waitFor, within } from '@testing-library/react';
import type { SatClient } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../testing/axe.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { everyRow, manyRows } from './testing/importModel.ts';
import { openedDialog, upload } from './testing/importScreen.ts';
import { useImport } from './useImport.ts';

/** A server whose only answer is these rows. */
function answering(rows: unknown): SatClient {
  return { post: async () => ({ data: rows, headers: new Headers() }) } as unknown as SatClient;
}

function Dialog({ onTaken }: { readonly onTaken: (seqIds: readonly string[]) => void }) {
  const model = useImport({ kind: 'import', version: 'V_7K', onTaken, onClose: () => undefined });
  return <ImportDialog model={model} kind="import" version="V_7K" />;
}

async function open(rows: unknown, direction: 'ltr' | 'rtl' = 'ltr') {
  const onTaken = vi.fn();
  renderInProvider(<Dialog onTaken={onTaken} />, { client: answering(rows), direction });
  return { dialog: await openedDialog('Import Analytes'), onTaken };
}

async function answered(rows: unknown, direction?: 'ltr' | 'rtl') {
  const opened = await open(rows, direction);
  await userEvent.fill(opened.dialog.getByRole('textbox', { name: 'Or paste a list' }), 'any');
  await upload(opened.dialog);
  return opened;
}

function drop(dataTransfer: DataTransfer): DragEvent {
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
}

/** The row and the column of the focus, as they are announced. */
function focusedPlace(): readonly (string | null | undefined)[] {
  const cell = document.activeElement;
  return [cell?.closest('[role=row]')?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')];
}

function box(name: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name });
}

describe('the ways in', () => {
  test('a file is dropped, text is pasted, and a spreadsheet’s picture of itself is not taken for a file', async () => {
    const { dialog } = await open([]);
    const place = dialog.getByText('or drop a file here');
    const dropped = new DataTransfer();
    dropped.items.add(new File(['1-1'], 'dropped.txt'));
    place.dispatchEvent(drop(dropped));
    expect(await dialog.findByText(/^dropped\.txt/)).toBeVisible();
    const pasted = new DataTransfer();
    pasted.items.add(new File(['x'], 'picture.png', { type: 'image/png' }));
    pasted.setData('text/plain', '1-1\n2-1');
    dialog
      .getByText('or drop a file here')
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: pasted }));
    expect(await dialog.findByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', '1-1\n2-1');
    const both = new DataTransfer();
    both.items.add(new File(['x'], 'a.csv'));
    both.items.add(new File(['x'], 'b.csv'));
    dialog.getByText('or drop a file here').dispatchEvent(drop(both));
    expect(await dialog.findByText('Choose one file at a time.')).toBeVisible();
  });
});

describe('rows with several reagents', () => {
  test('one, some, all or none of them are chosen, by pointer and by keyboard', async () => {
    const { dialog, onTaken } = await answered(everyRow);
    expect(dialog.getByRole('status').textContent).toBe('7 left out');
    await userEvent.click(box('Choose 3485-28 for line 5'));
    expect(dialog.getByRole('button', { name: 'Add 4 analytes' })).toBeVisible();
    expect([box('Choose all 3 for line 5').indeterminate, dialog.getByRole('status').textContent]).toEqual([
      true,
      '6 left out',
    ]);
    await userEvent.keyboard('{ArrowDown} ');
    expect(box('Choose 5677-15 for line 5').checked).toBe(true);
    await userEvent.click(box('Choose all 3 for line 5'));
    expect(box('Choose all 3 for line 5').checked).toBe(true);
    await userEvent.click(box('Choose all 3 for line 5'));
    expect(dialog.getByRole('button', { name: 'Add 3 analytes' })).toBeVisible();
    await userEvent.click(box('Choose 8903-1 for line 6'));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 4 analytes' }));
    expect(onTaken.mock.calls).toEqual([[['10000-28', '10001-7', '10003-15', '8903-1']]]);
  });
});

describe('20,000 rows', () => {
  test('are a few elements, and the keyboard reaches each', async () => {
    const { dialog } = await answered(manyRows(20_000));
    const grid = dialog.getByRole('grid', { name: 'Results' });
    // A thousand rows have three candidates each.
    expect([grid.ariaRowCount, within(grid).getAllByRole('row').length < 60]).toEqual(['23001', true]);
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    const places: unknown[] = [focusedPlace()];
    for (const key of [
      '{ArrowDown}',
      '{ArrowRight}',
      '{End}',
      '{Control>}{End}{/Control}',
      '{PageUp}',
      '{Control>}{Home}{/Control}',
    ]) {
      await userEvent.keyboard(key);
      places.push(focusedPlace());
    }
    const [first, down, right, end, last, up, home] = places;
    expect([first, down, right, end, last, home]).toEqual([
      ['2', '1'],
      ['3', '1'],
      ['3', '2'],
      ['3', '8'],
      ['23001', '8'],
      ['2', '1'],
    ]);
    expect(Number((up as readonly string[])[0])).toBeLessThan(23_001);
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  });

  test('keep the focus on a row that is scrolled out of sight', async () => {
    const { dialog } = await answered(manyRows(20_000));
    const grid = dialog.getByRole('grid', { name: 'Results' });
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    grid.scrollTop = 300_000;
    await waitFor(() => expect(grid.querySelector('[aria-rowindex="8340"]')).not.toBe(null));
    expect(focusedPlace()).toEqual(['2', '1']);
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedPlace()).toEqual(['3', '1']);
    expect(grid.scrollTop).toBeLessThan(100);
  });
});
