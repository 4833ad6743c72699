import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import {
  type AuthPort,
  type Builder,
  createAuth,
  createBuilder,
  createMemorySessions,
  createMemoryWorkingLists,
  createSatClient,
  defaultMenuView,
  forgetColumns,
  type MoveView,
  type Person,
  personOf,
  readEnrichmentView,
  readMoveView,
  readPlanView,
  roleOf,
  type SatClient,
} from 'ssm-core';
import { readFilters } from 'ssm-core/engine';
import { pastedList } from 'ssm-core/internal';
import { createInMemoryServer } from 'ssm-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { withGeneSets } from '../features/collections/testing/collectionCatalogues.ts';
import { bothVersions, withLift } from '../features/menu/testing/catalogues.ts';
import { firstSeqIds, searchBox } from '../features/menu/testing/menuScreen.ts';
import { clientWithPanels } from '../features/panels/testing/panelServer.ts';
import { owner, panelContent, saveVersions } from '../features/panels/testing/panels.ts';
import * as parts from '../index.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { refuseRequests } from '../testing/refusedRequests.ts';
import { renderInProvider } from '../testing/renderWithServer.tsx';
import { PanelBuilderPage } from './builder/PanelBuilderPage.tsx';
import * as filterParts from './filters.ts';
import { MenuPage } from './menu/MenuPage.tsx';
import { MyPanelsPage } from './panels/MyPanelsPage.tsx';

const role = roleOf(['SSM-Registered']);
const { sub } = owner;

