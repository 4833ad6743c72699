import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Builder } from 'ssm-core';
import { panelSource } from 'ssm-core/testing/panels';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sub } from '../../../features/panels/testing/panelServer.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { builderOf } from '../testing/builderOf.ts';
import {
  awaitNames,
  choose,
  errorText,
  grid,
  kidney,
  names,
  openPanels,
  press,
  told,
} from '../testing/myPanelsPage.tsx';

function seqIdsOf({ getSnapshot }: Builder, version: 'V_7K' | 'V_11K' = 'V_7K'): readonly string[] {
  return [...getSnapshot().lists[version].seqIds];
}

describe('the actions', () => {
  test('are those that the host can do', async () => {
    await openPanels({ page: { builder: builderOf() } });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Kidney' }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Load into builder',
      'Rename',
      'Duplicate',
      'Export',
      'Delete',
    ]);
  });

  test('open the panel, as its name does', async () => {
    const onOpenPanel = vi.fn();
    const { panels } = await openPanels({ page: { onOpenPanel } });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await choose('Kidney', 'Open');
    await userEvent.click(screen.getByRole('link', { name: 'Liver' }));
    expect(onOpenPanel.mock.calls).toEqual([[panels[1]?.id], [panels[2]?.id]]);
  });

  test('open it by a button where there is no address, and not at all where nobody is told either', async () => {
    const onOpenPanel = vi.fn();
    const { panels } = await openPanels({ page: { panelHref: undefined, onOpenPanel } });
    const button = await screen.findByRole('button', { name: 'Kidney' });
    expect([screen.queryByRole('link'), await axeFindings()]).toEqual([null, []]);
    await userEvent.click(button);
    await choose('Liver', 'Open');
    expect(onOpenPanel.mock.calls).toEqual([[panels[1]?.id], [panels[2]?.id]]);
    cleanup();
    await openPanels({ page: { panelHref: undefined } });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Kidney' }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect([items[0]?.textContent, screen.queryByRole('button', { name: 'Kidney' })]).toEqual(['Rename', null]);
  });

  test('name it anew, as its next version', async () => {
    await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await choose('Kidney', 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Panel' }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveProperty('value', 'Kidney');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.fill(name, 'Nephron');
    await press('Save');
    await told('Panel saved: Nephron');
    await awaitNames('Nephron', 'Liver', 'Spleen');
  });

  test('copy it', async () => {
    await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await choose('Kidney', 'Duplicate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Panel' }));
    expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kidney (copy)');
    await press('Save');
    await awaitNames('Kidney (copy)', 'Liver', 'Kidney', 'Spleen');
    expect(within(screen.getByRole('row', { name: 'Kidney (copy)' })).getByText('Renal markers')).toBeVisible();
  });

  test('S4-21: a copy has the lists that the panel was made from, and the panel keeps them', async () => {
    const sources = [panelSource({ id: 'one' }), panelSource({ id: 'two', file: null })];
    const { client, panels } = await openPanels({ contents: [{ ...kidney, sources }] });
    await awaitNames('Kidney');
    await choose('Kidney', 'Duplicate');
    await press('Save');
    await awaitNames('Kidney (copy)', 'Kidney');
    const { data: list } = await client.get('/custompanel/user/{userSub}/panel', {
      params: { path: { userSub: sub }, query: { search: 'copy' } },
    });
    const ids = [list.items[0]?.id ?? '', panels[0]?.id ?? ''];
    const kept = await Promise.all(
      ids.map((panelId) => client.get('/custompanel/panel/{panelId}/source', { params: { path: { panelId } } })),
    );
    expect(kept.map(({ data }) => data.items)).toEqual([sources, sources]);
  });

  test('R11: a copy is not made without the lists, and says so', async () => {
    let isBroken = true;
    await openPanels({
      intercept: async (request, answer) =>
        isBroken && request.url.includes('/source') ? new Response(null, { status: 400 }) : answer(request),
    });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await choose('Kidney', 'Duplicate');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Panel' }));
    expect(await dialog.findByText(errorText)).toBeVisible();
    isBroken = false;
    await press('Save');
    await awaitNames('Kidney (copy)', 'Liver', 'Kidney', 'Spleen');
  });

  test('S8-07: export it in the format that is chosen', async () => {
    const address = vi.spyOn(URL, 'createObjectURL');
    onTestFinished(() => address.mockRestore());
    await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await choose('Kidney', 'Export');
    const dialog = within(await screen.findByRole('dialog', { name: 'Export Kidney' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '.csv' }));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null), { timeout: 10_000 });
    await told('Kidney v1.csv downloaded');
    expect(address.mock.calls.map(([file]) => (file as Blob).type)).toEqual(['text/csv;charset=utf-8']);
  });

  test('R11: an export that fails is told, and the dialog stays', async () => {
    await openPanels({
      intercept: async (request, answer) =>
        request.url.includes('/somamer/search') ? new Response(null, { status: 400 }) : answer(request),
    });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await choose('Kidney', 'Export');
    const dialog = within(await screen.findByRole('dialog', { name: 'Export Kidney' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Export' }));
    await told(errorText, 'alert');
    expect(dialog.getByRole('button', { name: 'Export' }).ariaDisabled).toBe(null);
  });
});

describe('loading into the builder', () => {
  async function openLoad(builder: Builder, onLoaded?: (version: string) => void) {
    await openPanels({ page: { builder, onLoaded } });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await choose('Kidney', 'Load into builder');
    return within(await screen.findByRole('dialog', { name: 'Load Kidney' }));
  }

  test('beside what is there, told in numbers', async () => {
    const builder = builderOf('1-1', '9-1');
    const dialog = await openLoad(builder);
    expect(
      await dialog.findByText(
        'Kidney has 3 analytes. The 7K Panel Builder holds 2 analytes. 1 of them are in the builder already.',
      ),
    ).toBeVisible();
    expect(
      dialog.getByText(
        'New panel, 2 analytes not saved. Replacing it loses what is not saved. Undo in the builder brings it back.',
      ),
    ).toBeVisible();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await press('Add 2 analytes');
    await told('Kidney was loaded into the 7K Panel Builder');
    expect(seqIdsOf(builder).toSorted()).toEqual(['1-1', '2-1', '3-1', '9-1']);
    expect(builder.getSnapshot().lists.V_7K.origin).toBe(null);
  });

  test('in place of what is there, and from then on it is that panel', async () => {
    const builder = builderOf('1-1', '9-1');
    const onLoaded = vi.fn();
    await openLoad(builder, onLoaded);
    await press('Replace with 3 analytes');
    await waitFor(() => expect(seqIdsOf(builder)).toEqual(['1-1', '2-1', '3-1']));
    expect([builder.getSnapshot().lists.V_7K.origin?.name, onLoaded.mock.calls]).toEqual(['Kidney', [['V_7K']]]);
  });
});

describe('deleting', () => {
  test('happens at once, and is taken back with its versions', async () => {
    const { client, panels } = await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await choose('Kidney', 'Delete');
    await awaitNames('Liver', 'Spleen');
    await told('Kidney was deleted');
    expect(document.activeElement?.closest('[role=grid]')).toBe(grid());
    await press('Undo');
    await told('Kidney is back');
    await awaitNames('Liver', 'Kidney', 'Spleen');
    const params = { path: { panelId: panels[1]?.id ?? '' } };
    const { data } = await client.get('/custompanel/panel/{panelId}', { params });
    expect([data.number, data.description, data.seqIds]).toEqual([1, 'Renal markers', ['1-1', '2-1', '3-1']]);
  });

  test('R5: of a panel that has changed since is refused', async () => {
    const { client, panels } = await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await client.put('/custompanel/panel/{panelId}', {
      params: { path: { panelId: panels[1]?.id ?? '' }, header: { 'If-Match': '*' } },
      body: { ...kidney, description: 'Changed' },
    });
    await choose('Kidney', 'Delete');
    await told(
      'There was an error with your request, please try again later or contact our support team. Kidney has changed meanwhile and was not deleted. Look at it again first.',
      'alert',
    );
    await awaitNames('Kidney', 'Liver', 'Spleen');
    expect(within(screen.getByRole('row', { name: 'Kidney' })).getByText('Changed')).toBeVisible();
  });

  test('of a panel that is gone is told, and what shows it says so without a way to try again', async () => {
    const { client, panels } = await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    const params = { path: { panelId: panels[1]?.id ?? '' }, header: { 'If-Match': '*' } };
    await client.delete('/custompanel/panel/{panelId}', { params });
    await choose('Kidney', 'Rename');
    const alert = within(await screen.findByRole('dialog', { name: 'Rename Panel' })).findByRole('alert');
    expect((await alert).textContent).toMatch(/This panel was deleted meanwhile\.Reference [\w-]+$/);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await choose('Kidney', 'Delete');
    await told(`${errorText} This panel was deleted meanwhile.`, 'alert');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
    await awaitNames('Liver', 'Spleen');
  });

  test('R11: that fails is told, and tried again', async () => {
    let deletions = 0;
    await openPanels({
      intercept: async (request, answer) =>
        request.method === 'DELETE' && ++deletions === 1 ? new Response(null, { status: 500 }) : answer(request),
    });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await choose('Kidney', 'Delete');
    await told(errorText, 'alert');
    expect(names()).toEqual(['Liver', 'Kidney', 'Spleen']);
    await press('Try again');
    await awaitNames('Liver', 'Spleen');
  });
});
