import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type Clause, defaultMenuView, type MenuView, type RoleTitle, roleOf } from 'ssm-core';
import { noKnowledge, numberColumn } from 'ssm-core/engine';
import { type CatalogueRevision, createInMemoryServer } from 'ssm-server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withGeneSets } from '../../../features/collections/testing/collectionCatalogues.ts';
import { CopyLink } from '../../../features/copy-link/CopyLink.tsx';
import { openedDialog, upload } from '../../../features/import/testing/importScreen.ts';
import { bothVersions, withoutHuman, withoutOffered } from '../../../features/menu/testing/catalogues.ts';
import { counts, firstSeqIds, grid, header, searchBox, seqIds } from '../../../features/menu/testing/menuScreen.ts';
import { VersionToggle } from '../../../features/version/VersionToggle.tsx';
import { loadTexts } from '../../../strings/loadTexts.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { renderInProvider, renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage, type MenuPageProps } from '../MenuPage.tsx';
import { menuParts } from '../menuParts.ts';

const catalogues = bothVersions(40, 60);

describe('Home', () => {
  const longCatalogues = bothVersions(400, 700);

  function versionRadio(name: '7K' | '11K'): HTMLElement {
    return within(screen.getByRole('radiogroup', { name: 'Assay version' })).getByRole('radio', { name });
  }

  function isDisabled(name: '7K' | '11K'): boolean {
    return versionRadio(name).getAttribute('aria-disabled') === 'true';
  }

  async function choose(name: '7K' | '11K'): Promise<void> {
    await waitFor(() => expect(isDisabled(name)).toBe(false));
    await userEvent.click(versionRadio(name));
  }

  test('S2-21, S3-07: shows the menu’s name, the version toggle at 7K, and the table', async () => {
    await renderWithServer(<MenuPage actions={<button type="button">Columns</button>} />, {
      catalogues: longCatalogues,
    });
    await firstSeqIds(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SomaScan Menu');
    expect([versionRadio('7K').ariaChecked, versionRadio('11K').ariaChecked]).toEqual(['true', 'false']);
    const actions = ['Columns', 'Filters'].map((name) => screen.getByRole('button', { name }));
    expect(actions[0]?.compareDocumentPosition(actions[1] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await axeFindings()).toEqual([]);
  });

  test('has no heading if the menu’s name is empty', async () => {
    await renderWithServer(<MenuPage />, { catalogues, provider: { menuName: ' ' } });
    await firstSeqIds(1);
    expect(screen.queryAllByRole('heading')).toEqual([]);
  });

  test('asks only visitors to sign in if the page offers no selection', async () => {
    const { rerender } = await renderWithServer(<MenuPage />, { catalogues });
    await firstSeqIds(1);
    const reason = screen.queryByText('Sign in to select reagents')?.tagName;
    rerender(<MenuPage role={roleOf(['SSM-Registered'])} />);
    await firstSeqIds(1);
    expect([reason, screen.queryByText(/to select reagents$/)]).toEqual(['SPAN', null]);
  });

  test('S4-10: loads another version without selection and page, but keeps search and sort', async () => {
    const onVersionChange = vi.fn();
    const view = { ...defaultMenuView, search: 'sym', pageIndex: 2 };
    await renderWithServer(<MenuPage allowsSelection defaultView={view} onVersionChange={onVersionChange} />, {
      catalogues: longCatalogues,
    });
    await firstSeqIds(1);
    await userEvent.click(within(header('Full Name')).getByRole('button'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 1-1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await choose('11K');
    await waitFor(() => expect(counts()).toEqual(['700 of 700 reagents', '0 selected']));
    expect(onVersionChange.mock.calls).toEqual([['V_11K']]);
    expect((searchBox() as HTMLInputElement).value).toBe('sym');
    expect(header('Full Name').getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByText('Page 1 of 7').tagName).toBe('SPAN');
    await choose('7K');
    await waitFor(() => expect(counts()).toEqual(['400 of 400 reagents', '0 selected']));
  });

  describe('a search that finds nothing', () => {
    async function searched(title: RoleTitle | null): Promise<readonly string[]> {
      const asked: string[] = [];
      await renderWithServer(<MenuPage role={roleOf(title === null ? [] : [title])} />, {
        catalogues,
        ...(title !== null && { person: title }),
        provider: { requestPath: title === null ? 'public' : 'secured' },
        intercept(request, answer) {
          if (request.url.includes('/somamer/count')) asked.push(new URL(request.url).search);
          return answer(request);
        },
      });
      await firstSeqIds(1);
      await userEvent.type(searchBox(), 'Protein 55');
      await screen.findByText('No reagent matches “Protein 55”');
      return asked;
    }

    test('shows the other version’s matches after one request, and switches to the other version', async () => {
      const asked = await searched('SSM-Registered');
      const said = await screen.findByText('11K has at least 1 reagent for it.');
      expect(said).toBeVisible();
      expect(asked).toEqual(['?version=V_11K&filters=fullName*%3DProtein%252055']);
      expect(await axeFindings()).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Show 11K' }));
      await waitFor(() => expect(seqIds()).toEqual(['55-1']));
      expect(document.activeElement).toBe(searchBox());
      expect([versionRadio('11K').ariaChecked, (searchBox() as HTMLInputElement).value]).toEqual([
        'true',
        'Protein 55',
      ]);
    });

    test('says that an Ensembl ID cannot be looked up because no table of Ensembl IDs is loaded', async () => {
      await renderWithServer(<MenuPage role={roleOf(['SSM-Registered'])} />, {
        person: 'SSM-Registered',
        provider: { requestPath: 'secured' },
      });
      await firstSeqIds(1);
      await userEvent.type(searchBox(), 'ENSG00000136244');
      await screen.findByText('No reagent matches “ENSG00000136244”');
      expect(
        await screen.findByText(
          'ENSG00000136244 has the form of an Ensembl ID, and no table of these is loaded here. Search for its gene symbol instead.',
        ),
      ).toBeVisible();
    });

    test('says why the menu leaves out a SeqId that the catalogue has', async () => {
      const [sevenK] = catalogues as [CatalogueRevision];
      await renderWithServer(<MenuPage role={roleOf(['SSM-Registered'])} />, {
        catalogues: [withoutHuman(sevenK, '3-1')],
        person: 'SSM-Registered',
        provider: { requestPath: 'secured' },
      });
      await firstSeqIds(1);
      await userEvent.fill(searchBox(), 'seq.3.1');
      const said = '3-1 is a reagent of the assay. Its protein is not human, and it is not on the menu.';
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByText(/^Check the spelling/)).not.toBeVisible();
    });

    test('sends no request for visitors, who cannot filter by name, and loads no code for it', async () => {
      const fetched = vi.spyOn(menuParts, 'loadBeyond');
      const asked = await searched(null);
      expect([asked, fetched.mock.calls]).toEqual([[], []]);
    });
  });

  test('says that filters exclude all matches, and finds the matches without filters', async () => {
    const filters: MenuView['filters'] = [{ key: 'loDb', operator: '<', number: 40 }];
    await renderWithServer(
      <MenuPage role={roleOf(['SSM-Registered'])} defaultView={{ ...defaultMenuView, search: 'SYM7', filters }} />,
      { catalogues: longCatalogues, person: 'SSM-Registered', provider: { requestPath: 'secured' } },
    );
    const said = await screen.findByText(/reagents of the whole menu match; the filters leave them out/);
    expect([said.textContent, screen.queryByText(/Check the spelling/)]).toEqual([
      '11 reagents of the whole menu match; the filters leave them out.',
      null,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(counts()[0]).toEqual('11 of 400 reagents'));
  });

  test('offers the exact match of the other version if only longer names match in this version', async () => {
    const [sevenK, elevenK] = bothVersions(60, 60) as [CatalogueRevision, CatalogueRevision];
    await renderWithServer(<MenuPage role={roleOf(['SSM-Registered'])} />, {
      catalogues: [withoutOffered(sevenK, '5-1'), elevenK],
      person: 'SSM-Registered',
      provider: { requestPath: 'secured' },
    });
    await firstSeqIds(1);
    await userEvent.fill(searchBox(), 'SYM5');
    await screen.findByText('No reagent of 7K is named “SYM5”. 11K has 1 reagent of that name (SYM5).');
    expect(seqIds()).toEqual(['50-1', '51-1', '52-1', '53-1', '54-1', '55-1', '56-1', '57-1', '58-1', '59-1']);
    await userEvent.fill(searchBox(), 'SYM6');
    await waitFor(() => expect(screen.queryByText(/of that name/)).toBe(null));
  });

  test('says which genes of a searched alias only the other version measures', async () => {
    const [sevenK, elevenK] = bothVersions(60, 60) as [CatalogueRevision, CatalogueRevision];
    const symbols = ['SYM1', 'SYM2', 'SYM5'];
    const genes = symbols.map((symbol) => ({
      symbol,
      hgncId: null,
      isApproved: true,
      entrezId: null,
      uniProtIds: [],
    }));
    const knowledge = {
      ...noKnowledge,
      genes,
      aliases: symbols.map((symbol) => ({ alias: 'CEA', symbol, isPrevious: false })),
    };
    await renderWithServer(<MenuPage role={roleOf(['SSM-Registered'])} />, {
      catalogues: [
        { ...withoutOffered(sevenK, '5-1'), knowledge },
        { ...elevenK, knowledge },
      ],
      person: 'SSM-Registered',
      provider: { requestPath: 'secured' },
    });
    await firstSeqIds(1);
    await userEvent.fill(searchBox(), 'CEA');
    await screen.findByText('“CEA” is also another name of SYM5, which only 11K measures (1 reagent).');
    expect(seqIds()).toEqual(['1-1', '2-1']);
    await userEvent.click(screen.getByRole('button', { name: 'Show 11K' }));
    await waitFor(() => expect(seqIds()).toEqual(['1-1', '2-1', '5-1']));
  });

  test('S4-10: says what a change of the version cleared, and restores it', async () => {
    const filters: MenuView['filters'] = [{ key: 'loDb', operator: '<', number: 40 }];
    await renderWithServer(<MenuPage allowsSelection defaultView={{ ...defaultMenuView, filters }} />, {
      catalogues: longCatalogues,
    });
    await firstSeqIds(1);
    const [first] = seqIds();
    const filtered = counts()[0];
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${first}` }));
    await choose('11K');
    await screen.findByText('11K is shown. Cleared: 1 filter, 1 selected reagent.');
    await userEvent.click(screen.getByRole('button', { name: 'Back to 7K' }));
    await waitFor(() => expect(counts()).toEqual([filtered, '1 selected']));
    expect(screen.getByRole('checkbox', { name: `Select ${first}` })).toBeChecked();
  });

  describe('a change of the version, on a page that controls the view', () => {
    function ControlledPage({ first }: { readonly first: MenuView }) {
      const [view, setView] = useState(first);
      return (
        <>
          <output aria-label="Sort of the view">{view.sort?.key ?? 'none'}</output>
          <MenuPage allowsSelection view={view} onViewChange={setView} />
        </>
      );
    }

    const sortOfView = () => screen.getByLabelText('Sort of the view').textContent;
    const view: MenuView = {
      ...defaultMenuView,
      search: 'sym1',
      columns: ['seqId', 'totalCVPlasma', 'mousePlasmaFstat'],
      sort: { key: 'totalCVPlasma', direction: 'descending' },
    };
    const [sevenK, elevenK] = longCatalogues as [CatalogueRevision, CatalogueRevision];
    const empty = numberColumn(Array.from({ length: elevenK.recordCount }, () => null));
    const without = { ...elevenK, columns: new Map([...elevenK.columns, ['totalCVPlasma', empty] as const]) };

    test('drops a sort by a column that the other version does not fill, says so, and restores all', async () => {
      await renderWithServer(<ControlledPage first={view} />, { catalogues: [sevenK, without] });
      await firstSeqIds(1);
      const sorted = seqIds();
      const first = sorted[0] as string;
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${first}` }));
      await choose('11K');
      await screen.findByText('11K is shown. Cleared: the order by Total CV Plasma (%), 1 column, 1 selected reagent.');
      expect([seqIds()[0], sortOfView()]).toEqual(['1-1', 'none']);
      await userEvent.click(screen.getByRole('button', { name: 'Back to 7K' }));
      await waitFor(() => expect(counts().slice(-1)).toEqual(['1 selected']));
      expect([seqIds(), sortOfView()]).toEqual([sorted, 'totalCVPlasma']);
      expect(screen.getByRole('checkbox', { name: `Select ${first}` })).toBeChecked();
    });

    test('keeps a sort by a column that the other version fills, without a notice', async () => {
      await renderWithServer(<ControlledPage first={{ ...view, columns: null }} />, { catalogues: longCatalogues });
      await firstSeqIds(1);
      await choose('11K');
      await waitFor(() => expect(counts()[1]).toMatch(/of 700 reagents/));
      await waitFor(() => expect(isDisabled('7K')).toBe(false));
      expect([sortOfView(), screen.queryByText(/Cleared/)]).toEqual(['totalCVPlasma', null]);
    });

    test('of an address does not apply such a sort, so the best matches come first', async () => {
      await renderWithServer(<ControlledPage first={{ ...view, version: 'V_11K' }} />, {
        catalogues: [sevenK, without],
      });
      await firstSeqIds(1);
      await waitFor(() => expect(seqIds()[0]).toBe('1-1'));
      expect(sortOfView()).toBe('totalCVPlasma');
    });
  });

  test('drops the sort if the other version lacks the sorted column', async () => {
    const columns = ['seqId', 'fullName', 'mousePlasmaFstat'] as const;
    await renderWithServer(<MenuPage columns={columns} />, { catalogues: longCatalogues });
    await firstSeqIds(1);
    await userEvent.click(within(header('Mouse Plasma F-Statistic')).getByRole('button'));
    expect(seqIds()[0] === '1-1').toBe(false);
    await choose('11K');
    await waitFor(() => expect(counts()).toEqual(['700 of 700 reagents']));
    expect([seqIds()[0], within(grid()).getAllByRole('columnheader').length]).toEqual(['1-1', 2]);
  });

  test('S4-11: disables the version toggle while a list loads', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const onVersionChange = vi.fn();
    await renderWithServer(<MenuPage onVersionChange={onVersionChange} />, {
      catalogues: longCatalogues,
      intercept: (request, answer) => gate.then(() => answer(request)),
    });
    expect([isDisabled('7K'), isDisabled('11K')]).toEqual([true, true]);
    versionRadio('11K').click();
    expect(onVersionChange.mock.calls).toEqual([]);
    release();
    await waitFor(() => expect([isDisabled('7K'), isDisabled('11K')]).toEqual([false, false]));
  });

  test('S4-12: reloads an empty list when the user chooses its version again, but does not reload a list with rows', async () => {
    const empty = await createInMemoryServer({ catalogues: bothVersions(0, 700) });
    const whole = await createInMemoryServer({ catalogues: longCatalogues });
    const asked: string[] = [];
    let server = empty;
    await renderWithServer(<MenuPage />, {
      catalogues: longCatalogues,
      intercept: (request) => {
        asked.push(request.url);
        return server.fetch(request);
      },
    });
    await screen.findByText('The catalogue has no reagents');
    server = whole;
    await choose('7K');
    await waitFor(() => expect(counts()).toEqual(['400 of 400 reagents']));
    await waitFor(() => expect(asked.some((url) => url.includes('fStatPlasma'))).toBe(true));
    const before = asked.length;
    await choose('7K');
    expect(asked.length).toBe(before);
  });

  test('R13: ignores a late answer for the previous version', async () => {
    const late: (() => void)[] = [];
    await renderWithServer(<MenuPage defaultView={{ ...defaultMenuView, version: 'V_11K' }} />, {
      catalogues: longCatalogues,
      intercept: async (request, answer) => {
        if (request.url.includes('V_7K')) await new Promise<void>((resolve) => late.push(resolve));
        return answer(request);
      },
    });
    await waitFor(() => expect(counts()).toEqual(['700 of 700 reagents']));
    await choose('7K');
    await waitFor(() => expect([counts(), late.length > 0]).toEqual([['Loading the menu'], true]));
    for (const release of late) release();
    await waitFor(() => expect(counts()).toEqual(['400 of 400 reagents']));
    await choose('11K');
    await waitFor(() => expect(counts()).toEqual(['700 of 700 reagents']));
    for (const release of late) release();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(counts()).toEqual(['700 of 700 reagents']);
  });
});

