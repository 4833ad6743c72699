import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { answeredDialog, box } from '../testing/importDialog.tsx';
import { everyRow, found } from '../testing/importModel.ts';
import { importServer } from '../testing/importServer.ts';

describe('a mended cell', () => {
  test('is asked for by Enter, and ticks stay', async () => {
    const mended = found(1, 'CRYBB2', '9-1');
    const { dialog } = await answeredDialog(importServer(everyRow, () => [mended]));
    await userEvent.click(box('Choose 3485-28 for line 5'));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
    const field = await dialog.findByRole('textbox', { name: 'Line 4 as written' });
    await userEvent.fill(field, 'CRYBB2');
    await userEvent.keyboard('{Enter}');
    expect(await dialog.findByText('was HER2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add 4 analytes' })).toBeVisible();
    expect(document.activeElement?.getAttribute('data-column')).toBe('raw');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(dialog.queryByText('was HER2')).toBe(null);
  });

  test('Escape leaves the box and not the dialog; F2 opens it', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow));
    await userEvent.click(dialog.getByText('HER2'));
    await userEvent.keyboard('{F2}');
    await userEvent.fill(await dialog.findByRole('textbox', { name: 'Line 4 as written' }), 'x');
    await userEvent.keyboard('{Escape}');
    expect(dialog.queryByRole('textbox')).toBe(null);
    expect([dialog.getByText('HER2').textContent, document.activeElement?.getAttribute('data-column')]).toEqual([
      'HER2',
      'raw',
    ]);
  });

  test('R11: a failure keeps what was typed, with a way to try again', async () => {
    const mended = found(1, 'CRYBB2', '9-1');
    const refused = new Response(JSON.stringify({ status: 503, code: 'unavailable', detail: 'Come back later.' }), {
      status: 503,
      headers: { 'Content-Type': 'application/problem+json' },
    });
    const { dialog } = await answeredDialog(importServer(everyRow, ({ count }) => (count === 2 ? refused : [mended])));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
    await userEvent.fill(await dialog.findByRole('textbox', { name: 'Line 4 as written' }), 'CRYBB2');
    await userEvent.keyboard('{Enter}');
    expect(await dialog.findByText(/^CRYBB2: Come back later\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('was HER2')).toBeVisible();
  });
});
