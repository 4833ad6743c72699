import { screen, waitFor, within } from '@testing-library/react';
import {
  type CompareView,
  defaultMenuView,
  type ListReference,
  listOfMenu,
  type MenuView,
  type PanelContent,
} from 'ssm-core';
import { pastedList, pastedSeqIds } from 'ssm-core/internal';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions, withDilutions } from '../../features/menu/testing/catalogues.ts';
import { clientWithPanels, panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { axeFindings } from '../../testing/axe.ts';
import type { TestClientOptions } from '../../testing/createTestClient.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { ComparePage } from './ComparePage.tsx';

const catalogues = bothVersions(40, 60);
const kidney = panelContent('Kidney', '1-1', '2-1', '3-1', '4-1');
const liver = panelContent('Liver', '3-1', '4-1', '5-1');
const spleen: PanelContent = { ...panelContent('Spleen', '4-1', '2-1', '55-1'), version: 'V_11K' };

interface Situation {
  readonly contents?: readonly PanelContent[];
  readonly others?: readonly ListReference[];
  readonly view?: Partial<CompareView>;
  readonly builderHas?: readonly string[];
  readonly options?: TestClientOptions;
}

async function open({ contents = [kidney, liver], others = [], view, builderHas = [], options }: Situation = {}) {
  const { client, panels } = await clientWithPanels(contents, { catalogues, ...options });
  const builder = filledBuilder(builderHas);
  const lists = [...panels.map(({ id }): ListReference => ({ kind: 'panel', panelId: id })), ...others];
  const [onOpenBuilder, onEnrich] = [vi.fn(), vi.fn()];
  renderInProvider(
    <ComparePage
      sub={sub}
      group="Panel"
      view={{ lists, key: 'seqId', formula: null, ...view }}
      builder={builder}
      panelHref={(id) => `#/panel/${id}`}
      builderHref={(version) => `#/builder/${version}`}
      onOpenBuilder={onOpenBuilder}
      onEnrich={onEnrich}
    />,
    { client, requestPath: 'secured' },
  );
  return { builder, panels, onOpenBuilder, onEnrich };
}

async function combinations(): Promise<readonly (readonly string[])[]> {
  const table = await screen.findByRole('table', { name: 'What the lists share' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent ?? '',
      ...within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent ?? ''),
    ]);
}

const listed = (): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: 'Lists' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function take(formula: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Take/ }));
  await userEvent.click(await screen.findByRole('option', { name: formula }));
}