describe('lazy-loaded parts of Home', () => {
  const below40: Clause = { key: 'loDb', operator: '<', number: 40 };
  const notLoaded = 'This part of the page could not be loaded. Check the connection and try again.';
  const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  const { ...loads } = menuParts;

  beforeEach(() => {
    vi.spyOn(menuParts, 'loadFilters');
    vi.spyOn(menuParts, 'loadMember');
  });

  async function failure(): Promise<HTMLElement> {
    const region = screen.getByRole('region', { name: 'Notifications' });
    return within(region).findByText(notLoaded);
  }

  async function chips(): Promise<readonly (string | null)[]> {
    const list = await screen.findByRole('list', { name: 'FILTERS' });
    return within(list)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  }

  async function openLink(): Promise<void> {
    vi.mocked(menuParts.loadFilters).mockImplementation(offline);
    await renderWithServer(<MenuPage defaultView={{ ...defaultMenuView, filters: [below40] }} />, { catalogues });
    await firstSeqIds(1);
    await failure();
  }

  test('S8-01: Filters opens the dialog with the filters of a link once the code can be loaded', async () => {
    await openLink();
    vi.mocked(menuParts.loadFilters).mockImplementation(loads.loadFilters);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    expect(await chips()).toEqual(['LoDB (RFU) < 40']);
  });

  test('the button Filters shows that its dialog is loading', async () => {
    const [part, modal] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const all = await loads.loadFilters();
    vi.mocked(menuParts.loadFilters).mockImplementation(async () => {
      await part.promise;
      return { ...all, loadModal: async () => modal.promise.then(all.loadModal) };
    });
    await renderWithServer(<MenuPage />, { catalogues });
    await firstSeqIds(1);
    const button = screen.getByRole('button', { name: 'Filters' });
    const isBusy = () => [button.getAttribute('aria-busy'), screen.queryAllByText('Loading …').length];
    expect(isBusy()).toEqual([null, 0]);
    await userEvent.click(button);
    await waitFor(() => expect(isBusy()).toEqual(['true', 1]));
    expect(getComputedStyle(button, '::after').blockSize).toBe('3px');
    part.resolve();
    await Promise.resolve();
    expect(isBusy()).toEqual(['true', 1]);
    modal.resolve();
    await screen.findByRole('dialog', { name: 'Filters' });
    expect(isBusy()).toEqual([null, 0]);
  });

  test('S8-01: the button Filters reports a repeated failure and can be pressed again', async () => {
    await openLink();
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByText(notLoaded)).toBe(null));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await failure();
    vi.mocked(menuParts.loadFilters).mockImplementation(loads.loadFilters);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
  });

  test('S8-01: Try again shows the chips for the filters of a link', async () => {
    await openLink();
    vi.mocked(menuParts.loadFilters).mockImplementation(loads.loadFilters);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chips()).toEqual(['LoDB (RFU) < 40']);
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  test('S8-01: Try again loads the parts for signed-in people', async () => {
    vi.mocked(menuParts.loadMember).mockImplementation(offline);
    await renderWithServer(<MenuPage role={roleOf(['SSM-Registered'])} sub="demo-ssm-registered" />, {
      catalogues,
      person: 'SSM-Registered',
    });
    await firstSeqIds(1);
    await failure();
    expect(screen.queryByRole('button', { name: 'Columns' })).toBe(null);
    vi.mocked(menuParts.loadMember).mockImplementation(loads.loadMember);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Columns' });
    await screen.findByRole('button', { name: 'Bulk Search' });
  });
});

