import { screen, waitFor, within } from '@testing-library/react';
import { type Builder, type CollectionsView, type MenuView, writeMenuView } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { withGeneSets } from '../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { axeFindings } from '../../testing/axe.ts';
import type { TestClientOptions } from '../../testing/createTestClient.ts';
import { hear } from '../../testing/hear.ts';
import { type ProviderOptions, renderWithServer } from '../../testing/renderWithServer.tsx';
import { CollectionCategoryPage } from './CollectionCategoryPage.tsx';
import { CollectionsPage, type CollectionsPageProps } from './CollectionsPage.tsx';

const catalogues = bothVersions(40, 60).map((catalogue) => withGeneSets(catalogue));
const errorText = 'There was an error with your request, please try again later or contact our support team.';
const first: CollectionsView = { version: 'V_7K', search: '', open: null, page: 1 };

interface Situation extends Omit<TestClientOptions, 'client'> {
  readonly held?: readonly string[];
  readonly provider?: ProviderOptions;
  readonly view?: Partial<CollectionsView>;
  readonly ports?: Partial<CollectionsPageProps>;
  readonly category?: 'diseases' | 'pathways';
}

async function open({ held = [], provider, view, ports, category, ...options }: Situation = {}): Promise<Builder> {
  const builder = filledBuilder(held);
  onTestFinished(builder.dispose);
  const shared = {
    group: 'Panel' as const,
    builder,
    menuHref: (menu: MenuView) => `#/?${writeMenuView(menu)}`,
    view: { ...first, ...view },
    ...ports,
  };
  await renderWithServer(
    category === undefined ? (
      <CollectionsPage categoryHref={(name, version) => `#/${name}?${version}`} {...shared} />
    ) : (
      <CollectionCategoryPage category={category} {...shared} />
    ),
    { catalogues, person: 'SSM-Registered', ...options, provider: { requestPath: 'secured', ...provider } },
  );
  return builder;
}

async function itemOf(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest('li') as HTMLElement;
}

async function press(within_: HTMLElement, name: RegExp | string): Promise<void> {
  await userEvent.click(within(within_).getByRole('button', { name }));
}

function listed(item: HTMLElement, name: string): readonly (string | null)[] {
  const list = within(item).queryByRole('list', { name });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
}

const seqIds = ({ getSnapshot }: Builder) => [...getSnapshot().lists.V_7K.seqIds];