test('two panels are compared by reagent, and a part of them is added to the builder with its record', async () => {
  const { builder } = await open();
  expect(await combinations()).toEqual([
    ['A', '2', '4'],
    ['A, B', '2', '2'],
    ['B', '1', '3'],
  ]);
  expect(listed()).toEqual([
    'AKidney7K, newest version4 reagentsFind elsewhere KidneyRemove Kidney',
    'BLiver7K, newest version3 reagentsFind elsewhere LiverRemove Liver',
  ]);
  await take('In A, not in B');
  const part = within(screen.getByRole('region', { name: 'In A, not in B: 2' }));
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1-1 Target 1', '2-1 Target 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Add to 7K Panel Builder (2)' }));
  const { V_7K: list } = builder.getSnapshot().lists;
  expect([[...list.seqIds], list.sources]).toEqual([
    ['1-1', '2-1'],
    [
      {
        id: expect.any(String),
        at: expect.any(String),
        version: 'V_7K',
        catalogueRevision: 'series-V_7K-40-1',
        kind: 'comparison',
        file: 'In A, not in B, by SeqId; A: Kidney (7K, newest version); B: Liver (7K, newest version)',
        rows: [
          expect.objectContaining({ line: 1, raw: 'Kidney (7K, newest version)', count: 4 }),
          expect.objectContaining({ line: 2, raw: 'Liver (7K, newest version)', count: 3 }),
        ],
      },
    ],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect([...builder.getSnapshot().lists.V_7K.seqIds]).toEqual([]));
  expect(await axeFindings()).toEqual([]);
});

test('with three lists, a combination without an entry is shown with 0, and its count of at least says more', async () => {
  await open({ contents: [kidney, liver, panelContent('Heart', '3-1', '4-1')] });
  expect(await combinations()).toEqual([
    ['A', '2', '4'],
    ['A, B, C', '2', '2'],
    ['B', '1', '3'],
    ['A, B', '0', '2'],
    ['C', '0', '2'],
    ['A, C', '0', '2'],
    ['B, C', '0', '2'],
  ]);
});

test('lists of both versions are marked, and what a menu lacks is not added to its builder', async () => {
  const { builder } = await open({ contents: [kidney, spleen] });
  await combinations();
  screen.getByText(/^The lists are of different assay versions/);
  await userEvent.click(screen.getByRole('button', { name: 'Show what is exactly in B' }));
  await screen.findByText('1 reagent is not on the 7K menu and cannot be added to its builder.');
  expect(screen.getByRole('button', { name: 'Add to 7K Panel Builder (0)' }).ariaDisabled).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Add to 11K Panel Builder (1)' }));
  expect([...builder.getSnapshot().lists.V_11K.seqIds]).toEqual(['55-1']);
});

test('a part is tested for enrichment as a pasted list', async () => {
  const { onEnrich } = await open();
  await combinations();
  await userEvent.click(screen.getByRole('button', { name: 'Show what is exactly in B' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enrichment on 7K' }));
  const list = onEnrich.mock.calls[0]?.[0] as ListReference | undefined;
  const taken = screen.getByRole('region', { name: /^Only in B: / });
  const seqIds = within(taken)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.split(' ')[0]);
  expect(list?.kind === 'list' && [list.version, pastedSeqIds(list.encoded)]).toEqual(['V_7K', seqIds]);
});

test('by protein, the size names proteins and reagents', async () => {
  await open();
  await combinations();
  await userEvent.click(screen.getByRole('radio', { name: 'Protein' }));
  await screen.findByText(/^A protein is a UniProt accession/);
  await take('In all lists');
  const told = await screen.findByText('In all lists: 2 proteins, measured by 2 reagents of the lists');
  expect(told.tagName).toBe('OUTPUT');
});

test('a panel that is gone is named, the others are compared, and the builder is a list too', async () => {
  const { builder } = await open({
    others: [
      { kind: 'panel', panelId: 'gone' },
      { kind: 'builder', version: 'V_7K' },
    ],
    builderHas: ['1-1', '9-1'],
    view: { formula: { take: 'difference', of: 3, without: 0 } },
  });
  await screen.findByText('This panel no longer exists, or it is not yours. The other lists are compared without it.');
  const region = await screen.findByRole('region', { name: 'In D, not in A: 1' });
  expect(within(region).getByRole('listitem').textContent).toBe('9-1 Target 9');
  builder.add('V_7K', ['8-1']);
  await screen.findByRole('region', { name: 'In D, not in A: 2' });
});

test('lists are added and removed, five at most', async () => {
  await open({ contents: [kidney, liver, panelContent('Heart', '1-1')] });
  await combinations();
  const add = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a list' }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await add('7K Panel Builder');
  await add('11K Panel Builder');
  screen.getByText('Five lists are compared at most. Remove one to add another.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Liver' }));
  await waitFor(() =>
    expect(listed().map((text) => text?.slice(0, 7))).toEqual(['AKidney', 'BHeart7', 'C7K Pan', 'D11K Pa']),
  );
});

test('a pasted list is looked up as by Bulk Search, and compared', async () => {
  await open({ contents: [kidney] });
  await userEvent.click(await screen.findByRole('button', { name: 'Paste or import a list of 7K' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Search' }));
  await userEvent.fill(dialog.getByRole('textbox'), 'SYM1\n9-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Compare' }));
  await waitFor(() =>
    expect(listed()[1]).toBe('BList of reagents7K2 reagentsFind elsewhere List of reagentsRemove List of reagents'),
  );
  expect(await combinations()).toEqual([
    ['A', '3', '4'],
    ['A, B', '1', '1'],
    ['B', '1', '2'],
  ]);
});

test('without two lists, the page says what is needed', async () => {
  await open({ contents: [kidney] });
  expect((await screen.findByText('Add at least two lists to compare them.')).tagName).toBe('P');
});

describe('panels and collections with reagents of a list', () => {
  const withSets = catalogues.map((catalogue) => withGeneSets(catalogue));

  async function found(name: string): Promise<readonly (readonly (string | null)[])[]> {
    const table = await screen.findByRole('table', { name });
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .slice(0, 3)
          .map(({ textContent }) => textContent),
      ]);
  }

  test('are found with their numbers, those with most first, and added to the comparison', async () => {
    await open({ contents: [kidney, liver, spleen], view: { lists: [] }, options: { catalogues: withSets } });
    const paste = await screen.findByRole('button', { name: 'Paste or import a list of 7K' });
    await userEvent.click(paste);
    const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Search' }));
    await userEvent.fill(dialog.getByRole('textbox'), '3-1\n4-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Compare' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Find elsewhere List of reagents' }));
    expect(await found('Panels (3 of 3)')).toEqual([
      ['Kidney', '2 of 2', '4', '7K'],
      ['Liver', '2 of 2', '3', '7K'],
      ['Spleen', '1 of 2', '3', '11K'],
    ]);
    expect(await found('Curated collections (4)')).toEqual([
      ['Apoptosis', '2 of 2', '4', 'Pathway'],
      ["Alzheimer's Disease", '1 of 2', '4', 'Disease state'],
      ['Disease 1', '1 of 2', '3', 'MeSH'],
      ['Disease 4', '1 of 2', '1', 'MeSH'],
    ]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Compare Spleen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare Disease 4' }));
    await waitFor(() =>
      expect(listed().map((text) => text?.slice(0, 9))).toEqual(['AList of ', 'BSpleen11', 'CDisease ']),
    );
    expect(screen.getByRole('button', { name: 'Compare Spleen' }).ariaDisabled).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Find elsewhere List of reagents' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Panels (3 of 3)' })).toBe(null));
  });

  test('none are found for reagents that no panel has and the menu lacks, and it says so', async () => {
    await open({
      contents: [kidney],
      view: { lists: [pastedList('V_7K', ['9-1', '55-1']) as ListReference], elsewhere: 0 },
      options: { catalogues },
    });
    expect(await screen.findByText('No panel has any of these reagents.')).toBeVisible();
    expect(await screen.findByText('1 reagent is not on the 7K menu, so no collection has it.')).toBeVisible();
  });

  test('says that an older server cannot find them, and offers to try again after another failure', async () => {
    let status = 404;
    const options: TestClientOptions = {
      catalogues,
      intercept: (request, answer) =>
        request.url.endsWith('/membership') ? Promise.resolve(new Response(null, { status })) : answer(request),
    };
    await open({ contents: [kidney, liver], options });
    await userEvent.click(await screen.findByRole('button', { name: 'Find elsewhere Kidney' }));
    expect(await screen.findByText('This server cannot find panels and collections by reagents.')).toBeVisible();
    status = 400;
    await userEvent.click(screen.getByRole('button', { name: 'Find elsewhere Liver' }));
    const region = await screen.findByRole('region', { name: 'Panels and collections with reagents of B' });
    expect(await within(region).findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the result of the menu', () => {
  test('is a list that its filters find', async () => {
    const view: MenuView = {
      ...defaultMenuView,
      filters: [{ key: 'dilGroup', operator: '=', values: ['20%'] }],
    };
    const result = listOfMenu({ view, ticked: [], readFound: () => [] }) as ListReference;
    await open({ contents: [kidney], others: [result], options: { catalogues: catalogues.map(withDilutions) } });
    await waitFor(() => expect(listed()[1]).toMatch(/^BResult of the menu7K, 1 filter10 reagents/));
    expect(await combinations()).toEqual([
      ['B', '9', '10'],
      ['A', '3', '4'],
      ['A, B', '1', '1'],
    ]);
  });
});

describe('finding a collection by typing', () => {
  const withSets = catalogues.map((catalogue) => withGeneSets(catalogue));
  const find = async (text: string) =>
    userEvent.fill(screen.getByRole('searchbox', { name: 'Find a collection or gene set' }), text);

  test('a gene set is named with its family and coverage, added once, and compared', async () => {
    await open({ contents: [panelContent('Two', '7-1', '9-1')], options: { catalogues: withSets } });
    await find('hypoxia');
    const list = await screen.findByRole('list', { name: 'Find a collection or gene set' });
    expect(within(list).getByRole('listitem').textContent).toBe(
      'response to hypoxia GO biological process2 genes: 2 on 7K, 2 on 11KAdd response to hypoxia',
    );
    await userEvent.click(within(list).getByRole('button', { name: 'Add response to hypoxia' }));
    expect(await combinations()).toEqual([
      ['A', '1', '2'],
      ['A, B', '1', '1'],
      ['B', '1', '2'],
    ]);
    expect(listed()[1]).toMatch(/^Bresponse to hypoxia7K, GO biological process2 reagents/);
    expect(within(list).getByRole('button', { name: 'Added response to hypoxia' }).ariaDisabled).toBe('true');
    expect(await axeFindings()).toEqual([]);
  });

  test('topics are found too; a set without a reagent on the menu says so; the rest of many is counted', async () => {
    await open({ contents: [], options: { catalogues: withSets } });
    await find('disease');
    expect(await screen.findByText(/^The first \d+ of \d+ are shown\./)).toBeVisible();
    await find('tgf');
    expect(await screen.findByText('The 7K menu has no reagent for it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add TGF/ })).toBe(null);
  });

  test('a search without a match says so', async () => {
    await open({ contents: [], options: { catalogues: withSets } });
    await find('zebra');
    expect((await screen.findByText('No collection matches “zebra”')).role).toBe('status');
  });
});
