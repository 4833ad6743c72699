import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { type ListReference, type MoveView, type PanelContent, panelListQuery, panelSourcesQuery } from 'ssm-core';
import { noMove } from 'ssm-core/internal';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions, withLift, withOneProtein, withoutOffered } from '../../features/menu/testing/catalogues.ts';
import { clientWithPanels, panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { axeFindings } from '../../testing/axe.ts';
import type { TestClientOptions } from '../../testing/createTestClient.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { MovePage } from './MovePage.tsx';

/** 11K no longer offers 3-1, and has two new reagents of its protein. */
const catalogues = withLift(bothVersions(40, 60)).map((revision) =>
  revision.version === 'V_7K' ? revision : withoutOffered(withOneProtein(revision, [3, 41, 42]), '3-1'),
);
const kidney = panelContent('Kidney', '1-1', '3-1', '5-1', '7-1');

interface Situation extends TestClientOptions {
  readonly content?: PanelContent | null;
  readonly list?: ListReference;
  readonly view?: Partial<MoveView>;
}

async function open({ content = kidney, list, view, ...options }: Situation = {}) {
  const { client, panels } = await clientWithPanels(content === null ? [] : [content], { catalogues, ...options });
  const builder = filledBuilder([]);
  const ofPanel: ListReference | null = panels[0] ? { kind: 'panel', panelId: panels[0].id } : null;
  const onOpenPanel = vi.fn();
  renderInProvider(
    <MovePage
      sub={sub}
      group="Panel"
      view={{ ...noMove, list: list ?? ofPanel, matrix: 'plasma', ...view }}
      builder={builder}
      panelHref={(id) => `#/panel/${id}`}
      onOpenPanel={onOpenPanel}
      builderHref={(version) => `#/builder/${version}`}
    />,
    { client, requestPath: 'secured' },
  );
  return { client, builder, panels, onOpenPanel };
}

async function rowTexts(): Promise<readonly (readonly (string | null)[])[]> {
  const table = await screen.findByRole('table', { name: 'Reagents of the list' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ]);
}

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const newOnes = 'New alternatives Also for this protein: 41-1, 42-1';

test('each reagent has its band, coefficients and notes, the worst first, and nothing is chosen by itself', async () => {
  await open();
  expect(await rowTexts()).toEqual([
    [
      '3-1 Target 3',
      'Medium',
      '0.700',
      '1.030',
      `Not on 11KInternal use${newOnes}`,
      'No counterpartChoose a reagent of the same protein…',
    ],
    ['5-1 Target 5', 'Low', '0.412', '1.050', '', '5-1'],
    ['1-1 Target 1', 'High', '0.951', '1.010', '', '1-1'],
    ['7-1 Target 7', 'Unknown', 'Unknown', 'Unknown', '', '7-1'],
  ]);
  screen.getByText('On the 11K menu: 3 of 4 reagents');
  screen.getByText('Coefficients: The vendor, CC BY 4.0');
  screen.getByText(/^The vendor advises against removing reagents because of a low concordance alone/);
  screen.getByText('For cerebrospinal fluid (CSF) there is no coefficient published.');
  expect(await axeFindings()).toEqual([]);
});

test('filters show their counts, and a band and a note narrow the rows together', async () => {
  await open();
  await rowTexts();
  const chips = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect([chips('Filter by band'), chips('Filter by note')]).toEqual([
    ['All 4', 'Low 1', 'Medium 1', 'High 1', 'Unknown 1'],
    ['All 4', 'Not on 11K 1', 'Internal use 1', 'New alternatives 1'],
  ]);
  await press('Internal use 1');
  expect((await rowTexts()).map(([seqId]) => seqId)).toEqual(['3-1 Target 3']);
  await press('Low 1');
  await screen.findByText('No reagent has both filters. Choose All in one of them.');
});

test('without a matrix there are no coefficients, and serum has others than plasma', async () => {
  await open({ view: { matrix: null } });
  await screen.findByText('Choose the matrix of your samples to see the coefficients.');
  expect(screen.queryByRole('table')).toBe(null);
  await userEvent.click(screen.getByRole('radio', { name: 'Serum' }));
  await waitFor(async () =>
    expect((await rowTexts()).map(([, , , factor]) => factor)).toEqual(['2.030', '2.050', '2.010', 'Unknown']),
  );
});

test('a chosen replacement is saved with the moved panel, whose source records the move', async () => {
  const { client, panels, onOpenPanel } = await open();
  await rowTexts();
  await press('Replace 3-1');
  await userEvent.click(await screen.findByRole('option', { name: '42-1, Target 42' }));
  await screen.findByText('The new list has 4 reagents');
  await press('Save as panel');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save Panel' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Kidney (11K)');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await press('Open');
  const cache = new QueryClient();
  const { items } = await cache.fetchQuery(panelListQuery(client, { sub }));
  const saved = items.find(({ name }) => name === 'Kidney (11K)');
  expect([saved?.version, saved?.count, onOpenPanel.mock.calls]).toEqual(['V_11K', 4, [[saved?.id]]]);
  const sources = await cache.fetchQuery(panelSourcesQuery(client, { panelId: saved?.id ?? '', number: 1 }));
  const plain = { sheet: '', edited: null, reason: null, measure: null, order: null };
  const carried = { ...plain, status: 'exact', decidedBy: 'rule' };
  expect(sources).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      version: 'V_11K',
      catalogueRevision: 'series-V_11K-60-1',
      kind: 'move',
      file: 'Kidney (7K, version 1)',
      moved: { from: 'V_7K', matrix: 'plasma', table: 'The vendor, CC BY 4.0', panelId: panels[0]?.id, number: 1 },
      rows: [
        { ...carried, line: 1, raw: '1-1', seqIds: ['1-1'], ccc: 0.951, scaleFactor: 1.01 },
        {
          ...plain,
          line: 2,
          raw: '3-1',
          status: 'not_on_menu',
          seqIds: ['42-1'],
          decidedBy: 'reader',
          ccc: 0.7,
          scaleFactor: 1.03,
        },
        { ...carried, line: 3, raw: '5-1', seqIds: ['5-1'], ccc: 0.412, scaleFactor: 1.05 },
        { ...carried, line: 4, raw: '7-1', seqIds: ['7-1'] },
      ],
    },
  ]);
});