/** Checks that an application with in-memory ports sends no request and opens no storage of the browser. */
describe('the application', () => {
  test('searches, selects, lists, imports, saves and finds reagents without a network request', async () => {
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
    await screen.findByText('1 of 40 reagents');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 1-1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Panel Builder (1)' }));

    rerender(<PanelBuilderPage version="V_7K" group="Panel" {...shared} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.fill(await dialog.findByRole('textbox', { name: 'Or paste a list' }), '2-1\n3-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Add/ }));
    await waitFor(() => expect([...builder.getSnapshot().lists.V_7K.seqIds]).toEqual(['1-1', '2-1', '3-1']));
    await userEvent.click(await screen.findByRole('button', { name: 'Save Panel' }));
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Name' }), 'Kidney');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));

    rerender(<MyPanelsPage group="Panel" panelHref={(id) => `#/panel/${id}`} {...shared} />);
    await screen.findByRole('link', { name: 'Kidney' });
    expect(asked).toEqual([]);
  });
});

describe('pages and parts', () => {
  const notes = [{ version: '1.2.0', date: '2026-11-22', title: 'Files', markdown: '- **one**' }];
  const catalogues = withLift(bothVersions(40, 60)).map((catalogue) => withGeneSets(catalogue));

  interface Opened {
    readonly asked: readonly string[];
    readonly client: SatClient;
    readonly builder: Builder;
  }

  async function ports(): Promise<Opened> {
    const client = await createTestClient({ catalogues, person: owner.person, notes });
    const asked = refuseRequests();
    const builder = createBuilder({ storage: createMemoryWorkingLists(), sessions: createMemorySessions() });
    onTestFinished(builder.dispose);
    builder.changeOwner(sub);
    builder.add('V_7K', ['2-1']);
    return { asked, client, builder };
  }

  function show({ client }: Opened, page: ReactNode): void {
    renderInProvider(page, { client, requestPath: 'secured' });
  }

  const press = async (name: string | RegExp): Promise<void> =>
    userEvent.click(await screen.findByRole('button', { name }));

  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  async function closed(): Promise<void> {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  }

  function savedNames(): readonly string[] {
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  }

  function Filtered() {
    const {
      filter,
      menu,
      chips,
      dialog: filters,
    } = filterParts.useFilteredMenu({
      defaultView: { ...defaultMenuView, filters: readFilters('dilGroup=20%25') },
    });
    return (
      <main>
        <parts.Button onPress={() => filter.open()}>Filters</parts.Button>
        <filterParts.FilterChips {...chips} />
        <parts.MenuTable {...menu} aside={parts.ReagentPreview} rowHref={(seqId) => `#/${seqId}`} />
        <filterParts.NothingFound filter={filter} />
        <parts.FilterDialog {...filters} role={role} />
      </main>
    );
  }

  function Beside({ builder }: { readonly builder: Builder }) {
    const [isOpen, setIsOpen] = useState(true);
    const lists = [
      { label: 'Mine', version: 'V_7K', seqIds: ['1-1', '2-1'] },
      { label: 'Yours', version: 'V_7K', seqIds: ['2-1', '3-1'] },
    ] as const;
    return (
      <main>
        <parts.VersionToggle version="V_7K" onChoose={() => undefined} />
        <parts.BuilderLabel builder={builder} version="V_7K" group="Panel" />
        <parts.PanelCompare first={lists[0]} second={lists[1]} />
        <parts.StatisticsSummary table={undefined} version="V_7K" seqIds={['1-1']} group="Panel" />
        {isOpen && (
          <parts.SavePanel
            sub={sub}
            group="Panel"
            version="V_7K"
            seqIds={['1-1', '2-1']}
            origin={null}
            onSaved={() => setIsOpen(false)}
            onClose={() => setIsOpen(false)}
          />
        )}
      </main>
    );
  }

  const walked = [
    'BuilderLabel',
    'BuilderPage',
    'CollectionCategoryPage',
    'CollectionsDialog',
    'CollectionsPage',
    'ComparePage',
    'MovePage',
    'DemoMark',
    'EnrichmentPage',
    'FileDownloadsPage',
    'FilterChips',
    'FilterDialog',
    'MenuPage',
    'MenuTable',
    'MyPanelsPage',
    'NothingFound',
    'PanelBuilderPage',
    'PanelCompare',
    'PanelPage',
    'PanelSources',
    'PanelVersions',
    'PlanPage',
    'ReagentPreview',
    'ReleaseNotesPage',
    'SavePanel',
    'SpecSheet',
    'SpecSheetPage',
    'SsmProvider',
    'StatisticsSummary',
    'VersionToggle',
  ];

  const asksNobody = [
    'Button',
    'DialogBoundary',
    'EmptyState',
    'FeatureBoundary',
    'IconButton',
    'Menu',
    'Modal',
    'Progress',
    'SkipLink',
  ];

  const asksAnAddress = ['AboutPage'];

  test('a builder is compared with a collection', async () => {
    const opened = await ports();
    const lists = [
      { kind: 'builder', version: 'V_7K' },
      { kind: 'collection', version: 'V_7K', category: 'pathways', param: 'apop' },
    ] as const;
    const view = { lists, key: 'seqId', formula: null } as const;
    show(opened, <parts.ComparePage sub={sub} group="Panel" builder={opened.builder} view={view} />);
    const table = await screen.findByRole('table', { name: 'What the lists share' });
    expect(within(table).getAllByRole('row').length).toBe(4);
    expect(opened.asked).toEqual([]);
  });

  test('a builder is moved to 11K', async () => {
    const opened = await ports();
    const view: MoveView = {
      ...readMoveView(new URLSearchParams()),
      list: { kind: 'builder', version: 'V_7K' },
      matrix: 'plasma',
    };
    show(opened, <parts.MovePage sub={sub} group="Panel" builder={opened.builder} view={view} />);
    const table = await screen.findByRole('table', { name: 'Reagents of the list' });
    expect(within(table).getAllByRole('row').length).toBe(2);
    expect(opened.asked).toEqual([]);
  });

  test('a pasted list is tested for enrichment', async () => {
    const opened = await ports();
    const list = pastedList('V_7K', ['1-1', '4-1', '5-1', '6-1', '7-1']) ?? null;
    const view = { ...readEnrichmentView(new URLSearchParams()), list };
    show(opened, <parts.EnrichmentPage sub={sub} group="Panel" builder={opened.builder} view={view} />);
    const table = await screen.findByRole('table', { name: 'Results' });
    expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(4);
    expect(opened.asked).toEqual([]);
  });

  test('a panel is planned for a collection', async () => {
    const opened = await ports();
    const { view } = readPlanView(new URLSearchParams('version=V_7K&goal=100:apop'));
    show(opened, <parts.PlanPage sub={sub} group="Panel" builder={opened.builder} view={view} />);
    const plan = await screen.findByRole('button', { name: 'Plan' });
    await waitFor(() => expect(plan.ariaDisabled).toBe(null));
    await userEvent.click(plan);
    const table = await screen.findByRole('table', { name: 'Reagents of the plan' });
    expect(within(table).getAllByRole('rowheader').length).toBe(2);
    expect(opened.asked).toEqual([]);
  });

  test('every exported component is rendered in this file or sends no requests', () => {
    const exported = [...Object.keys(parts), ...Object.keys(filterParts)].filter((name) => /^[A-Z]/.test(name));
    expect([...walked, ...asksNobody, ...asksAnAddress].toSorted()).toEqual(exported.toSorted());
  });

  describe('on in-memory ports, without a request', () => {
    test('the menu filters, shows and prefers columns, searches a list, browses collections and previews a row', async () => {
      onTestFinished(() => forgetColumns(() => localStorage, sub));
      const opened = await ports();
      show(
        opened,
        <>
          <parts.MenuPage
            allowsSelection
            role={role}
            sub={sub}
            builder={opened.builder}
            rowHref={(seqId, version) => `#/${version}/${seqId}`}
          />
          <parts.DemoMark />
        </>,
      );
      await firstSeqIds(1);
      await press('Columns');
      const columns = await dialog('Select Columns');
      await userEvent.click(columns.getByRole('checkbox', { name: 'LoDB (RFU)' }));
      await userEvent.click(columns.getByRole('checkbox', { name: /^Set selected columns as my preference/ }));
      await userEvent.click(columns.getByRole('button', { name: 'Apply' }));
      await screen.findAllByText('Column display preferences saved');
      await press('Filters');
      await userEvent.click((await dialog('Filters')).getByRole('button', { name: 'Cancel' }));
      await closed();
      await press('Bulk Search');
      const search = await dialog('Bulk Search');
      await userEvent.fill(search.getByRole('textbox', { name: 'Or paste a list' }), '1-1\n2-1');
      await userEvent.click(search.getByRole('button', { name: 'Upload' }));
      await press('Show in menu');
      await screen.findByText('2 of 2 reagents');
      await press('Curated Protein Collections');
      await userEvent.click((await dialog('Curated Protein Collections')).getByRole('button', { name: 'Cancel' }));
      await closed();
      await press('Preview');
      await screen.findByRole('complementary', { name: 'Preview' });
      expect(opened.asked).toEqual([]);
    });

    test('a separate table has filters, a filter dialog, chips, and a message if no row matches', async () => {
      const opened = await ports();
      show(opened, <Filtered />);
      await screen.findByRole('button', { name: 'Dilution Group: 20%' });
      await screen.findByText(/ of 40 reagents$/);
      await userEvent.fill(searchBox(), 'nothing is called so');
      await screen.findByText('0 of 40 reagents');
      await press('Filters');
      await dialog('Filters');
      expect(opened.asked).toEqual([]);
    });

    test('standalone parts are rendered, and a list is saved', async () => {
      const opened = await ports();
      show(opened, <Beside builder={opened.builder} />);
      await screen.findByRole('radiogroup', { name: 'Assay version', hidden: true });
      const save = await dialog('Save Panel');
      await userEvent.fill(save.getByRole('textbox', { name: 'Name' }), 'Liver');
      await userEvent.click(save.getByRole('button', { name: 'Save' }));
      await closed();
      await screen.findByText(/^Only in Mine/);
      expect(opened.asked).toEqual([]);
    });

    test('the builder shows its list and undoes a change', async () => {
      const opened = await ports();
      show(opened, <parts.BuilderPage builder={opened.builder} version="V_7K" group="Panel" sub={sub} />);
      await screen.findByRole('grid', { name: '7K Panel' });
      await press('Undo');
      await waitFor(() => expect([...opened.builder.getSnapshot().lists.V_7K.seqIds]).toEqual([]));
      expect(opened.asked).toEqual([]);
    });

    test('a spec sheet shows its reagent, the panels that contain the reagent, and a button for the builder', async () => {
      const opened = await ports();
      await saveVersions(opened.client, [panelContent()]);
      show(
        opened,
        <parts.SpecSheetPage
          seqId="2-1"
          version="V_7K"
          group="Panel"
          allowsSelection
          builder={opened.builder}
          panels={{ sub, panelHref: (id) => `#/${id}`, listHref: '#/panels' }}
        />,
      );
      await screen.findByRole('heading', { level: 1, name: '2-1 Protein 2' });
      await screen.findByRole('link', { name: 'Kidney injury' });
      await press('Remove from 7K Panel Builder');
      await waitFor(() => expect([...opened.builder.getSnapshot().lists.V_7K.seqIds]).toEqual([]));
      expect(opened.asked).toEqual([]);
    });

    test('a panel shows its rows, its summary, its versions and its sources, and is exported', async () => {
      const opened = await ports();
      const panelId = await saveVersions(opened.client, [panelContent({ seqIds: ['1-1', '2-1'] }), panelContent()]);
      const saved = savedNames();
      show(opened, <parts.PanelPage panelId={panelId} group="Panel" sub={sub} builder={opened.builder} />);
      await screen.findByRole('grid', { name: 'Kidney injury' });
      await screen.findByText('Reagents by dilution group');
      await press('Versions');
      await screen.findByRole('list', { name: 'Versions of this panel' });
      await press('Sources');
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV for R and Python (.csv)' }));
      await waitFor(() => expect(saved.length).toBe(1));
      expect(opened.asked).toEqual([]);
    });

    test('collections are browsed, category by category', async () => {
      const opened = await ports();
      const shared = { group: 'Panel', builder: opened.builder, menuHref: () => '#/' } as const;
      show(
        opened,
        <>
          <parts.CollectionsPage categoryHref={(name) => `#/${name}`} {...shared} />
          <parts.CollectionCategoryPage category="diseases" {...shared} />
          <parts.CollectionsDialog version="V_7K" onChoose={() => undefined} onClose={() => undefined} />
        </>,
      );
      await dialog('Curated Protein Collections');
      await screen.findByRole('heading', { level: 1, name: 'Disease States', hidden: true });
      expect(opened.asked).toEqual([]);
    });

    test('files are listed and saved, and release notes are read', async () => {
      const opened = await ports();
      const saved = savedNames();
      show(
        opened,
        <>
          <parts.FileDownloadsPage
            sub={sub}
            categoryId="reference"
            categoryHref={(id) => `#/${id}`}
            downloadsHref="#/all"
          />
          <parts.ReleaseNotesPage />
        </>,
      );
      await press('Download SomaScan_Menu_Data_Dictionary.csv');
      await waitFor(() => expect(saved).toEqual(['SomaScan_Menu_Data_Dictionary.csv']));
      await screen.findByRole('heading', { level: 2, name: '1.2.0 – Files' });
      expect(opened.asked).toEqual([]);
    });

    test('a person signs in and out by an in-memory port, and the menu follows', async () => {
      const server = await createInMemoryServer({ catalogues });
      const token = await server.mint(owner.person);
      const asked = refuseRequests();
      const ann = personOf({ sub, roles: [owner.person] }, '') as Person;
      let person: Person | null = null;
      let tell: (next: Person | null) => void = () => undefined;
      const port: AuthPort = {
        known: () => person,
        complete: async () => null,
        // An in-memory port has no redirect, so the user is signed in at once.
        signIn() {
          person = ann;
          tell(person);
          return new Promise(() => undefined);
        },
        forget() {
          person = null;
          return { accessToken: token, leave: () => Promise.resolve() };
        },
        accessToken: async () => (person === null ? undefined : token),
        subscribe(listener) {
          tell = listener;
          return () => undefined;
        },
      };
      const left: string[] = [];
      const auth = createAuth({
        port,
        validate: async () => true,
        completed: (each) => each,
        onReturned: () => undefined,
        onLeft: (each) => void left.push(each.sub),
        onSignedOut: () => undefined,
      });
      onTestFinished(auth.dispose);
      const client = createSatClient({ fetch: server.fetch, accessToken: auth.accessToken });
      function Page() {
        const state = useSyncExternalStore(auth.subscribe, auth.getSnapshot);
        if (state.status === 'loading') return null;
        const { sub: who, role: of } = state.person ?? { sub: undefined, role: roleOf([]) };
        return (
          <parts.SsmProvider client={client} requestPath={state.requestPath}>
            <parts.Button onPress={() => auth.signIn({ target: '/', isSignUp: false })}>Login</parts.Button>
            <parts.Button onPress={auth.signOut}>Log out</parts.Button>
            <parts.MenuPage sub={who} role={of} allowsSelection={state.person !== null} />
          </parts.SsmProvider>
        );
      }
      renderInProvider(<Page />, { client });
      await firstSeqIds(1);
      await press('Login');
      await screen.findByRole('checkbox', { name: 'Select 1-1' });
      await press('Log out');
      await screen.findByText('Sign in to select reagents');
      expect([left, asked]).toEqual([[sub], []]);
    });
  });
});
