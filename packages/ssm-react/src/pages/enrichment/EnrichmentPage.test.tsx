import { screen, waitFor, within } from '@testing-library/react';
import type { EnrichmentView, ListReference, PanelContent } from 'ssm-core';
import { noEnrichment } from 'ssm-core/internal';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions, withoutOffered } from '../../features/menu/testing/catalogues.ts';
import { clientWithPanels, panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { axeFindings } from '../../testing/axe.ts';
import type { TestClientOptions } from '../../testing/createTestClient.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { EnrichmentPage } from './EnrichmentPage.tsx';

/** The reagents 1-1, 2-1 and 3-1 measure SYM1, and each other reagent its own gene. */
const catalogues = bothVersions(40, 60).map((revision) => withGeneSets(revision));
const kidney = panelContent('Kidney', '1-1', '2-1', '4-1', '5-1', '6-1', '7-1', '8-1');

interface Situation extends TestClientOptions {
  readonly content?: PanelContent | null;
  readonly list?: ListReference;
  readonly view?: Partial<EnrichmentView>;
}

async function open({ content = kidney, list, view, ...options }: Situation = {}) {
  const { client, panels } = await clientWithPanels(content === null ? [] : [content], { catalogues, ...options });
  const builder = filledBuilder([]);
  const ofPanel: ListReference | null = panels[0] ? { kind: 'panel', panelId: panels[0].id } : null;
  const onOpenReagent = vi.fn();
  renderInProvider(
    <EnrichmentPage
      sub={sub}
      group="Panel"
      view={{ ...noEnrichment, list: list ?? ofPanel, ...view }}
      builder={builder}
      panelHref={(id) => `#/panel/${id}`}
      reagentHref={(seqId, version) => `#/specs/${seqId}/${version}`}
      onOpenReagent={onOpenReagent}
      builderHref={(version) => `#/builder/${version}`}
    />,
    { client, requestPath: 'secured' },
  );
  return { builder, onOpenReagent };
}

async function rowTexts(): Promise<readonly (readonly (string | null)[])[]> {
  const table = await screen.findByRole('table', { name: 'Results' });
  return within(table)
    .getAllByRole('rowheader')
    .map((name) => {
      const cells = within(name.closest('tr') ?? name).getAllByRole('cell');
      return [name.textContent, ...cells.map(({ textContent }) => textContent)];
    });
}

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

test('each set has its counts, fold, p-values and reagents, the smallest adjusted p first', async () => {
  const { onOpenReagent } = await open();
  const rows = await rowTexts();
  // P(X ≥ 2) for n = 6 of N = 38 and K = 2 is 15/703. There are three tests of topics.
  const ofTwo = ['2 of 6', '2 of 38', '6.33', '0.0213', '0.032'];
  expect(rows.slice(0, 4)).toEqual([
    [
      'response to hypoxia',
      'GO Biological process',
      '2 of 6',
      '2 of 38',
      '6.33',
      '0.0213',
      '0.0213',
      '7-1 Target 7 8-1 Target 8 ',
    ],
    ["Alzheimer's Disease", 'Topics Disease', ...ofTwo, '1-1 Target 1 2-1 Target 2 6-1 Target 6 '],
    ['Apoptosis', 'Topics Pathway', ...ofTwo, '1-1 Target 1 2-1 Target 2 4-1 Target 4 '],
    ['Wnt', 'Topics Pathway', '1 of 6', '1 of 38', '6.33', '0.158', '0.158', '5-1 Target 5 '],
  ]);
  screen.getByText('Topics: 3 sets tested, 2 with an adjusted p of at most 0.05.');
  expect(screen.getAllByText('n = 6 genes of the list, N = 38 genes of the background.').length).toBe(3);
  screen.getByText('1 set without a gene of the background is not tested.');
  await userEvent.click(screen.getAllByRole('link', { name: '7-1' })[0] as HTMLElement);
  expect(onOpenReagent.mock.calls).toEqual([['7-1', 'V_7K']]);
  expect(await axeFindings()).toEqual([]);
});

test('exact p-values stand in a title, and the plot reads out its bars', async () => {
  await open();
  await rowTexts();
  const exact = Number(screen.getAllByTitle(/^0\.02133712660/)[0]?.title);
  expect(Math.abs(exact - 15 / 703)).toBeLessThan(1e-13);
  const plot = within(screen.getByRole('figure', { name: 'Smallest adjusted p-values' }));
  const bars = plot.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([bars[0], bars.at(-1)?.includes('-0')]).toEqual([
    'response to hypoxia1.7−log₁₀ 1.7, adjusted p 0.0213',
    false,
  ]);
});

test('families and a limit of the adjusted p narrow the rows, and columns sort them', async () => {
  await open();
  await rowTexts();
  await press(/^Topics/);
  expect((await rowTexts()).map(([name]) => name)).toEqual(["Alzheimer's Disease", 'Apoptosis', 'Wnt']);
  await userEvent.click(screen.getByRole('radio', { name: '≤ 0.05' }));
  expect((await rowTexts()).map(([name]) => name)).toEqual(["Alzheimer's Disease", 'Apoptosis']);
  // Print leaves the buttons out, and has this line.
  expect(screen.getByText(/sets shown/).textContent).toBe('2 of 26 sets shown: Topics, Adjusted p ≤ 0.05');
  await userEvent.click(screen.getByRole('radio', { name: '≤ 0.01' }));
  await screen.findByText('No set has both filters. Choose All in one of them.');
  await userEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Adjusted p' })).getByRole('radio', { name: 'All' }),
  );
  await press('Gene set');
  expect(screen.getByRole('columnheader', { name: 'Gene set' }).ariaSort).toBe('ascending');
});