describe('Home on a narrow page', () => {
  const widths = [320, 344, 360, 384, 412, 480, 560, 639];

  const buttons = () => [...document.querySelectorAll<HTMLElement>('.ssm-MenuPage-actions > button')];
  const shown = () => buttons().filter((button) => button.checkVisibility());

  test.each(['en', 'de', 'ja'])('puts its last two buttons on one line, in %s', async (locale) => {
    const strings = await loadTexts(locale);
    await page.viewport(320, 640);
    await renderWithServer(
      <MenuPage allowsSelection role={roleOf(['SSM-Registered'])} sub="ada" linkOf={() => 'https://assay.example/'} />,
      { catalogues: bothVersions(40, 60), provider: { locale, ...(strings && { strings }) } },
    );
    await waitFor(() => expect(buttons().length).toBeGreaterThan(4));
    const lines: unknown[] = [];
    for (const width of widths) {
      // oxlint-disable-next-line no-await-in-loop -- one window
      await page.viewport(width, 640);
      const [link, filters] = shown()
        .slice(-2)
        .map((button) => button.getBoundingClientRect());
      lines.push([width, (filters?.top ?? 0) - (link?.top ?? Number.NaN), (filters?.right ?? 0) <= width]);
    }
    expect(lines).toEqual(widths.map((width) => [width, 0, true]));
  });

  test('R39: one button stands for most others below 480 px, and shows them when it is pressed', async () => {
    await page.viewport(320, 640);
    await renderWithServer(
      <MenuPage role={roleOf(['SSM-Registered'])} sub="ada" linkOf={() => 'https://a.example/'} />,
      {
        catalogues,
        person: 'SSM-Registered',
      },
    );
    await waitFor(() => expect(buttons().length).toBeGreaterThan(4));
    const names = () => shown().map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const more = screen.getByRole('button', { name: 'Actions', expanded: false });
    const closed = names();
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Actions', expanded: true });
    const open = names();
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Actions', expanded: false });
    const all = ['Curated Protein Collections', 'Columns', 'Tall table', 'Bulk Search', 'Copy link', 'Filters'];
    expect([closed, open, names()]).toEqual([
      ['Actions', 'Filters'],
      ['Actions', ...all],
      ['Actions', 'Filters'],
    ]);
    await page.viewport(480, 640);
    expect(screen.queryByRole('button', { name: 'Actions' })).toBe(null);
  });
});

