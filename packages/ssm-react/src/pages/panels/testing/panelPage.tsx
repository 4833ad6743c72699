import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PanelContent, SatClient } from 'ssm-core';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { owner, panelContent, saveVersions } from '../../../features/panels/testing/panels.ts';
import { createTestClient, type TestClientOptions } from '../../../testing/createTestClient.ts';
import { renderInProvider } from '../../../testing/renderWithServer.tsx';
import { PanelPage, type PanelPageProps } from '../PanelPage.tsx';

export const catalogues = bothVersions(40, 60);

interface OpenOptions extends Partial<PanelPageProps> {
  readonly saves?: readonly PanelContent[];
  readonly intercept?: TestClientOptions['intercept'];
  readonly held?: TestClientOptions['catalogues'];
}

export function newClient(intercept?: TestClientOptions['intercept'], held: OpenOptions['held'] = catalogues) {
  return createTestClient({ catalogues: held, person: owner.person, ...(intercept && { intercept }) });
}

export function showPage(client: SatClient, shownPage: ReactNode) {
  return renderInProvider(shownPage, { client, requestPath: 'secured' });
}

export async function openPanel({ saves = [panelContent()], intercept, held, ...props }: OpenOptions = {}) {
  const client = await newClient(intercept, held);
  const panelId = saves.length === 0 ? 'nobody-has-this-panel' : await saveVersions(client, saves);
  showPage(client, <PanelPage panelId={panelId} group="Panel" {...props} />);
  return { client, panelId };
}

export function shownSeqIds(name = 'Kidney injury'): readonly string[] {
  return within(screen.getByRole('grid', { name }))
    .queryAllByRole('gridcell')
    .map((cell) => cell.textContent)
    .filter((text) => /^\d+-\d+$/.test(text));
}

export async function awaitRows(...seqIds: readonly string[]): Promise<void> {
  await waitFor(() => expect(shownSeqIds()).toEqual(seqIds));
}

export function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

export function fact(title: string): string | null | undefined {
  return screen.getByText(title, { selector: 'dt' }).nextElementSibling?.textContent;
}

export async function awaitTableOf(...seqIds: readonly string[]): Promise<void> {
  await screen.findByRole('grid', { name: 'Kidney injury' });
  await awaitRows(...seqIds);
}

export function awaitAllRows(): Promise<void> {
  return awaitTableOf('2-1', '7-1', '10-1', '30-1');
}

export const thrice = [
  panelContent({ seqIds: ['1-1', '2-1'] }),
  panelContent({ seqIds: ['2-1', '3-1', '4-1'] }),
  panelContent(),
];

export async function choose(list: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: list }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
