import { screen, waitFor, within } from '@testing-library/react';
import {
  createOwnCollection,
  type EnrichmentView,
  type ListReference,
  type OwnCollection,
  type OwnCollectionContent,
  readPlanView,
  roleOf,
} from 'ssm-core';
import { noEnrichment, pastedList } from 'ssm-core/internal';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { CollectionGoals } from '../../features/collections/CollectionGoals.tsx';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { firstSeqIds, searchBox } from '../../features/menu/testing/menuScreen.ts';
import { createTestClient } from '../../testing/createTestClient.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { PanelBuilderPage } from '../builder/PanelBuilderPage.tsx';
import { ComparePage } from '../compare/ComparePage.tsx';
import { EnrichmentPage } from '../enrichment/EnrichmentPage.tsx';
import { MenuPage } from '../menu/MenuPage.tsx';
import { PlanPage } from '../panels/PlanPage.tsx';

const catalogues = bothVersions(40, 60).map((catalogue) => withGeneSets(catalogue));
const sub = 'demo-ssm-registered';
const own: OwnCollectionContent = { name: 'Haemolysis', seqIds: ['5-1', '6-1', '7-1', '8-1', '9-1', '50-1'] };

async function start(...contents: readonly OwnCollectionContent[]) {
  const client = await createTestClient({ catalogues, person: 'SSM-Registered' });
  const kept: OwnCollection[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in this order
  for (const content of contents) kept.push(await createOwnCollection(client, sub, content));
  async function saved() {
    const { data } = await client.get('/custompanel/user/{userSub}/collection', {
      params: { path: { userSub: sub } },
    });
    return data.items.map(({ name, seqIds }) => [name, seqIds]);
  }
  return { client, kept, saved, provider: { client, requestPath: 'secured' as const } };
}

async function saveAs(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Save as my collection' });
  await userEvent.fill(within(dialog).getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
}

describe('Save as my collection', () => {
  test('keeps the ticked reagents of the menu, or without ticks its result', async () => {
    const { saved, provider } = await start();
    renderInProvider(<MenuPage allowsSelection role={roleOf(['SSM-Registered'])} sub={sub} />, provider);
    await firstSeqIds(1);
    await userEvent.fill(searchBox(), '12-1');
    await screen.findByText('1 of 40 reagents');
    await userEvent.click(await screen.findByRole('button', { name: 'Save result as my collection' }));
    await saveAs('Found');
    await userEvent.fill(searchBox(), '');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 2-1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save selected as my collection (1)' }));
    await saveAs('Ticked');
    expect(await saved()).toEqual([
      ['Found', ['12-1']],
      ['Ticked', ['2-1']],
    ]);
  });

  test('keeps the working list of a builder', async () => {
    const { saved, provider } = await start();
    const builder = filledBuilder(['3-1', '1-1']);
    onTestFinished(builder.dispose);
    renderInProvider(<PanelBuilderPage version="V_7K" group="Panel" sub={sub} builder={builder} />, provider);
    const bar = await screen.findByRole('group', { name: 'Builder' });
    const more = within(bar).queryByRole('button', { name: 'Actions', expanded: false });
    if (more !== null) await userEvent.click(more);
    await userEvent.click(await within(bar).findByRole('button', { name: 'Save as my collection' }));
    await saveAs('Built');
    expect(await saved()).toEqual([['Built', ['1-1', '3-1']]]);
  });

  test('keeps a part of a comparison with an own collection, and the note names the lists', async () => {
    const { client, kept, saved, provider } = await start(own);
    const lists: readonly ListReference[] = [
      { kind: 'own', version: 'V_7K', collectionId: kept[0]?.id ?? '' },
      pastedList('V_7K', ['5-1', '6-1', '1-1']) as ListReference,
    ];
    const view = { lists, key: 'seqId', formula: { take: 'intersection' }, elsewhere: 1 } as const;
    renderInProvider(<ComparePage sub={sub} group="Panel" view={view} />, provider);
    expect(await screen.findByText('7K, my collection')).toBeVisible();
    const elsewhere = await screen.findByRole('table', { name: 'My collections (1)' });
    expect(within(elsewhere).getByRole('row', { name: /^Haemolysis/ }).textContent).toContain('2 of 3');
    await userEvent.click(await screen.findByRole('button', { name: 'Save as my collection' }));
    await saveAs('Shared');
    expect(await saved()).toEqual([
      ['Haemolysis', own.seqIds],
      ['Shared', ['5-1', '6-1']],
    ]);
    const { data } = await client.get('/custompanel/user/{userSub}/collection', {
      params: { path: { userSub: sub } },
    });
    expect(data.items[1]?.note).toMatch(/Haemolysis \(7K, my collection\)/);
  });
});

test('an own collection is a goal of a list, and counts reagents on the menu', async () => {
  const { kept, provider } = await start(own);
  const added: (readonly string[])[] = [];
  renderInProvider(
    <CollectionGoals
      sub={sub}
      version="V_7K"
      goals={[kept[0]?.id ?? '', 'mine-gone']}
      onGoals={() => undefined}
      seqIds={new Set(['5-1', '6-1'])}
      onAdd={(seqIds) => added.push(seqIds)}
    />,
    provider,
  );
  expect(await screen.findByText('2 of 5 reagents on the menu')).toBeVisible();
  expect(await screen.findByText('You no longer have this collection.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add 3 reagents Haemolysis' }));
  expect(added).toEqual([['7-1', '8-1', '9-1']]);
});

test('an own collection is a goal of a plan, which says that it counts reagents', async () => {
  const { kept, provider } = await start(own);
  const { view } = readPlanView(new URLSearchParams());
  renderInProvider(
    <PlanPage
      sub={sub}
      group="Panel"
      view={{ ...view, version: 'V_7K', goals: [{ id: kept[0]?.id ?? '', share: 100 }] }}
    />,
    provider,
  );
  expect(await screen.findByText(/^Haemolysis: a list of reagents\. Where this plan counts genes/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Plan' }));
  expect(await screen.findByText(/5 reagents/)).toBeVisible();
});

test('own collections are a family of tests for enrichment, which names reagents that are not on the menu', async () => {
  const { provider } = await start(own);
  const list = pastedList('V_7K', ['5-1', '6-1', '7-1', '8-1', '9-1', '10-1']) as ListReference;
  const view: EnrichmentView = { ...noEnrichment, list, family: 'mine' };
  renderInProvider(<EnrichmentPage sub={sub} group="Panel" view={view} />, provider);
  const table = await screen.findByRole('table', { name: 'Results' });
  const row = within(table).getByRole('row', { name: /^Haemolysis/ });
  expect(row.textContent).toContain('My collections');
});

test('a collection is not tested against itself, and the page says so', async () => {
  const { provider } = await start(own, { ...own, name: 'Other', seqIds: ['5-1', '6-1', '10-1'] });
  const list = pastedList('V_7K', own.seqIds) as ListReference;
  const view: EnrichmentView = { ...noEnrichment, list, family: 'mine' };
  renderInProvider(<EnrichmentPage sub={sub} group="Panel" view={view} />, provider);
  const table = await screen.findByRole('table', { name: 'Results' });
  expect(within(table).queryByRole('row', { name: /^Haemolysis/ })).toBe(null);
  expect(within(table).getByRole('row', { name: /^Other/ })).toBeVisible();
  expect(screen.getByText('Not tested, because it is the list itself: Haemolysis')).toBeVisible();
});
