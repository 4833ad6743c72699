/** What a page gives by mistake: the console says what was expected, and what is around it goes on. */
import { screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { filledBuilder } from '../features/builder/testing/builders.ts';
import { bothVersions } from '../features/menu/testing/catalogues.ts';
import { counts, firstSeqIds, header } from '../features/menu/testing/menuScreen.ts';
import {
  FilterDialog,
  loadTexts,
  MenuPage,
  MenuTable,
  PanelBuilderPage,
  SpecSheet,
  SpecSheetPage,
  SsmProvider,
} from '../index.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { renderInProvider } from '../testing/renderWithServer.tsx';
import { BuilderPage } from './builder/BuilderPage.tsx';

const catalogues = bothVersions(40, 60);
const crash = 'Something went wrong';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  // React says of each part that breaks that it broke.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** What was said of the component, each with what it begins with alone: lists of all that is known are long. */
const said = (place: string): readonly string[] =>
  warn.mock.calls.map(([sentence]) => String(sentence)).filter((sentence) => sentence.startsWith(`<${place}>: `));

/** A page of somebody without types. */
async function open(Component: ComponentType<never>, given: object, provider: object = {}): Promise<void> {
  const Any = Component as ComponentType<object>;
  const Provider = SsmProvider as ComponentType<{ readonly children: ReactNode }>;
  const client = await createTestClient({ catalogues, person: 'SSM-Registered' });
  renderInProvider(
    <Provider {...{ client, ...provider }}>
      <p>The page around it</p>
      <Any {...given} />
    </Provider>,
  );
}

const around = (): HTMLElement => screen.getByText('The page around it');

describe('the provider', () => {
  test('of a locale that there is not says so, and writes numbers as English does', async () => {
    await open(MenuTable, {}, { locale: 'de_DE' });
    await firstSeqIds(1);
    expect([around().closest('.ssm-root')?.getAttribute('lang'), counts(), said('SsmProvider')]).toEqual([
      'en',
      ['40 of 40 reagents'],
      [
        '<SsmProvider>: locale is "de_DE": expected a language tag (BCP 47), as "en" or "de-CH". "en" counts in its place.',
      ],
    ]);
  });

  test('without a client says so, and its menu that the list could not be had', async () => {
    await open(MenuTable, {}, { client: undefined });
    expect((await screen.findByRole('alert', {}, { timeout: 20_000 })).textContent).toContain('Try again');
    expect([around().isConnected, said('SsmProvider')]).toEqual([
      true,
      [
        '<SsmProvider>: client is missing: expected what createSatClient({ … }) of ssm-core returns. Whatever asks the server says that it failed.',
      ],
    ]);
  });

  test('of texts, directions and registries that there are not says so, and shows the menu', async () => {
    const strings = { menu: { serach: 'Suche', resultCount: 'viele' } };
    await open(MenuTable, {}, { strings: loadTexts('de'), direction: 'left', loading: true, language: 'de' });
    expect(await firstSeqIds(2)).toEqual(['1-1', '2-1']);
    await open(() => null, {}, { strings });
    expect(said('SsmProvider').map((sentence) => sentence.slice(0, 100))).toEqual([
      '<SsmProvider>: strings is a promise: expected texts as those of en, or what await loadTexts("de") an',
      '<SsmProvider>: direction is "left": expected "ltr" or "rtl". Text runs from left to right.',
      '<SsmProvider>: loading is true: expected what createLoadingRegistry() of ssm-core returns. The provi',
      '<SsmProvider>: language is not known and left out: expected one of client, copies, requestPath, stri',
      '<SsmProvider>: strings is an object whose menu.serach, menu.resultCount is no text, or of another ki',
    ]);
  });

  test('of the texts of every language that is shipped has nothing to say', async () => {
    for (const language of ['de', 'ja', 'en-XA', 'ar-XB']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person chooses
      await open(() => null, {}, { locale: language, strings: await loadTexts(language) });
    }
    expect(said('SsmProvider')).toEqual([]);
  });
});

describe('the menu', () => {
  test.each([
    ['a column that there is not is left out', ['seqID', 'loDb'], 'LoD', 'a list with "seqID"'],
    [
      'without a column that there is it shows the first three',
      ['seqID', 'name'],
      'Full Name',
      'a list with "seqID", "name"',
    ],
    ['columns as a text are none', 'seqId loDb', 'Full Name', '"seqId loDb"'],
  ])('%s, and the console says which there are', async (_, columns, title, is) => {
    await open(MenuTable, { columns });
    await firstSeqIds(1);
    expect([header(new RegExp(title)).isConnected, said('MenuTable').map((sentence) => sentence.slice(0, 90))]).toEqual(
      [
        true,
        [
          `<MenuTable>: columns is ${is}: expected a list of keys of columns, of seqId, fullName, targetName`.slice(
            0,
            90,
          ),
        ],
      ],
    );
  });

  test('shows its rows whatever is no height, number or function, and says each', async () => {
    await open(MenuTable, { height: '40', fixedColumnCount: -1, onViewChange: 'search', selectable: true });
    await firstSeqIds(1);
    expect(said('MenuTable').map((sentence) => sentence.slice(0, 90))).toEqual(
      [
        '<MenuTable>: fixedColumnCount is -1: expected a whole number from 0.',
        '<MenuTable>: height is "40": expected a CSS length, as "60vh" or "480px". It counts as missing',
        '<MenuTable>: onViewChange is a text: expected a function.',
        '<MenuTable>: selectable is not known and left out: expected one of columns, fixedColumnCou',
      ].map((sentence) => sentence.slice(0, 90)),
    );
  });

  test('of half a view says what is missing, and that it broke', async () => {
    await open(MenuTable, { view: { version: 'V_11K' } });
    expect((await screen.findByRole('alert')).textContent).toContain(crash);
    expect([around().isConnected, said('MenuTable')]).toEqual([
      true,
      [
        '<MenuTable>: view is an object without search, filters, list, columns, sort, pageIndex, pageSize: expected a MenuView, as { ...defaultMenuView, search: "kinase" } or the view of what readMenuView() answers. The table says that it broke.',
      ],
    ]);
  });

  test.each([
    ['SSM-Registered', '"SSM-Registered"'],
    [null, 'null'],
  ])('of the role %o is that of visitors, and says what a role is', async (role, is) => {
    await open(MenuPage, { role });
    await firstSeqIds(1);
    expect([screen.queryByRole('button', { name: 'Bulk Search' }), said('MenuPage')]).toEqual([
      null,
      [
        `<MenuPage>: role is ${is}: expected what roleOf(["SSM-Registered"]) of ssm-core returns. The menu is that of SSM-Public.`,
      ],
    ]);
  });
});

describe('builder, sheet and filters', () => {
  test.each([
    ['BuilderPage', BuilderPage as ComponentType<never>],
    ['PanelBuilderPage', PanelBuilderPage as ComponentType<never>],
  ])('%s without a builder says so, and the page around it stays', async (place, Component) => {
    await open(Component, { version: 'V_7K', group: 'Panel', sub: 'somebody' });
    expect((await screen.findByRole('alert')).textContent).toContain(crash);
    expect([around().isConnected, said(place)]).toEqual([
      true,
      [
        `<${place}>: builder is missing: expected what createBuilder({ storage }) of ssm-core returns. The page says that it broke.`,
      ],
    ]);
  });

  test('a builder of no group and no address says so, and shows its list', async () => {
    const builder = filledBuilder(['2-1']);
    onTestFinished(builder.dispose);
    await open(BuilderPage, { builder, version: 'V_7K', group: 'Panels', onRowAction: '/specs' });
    expect(await screen.findByRole('gridcell', { name: '2-1' }, { timeout: 20_000 })).toBeVisible();
    expect(said('BuilderPage')).toEqual([
      '<BuilderPage>: onRowAction is a text: expected a function.',
      '<BuilderPage>: group is "Panels": expected "Panel" or "Set". Texts that name it may break the part that they stand in.',
    ]);
  });

  test('a sheet that is still on its way is no sheet, which says so, and the page around it stays', async () => {
    await open(SpecSheet, { sheet: Promise.resolve() });
    expect((await screen.findByRole('alert')).textContent).toContain(crash);
    expect([around().isConnected, said('SpecSheet')]).toEqual([
      true,
      [
        '<SpecSheet>: sheet is a promise: expected an AnalyteSheet: what analyteSheetQuery() of ssm-core asks for; SpecSheetPage asks for it by itself. The sheet says that it broke.',
      ],
    ]);
  });

  test('the page of a sheet without a reagent says so, and stays', async () => {
    await open(SpecSheetPage, { version: 'V_7K', group: 'Panel' });
    await screen.findByRole('heading', { name: /^There is no reagent/ }, { timeout: 20_000 });
    expect([around().isConnected, said('SpecSheetPage')]).toEqual([
      true,
      [
        '<SpecSheetPage>: seqId is missing: expected the SeqId of a reagent, as "10000-28". The page says that there is no such sheet.',
      ],
    ]);
  });

  test('filters without a controller are a dialog that nothing opens', async () => {
    await open(FilterDialog, { version: '7K' });
    expect([around().isConnected, screen.queryByRole('dialog'), said('FilterDialog')]).toEqual([
      true,
      null,
      [
        '<FilterDialog>: filter is missing: expected what createFilter(ports) of ssm-core returns. Nothing is shown.',
        '<FilterDialog>: version is "7K": expected "V_7K" or "V_11K". The dialog says that it broke.',
        '<FilterDialog>: role is missing: expected what roleOf(["SSM-Registered"]) of ssm-core returns. The dialog says that it broke.',
      ],
    ]);
  });
});