test('backwards, reagents that only 11K has are replaced by a reagent of 7K, and go into the builder of 7K', async () => {
  const { builder } = await open({
    content: { ...panelContent('Kidney', '41-1', '50-1', '1-1'), version: 'V_11K' },
  });
  expect((await rowTexts()).map(([reagent, , , , , becomes]) => [reagent, becomes])).toEqual([
    ['41-1 Target 41', 'No counterpartChoose a reagent of the same protein…'],
    ['50-1 SYM50', 'No counterpartNo other reagent of this protein to offer.'],
    ['1-1 Target 1', '1-1'],
  ]);
  await press('Replace 41-1');
  await userEvent.click(await screen.findByRole('option', { name: '3-1, Target 3' }));
  await press('Add to 7K Panel Builder (2)');
  const { V_7K: list } = builder.getSnapshot().lists;
  expect([[...list.seqIds], list.sources.map(({ kind, moved }) => [kind, moved?.from])]).toEqual([
    ['1-1', '3-1'],
    [['move', 'V_11K']],
  ]);
  await press('Replace 41-1');
  await userEvent.click(await screen.findByRole('option', { name: 'Leave it out' }));
  await screen.findByRole('button', { name: 'Add to 7K Panel Builder (1)' });
});

test('a pasted list of 5K is moved to 11K or 7K', async () => {
  await open({ content: null });
  await press('Paste or import a list of 5K');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Search' }));
  await userEvent.fill(dialog.getByRole('textbox'), '1-1\n20-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Move' }));
  expect((await rowTexts()).map(([reagent, , ccc, factor, notes]) => [reagent, ccc, factor, notes])).toEqual([
    ['1-1 Target 1', 'Unknown', '1.053', ''],
    ['20-1 SYM20', 'Unknown', 'Unknown', 'Not in 5K'],
  ]);
  await userEvent.click(screen.getByRole('radio', { name: '7K' }));
  await screen.findByText(/^No table with coefficients from 5K to 7K is loaded here/);
});

