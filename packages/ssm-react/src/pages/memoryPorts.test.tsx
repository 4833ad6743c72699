/** Everything on ports in memory: no request leaves, and nothing of the browser's storage is opened. */
import { screen, waitFor, within } from '@testing-library/react';
import { createBuilder, createMemorySessions, createMemoryWorkingLists, roleOf } from 'ssm-core';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions } from '../features/menu/testing/catalogues.ts';
import { firstSeqIds, searchBox } from '../features/menu/testing/menuScreen.ts';
import { clientWithPanels, sub } from '../features/panels/testing/panelServer.ts';
import { refuseRequests } from '../testing/refusedRequests.ts';
import { renderInProvider } from '../testing/renderWithServer.tsx';
import { PanelBuilderPage } from './builder/PanelBuilderPage.tsx';
import { MenuPage } from './menu/MenuPage.tsx';
import { MyPanelsPage } from './panels/MyPanelsPage.tsx';

const role = roleOf(['SSM-Registered']);
const slow = { timeout: 15_000 };

test('with ports in memory reagents are searched, selected, listed, imported, saved and found again without a request', async () => {
  const { client } = await clientWithPanels([], { catalogues: bothVersions(40, 60) });
  const asked = refuseRequests();
  const builder = createBuilder({ storage: createMemoryWorkingLists(), sessions: createMemorySessions() });
  onTestFinished(builder.dispose);
  builder.changeOwner(sub);
  const shared = { builder, sub };
  const { rerender } = renderInProvider(<MenuPage allowsSelection role={role} {...shared} />, {
    client,
    requestPath: 'secured',
  });

  await firstSeqIds(1);
  await userEvent.fill(searchBox(), '1-1');
  await screen.findByText('4 of 40 reagents', undefined, slow);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 1-1' }, slow));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Panel Builder (1)' }, slow));

  rerender(<PanelBuilderPage version="V_7K" group="Panel" {...shared} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }, slow));
  const dialog = within(await screen.findByRole('dialog', undefined, slow));
  await userEvent.fill(await dialog.findByRole('textbox', { name: 'Or paste a list' }, slow), '2-1\n3-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Add/ }, slow));
  await waitFor(() => expect([...builder.getSnapshot().lists.V_7K.seqIds]).toEqual(['1-1', '2-1', '3-1']), slow);
  await userEvent.click(await screen.findByRole('button', { name: 'Save Panel' }, slow));
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Name' }, slow), 'Kidney');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null), slow);

  rerender(<MyPanelsPage group="Panel" panelHref={(id) => `#/panel/${id}`} {...shared} />);
  await screen.findByRole('link', { name: 'Kidney' }, slow);
  expect(asked).toEqual([]);
});