describe('Home, when another person signs in', () => {
  const registered = roleOf(['SSM-Registered']);

  async function openAs(props: MenuPageProps) {
    const rendered = await renderWithServer(<MenuPage allowsSelection {...props} />, {
      catalogues,
      person: 'SSM-Registered',
      provider: { requestPath: 'secured' },
    });
    await firstSeqIds(1);
    return { showTo: (next: MenuPageProps) => rendered.rerender(<MenuPage allowsSelection {...next} />) };
  }

  async function workOn(): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: 'Bulk Search' }));
    const dialog = await openedDialog('Bulk Search');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), 'SYM30\n12-1\n1_1');
    await upload(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Show in menu' }));
    await waitFor(() => expect(counts()[0]).toBe('3 of 3 reagents'));
    await userEvent.fill(searchBox(), 'SYM1');
    await userEvent.click(within(header(/^Sequence ID/)).getByRole('button'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 12-1' }));
    await waitFor(() => expect(counts().slice(0, 2)).toEqual(['2 of 3 reagents', '1 selected']));
  }

  function shown() {
    return {
      counts: counts().slice(0, 2),
      search: (searchBox() as HTMLInputElement).value,
      sort: header(/^Sequence ID/).getAttribute('aria-sort'),
      list: screen.queryByText('Bulk search: 3 reagents'),
    };
  }

  const begun = { counts: ['40 of 40 reagents', '0 selected'], search: '', sort: 'none', list: null };

  test('shows that a search matches no row of the list, and finds all matches once the list is cleared', async () => {
    await openAs({ sub: 'ada', role: registered });
    await workOn();
    await userEvent.fill(searchBox(), '20-1');
    await screen.findByText('1 reagent of the whole menu matches; the list leaves it out.');
    await userEvent.click(screen.getByRole('button', { name: 'Clear list' }));
    await waitFor(() => expect([counts()[0], shown().list]).toEqual(['1 of 40 reagents', null]));
  });

  test('resets search, sort, list and selection', async () => {
    const { showTo } = await openAs({ sub: 'ada', role: registered });
    await workOn();
    showTo({ sub: 'ben', role: registered });
    await waitFor(() => expect(shown()).toEqual(begun));
  });

  test('resets search, sort, list and selection also for the same person in another role', async () => {
    const { showTo } = await openAs({ sub: 'ada', role: registered });
    await workOn();
    showTo({ sub: 'ada', role: roleOf(['Certified-Site']) });
    await waitFor(() => expect(shown()).toEqual(begun));
  });

  test('keeps the search of a visitor who signs in, and resets it at sign-out', async () => {
    const { showTo } = await openAs({ defaultView: { ...defaultMenuView, pageSize: 25 } });
    await userEvent.fill(searchBox(), 'SYM1');
    showTo({ sub: 'ada', role: registered });
    await screen.findByRole('button', { name: 'Bulk Search' });
    const signedIn = (searchBox() as HTMLInputElement).value;
    showTo({});
    await waitFor(() => expect((searchBox() as HTMLInputElement).value).toBe(''));
    expect(signedIn).toBe('SYM1');
  });
});