describe('the categories', () => {
  test('S2-34: are Disease States and Pathways, each with an image and its coverage on both versions', async () => {
    await open({ held: ['4-1'] });
    const cards = await screen.findAllByRole('listitem');
    await screen.findByText('7 genes: 3 on 7K, 5 on 11K, 1 in your builder');
    const facts = cards
      .slice(0, 2)
      .map((card) => [
        within(card).getByRole('heading', { level: 2 }).textContent,
        within(card).getByRole('link').getAttribute('href'),
        card.querySelector('svg[aria-hidden="true"]') !== null,
      ]);
    expect(facts).toEqual([
      ['Disease States', '#/diseases?V_7K', true],
      ['Pathways', '#/pathways?V_7K', true],
    ]);
    expect(within(cards[0] as HTMLElement).getByText('2 genes: 2 on 7K, 2 on 11K, 0 in your builder')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Curated Protein Collections');
  });

  test('R41: announce the coverage when the user chooses another version', async () => {
    await open({ held: ['4-1'] });
    await screen.findByText('7 genes: 3 on 7K, 5 on 11K, 1 in your builder');
    const heard = hear();
    await userEvent.click(screen.getByRole('radio', { name: '11K' }));
    await waitFor(() => expect(heard()).toContain('11K: 8 genes: 4 on 7K, 6 on 11K, 0 in your builder'));
  });

  test('R41: announce, once loaded, the coverage of a version that the user chose before', async () => {
    const loading = Promise.withResolvers<void>();
    await open({
      held: ['4-1'],
      async intercept(request, answer) {
        if (request.url.includes('kind=topics')) await loading.promise;
        return answer(request);
      },
    });
    const heard = hear();
    await userEvent.click(await screen.findByRole('radio', { name: '11K' }));
    const section = await screen.findByRole('region', { name: 'Other gene sets' });
    await userEvent.fill(within(section).getByRole('searchbox'), 'HYPOXIA response');
    await waitFor(() => expect(heard().at(-1)).toBe('1 collection'));
    loading.resolve();
    await waitFor(() => expect(heard()).toContain('11K: 8 genes: 4 on 7K, 6 on 11K, 0 in your builder'));
    expect(heard().filter((text) => text.includes('No genes'))).toEqual([]);
  });

  test('are followed by all gene sets without a topic, with search and paging', async () => {
    const onViewChange = vi.fn<(view: CollectionsView) => void>();
    await open();
    const section = await screen.findByRole('region', { name: 'Other gene sets' });
    await within(section).findByText('25 collections');
    expect(within(section).getByText('Page 1 of 2')).toBeVisible();
    await press(section, 'Next page');
    await itemOf('Disease 24');
    await userEvent.fill(within(section).getByRole('searchbox', { name: 'Find a gene set' }), 'HYPOXIA response');
    const item = await itemOf('response to hypoxia');
    expect(within(item).getByText('2 genes: 2 on 7K, 2 on 11K, 0 in your builder')).toBeVisible();
    expect(within(item).getByText('GO biological process')).toBeVisible();
    expect(within(item).getByText('Source: WikiPathways 2026-06-10 (CC0-1.0)')).toBeVisible();
    await userEvent.fill(within(section).getByRole('searchbox'), 'nothing');
    expect(await within(section).findByText('No collection matches “nothing”')).toBeVisible();
    await userEvent.click(within(section).getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await within(section).findByText('25 collections');
    expect(onViewChange.mock.calls).toEqual([]);
  });

  test('are controlled by the host if it handles changes', async () => {
    const onViewChange = vi.fn<(view: CollectionsView) => void>();
    await open({ ports: { onViewChange }, view: { search: 'hypoxia' } });
    await press(await itemOf('response to hypoxia'), 'Genes response to hypoxia');
    await userEvent.click(screen.getByRole('radio', { name: '11K' }));
    expect(onViewChange.mock.calls.map(([view]) => view)).toEqual([
      { ...first, search: 'hypoxia', open: 'bp-response-to-hypoxia' },
      { ...first, search: 'hypoxia', version: 'V_11K' },
    ]);
  });

  test('are replaced by an error with a retry if they cannot be loaded', async () => {
    let isBroken = true;
    await open({
      intercept: async (request, answer) =>
        isBroken && request.url.includes('kind=topics') ? new Response(null, { status: 404 }) : answer(request),
    });
    expect((await screen.findByText(errorText)).closest('[role=alert]')).toBeVisible();
    isBroken = false;
  });
});

describe('a category', () => {
  test('S1-09: shows for each topic the number of genes, on both versions and in the builder, and updates it', async () => {
    const builder = await open({ category: 'pathways', held: ['2-1'] });
    const item = await itemOf('Apoptosis');
    expect(within(item).getByText('5 genes: 2 on 7K, 3 on 11K, 1 in your builder')).toBeVisible();
    builder.add('V_7K', ['4-1']);
    expect(await within(item).findByText('5 genes: 2 on 7K, 3 on 11K, 2 in your builder')).toBeVisible();
    builder.undo('V_7K');
    expect(await within(item).findByText('5 genes: 2 on 7K, 3 on 11K, 1 in your builder')).toBeVisible();
    expect(screen.getByText('15 collections')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pathways');
  });

  test('says that no gene set is loaded for a topic, and offers no action for the topic', async () => {
    await open({ category: 'pathways' });
    const item = await itemOf('Ras');
    expect(within(item).getByText('No gene set is loaded for this topic.')).toBeVisible();
    expect([within(item).queryAllByRole('button'), within(item).queryAllByRole('link')]).toEqual([[], []]);
  });

  test('adds all reagents of a topic in one step, which Undo reverts', async () => {
    const builder = await open({ category: 'pathways', held: ['2-1', '9-1'] });
    const item = await itemOf('Apoptosis');
    await press(item, 'Add all to builder Apoptosis, 3 reagents');
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    expect((await region.findByText('Analytes added to Panel Builder')).closest('[role]')?.role).toBe('status');
    expect(seqIds(builder)).toEqual(['2-1', '9-1', '1-1', '3-1', '4-1']);
    expect(within(item).getByText('Its reagents on 7K are in your builder')).toBeVisible();
    expect(screen.getAllByText(/added/).map(({ textContent }) => textContent)).toEqual([
      'Analytes added to Panel Builder',
    ]);
    expect(region.getByText('3 new')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(seqIds(builder)).toEqual(['2-1', '9-1']));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null);
  });

  test('makes a topic a goal of the builder of this version, and no goal again', async () => {
    const builder = await open({ category: 'pathways' });
    const goals = () => builder.getSnapshot().lists.V_7K.aims.goals;
    const toggle = () => within(item).getByRole('button', { name: 'Goal Apoptosis' });
    const item = await itemOf('Apoptosis');
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect([toggle().getAttribute('aria-pressed'), goals()]).toEqual(['true', ['apop']]);
    await userEvent.click(toggle());
    expect([toggle().getAttribute('aria-pressed'), goals()]).toEqual(['false', []]);
  });

  test('offers at most ten goals, and says so', async () => {
    const builder = await open({ category: 'pathways' });
    const item = await itemOf('Apoptosis');
    builder.noteAims('V_7K', { limits: {}, goals: Array.from({ length: 10 }, (_, index) => `set ${index}`) });
    const toggle = await within(item).findByRole('button', { name: 'Goal Apoptosis' });
    await waitFor(() => expect(toggle).toBeDisabled());
    expect(toggle).toHaveAccessibleDescription('There can be 10 goals. Remove one to choose another.');
  });

  test('R41: Ctrl+Z undoes what was just added, and the page says so', async () => {
    const builder = await open({ category: 'pathways', held: ['2-1', '9-1'] });
    const item = await itemOf('Apoptosis');
    await press(item, 'Add all to builder Apoptosis, 3 reagents');
    await waitFor(() => expect(seqIds(builder).length).toBe(5));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(seqIds(builder)).toEqual(['2-1', '9-1']));
    expect((await screen.findByText('Undone: 3 analytes removed')).tagName).toBe('OUTPUT');
    // Nothing was added since, so the key reverts no earlier change of the list.
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(seqIds(builder)).toEqual(['2-1', '9-1']);
  });

  test('lists the genes of a topic by coverage, and adds the missing ones', async () => {
    const builder = await open({ category: 'pathways', held: ['2-1'] });
    const item = await itemOf('Apoptosis');
    await press(item, 'Genes Apoptosis');
    expect([
      listed(item, 'Measured on 7K (2)'),
      listed(item, 'Not measured on 7K (3)'),
      listed(item, 'In your builder (1)'),
      listed(item, 'Without an Entrez gene id (1)'),
    ]).toEqual([['SYM1 ×3', 'SYM4'], ['NOBODY', 'SYM50', 'SYM70'], ['SYM1 ×3'], ['NOBODY']]);
    await press(item, 'Add 1 gene (1 reagent)');
    expect(seqIds(builder)).toEqual(['2-1', '4-1']);
    await waitFor(() => expect(listed(item, 'In your builder (2)')).toEqual(['SYM1 ×3', 'SYM4']));
    // The button that had the focus was removed.
    expect(document.activeElement).toBe(within(item).getByRole('button', { name: 'Genes Apoptosis' }));
    await press(item, 'Genes Apoptosis');
    expect(within(item).queryByRole('group')).toBe(null);
  });

  test('opens a topic as a filter of the menu, or says why the topic cannot be opened', async () => {
    const onOpenMenu = vi.fn<(view: MenuView) => void>();
    await open({ category: 'pathways', ports: { onOpenMenu } });
    const link = within(await itemOf('Wnt')).getByRole('link', { name: 'Show in menu Wnt' });
    expect(link.getAttribute('href')).toBe('#/?filters=pathways%3Dwnt');
    await userEvent.click(link);
    expect(onOpenMenu.mock.calls.map(([{ version, filters }]) => [version, filters])).toEqual([
      ['V_7K', [{ key: 'pathways', operator: '=', values: ['wnt'] }]],
    ]);
    const other = await itemOf('TGF-beta');
    expect(within(other).getByText('The 7K menu has no reagent for it.')).toBeVisible();
    expect(within(other).getByText('7K measures none of its genes')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '11K' }));
    expect((await within(other).findByRole('link')).getAttribute('href')).toBe(
      '#/?filters=pathways%3Dtgf&version=V_11K',
    );
  });

  test('finds topics by words of their names', async () => {
    await open({ category: 'diseases' });
    await screen.findByText('5 collections');
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Find a collection' }), 'DISEASE park');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Parkinson's Disease",
    ]);
    await userEvent.fill(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('No collection matches “xyz”')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    expect(screen.getByText('5 collections')).toBeVisible();
  });

  test('marks gene sets of the demo', async () => {
    await open({
      category: 'diseases',
      catalogues: bothVersions(40, 60).map((each) => withGeneSets(each, { isDemo: true })),
    });
    expect(
      await screen.findByText('In the demo, a set has some of its true members, and invented proteins.'),
    ).toBeVisible();
    expect(screen.getByText('Demo catalogue')).toBeVisible();
  });

  test('does not mention a builder if the page has no builder', async () => {
    await open({ category: 'pathways', ports: { builder: undefined } });
    const item = await itemOf('Apoptosis');
    expect(within(item).getByText('5 genes: 2 on 7K, 3 on 11K')).toBeVisible();
    expect(
      within(item)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Genes Apoptosis']);
  });
});

describe.each([320, 1280])('at %i px', (width) => {
  test.each(['light', 'dark'] as const)(
    'R38: axe finds no problem on either page in the %s, and nothing is wider than the page',
    async (theme) => {
      await page.viewport(width, 800);
      await open({ provider: { theme }, view: { open: 'bp-response-to-hypoxia' }, held: ['1-1'] });
      await itemOf('response to hypoxia');
      expect(await axeFindings()).toEqual([]);
      await open({ provider: { theme }, category: 'pathways', view: { open: 'apop' }, held: ['1-1'] });
      await itemOf('Apoptosis');
      expect([await axeFindings(), document.documentElement.scrollWidth > width]).toEqual([[], false]);
    },
  );
});
