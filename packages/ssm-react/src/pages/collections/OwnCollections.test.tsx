import { screen, waitFor, within } from '@testing-library/react';
import {
  type CollectionsView,
  createOwnCollection,
  type ListReference,
  type MenuView,
  type OwnCollection,
  type OwnCollectionContent,
  saveOwnCollection,
  writeMenuView,
} from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { axeFindings } from '../../testing/axe.ts';
import { createTestClient, type TestClientOptions } from '../../testing/createTestClient.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { CollectionsPage } from './CollectionsPage.tsx';

const catalogues = bothVersions(40, 60).map((catalogue) => withGeneSets(catalogue));
const sub = 'demo-ssm-registered';
const first: CollectionsView = { version: 'V_7K', search: '', open: null, page: 1 };
const haemolysis: OwnCollectionContent = { name: 'Haemolysis', note: 'From our pilot', seqIds: ['1-1', '50-1', '4-1'] };

interface Situation extends TestClientOptions {
  readonly contents?: readonly OwnCollectionContent[];
  readonly held?: readonly string[];
  readonly onCompare?: (list: ListReference) => void;
}

async function open({ contents = [haemolysis], held = [], onCompare, ...options }: Situation = {}) {
  const client = await createTestClient({ catalogues, person: 'SSM-Registered', ...options });
  const kept: OwnCollection[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in this order
  for (const content of contents) kept.push(await createOwnCollection(client, sub, content));
  const builder = filledBuilder(held);
  onTestFinished(builder.dispose);
  const onOpenMenu = vi.fn<(view: MenuView) => void>();
  renderInProvider(
    <CollectionsPage
      group="Panel"
      sub={sub}
      builder={builder}
      view={first}
      onCompare={onCompare}
      menuHref={(menu) => `#/?${writeMenuView(menu)}`}
      onOpenMenu={onOpenMenu}
      categoryHref={(name, version) => `#/${name}?${version}`}
    />,
    { client, requestPath: 'secured' },
  );
  return { client, kept, builder, onOpenMenu };
}

const section = () => screen.findByRole('region', { name: 'My collections' });

async function itemOf(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li') as HTMLElement;
}

async function press(where: HTMLElement, name: RegExp | string): Promise<void> {
  await userEvent.click(await within(where).findByRole('button', { name }));
}

const names = async () =>
  within(await section())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('an own collection is shown with its note and how many of its reagents each menu has', async () => {
  await open({ held: ['4-1'] });
  const item = await itemOf('Haemolysis');
  expect(await within(item).findByText('3 reagents: 2 on 7K, 3 on 11K, 1 in your builder')).toBeVisible();
  expect(within(item).getByText('From our pilot')).toBeVisible();
  await press(item, /^Reagents/);
  const members = within(item).getByRole('group', { name: 'Reagents: Haemolysis' });
  const listOf = (name: string) =>
    within(within(members).getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect([listOf('On the 7K menu (2)'), listOf('Not on the 7K menu (1)')]).toEqual([['1-1', '4-1'], ['50-1']]);
  expect(await axeFindings(await section())).toEqual([]);
});

test('its reagents on the menu go to the builder and into the menu, and it becomes a goal and a compared list', async () => {
  const onCompare = vi.fn();
  const { builder, kept, onOpenMenu } = await open({ held: ['4-1'], onCompare });
  const item = await itemOf('Haemolysis');
  await userEvent.click(await within(item).findByRole('link', { name: 'Show in menu Haemolysis' }));
  expect(onOpenMenu.mock.calls[0]?.[0].list?.seqIds).toEqual(['1-1', '4-1']);
  await press(item, 'Add all to builder Haemolysis');
  expect([...builder.getSnapshot().lists.V_7K.seqIds].toSorted()).toEqual(['1-1', '4-1']);
  expect(await within(item).findByText('Its reagents on 7K are in your builder')).toBeVisible();
  await press(item, 'Goal Haemolysis');
  expect(builder.getSnapshot().lists.V_7K.aims.goals).toEqual([kept[0]?.id]);
  await press(item, 'Compare Haemolysis');
  expect(onCompare).toHaveBeenCalledWith({ kind: 'own', version: 'V_7K', collectionId: kept[0]?.id });
});

test('a collection of unusual size says so, and what was left out of a list has its reason', async () => {
  const leftOut = [{ written: 'NOSUCH1', status: 'not_recognised' as const, reason: null }];
  await open({ contents: [{ name: 'Two', seqIds: ['1-1', '2-1'], leftOut }] });
  const item = await itemOf('Two');
  expect(within(item).getByRole('note').textContent).toEqual(
    'It has fewer than 3 reagents, so shares and tests tell little.',
  );
  await press(item, '1 entry of the list left out');
  expect(within(item).getByText('NOSUCH1: not recognised')).toBeVisible();
});

describe('a pasted list', () => {
  test('becomes a collection, and the dialog lists what was left out before it is saved', async () => {
    const { client } = await open({ contents: [] });
    expect(await within(await section()).findByText(/You have no collection of your own yet/)).toBeVisible();
    await press(await section(), 'New from a list (7K)');
    const search = await screen.findByRole('dialog');
    await userEvent.fill(await within(search).findByRole('textbox'), '1-1\n4-1\n7-1\nNOSUCH1');
    await press(search, /^Search|Upload/);
    await press(search, /^Take for a collection/);
    const dialog = await screen.findByRole('dialog', { name: 'Save as my collection' });
    expect(within(dialog).getByText(/^Saves 3 reagents/)).toBeVisible();
    await press(dialog, '1 entry of the list left out');
    expect(within(dialog).getByText('NOSUCH1: not recognised')).toBeVisible();
    await press(dialog, 'Save');
    expect(await within(dialog).findByText('Enter a name.')).toBeVisible();
    await userEvent.fill(within(dialog).getByRole('textbox', { name: 'Name' }), 'Pasted');
    await press(dialog, 'Save');
    expect(await screen.findByText('“Pasted” was saved with 3 reagents.')).toBeVisible();
    await itemOf('Pasted');
    const saved = await client.get('/custompanel/user/{userSub}/collection', { params: { path: { userSub: sub } } });
    expect(saved.data.items.map(({ seqIds, leftOut }) => [seqIds, leftOut])).toEqual([
      [['1-1', '4-1', '7-1'], [{ written: 'NOSUCH1', status: 'not_recognised', reason: 'unknown' }]],
    ]);
  });
});

describe('editing', () => {
  async function edit(name: string): Promise<HTMLElement> {
    await press(await itemOf(name), `Edit ${name}`);
    return screen.findByRole('dialog', { name: 'Edit collection' });
  }

  test('changes name and note, and refuses a taken name', async () => {
    await open({ contents: [haemolysis, { name: 'Other', seqIds: ['1-1'] }] });
    const dialog = await edit('Haemolysis');
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.fill(name, 'OTHER');
    await press(dialog, 'Save');
    expect(await within(dialog).findByText(/Another collection of yours has this name/)).toBeVisible();
    expect(name).toHaveFocus();
    await userEvent.fill(name, 'Renamed');
    await userEvent.fill(within(dialog).getByRole('textbox', { name: 'Note' }), 'new note');
    await press(dialog, 'Save');
    const item = await itemOf('Renamed');
    expect(within(item).getByText('new note')).toBeVisible();
    expect(within(item).getByText(/^3 reagents/)).toBeVisible();
  });

  test('of a collection that another tab has changed shows the change, and keeps its reagents and what was typed', async () => {
    const { client, kept } = await open();
    const dialog = await edit('Haemolysis');
    await userEvent.fill(within(dialog).getByRole('textbox', { name: 'Name' }), 'Mine');
    const other = { name: 'Theirs', note: 'their note', seqIds: ['1-1', '2-1', '3-1', '4-1'] };
    await saveOwnCollection(client, kept[0] as OwnCollection, other);
    await press(dialog, 'Save');
    expect(await within(dialog).findByText(/It is now “Theirs” with 4 reagents/)).toBeVisible();
    expect(within(dialog).getByText('Its note is now: their note')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
    await press(dialog, 'Save');
    expect(within(await itemOf('Mine')).getByText(/^4 reagents/)).toBeVisible();
  });
});

test('a deleted collection can be restored by undo with its id', async () => {
  const { client, kept } = await open();
  await press(await itemOf('Haemolysis'), 'Delete Haemolysis');
  const toast = await screen.findByText('“Haemolysis” was deleted.');
  await waitFor(async () => expect(await names()).toEqual([]));
  await press(toast.closest('[data-component="Toast"]') ?? document.body, 'Undo');
  await itemOf('Haemolysis');
  const saved = await client.get('/custompanel/user/{userSub}/collection', { params: { path: { userSub: sub } } });
  expect(saved.data.items.map(({ id }) => id)).toEqual([kept[0]?.id]);
});

test('undo brings a collection back under a free name if another has its name now', async () => {
  const { client, kept } = await open();
  await press(await itemOf('Haemolysis'), 'Delete Haemolysis');
  const toast = await screen.findByText('“Haemolysis” was deleted.');
  await createOwnCollection(client, sub, { name: 'Haemolysis', seqIds: ['2-1'] });
  await press(toast.closest('[data-component="Toast"]') ?? document.body, 'Undo');
  await screen.findByText('“Haemolysis” is back as “Haemolysis (2)”, because another collection has its name now.');
  const saved = await client.get('/custompanel/user/{userSub}/collection', { params: { path: { userSub: sub } } });
  expect(saved.data.items.find(({ id }) => id === kept[0]?.id)).toMatchObject({
    name: 'Haemolysis (2)',
    seqIds: kept[0]?.seqIds,
  });
});

test('an edit whose answer was lost counts as saved when it is sent again', async () => {
  let isLost = true;
  const { client } = await open({
    async intercept(request, answer) {
      const response = await answer(request);
      if (request.method !== 'PUT' || !isLost) return response;
      isLost = false;
      return new Response('{"id":', { headers: { 'Content-Type': 'application/json' } });
    },
  });
  await press(await itemOf('Haemolysis'), 'Edit Haemolysis');
  const dialog = await screen.findByRole('dialog', { name: 'Edit collection' });
  await userEvent.fill(within(dialog).getByRole('textbox', { name: 'Note' }), 'once');
  await press(dialog, 'Save');
  await press(dialog, 'Try again');
  await screen.findByText('“Haemolysis” was saved with 3 reagents.');
  const saved = await client.get('/custompanel/user/{userSub}/collection', { params: { path: { userSub: sub } } });
  expect(saved.data.items.map(({ note }) => note)).toEqual(['once']);
});

test('a collection that changed meanwhile is not deleted', async () => {
  const { client, kept } = await open();
  const item = await itemOf('Haemolysis');
  await saveOwnCollection(client, kept[0] as OwnCollection, { ...haemolysis, note: 'changed' });
  await press(item, 'Delete Haemolysis');
  expect(await screen.findByText(/“Haemolysis” was changed meanwhile, so it was not deleted/)).toBeVisible();
  expect(await screen.findByText('changed')).toBeVisible();
});

test('a server without own collections has no such section', async () => {
  await open({
    contents: [],
    async intercept(request, answer) {
      const response = await answer(request);
      if (!new URL(request.url).pathname.endsWith('/catalogue')) return response;
      const described = (await response.json()) as Readonly<Record<string, unknown>>;
      return Response.json({ ...described, keepsOwnCollections: undefined });
    },
  });
  await screen.findByRole('heading', { name: 'Other gene sets' });
  expect(screen.queryByRole('region', { name: 'My collections' })).toEqual(null);
});

test('a failed read can be tried again, and the curated collections stay', async () => {
  let isDown = true;
  await open({
    contents: [],
    intercept: async (request, answer) =>
      isDown && request.method === 'GET' && request.url.includes('/collection') && request.url.includes('/user/')
        ? Response.json({ status: 500, code: 'internal' }, { status: 500 })
        : answer(request),
  });
  const own = await section();
  const alert = await within(own).findByRole('alert', {}, { timeout: 10_000 });
  expect(screen.getByRole('heading', { name: 'Other gene sets' })).toBeVisible();
  isDown = false;
  await press(alert, 'Try again');
  expect(await within(own).findByText(/You have no collection of your own yet/)).toBeVisible();
});