describe('collections on Home', () => {
  const withSets = bothVersions(40, 60).map((catalogue) => withGeneSets(catalogue));

  async function openDialog(): Promise<HTMLElement> {
    await renderWithServer(<MenuPage allowsSelection role={roleOf(['SSM-Verified'])} />, {
      catalogues: withSets,
      person: 'SSM-Verified',
      provider: { requestPath: 'secured' },
    });
    await firstSeqIds(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Curated Protein Collections' }));
    return screen.findByRole('dialog', { name: 'Curated Protein Collections' });
  }

  test('S1-09, S2-23, S2-30: filter the menu by the collection that the user chooses in the dialog, which then closes', async () => {
    const dialog = await openDialog();
    const tabs = within(within(dialog).getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Disease States', 'Pathways']);
    expect(await within(dialog).findByRole('button', { name: "Alzheimer's Disease 4 reagents" })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('tab', { name: 'Pathways' }));
    expect(await axeFindings()).toEqual([]);
    expect(within(dialog).queryByRole('button', { name: /^Ras/ })).toBe(null);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apoptosis 4 reagents' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    await waitFor(() => expect([counts()[0], seqIds()]).toEqual(['4 of 40 reagents', ['1-1', '2-1', '3-1', '4-1']]));
    expect(await screen.findByRole('button', { name: 'Remove Pathways: Apoptosis' })).toBeVisible();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Curated Protein Collections'));
  });

  test('S6-01: are not offered to a person with the role SSM-Public', async () => {
    await renderWithServer(<MenuPage role={roleOf([])} />, { catalogues: withSets });
    await firstSeqIds(1);
    expect(screen.queryByRole('button', { name: 'Curated Protein Collections' })).toBe(null);
  });
});

describe('VersionToggle', () => {
  function radios(): readonly (readonly [string, string | null, string | null])[] {
    return within(screen.getByRole('radiogroup', { name: 'Assay version' }))
      .getAllByRole('radio')
      .map(
        (radio) =>
          [radio.textContent, radio.getAttribute('aria-checked'), radio.getAttribute('aria-disabled')] as const,
      );
  }

  test('offers 7K and 11K, and reports every choice, even of the version that is shown', async () => {
    const onChoose = vi.fn();
    renderInProvider(<VersionToggle version="V_11K" onChoose={onChoose} />);
    expect(radios()).toEqual([
      ['7K', 'false', null],
      ['11K', 'true', null],
    ]);
    await userEvent.click(screen.getByRole('radio', { name: '7K' }));
    await userEvent.click(screen.getByRole('radio', { name: '11K' }));
    expect(onChoose.mock.calls).toEqual([['V_7K'], ['V_11K']]);
    expect(await axeFindings()).toEqual([]);
  });

  test('is announced as disabled while disabled, and reports no choice', () => {
    const onChoose = vi.fn();
    renderInProvider(<VersionToggle version="V_7K" isDisabled onChoose={onChoose} />);
    expect(radios()).toEqual([
      ['7K', 'true', 'true'],
      ['11K', 'false', 'true'],
    ]);
    screen.getByRole('radio', { name: '11K' }).click();
    expect(onChoose.mock.calls).toEqual([]);
  });
});

describe('Copy link', () => {
  const link = 'https://menu.example.org/?filters=loDb%253E100';

  function clipboard(writeText: (text: string) => Promise<void>): void {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  }

  async function press(): Promise<void> {
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  }

  test('copies the current address and confirms it', async () => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    let count = 0;
    renderInProvider(<CopyLink readLink={() => ({ link: `${link}&page=${(count += 1)}` })} />);
    await press();
    await press();
    expect(copied).toEqual([`${link}&page=1`, `${link}&page=2`]);
    expect((await screen.findAllByText('Link copied')).length > 0).toBe(true);
  });

  test('R38, R39: shows the address so that the user can copy it by hand if the browser refuses', async () => {
    clipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
    renderInProvider(<CopyLink readLink={() => ({ link })} />);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Copy link' });
    const address = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Address of this view' });
    address.focus();
    expect([address.value, address.selectionStart, address.selectionEnd]).toEqual([link, 0, link.length]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect([screen.queryByRole('dialog'), document.activeElement?.textContent]).toEqual([null, 'Copy link']),
    );
  });

  test('says what the address leaves out', async () => {
    clipboard(() => Promise.resolve());
    renderInProvider(<CopyLink readLink={() => ({ link, note: 'The list is too long.' })} />);
    await press();
    expect(await screen.findByText('Link copied. The list is too long.')).toBeVisible();
    clipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Copy link' });
    expect(within(dialog).getByText('The list is too long.')).toBeVisible();
  });
});
