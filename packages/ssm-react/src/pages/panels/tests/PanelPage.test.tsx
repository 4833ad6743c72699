import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { losing, owner, panelContent, saveVersions, seriesSeqIds } from '../../../features/panels/testing/panels.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { createTestClient } from '../../../testing/createTestClient.ts';
import { PanelPage } from '../PanelPage.tsx';
import { awaitAllRows, fact, newClient, openPanel, press, shownSeqIds, showPage, slow } from '../testing/panelPage.tsx';

describe('the page of a panel', () => {
  test('a page whose onOpened is another function each time is told once a panel', async () => {
    const client = await newClient();
    const panelId = await saveVersions(client, [panelContent()]);
    function Portal() {
      const [names, setNames] = useState<readonly string[]>([]);
      return (
        <>
          <output>{names.join(', ')}</output>
          <PanelPage panelId={panelId} group="Panel" onOpened={({ name }) => setNames([...names, name])} />
        </>
      );
    }
    const { container } = showPage(client, <Portal />);
    await screen.findByRole('grid', { name: 'Kidney injury' }, slow);
    expect(container.querySelector('output')?.textContent).toBe('Kidney injury');
  });

  test('S1-06: it has the panel’s name, what it is, and its analytes alone', async () => {
    const onOpened = vi.fn();
    const { panelId } = await openPanel({
      saves: [panelContent({ description: 'For the trial.' })],
      onOpened,
    });
    await awaitAllRows();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kidney injury');
    expect(['Assay version', 'Reagents', 'Panel version', 'Catalogue revision', 'Id'].map(fact)).toEqual([
      '7K',
      '4',
      '1',
      'series-V_7K-40-1',
      panelId,
    ]);
    expect([fact('Created'), fact('Created') === '']).toEqual([fact('Changed'), false]);
    expect([screen.getByText('For the trial.').tagName, screen.getByText('4 of 4 reagents').tagName]).toEqual([
      'P',
      'OUTPUT',
    ]);
    expect(screen.queryByText('Request access to select reagents')).toBe(null);
    expect(onOpened.mock.calls.map(([panel]) => panel.name)).toEqual(['Kidney injury']);
    await screen.findByRole('figure', { name: 'Total CV Plasma (%)' }, slow);
    expect(await axeFindings()).toEqual([]);
  });

  test('S4-04: certified people see a Set', async () => {
    await openPanel({ group: 'Set' });
    await awaitAllRows();
    expect([fact('Set version'), screen.getByRole('group', { name: 'Set' }).tagName]).toEqual(['1', 'DIV']);
  });

  test('what left the catalogue is named, and the rest is shown', async () => {
    await openPanel({ intercept: async (request, answer) => losing(['9999-9', '8888-8'], await answer(request)) });
    const note = await screen.findByRole('region', { name: '2 reagents are no longer in the catalogue' }, slow);
    expect([within(note).getByText('9999-9, 8888-8').tagName, fact('Reagents'), shownSeqIds()]).toEqual([
      'P',
      '6',
      ['2-1', '7-1', '10-1', '30-1'],
    ]);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBe(null);
    expect(await axeFindings()).toEqual([]);
  });

  test('a panel that there is not says so, and leads to the list', async () => {
    const onOpenPanels = vi.fn();
    await openPanel({ saves: [], panelsHref: '/my-panels', onOpenPanels });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such panel' }, slow)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'My Panels' }));
    expect([onOpenPanels.mock.calls.length, screen.queryByRole('alert')]).toEqual([1, null]);
    expect(await axeFindings()).toEqual([]);
  });

  test('R11: a failure is told once, and tried again', async () => {
    let isBroken = true;
    await openPanel({
      intercept: async (request, answer) =>
        isBroken && request.method === 'GET' && request.url.includes('/custompanel/')
          ? new Response(null, { status: 400 })
          : answer(request),
    });
    const alert = await screen.findByRole('alert', undefined, slow);
    expect(within(alert).getAllByRole('paragraph')[0]?.textContent).toBe(
      'There was an error with your request, please try again later or contact our support team.',
    );
    isBroken = false;
    await press('Try again');
    await awaitAllRows();
    expect(screen.queryByRole('alert')).toBe(null);
  });

  test('S8-01: of a panel that is gone neither versions nor sources are offered again', async () => {
    const { client, panelId } = await openPanel();
    await awaitAllRows();
    const params = { path: { panelId }, header: { 'If-Match': '*' } };
    await client.delete('/custompanel/panel/{panelId}', { params });
    await press('Versions');
    await press('Sources');
    const alerts = await waitFor(() => {
      const found = screen.getAllByRole('alert');
      expect(found.length).toBe(2);
      return found;
    }, slow);
    expect(alerts.flatMap((alert) => within(alert).queryAllByRole('button'))).toEqual([]);
  });

  test('R12: what takes long can be stopped, and started again', async () => {
    let isSilent = true;
    await openPanel({
      intercept: (request, answer) =>
        isSilent && request.method === 'GET' && request.url.includes('/custompanel/')
          ? new Promise((_, reject) => {
              request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
            })
          : answer(request),
    });
    expect(await screen.findByRole('progressbar', { name: 'Loading the panel' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }, slow));
    expect(await screen.findByText('Loading was stopped', undefined, slow)).toBeVisible();
    isSilent = false;
    await press('Try again');
    await awaitAllRows();
  });
});

test('a panel of the whole catalogue is shown whole', async () => {
  const client = await createTestClient({ catalogues: bothVersions(40, 11_083), person: owner.person });
  const content = panelContent({ name: 'Everything', version: 'V_11K', seqIds: [...seriesSeqIds(11_083)] });
  const panelId = await saveVersions(client, [content]);
  showPage(client, <PanelPage panelId={panelId} group="Panel" />);
  expect(await screen.findByText('11,083 of 11,083 reagents', undefined, slow)).toBeVisible();
});
