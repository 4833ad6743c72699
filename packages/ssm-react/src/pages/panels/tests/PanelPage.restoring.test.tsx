import { screen, waitFor, within } from '@testing-library/react';
import { type PanelContent, savePanel } from 'ssm-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { losing, panelContent } from '../../../features/panels/testing/panels.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { awaitAllRows, awaitTableOf, fact, openPanel, slow } from '../testing/panelPage.tsx';

describe('an earlier version is restored', () => {
  const named = [
    panelContent({ name: 'Kidney', description: 'The first', seqIds: ['1-1', '2-1'] }),
    panelContent({ seqIds: ['2-1', '3-1', '4-1'] }),
    panelContent(),
  ];

  async function openRestore(number: number) {
    await userEvent.click(await screen.findByRole('button', { name: 'Versions' }, slow));
    await userEvent.click(await screen.findByRole('button', { name: `Restore version ${number}` }, slow));
    return within(await screen.findByRole('dialog', { name: `Restore version ${number}` }));
  }

  async function confirm(): Promise<void> {
    const button = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' });
    await waitFor(() => expect(button).toBeEnabled(), slow);
    await userEvent.click(button);
  }

  async function told(text: string): Promise<void> {
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect((await within(region).findAllByText(text)).length).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  }

  test('S1-16: as a new version that is equal to it, told once, and undone by restoring again', async () => {
    const { client, panelId } = await openPanel({ saves: named });
    await awaitAllRows();
    const dialog = await openRestore(1);
    expect(
      await dialog.findByText('Saves version 4 with the 2 reagents of version 1. The earlier versions stay.'),
    ).toBeVisible();
    expect(dialog.getByText('Against version 3: 1 reagent back, 3 reagents gone.')).toBeVisible();
    expect(dialog.getByText('Its name becomes Kidney.')).toBeVisible();
    expect(dialog.getByText('Its description becomes: The first')).toBeVisible();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await confirm();
    await told('Version 1 restored as version 4');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kidney' })).toBeVisible();
    expect(fact('Panel version')).toBe('4');
    const read = async (query = {}) => {
      const { data } = await client.get('/custompanel/panel/{panelId}', { params: { path: { panelId }, query } });
      const { name, description, version, seqIds } = data;
      return { name, description, version, seqIds };
    };
    const before = await read({ number: 3 });
    expect([await read(), await read({ number: 1 })]).toEqual([
      { name: 'Kidney', description: 'The first', version: 'V_7K', seqIds: ['1-1', '2-1'] },
      { name: 'Kidney', description: 'The first', version: 'V_7K', seqIds: ['1-1', '2-1'] },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 3' }, slow));
    await screen.findByRole('dialog', { name: 'Restore version 3' });
    await confirm();
    await told('Version 3 restored as version 5');
    expect(await read()).toEqual(before);
  });

  test('S1-16: its reagents that have left the catalogue are named first, and come back with it', async () => {
    const sent: (readonly unknown[])[] = [];
    await openPanel({
      saves: named,
      async intercept(request, answer) {
        if (request.method === 'PUT' && request.url.includes('restores')) {
          const { seqIds } = (await request.clone().json()) as PanelContent;
          sent.push([new URL(request.url).search, seqIds]);
        }
        const answered = await answer(request);
        return request.url.includes('?number=1') ? losing(['9999-9'], answered) : answered;
      },
    });
    await awaitAllRows();
    const dialog = await openRestore(1);
    const lost = within(await dialog.findByRole('region', { name: '1 reagent is no longer in the catalogue' }, slow));
    expect(lost.getByText('9999-9')).toBeVisible();
    await confirm();
    // The server of this test never had it in the version, and says so.
    expect(await dialog.findByText(/^1 analyte is not on the menu: 9999-9\./)).toBeVisible();
    expect(sent).toEqual([['?restores=1', ['1-1', '2-1', '9999-9']]]);
  });

  test('S1-16, R5: one that was saved meanwhile in another place is not overwritten, and can then be', async () => {
    const { client, panelId } = await openPanel({ saves: named });
    await awaitAllRows();
    const dialog = await openRestore(1);
    await dialog.findByText('Against version 3: 1 reagent back, 3 reagents gone.');
    const { headers } = await client.get('/custompanel/panel/{panelId}', { params: { path: { panelId } } });
    await savePanel(client, panelId, headers.get('ETag') ?? '', panelContent({ seqIds: ['2-1'] }));
    await confirm();
    expect(
      await dialog.findByText(/^It was saved in another place meanwhile, and nothing was restored\./),
    ).toBeVisible();
    expect(await dialog.findByText('Against version 4: 1 reagent back.')).toBeVisible();
    await confirm();
    await told('Version 1 restored as version 5');
  });

  test('what is the same already is not restored', async () => {
    await openPanel({ saves: [panelContent(), panelContent({ name: 'Other' }), panelContent()] });
    await awaitAllRows();
    const dialog = await openRestore(1);
    expect(await dialog.findByText('Version 3 is the same as version 1: there is nothing to restore.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
  });

  test('R11, R12: a failure is told in the dialog and tried again; one that is cancelled changes nothing on the page', async () => {
    let way: 'broken' | 'silent' | 'whole' = 'broken';
    await openPanel({
      saves: named,
      intercept(request, answer) {
        if (!request.url.includes('restores') || way === 'whole') return answer(request);
        return way === 'silent' ? new Promise(() => undefined) : Promise.resolve(new Response(null, { status: 500 }));
      },
      number: 2,
    });
    await awaitTableOf('2-1', '3-1', '4-1');
    const dialog = await openRestore(2);
    way = 'broken';
    await confirm();
    await dialog.findByRole('alert', undefined, slow);
    way = 'silent';
    await confirm();
    await dialog.findByRole('progressbar', { name: 'Restoring' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(fact('Panel version')).toBe('2');
    way = 'whole';
    await userEvent.click(screen.getByRole('button', { name: 'Restore version 2' }));
    await confirm();
    await told('Version 2 restored as version 4');
    await waitFor(() => expect(fact('Panel version')).toBe('4'));
  });
});
