import { screen, waitFor, within } from '@testing-library/react';
import type { PanelContent } from 'ssm-core';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { clientWithPanels, panelContent, sub } from '../../../features/panels/testing/panelServer.ts';
import type { TestClientOptions } from '../../../testing/createTestClient.ts';
import { renderInProvider } from '../../../testing/renderWithServer.tsx';
import { MyPanelsPage, type MyPanelsPageProps } from '../MyPanelsPage.tsx';

const catalogues = bothVersions(40, 60);
export const errorText = 'There was an error with your request, please try again later or contact our support team.';
export const kidney: PanelContent = { ...panelContent('Kidney', '1-1', '2-1', '3-1'), description: 'Renal markers' };
const liver: PanelContent = { ...panelContent('Liver', '1-1'), version: 'V_11K' };
const spleen = panelContent('Spleen', '2-1', '3-1');
const three = [spleen, kidney, liver] as const;

interface Situation extends TestClientOptions {
  readonly contents?: readonly PanelContent[];
  readonly locale?: string;
  readonly page?: Partial<MyPanelsPageProps>;
}

export async function openPanels({ contents = three, locale = 'en', page, ...options }: Situation = {}) {
  const { client, panels } = await clientWithPanels(contents, { catalogues, ...options });
  const { rerender } = renderInProvider(
    <MyPanelsPage sub={sub} group="Panel" panelHref={(id) => `#/panel/${id}`} {...page} />,
    { client, locale, requestPath: 'secured' },
  );
  return { client, panels, leave: () => rerender(<p>Another page</p>) };
}

export function grid(): HTMLElement {
  return screen.getByRole('grid', { name: 'My Panels' });
}

export function names(): readonly (string | null)[] {
  return screen
    .queryAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('link'))
    .map(({ textContent }) => textContent);
}

export async function awaitNames(...expected: readonly string[]): Promise<void> {
  await waitFor(() => expect(names()).toEqual(expected));
}

export async function choose(name: string, action: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  const menu = await screen.findByRole('menu', { name: `Actions for ${name}` });
  await userEvent.click(within(menu).getByRole('menuitem', { name: action }));
}

export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

export async function told(text: string, role = 'status'): Promise<void> {
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect((await within(region).findByText(text)).closest('[role]')?.role).toBe(role);
}