test('a panel that is gone is named, and another list can be chosen', async () => {
  await open({ content: null, list: { kind: 'panel', panelId: 'gone' } });
  const told = await screen.findByText('This panel no longer exists, or it is not yours.');
  expect([told.role, screen.queryByRole('table')]).toEqual(['status', null]);
  screen.getByRole('button', { name: 'Choose another list' });
});

test('a server without coefficients says so, and shows no matrix', async () => {
  await open({ catalogues: bothVersions(40, 60) });
  await screen.findByText(/^No table with coefficients from 7K to 11K is loaded here/);
  expect(screen.queryByRole('radio')).toBe(null);
});

test('after a failed request, the coefficients are requested again', async () => {
  let isBroken = true;
  await open({
    intercept: async (request, answer) =>
      isBroken && request.url.includes('/secured/lift') ? new Response('', { status: 400 }) : answer(request),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  expect((await rowTexts()).length).toBe(4);
});

test('while the coefficients are loading, says so, and shows the rows once they came', async () => {
  const held = Promise.withResolvers<undefined>();
  await open({
    async intercept(request, answer) {
      if (request.url.includes('/secured/lift')) await held.promise;
      return answer(request);
    },
  });
  expect(await screen.findByRole('progressbar', { name: 'Loading coefficients and menus' })).toBeVisible();
  expect(screen.queryByRole('table')).toBe(null);
  held.resolve(undefined);
  expect((await rowTexts()).length).toBe(4);
  expect(screen.queryByRole('progressbar')).toBe(null);
});

test('a panel that the person may not read is named like one that is gone', async () => {
  await open({
    intercept: async (request, answer) =>
      /\/custompanel\/panel\/[^/?]+$/.test(request.url) ? new Response('', { status: 403 }) : answer(request),
  });
  await screen.findByText('This panel no longer exists, or it is not yours.');
  expect([screen.queryByRole('table'), screen.queryByRole('radio')]).toEqual([null, null]);
});

test('coefficients that the person may not read are refused with a reason, and no row is shown', async () => {
  await open({
    intercept: async (request, answer) =>
      request.url.includes('/secured/lift') ? new Response('', { status: 403 }) : answer(request),
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('table')).toBe(null);
  expect(await axeFindings()).toEqual([]);
});

test('a save that fails keeps the dialog with its name and the replacement, and can be sent again', async () => {
  let isBroken = true;
  const { client } = await open({
    intercept: async (request, answer) =>
      isBroken && request.method === 'POST' && request.url.endsWith('/panel')
        ? new Response('', { status: 400 })
        : answer(request),
  });
  await rowTexts();
  await press('Replace 3-1');
  await userEvent.click(await screen.findByRole('option', { name: '42-1, Target 42' }));
  await press('Save as panel');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save Panel' }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.fill(name, 'Kidney moved');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByRole('alert')).length).toBe(1);
  expect(name.value).toBe('Kidney moved');
  isBroken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const { items } = await new QueryClient().fetchQuery(panelListQuery(client, { sub }));
  expect(items.map((panel) => [panel.name, panel.count])).toContainEqual(['Kidney moved', 4]);
});

test('a dialog that is cancelled saves nothing, and the replacement stays chosen', async () => {
  const { client } = await open({ view: { choices: [['3-1', '41-1']] } });
  await rowTexts();
  await press('Save as panel');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save Panel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await screen.findByText('The new list has 4 reagents');
  const { items } = await new QueryClient().fetchQuery(panelListQuery(client, { sub }));
  expect(items.map((panel) => panel.name)).toEqual(['Kidney']);
});