test('a set opens its genes, what the menu lacks, and its source; its reagents go into the builder with a record', async () => {
  const { builder } = await open();
  await rowTexts();
  await press('Apoptosis');
  const details = within(await screen.findByRole('region', { name: 'Details of Apoptosis' }));
  expect(details.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SYM1 1-1 Target 1 2-1 Target 2 ',
    'SYM4 4-1 Target 4 ',
  ]);
  details.getByText('The set has 5 genes. The background has 2 of them.');
  expect(details.getByText(/^Not on the menu: 3 genes/).closest('p')?.textContent).toBe(
    'Not on the menu: 3 genes: NOBODY, SYM50, SYM70 ',
  );
  details.getByText('Source: WikiPathways 2026-06-10 (CC0-1.0)');
  await userEvent.click(details.getByRole('button', { name: 'Add to 7K Panel Builder (3)' }));
  const { V_7K: list } = builder.getSnapshot().lists;
  expect([[...list.seqIds], list.sources.map(({ kind, file }) => [kind, file])]).toEqual([
    ['1-1', '2-1', '4-1'],
    [
      [
        'comparison',
        'Reagents of Kidney (7K, newest version) in the gene set Apoptosis (enrichment, background: Genes on the 7K menu)',
      ],
    ],
  ]);
  details.getByRole('link', { name: 'Open 7K Panel Builder' });
  expect(await axeFindings()).toEqual([]);
});

test('against annotated genes each family has its own background, and what is outside is named', async () => {
  await open({ view: { background: { kind: 'annotated' } } });
  await screen.findByText(/^Topics: not tested\. Only 4 genes of the list are in the background/);
  await screen.findByText(/^GO: not tested\. Only 2 genes/);
  expect(screen.getByText('GO: 4 genes of the list outside of the background:').closest('p')?.textContent).toBe(
    'GO: 4 genes of the list outside of the background: SYM1, SYM4, SYM5, SYM6 ',
  );
});

test('an own list is chosen as background', async () => {
  await open({ view: { background: { kind: 'list', list: null } } });
  await screen.findByText('Choose the background list to see results.');
  await press('Paste or import a list of 7K');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Search' }));
  await userEvent.fill(
    dialog.getByRole('textbox'),
    ['1-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1', '10-1'].join('\n'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Use as background' }));
  expect((await rowTexts())[0]?.slice(2, 4)).toEqual(['2 of 6', '2 of 8']);
});

test('a list of under five genes is refused with the reason, and reagents off the menu are named', async () => {
  await open({
    content: panelContent('Small', '1-1', '2-1', '4-1', '9-1'),
    catalogues: catalogues.map((revision) => withoutOffered(revision, '9-1')),
  });
  await screen.findByText(
    'Topics: not tested. Only 2 genes of the list are in the background, and a test needs at least 5.',
  );
  expect(screen.getByText('1 reagent not on the 7K menu:').closest('p')?.textContent).toBe(
    '1 reagent not on the 7K menu: 9-1 ',
  );
  expect(screen.queryByRole('table')).toBe(null);
});

test('all tests are exported with method, background and revision', async () => {
  await open({ view: { limit: 0.01 } });
  await screen.findByText('No set has both filters. Choose All in one of them.');
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press('Export');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV for R and Python (.csv)' }));
  await waitFor(() => expect(blobs.length).toBe(1));
  const text = (await blobs[0]?.text()) ?? '';
  expect([
    text.includes('# Background: Genes on the 7K menu\r\n'),
    text.includes('# Catalogue revision: series-V_7K-40-1\r\n'),
    text.includes('# Family: Topics: 3 tests, n = 6, N = 38\r\n'),
    /^Topics,Pathway,apop,Apoptosis,2,6,2,38,6\.33333333333333\d,0\.02133712660\d+,0\.0320\d+,"SYM1, SYM4",/m.test(
      text,
    ),
  ]).toEqual([true, true, true, true]);
});

test('the working list is tested, and its reagents are not offered to its own builder', async () => {
  const { builder } = await open({ content: null, list: { kind: 'builder', version: 'V_7K' } });
  await screen.findByText('The list is empty, so there is nothing to test.');
  builder.add('V_7K', ['1-1', '4-1', '5-1', '6-1', '7-1']);
  await rowTexts();
  await press('Apoptosis');
  await screen.findByRole('region', { name: 'Details of Apoptosis' });
  expect(screen.queryByRole('button', { name: /^Add to/ })).toBe(null);
});

test('a panel that is gone is named, and another list can be chosen', async () => {
  await open({ content: null, list: { kind: 'panel', panelId: 'gone' } });
  const told = await screen.findByText('This panel no longer exists, or it is not yours.');
  expect([told.role, screen.queryByRole('table')]).toEqual(['status', null]);
  screen.getByRole('button', { name: 'Choose another list' });
});

test('without gene sets the page says so', async () => {
  await open({
    catalogues: bothVersions(40, 60).map((revision) => ({
      ...revision,
      columns: new Map(
        [...revision.columns].filter(([key]) => ['seqId', 'entrezGeneName', 'targetName'].includes(key)),
      ),
    })),
  });
  const told = await screen.findByText('No gene sets are loaded here. An operator can load them with the catalogue.');
  expect([told.role, screen.queryByRole('table')]).toEqual(['status', null]);
});

test('after a failed request, the gene sets are requested again', async () => {
  let isBroken = true;
  await open({
    intercept: async (request, answer) =>
      isBroken && request.url.includes('/secured/gene-set') ? new Response('', { status: 400 }) : answer(request),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  expect((await rowTexts()).length).toBeGreaterThan(4);
});
