import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

type Dialog = BoundFunctions<typeof queries>;

export async function openedDialog(name: 'Import Analytes' | 'Bulk Search'): Promise<Dialog> {
  return within(await screen.findByRole('dialog', { name }));
}

export async function chooseFile(name: string, content: string): Promise<void> {
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  expect(input).not.toBe(null);
  await userEvent.upload(input as HTMLInputElement, new File([content], name));
}

export async function upload(dialog: Dialog): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  await dialog.findByRole('grid', { name: 'Results' });
  await waitFor(() => expect(dialog.getAllByRole('gridcell').length).toBeGreaterThan(0));
}

export function cellsOf(dialog: Dialog, column: string): readonly (string | null)[] {
  return dialog
    .getAllByRole('gridcell')
    .filter((cell) => cell.dataset['column'] === column)
    .map(({ textContent }) => textContent);
}

export function savedFiles(): readonly { readonly name: string; readonly blob: Blob }[] {
  const saved: { readonly name: string; readonly blob: Blob }[] = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last !== undefined) saved.push({ name: this.download, blob: last });
  });
  return saved;
}
