import { act, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { defaultMenuView, type ErrorReport, roleOf } from 'ssm-core';
import { readFilters } from 'ssm-core/engine';
import { smallCatalogue } from 'ssm-server';
import { beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../features/builder/testing/builders.ts';
import { upload } from '../features/import/testing/importScreen.ts';
import { bothVersions } from '../features/menu/testing/catalogues.ts';
import { counts, firstSeqIds, grid, header, searchBox } from '../features/menu/testing/menuScreen.ts';
import { clientWithPanels, sub } from '../features/panels/testing/panelServer.ts';
import { FilterDialog, loadTexts, MenuTable, SpecSheet, SpecSheetPage } from '../index.ts';
import { SsmProvider } from '../provider/SsmProvider.tsx';
import type { StringsOverride } from '../strings/merge.ts';
import { axeFindings } from '../testing/axe.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { renderInProvider, renderWithServer } from '../testing/renderWithServer.tsx';
import { AboutPage } from './about/AboutPage.tsx';
import { BuilderPage } from './builder/BuilderPage.tsx';
import { PanelBuilderPage } from './builder/PanelBuilderPage.tsx';
import { MenuPage } from './menu/MenuPage.tsx';
import { menuParts } from './menu/menuParts.ts';

/** Checks that a wrong property causes a warning and does not break the page around the component. */
describe('wrong props', () => {
  const catalogues = bothVersions(40, 60);
  const crash = 'Something went wrong';

  let warn: MockInstance<typeof console.warn>;

  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    // Silences React, which logs each crash too.
    vi.spyOn(console, 'error').mockReturnValue(undefined);
  });

  const said = (place: string): readonly string[] =>
    warn.mock.calls.map(([sentence]) => String(sentence)).filter((sentence) => sentence.startsWith(`<${place}>: `));

  /** Renders a page with unchecked properties, as JavaScript without types may do. */
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
    test('warns about an invalid locale and formats numbers as in English', async () => {
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

    test('warns about a missing client, and its menu shows a failure', async () => {
      await open(MenuTable, {}, { client: undefined });
      expect((await screen.findByRole('alert')).textContent).toContain('Try again');
      expect([around().isConnected, said('SsmProvider')]).toEqual([
        true,
        [
          '<SsmProvider>: client is missing: expected what createSatClient({ … }) of ssm-core returns. Whatever asks the server says that it failed.',
        ],
      ]);
    });

    test('warns about invalid texts, direction and registry, and shows the menu', async () => {
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

    test('accepts the texts of every shipped language', async () => {
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
    ])('%s, and the console lists the values that exist', async (_, columns, title, is) => {
      await open(MenuTable, { columns });
      await firstSeqIds(1);
      expect([
        header(new RegExp(title)).isConnected,
        said('MenuTable').map((sentence) => sentence.slice(0, 90)),
      ]).toEqual([
        true,
        [
          `<MenuTable>: columns is ${is}: expected a list of keys of columns, of seqId, fullName, targetName`.slice(
            0,
            90,
          ),
        ],
      ]);
    });

    test('shows its rows despite an invalid height, number or function, and warns about each invalid prop', async () => {
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

    test('warns about an incomplete view, and shows a crash', async () => {
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
    ])('treats the role %o as a visitor’s, and the warning says what a role is', async (role, is) => {
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
    ])('%s without a builder warns, and the page around it keeps working', async (place, Component) => {
      await open(Component, { version: 'V_7K', group: 'Panel', sub: 'somebody' });
      expect((await screen.findByRole('alert')).textContent).toContain(crash);
      expect([around().isConnected, said(place)]).toEqual([
        true,
        [
          `<${place}>: builder is missing: expected what createBuilder({ storage }) of ssm-core returns. The page says that it broke.`,
        ],
      ]);
    });

    test('a builder with an invalid group and callback warns, and shows its list', async () => {
      const builder = filledBuilder(['2-1']);
      onTestFinished(builder.dispose);
      await open(BuilderPage, { builder, version: 'V_7K', group: 'Panels', onRowAction: '/specs' });
      expect(await screen.findByRole('gridcell', { name: '2-1' })).toBeVisible();
      expect(said('BuilderPage')).toEqual([
        '<BuilderPage>: onRowAction is a text: expected a function.',
        '<BuilderPage>: group is "Panels": expected "Panel" or "Set". Texts that name it may break the part that they stand in.',
      ]);
    });

    test('a sheet that is passed as a promise warns, and the page around it keeps working', async () => {
      await open(SpecSheet, { sheet: Promise.resolve() });
      expect((await screen.findByRole('alert')).textContent).toContain(crash);
      expect([around().isConnected, said('SpecSheet')]).toEqual([
        true,
        [
          '<SpecSheet>: sheet is a promise: expected an AnalyteSheet: what analyteSheetQuery() of ssm-core asks for; SpecSheetPage asks for it by itself. The sheet says that it broke.',
        ],
      ]);
    });

    test('the spec sheet page warns if it has no reagent, and keeps working', async () => {
      await open(SpecSheetPage, { version: 'V_7K', group: 'Panel' });
      await screen.findByRole('heading', { name: /^There is no reagent/ });
      expect([around().isConnected, said('SpecSheetPage')]).toEqual([
        true,
        [
          '<SpecSheetPage>: seqId is missing: expected the SeqId of a reagent, as "10000-28". The page says that there is no such sheet.',
        ],
      ]);
    });

    test('a filter dialog without a controller warns and stays closed', async () => {
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
});

describe('crashing parts', () => {
  const crashText = 'This part of the page stopped working. Trying again usually helps; nothing you saved is lost.';

  /** An object that claims to be a text. Rendering it throws. */
  const broken = {} as unknown as string;

  interface Opened {
    /** Returns one item per report: whether the report is a crash with an error. */
    readonly crashes: () => readonly boolean[];
    readonly mend: () => void;
  }

  async function open(page: ReactNode, strings: StringsOverride): Promise<Opened> {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { client } = await clientWithPanels([], { catalogues: bothVersions(40, 60) });
    const reports: ErrorReport[] = [];
    const inProvider = (texts: StringsOverride | undefined): ReactNode => (
      <SsmProvider
        client={client}
        requestPath="secured"
        errorReports={(report) => void reports.push(report)}
        {...(texts && { strings: texts })}
      >
        {page}
      </SsmProvider>
    );
    const { rerender } = renderInProvider(inProvider(strings), { client });
    return {
      crashes: () => reports.map((report) => report.name === 'crash' && report.error instanceof Error),
      mend: () => rerender(inProvider(undefined)),
    };
  }

  async function openBuilder(strings: StringsOverride): Promise<Opened> {
    const builder = filledBuilder(['1-1', '2-1']);
    onTestFinished(builder.dispose);
    const opened = await open(<PanelBuilderPage builder={builder} version="V_7K" group="Panel" sub={sub} />, strings);
    await screen.findByRole('grid', { name: '7K Panel' });
    await userEvent.fill(searchBox(), 'Target 2');
    return opened;
  }

  async function openMenu(strings: StringsOverride): Promise<Opened> {
    const opened = await open(<MenuPage allowsSelection role={roleOf(['SSM-Registered'])} sub={sub} />, strings);
    await firstSeqIds(1);
    await userEvent.fill(searchBox(), 'Target 2');
    return opened;
  }

  const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

  async function approachFilters(strings: StringsOverride): Promise<Opened> {
    const opened = await openMenu(strings);
    await userEvent.hover(await screen.findByRole('button', { name: 'Filters' }));
    await act(menuParts.loadFilters);
    return opened;
  }

  async function brokenDialog(): Promise<HTMLElement> {
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' });
    expect(within(dialog).getByRole('alert').textContent).toBe(crashText);
    expect(await axeFindings(dialog)).toEqual([]);
    return dialog;
  }

  const typed = (): string => (searchBox() as HTMLInputElement).value;

  describe('a crashing dialog', () => {
    test.each<[string, () => Promise<Opened>, string, string]>([
      ['saving', () => openBuilder({ panels: { name: broken } }), 'Save Panel', 'Save Panel'],
      ['import', () => openBuilder({ imports: { intro: broken } }), 'Import', 'Import Analytes'],
      ['bulk search', () => openMenu({ imports: { intro: broken } }), 'Bulk Search', 'Bulk Search'],
      ['columns', () => openMenu({ selectColumns: { preference: broken } }), 'Columns', 'Select Columns'],
      ['filters', () => openMenu({ filters: { add: broken } }), 'Filters', 'Filters'],
      ['filters that have come', () => approachFilters({ filters: { add: broken } }), 'Filters', 'Filters'],
    ])(
      '%s: shows the crash in place of the dialog, reports the crash, offers a retry, and loses nothing beside it',
      async (...way) => {
        const [, openPage, button, name] = way;
        const { crashes, mend } = await openPage();
        await press(button);
        const dialog = await brokenDialog();
        expect([crashes(), typed()]).toEqual([[true], 'Target 2']);
        mend();
        await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
        await screen.findByRole('dialog', { name });
        expect([screen.queryByRole('dialog', { name: 'Something went wrong' }), typed()]).toEqual([null, 'Target 2']);
      },
    );

    test('closes on Cancel, and the page behind it still works', async () => {
      await openMenu({ imports: { intro: broken } });
      await press('Bulk Search');
      await userEvent.click(within(await brokenDialog()).getByRole('button', { name: 'Cancel' }));
      await expect.poll(() => screen.queryByRole('dialog')).toBe(null);
      await userEvent.fill(searchBox(), 'Target 3');
      expect(await firstSeqIds(1)).toEqual(['3-1']);
    });
  });

  describe('crashing chips', () => {
    test('of filters', async () => {
      const view = { ...defaultMenuView, filters: readFilters('dilGroup=20%25') };
      const { crashes, mend } = await open(<MenuPage view={view} />, { filters: { clearAll: broken } });
      const alert = await screen.findByText(crashText);
      expect([crashes(), grid().isConnected]).toEqual([[true], true]);
      mend();
      await userEvent.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('button', { name: 'Dilution Group: 20%' })).toBeVisible();
    });

    test('of a bulk search', async () => {
      const { crashes, mend } = await openMenu({ imports: { chip: () => broken } });
      await press('Bulk Search');
      const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Search' }));
      await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), '1-1\n2-1');
      await upload(dialog);
      await press('Show in menu');
      const alert = await screen.findByText(crashText);
      expect([crashes(), await firstSeqIds(2)]).toEqual([[true], ['1-1', '2-1']]);
      mend();
      await userEvent.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Bulk search: 2 reagents')).toBeVisible();
    });
  });
});

describe('About', () => {
  const [sevenK, elevenK] = [smallCatalogue('V_7K'), smallCatalogue('V_11K')];
  const server = { catalogues: [sevenK, elevenK] };
  const message = 'There was an error with your request, please try again later or contact our support team.';
  const told = { status: 'ok', version: '0.2.0', commit: '3382dbe', profile: 'demo' };
  const addressOf = (body: object): string => `data:application/json,${encodeURIComponent(JSON.stringify(body))}`;

  function section(name: string): HTMLElement {
    return screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;
  }

  const factsIn = (within_: HTMLElement): readonly (string | null)[] =>
    within(within_)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);

  test('R38: shows release, catalogues and data sources, and copies release and catalogues for support', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    await renderWithServer(<AboutPage productAddress={addressOf(told)} />, server);
    await screen.findByText('3382dbe');
    await screen.findByText(elevenK.revision);
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
      factsIn(section('Product')),
    ]).toEqual([
      'About',
      ['Product', 'Catalogues in use', 'Data sources and licences', 'Software of others'],
      ['0.2.0', '3382dbe', 'Demonstration'],
    ]);
    const rows = within(screen.getByRole('table', { name: 'Data sources and licences' })).getAllByRole('row');
    expect([rows.length, rows.at(-1)?.textContent]).toEqual([11, 'NLM MeSHMedical subject headingsCC0']);
    expect(await axeFindings()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Copy for support' }));
    expect((await screen.findAllByText(/^Copied/)).length > 0).toBe(true);
    const lines = copied[0]?.split('\n') ?? [];
    expect([lines.slice(0, 5), lines.filter((line) => line.startsWith('Revision')), copied.length]).toEqual([
      ['Product', 'Version: 0.2.0', 'Commit: 3382dbe', 'Installation: Demonstration', '7K'],
      [`Revision: ${sevenK.revision}`, `Revision: ${elevenK.revision}`],
      1,
    ]);
  });

  test('S1-10: shows the date of a demo catalogue without time, in every time zone', async () => {
    const demo = { ...sevenK, isDemo: true, created: '2026-01-01T00:00:00.000Z' };
    await renderWithServer(<AboutPage productAddress={addressOf(told)} />, { catalogues: [demo, elevenK] });
    await screen.findByText(demo.revision);
    expect(factsIn(section('Catalogues in use'))[2]).toBe('January 1, 2026');
  });

  test('says how to copy by hand if the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await renderWithServer(<AboutPage productAddress={addressOf({ status: 'ok' })} />, server);
    await screen.findByText(elevenK.revision);
    await screen.findAllByText('Not known');
    expect(factsIn(section('Product'))).toEqual(['Not known', 'Not known', 'Not known']);
    await userEvent.click(screen.getByRole('button', { name: 'Copy for support' }));
    expect((await screen.findAllByText(/Select the text and copy it/)).length > 0).toBe(true);
  });

  test('S8-01: shows a failure in the section that failed, and Try again sends a new request', async () => {
    let isBroken = true;
    await renderWithServer(<AboutPage productAddress={addressOf({ status: 'other' })} />, {
      ...server,
      intercept: (request, answer) =>
        isBroken && request.url.includes('V_11K')
          ? Promise.resolve(new Response('', { status: 404 }))
          : answer(request),
    });
    const catalogues = section('Catalogues in use');
    expect(await within(catalogues).findByRole('alert')).toHaveTextContent(`${message}Try again`);
    expect(await within(section('Product')).findByRole('alert')).toHaveTextContent(`${message}Try again`);
    isBroken = false;
    await userEvent.click(within(catalogues).getByRole('button', { name: 'Try again' }));
    await within(catalogues).findByText(elevenK.revision);
    expect(within(catalogues).queryByRole('alert')).toBeNull();
  });
});
