import { render, screen, within } from '@testing-library/react';
import type { SatClient } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SsmProvider } from '../../../provider/SsmProvider.tsx';
import { loadTexts } from '../../../strings/loadTexts.ts';
import { mergeStrings } from '../../../strings/merge.ts';
import { createSilentClient } from '../../../testing/createTestClient.ts';
import { renderInProvider } from '../../../testing/renderWithServer.tsx';
import { Dialog, openDialog } from '../testing/importDialog.tsx';
import { everyRow } from '../testing/importModel.ts';
import { openedDialog } from '../testing/importScreen.ts';
import { importServer } from '../testing/importServer.ts';
import { importTextsOf } from '../useImportTexts.ts';

function drop(dataTransfer: DataTransfer): DragEvent {
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
}

describe('the ways in', () => {
  test('the files that can be read are offered, and named beside the button and to whoever gives another', async () => {
    const { dialog } = await openDialog(importServer([]));
    const place = dialog.getByText('or drop a file here');
    expect(place.parentElement?.querySelector('input')?.accept).toBe('.xlsx,.csv,.tsv,.txt');
    expect(dialog.getByText('.xlsx, .csv, .tsv or .txt; up to 10 MiB and 20,000 rows')).toBeVisible();
    for (const [name, problem] of [
      ['a.png', 'This file cannot be read. Choose an .xlsx, .csv, .tsv or .txt file.'],
      ['a.xls', 'This kind of workbook cannot be read. Save it as .xlsx, then choose that.'],
    ] as const) {
      const given = new DataTransfer();
      given.items.add(new File(['x'], name));
      place.dispatchEvent(drop(given));
      expect(await dialog.findByText(problem)).toBeVisible();
    }
  });

  test('a file is dropped, text is pasted, and a spreadsheet’s picture of itself is not taken for a file', async () => {
    const { dialog } = await openDialog(importServer([]));
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

test.each([
  [
    'en',
    'You have asked for more than one person may in a minute. What you have chosen stays: try again in 41 seconds.',
  ],
  [
    'de',
    'Sie haben mehr angefragt, als eine Person in einer Minute darf. Was Sie gewählt haben, bleibt: Versuchen Sie es in 41 Sekunden erneut.',
  ],
  ['ja', '1分間に受け付けられる回数を超えました。選択した内容はそのまま残っています。41秒後にもう一度お試しください。'],
])(
  'R11: where the server takes no more, the dialog says in %s how long to wait, and the list is sent again',
  async (locale, told) => {
    const strings = await loadTexts(locale);
    const words = importTextsOf(mergeStrings(strings));
    const refused = new Response(JSON.stringify({ status: 429, code: 'too_many_requests', detail: 'No.' }), {
      status: 429,
      headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '41' },
    });
    const { client, sent } = importServer(refused, () => everyRow);
    const { unmount } = render(
      <SsmProvider client={client} strings={strings} locale={locale}>
        <Dialog onTaken={vi.fn()} sessions={null} />
      </SsmProvider>,
    );
    onTestFinished(unmount);
    const dialog = within(await screen.findByRole('dialog', { name: words.importTitle }));
    const list = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: words.paste });
    await userEvent.fill(list(), 'IL6');
    await userEvent.click(dialog.getByRole('button', { name: words.upload }));
    expect(await dialog.findByText(told)).toBeVisible();
    expect([list().value, dialog.queryByText('No.')]).toEqual(['IL6', null]);
    await userEvent.click(dialog.getByRole('button', { name: words.tryAgain }));
    expect(await dialog.findByRole('grid', { name: words.results })).toBeVisible();
    expect(sent()).toBe(2);
  },
);

test('R44: another person ends an upload, and finds nothing of it', async () => {
  const doNothing = () => undefined;
  const { rerender } = renderInProvider(<Dialog onTaken={doNothing} sessions={null} />);
  const dialog = await openedDialog('Import Analytes');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), 'any');
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await dialog.findByRole('progressbar')).toBeVisible();
  rerender(<Dialog onTaken={doNothing} sessions={null} owner="you" />);
  expect(await dialog.findByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', '');
  expect(dialog.queryByRole('progressbar')).toBe(null);
});

test('R11: an upload that is on its way when the client changes ends, and what was to be sent is still there', async () => {
  const dialogOf = (client: SatClient) => (
    <SsmProvider client={client}>
      <Dialog onTaken={() => undefined} sessions={null} />
    </SsmProvider>
  );
  const { rerender } = renderInProvider(dialogOf(createSilentClient()));
  const dialog = await openedDialog('Import Analytes');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), 'any');
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  expect(await dialog.findByRole('progressbar')).toBeVisible();
  rerender(dialogOf(createSilentClient()));
  expect(await dialog.findByRole('textbox', { name: 'Or paste a list' })).toHaveProperty('value', 'any');
  expect(dialog.queryByRole('progressbar')).toBe(null);
});
