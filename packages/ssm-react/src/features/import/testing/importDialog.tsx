import { screen } from '@testing-library/react';
import type { SessionStorage } from 'ssm-core';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInProvider } from '../../../testing/renderWithServer.tsx';
import { ImportDialog } from '../ImportDialog.tsx';
import { useImport } from '../useImport.ts';
import { chooseFile, openedDialog, upload } from './importScreen.ts';
import type { ImportServer } from './importServer.ts';

interface DialogProps {
  readonly onTaken: (...taken: readonly unknown[]) => void;
  readonly sessions: SessionStorage | null;
  readonly owner?: string;
}

export function Dialog({ onTaken, sessions, owner = 'me' }: DialogProps) {
  const model = useImport({
    kind: 'import',
    version: 'V_7K',
    owner,
    sessions,
    onTaken,
    onClose: () => undefined,
  });
  return <ImportDialog model={model} kind="import" version="V_7K" />;
}

interface Situation {
  readonly direction?: 'ltr' | 'rtl';
  readonly sessions?: SessionStorage;
}

export async function openDialog(server: ImportServer, { direction = 'ltr', sessions }: Situation = {}) {
  const onTaken = vi.fn();
  const { unmount } = renderInProvider(<Dialog onTaken={onTaken} sessions={sessions ?? null} />, {
    client: server.client,
    direction,
  });
  return { dialog: await openedDialog('Import Analytes'), onTaken, unmount };
}

export async function answeredDialog(server: ImportServer, situation?: Situation, workbook?: string) {
  const opened = await openDialog(server, situation);
  if (workbook !== undefined) await chooseFile(workbook, 'PK');
  else await userEvent.fill(opened.dialog.getByRole('textbox', { name: 'Or paste a list' }), 'any');
  await upload(opened.dialog);
  return opened;
}

export function box(name: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name });
}
