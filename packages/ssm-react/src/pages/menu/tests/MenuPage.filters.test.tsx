import { render, screen, waitFor, within } from '@testing-library/react';
import { type AnalyticsEvent, type Clause, defaultMenuView, type MenuView, roleOf, writeMenuView } from 'ssm-core';
import { readFilters } from 'ssm-core/engine';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { box, choose, closed, dialog, fill, press, total } from '../../../features/filter/testing/filterScreen.ts';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { counts, firstSeqIds, searchBox, seqIds } from '../../../features/menu/testing/menuScreen.ts';
import { FilterDialog, MenuTable, SsmProvider } from '../../../index.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { createTestClient, type TestClientOptions } from '../../../testing/createTestClient.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { FilterChips, type FilteredMenuOptions, NothingFound, useFilteredMenu } from '../../filters.ts';
import { MenuPage } from '../MenuPage.tsx';

const catalogues = bothVersions(400, 700);

const below40: Clause = { key: 'loDb', operator: '<', number: 40 };

describe('filters on Home', () => {
  const nobody: Clause = { key: 'charInfo', operator: '=', values: ['nothing of the kind'] };

  async function openPage(view: Partial<MenuView> = {}) {
    const onViewChange = vi.fn<(view: MenuView) => void>();
    const analytics = vi.fn<(event: AnalyticsEvent) => void>();
    await renderWithServer(<MenuPage defaultView={{ ...defaultMenuView, ...view }} onViewChange={onViewChange} />, {
      catalogues,
      provider: { analytics },
    });
    return { onViewChange, analytics };
  }

  function chips(): readonly (string | null)[] {
    const list = screen.queryByRole('list', { name: 'FILTERS' });
    return list === null
      ? []
      : within(list)
          .getAllByRole('listitem')
          .map((chip) => chip.textContent);
  }

  async function filterByKeys(category: string, value: string): Promise<void> {
    screen.getByRole('button', { name: 'Filters' }).focus();
    await userEvent.keyboard('{Enter}');
    const row = within(await screen.findByRole('group', { name: 'Filter 1' }));
    row.getByRole('button', { name: /Category/ }).focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard(`${category}{Enter}`);
    const field = await row.findByRole('textbox', { name: 'Value' });
    field.focus();
    await userEvent.keyboard(value);
  }

  test('by a name that only the other version has say so where the rows would be', async () => {
    const filters = readFilters('entrezGeneName*=SYM450');
    await renderWithServer(
      <MenuPage role={roleOf(['SSM-Registered'])} defaultView={{ ...defaultMenuView, filters }} />,
      { catalogues, person: 'SSM-Registered', provider: { requestPath: 'secured' } },
    );
    const said = 'No reagent of 7K is named “SYM450”. 11K has 1 reagent of that name (SYM450).';
    expect(await screen.findByText(said)).toBeVisible();
  });

  test('in the dialog, by a name that only the other version has, say so under the row', async () => {
    const filters = readFilters('entrezGeneName*=SYM1');
    await renderWithServer(
      <MenuPage role={roleOf(['SSM-Registered'])} defaultView={{ ...defaultMenuView, filters }} />,
      { catalogues, person: 'SSM-Registered', provider: { requestPath: 'secured' } },
    );
    await firstSeqIds(1);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await dialog();
    await fill(box('combobox', 'Value'), 'SYM450');
    const said = 'No reagent of 7K is named “SYM450”. 11K has 1 reagent of that name (SYM450).';
    expect(await screen.findByText(said)).toBeVisible();
    await fill(box('combobox', 'Value'), 'SYM45');
    await waitFor(() => expect(screen.queryByText(/of that name/)).toBe(null));
  });

  test('S2-22, S4-16: once applied by keyboard, become chips, a count, and an event without typed values', async () => {
    const { onViewChange, analytics } = await openPage();
    await firstSeqIds(1);
    await filterByKeys('LoDB', '990');
    await userEvent.keyboard('{Tab}');
    screen.getByRole('button', { name: 'Apply' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) > 990']));
    const left = Array.from({ length: 400 }, (_, index) => index + 1).filter(
      (row) => row % 7 !== 0 && (row * 37) % 1009 > 990,
    );
    await waitFor(() => expect(seqIds()).toEqual(left.map((row) => `${row}-1`)));
    expect(await screen.findByText(`${left.length} matches found`)).toBeVisible();
    expect(onViewChange.mock.calls.at(-1)?.[0].filters).toEqual([{ key: 'loDb', operator: '>', number: 990 }]);
    expect(analytics.mock.calls).toEqual([[{ name: 'filter-apply', version: 'V_7K', filterKeys: ['loDb'] }]]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' })));
    expect(await axeFindings()).toEqual([]);
  });

  test('are counted without the search, and both dialog and notification say so', async () => {
    await openPage({ search: 'Protein 1' });
    await firstSeqIds(1);
    const without = 'Counted without the search “Protein 1”, which stays on.';
    await filterByKeys('LoDB', '990');
    expect(within(await dialog()).getByText(without)).toBeVisible();
    screen.getByRole('button', { name: 'Apply' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(new RegExp(`^\\d+ matches found ${without}$`))).toBeVisible();
    await userEvent.clear(searchBox());
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(within(await dialog()).queryByText(/^Counted without/)).toBe(null);
  });

  test('S5-06: take numbers in the language of the page, and an open draft follows a change of the language', async () => {
    const client = await createTestClient({ catalogues });
    const pageIn = (locale: string) => (
      <SsmProvider client={client} locale={locale}>
        <MenuPage />
      </SsmProvider>
    );
    const { rerender } = render(pageIn('de'));
    await firstSeqIds(1);
    await filterByKeys('LoDB', '1.000,5');
    rerender(pageIn('en'));
    await waitFor(() => expect(box('textbox', 'Value').value).toBe('1000.5'));
    rerender(pageIn('de'));
    await waitFor(() => expect(box('textbox', 'Value').value).toBe('1000,5'));
    await press('Apply');
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) > 1.000,5']));
  });

  test('open at the row of the pressed chip, and removing a chip starts a new search', async () => {
    await openPage({ filters: [below40, { key: 'bufferMS', operator: '=', isTrue: true }] });
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) < 40', 'Buffer MS: Yes']));
    await userEvent.click(screen.getByRole('button', { name: 'Buffer MS: Yes' }));
    const row = await screen.findByRole('group', { name: 'Filter 2' });
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    const before = counts()[0];
    await userEvent.click(screen.getByRole('button', { name: 'Remove Buffer MS: Yes' }));
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) < 40']));
    await waitFor(() => expect(counts()[0] === before).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect([chips(), counts()[0]]).toEqual([[], '400 of 400 reagents']));
  });

  test('S4-16, S8-02, S8-05: keep the previous rows if they match no row, name the filter that causes this, and offer to drop it', async () => {
    await openPage({ filters: [below40] });
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) < 40']));
    await waitFor(() => expect(seqIds().length < 40).toBe(true));
    const before = seqIds();
    await userEvent.click(screen.getByRole('button', { name: 'LoDB (RFU) < 40' }));
    const value = await within(await screen.findByRole('group', { name: 'Filter 1' })).findByRole('textbox', {
      name: 'Value',
    });
    await userEvent.fill(value, '-5');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('No matches')).toBeVisible();
    const nothing = await screen.findByRole('group', { name: 'No reagent passes these filters' });
    expect(seqIds()).toEqual(before);
    await userEvent.click(within(nothing).getByRole('button', { name: /^Drop LoDB \(RFU\) < -5/ }));
    await waitFor(() => expect(counts()[0]).toBe('400 of 400 reagents'));
  });

  test('S4-16: show a message instead of rows, and no notification, if a link matches no row', async () => {
    await openPage({ filters: [nobody] });
    const nothing = await screen.findByRole('group', { name: 'No reagent passes these filters' });
    expect([
      screen.queryByText('No matches'),
      seqIds(),
      counts()[0],
      nothing.closest('[data-part="Frame"]') === null,
    ]).toEqual([null, [], '0 of 400 reagents', false]);
    await userEvent.click(await within(nothing).findByRole('button', { name: /^Drop / }));
    await waitFor(() => expect(counts()[0]).toBe('400 of 400 reagents'));
    expect(screen.queryByRole('group', { name: 'No reagent passes these filters' })).toBe(null);
  });

  test('are part of the address that "Copy link" copies', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const linkOf = (view: MenuView): string => `https://portal.example/menu#${view.filters.length} ${view.search}`;
    await renderWithServer(<MenuPage defaultView={{ ...defaultMenuView, filters: [below40] }} linkOf={linkOf} />, {
      catalogues,
    });
    await firstSeqIds(1);
    await userEvent.type(searchBox(), 'sym1');
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(copied).toEqual(['https://portal.example/menu#1 sym1']));
  });

  test.each([
    ['search', 'The search is too long for a link, which goes without it.'],
    ['filters', 'The filters are too long for a link, which goes without them and shows more reagents.'],
  ])('"Copy link" says that the link leaves out the %s', async (left, note) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => undefined);
    const linkOf = (view: MenuView): string => {
      const parameters = writeMenuView(view);
      parameters.delete(left);
      return `https://portal.example/?${parameters}`;
    };
    const long: Clause = { key: 'fullName', operator: '*=', text: 'a'.repeat(300) };
    const view = { ...defaultMenuView, search: 'sym1', filters: [long] };
    await renderWithServer(<MenuPage defaultView={view} linkOf={linkOf} role={roleOf(['SSM-Registered'])} />, {
      catalogues,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(`Link copied. ${note}`)).toBeVisible();
  });

  test('S4-10: are dropped when the version changes', async () => {
    await openPage({ filters: [below40] });
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) < 40']));
    const version = within(screen.getByRole('radiogroup', { name: 'Assay version' })).getByRole('radio', {
      name: '11K',
    });
    await waitFor(() => expect(version.getAttribute('aria-disabled')).toBe(null));
    await userEvent.click(version);
    await waitFor(() => expect([chips(), counts()[0]]).toEqual([[], '700 of 700 reagents']));
  });

  test('are shown as not applied after a failure, stay as typed, and can be retried', async () => {
    let isBroken = true;
    await renderWithServer(
      <MenuPage
        defaultView={{
          ...defaultMenuView,
          version: 'V_11K',
          filters: [{ key: 'v11Only', operator: '=', isTrue: true }],
        }}
      />,
      {
        catalogues,
        intercept: (request, answer) =>
          isBroken && request.url.includes('filters=')
            ? Promise.resolve(new Response('<p>', { status: 200 }))
            : answer(request),
      },
    );
    const name = '11K Menu New Additions: Yes';
    expect(await screen.findByRole('button', { name: `${name}, not applied` })).toBeVisible();
    expect([chips(), counts(), screen.getByRole('button', { name: `Remove ${name}` }).tagName]).toEqual([
      [` Not applied${name}`],
      ['Filters not applied: showing 0 of 700 reagents'],
      'BUTTON',
    ]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: `${name}, not applied` }));
    const row = within(await screen.findByRole('group', { name: 'Filter 1' }));
    expect(row.getByRole('switch', { name: 'Value' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect([counts(), chips()]).toEqual([['300 of 700 reagents'], [name]]));
  });
});

describe('a page’s own table with filters', () => {
  const role = roleOf(['SSM-Registered']);
  const above20: Clause = { key: 'loDb', operator: '>', number: 20 };

  /** A filter that only the server can judge, because its column is not loaded. */
  const newIn11K: Clause = { key: 'v11Only', operator: '=', isTrue: true };
  const like7: Clause = { key: 'fullName', operator: '*=', text: '*Protein 7*' };
  const withFilters = (...filters: readonly Clause[]): MenuView => ({ ...defaultMenuView, filters });

  const countOf = (isLeft: (value: number) => boolean): number =>
    Array.from({ length: 400 }, (_, index) => index + 1).filter((row) => row % 7 !== 0 && isLeft((row * 37) % 1009))
      .length;

  interface FilteredProps extends FilteredMenuOptions {
    readonly hasTable?: boolean;
  }

  function Filtered({ hasTable = true, ...options }: FilteredProps) {
    const { filter, menu, chips: applied, dialog: filters } = useFilteredMenu(options);
    return (
      <>
        <button type="button" onClick={() => filter.open()}>
          Filters
        </button>
        <FilterChips {...applied} />
        <NothingFound filter={filter} />
        {hasTable && <MenuTable {...menu} />}
        <FilterDialog {...filters} role={role} />
      </>
    );
  }

  async function open(props: FilteredProps = {}, intercept?: TestClientOptions['intercept']) {
    const analytics = vi.fn<(event: AnalyticsEvent) => void>();
    const { rerender } = await renderWithServer(<Filtered {...props} />, {
      catalogues,
      person: 'SSM-Registered',
      provider: { analytics, requestPath: 'secured' },
      ...(intercept && { intercept }),
    });
    if (props.hasTable !== false) await firstSeqIds(1);
    return { analytics, rerender: (next: FilteredProps) => rerender(<Filtered {...next} />) };
  }

  function chips(): readonly (string | null)[] {
    const list = screen.queryByRole('list', { name: 'FILTERS' });
    return list === null
      ? []
      : within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent);
  }

  test('report match counts even to a page that parses its view on each render', async () => {
    function Reparsed({ filters }: { readonly filters: string }) {
      const {
        menu,
        filter,
        chips: applied,
      } = useFilteredMenu({
        view: { ...defaultMenuView, filters: readFilters(filters) },
      });
      return (
        <>
          <FilterChips {...applied} />
          <NothingFound filter={filter} />
          <MenuTable {...menu} />
        </>
      );
    }
    const { rerender } = await renderWithServer(<Reparsed filters="" />, { catalogues, person: 'SSM-Registered' });
    await firstSeqIds(1);
    rerender(<Reparsed filters="fullName*=Protein 7*" />);
    await waitFor(() => expect(counts()[0]).toMatch(/^\d+ of 400 reagents$/));
    await waitFor(() => expect(counts()[0]).not.toBe('400 of 400 reagents'));
    rerender(<Reparsed filters="fullName*=no protein is called so" />);
    await waitFor(() => expect(document.querySelectorAll('[data-component=NothingFound]').length).toBe(1));
    expect(chips()).toEqual([expect.stringContaining('no protein is called so')]);
  });

  async function openDialog(): Promise<void> {
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await dialog();
  }

  async function applyBelow(value: string): Promise<void> {
    await openDialog();
    await choose('Category', 'LoDB (RFU)');
    await choose('Operator', 'Less Than (<)');
    await fill(box('textbox', 'Value'), value);
    await press('Apply');
    await closed();
  }

  describe('filters beside a table', () => {
    test('apply to the table, show chips, call `onViewChange` and analytics, and show a notification', async () => {
      const onViewChange = vi.fn<(view: MenuView) => void>();
      const { analytics } = await open({ onViewChange });
      await applyBelow('40');
      const left = countOf((value) => value < 40);
      await waitFor(() => expect(counts()[0]).toBe(`${left} of 400 reagents`));
      expect(await screen.findByText(`${left} matches found`)).toBeVisible();
      expect([chips(), onViewChange.mock.calls, analytics.mock.calls]).toEqual([
        ['LoDB (RFU) < 40'],
        [[withFilters(below40)]],
        [[{ name: 'filter-apply', version: 'V_7K', filterKeys: ['loDb'] }]],
      ]);
      await userEvent.click(screen.getByRole('button', { name: 'Remove LoDB (RFU) < 40' }));
      await waitFor(() => expect(counts()[0]).toBe('400 of 400 reagents'));
      expect([chips(), onViewChange.mock.lastCall]).toEqual([[], [withFilters()]]);
    });

    test('start with the default view and ignore later defaults', async () => {
      const { rerender } = await open({ defaultView: withFilters(below40) });
      rerender({ defaultView: defaultMenuView });
      await waitFor(() => expect(counts()[0]).toBe(`${countOf((value) => value < 40)} of 400 reagents`));
      await userEvent.click(screen.getByRole('button', { name: 'LoDB (RFU) < 40' }));
      await dialog();
      expect(box('textbox', 'Value').value).toBe('40');
      await waitFor(() => expect(total()).toBe(`${countOf((value) => value < 40)} of 400 reagents`));
    });

    test('stay if the page ignores the change of a controlled view', async () => {
      const onViewChange = vi.fn<(view: MenuView) => void>();
      const view = withFilters(above20);
      const { rerender } = await open({ view, onViewChange });
      await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) > 20']));
      await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
      expect([chips(), onViewChange.mock.calls]).toEqual([['LoDB (RFU) > 20'], [[withFilters()]]]);
      rerender({ view: withFilters(below40), onViewChange });
      await waitFor(() => expect(counts()[0]).toBe(`${countOf((value) => value < 40)} of 400 reagents`));
      await openDialog();
      expect([chips(), box('textbox', 'Value').value]).toEqual([['LoDB (RFU) < 40'], '40']);
    });

    test('explain why no row matches, and offer what to drop', async () => {
      await open();
      await applyBelow('20');
      await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
      await press('Add filter');
      await choose('Category', 'LoDB (RFU)', 2);
      await fill(box('textbox', 'Value', 2), '1000');
      await press('Apply');
      await closed();
      const why = within(await screen.findByRole('group', { name: 'No reagent passes these filters' }));
      expect(await screen.findByText('No matches')).toBeVisible();
      await userEvent.click(await why.findByRole('button', { name: /^Drop LoDB \(RFU\) > 1,000/ }));
      await waitFor(() => expect(counts()[0]).toBe(`${countOf((value) => value < 20)} of 400 reagents`));
      expect([chips(), screen.queryByRole('group', { name: /^No reagent/ })]).toEqual([['LoDB (RFU) < 20'], null]);
    });

    test('show no message once filters that match no row are cleared', async () => {
      await open();
      await applyBelow('0');
      await screen.findByRole('group', { name: 'No reagent passes these filters' });
      await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(counts()[0]).toBe('400 of 400 reagents'));
      expect(screen.queryByRole('group', { name: /^No reagent/ })).toBeNull();
    });

    test('are shown as not applied after a server failure, while the rows belong to the earlier filters', async () => {
      let isBroken = true;
      const whole: MenuView = { ...defaultMenuView, version: 'V_11K' };
      const { rerender } = await open({ view: whole }, (request, answer) =>
        isBroken && request.url.includes('filters=')
          ? Promise.resolve(new Response('<p>', { status: 200 }))
          : answer(request),
      );
      const chip = (name: string) => screen.findByRole('button', { name });
      rerender({ view: { ...whole, filters: [newIn11K] } });
      await chip('11K Menu New Additions: Yes, not applied');
      expect([chips(), counts()[0]]).toEqual([
        [' Not applied11K Menu New Additions: Yes'],
        'Filters not applied: showing 700 of 700 reagents',
      ]);
      // The loaded columns can judge a pattern. A plain name may match other names, which only the server has.
      rerender({ view: { ...whole, filters: [like7] } });
      await chip('Full Name: *Protein 7*');
      expect(chips()).toEqual(['Full Name: *Protein 7*']);
      rerender({ view: { ...whole, filters: [newIn11K, like7] } });
      await chip('Full Name: *Protein 7*, not applied');
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(counts()[0]).toBe('1 of 700 reagents'));
      expect(chips()).toEqual(['11K Menu New Additions: Yes', 'Full Name: *Protein 7*']);
    });

    test('stay when the page stops passing the view, and page developers get a warning', async () => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { rerender } = await open({ view: withFilters(above20) });
      rerender({ view: withFilters(below40) });
      rerender({});
      expect([chips(), warned.mock.calls]).toEqual([
        ['LoDB (RFU) < 40'],
        [['The property “view” was given at first and is no longer. Give it always, or never.']],
      ]);
    });

    test('apply even if the callback of the page throws, and the error is reported', async () => {
      const reported: string[] = [];
      vi.spyOn(window, 'reportError').mockImplementation((error) => void reported.push(String(error)));
      await open({
        onViewChange() {
          throw new Error('view');
        },
      });
      await applyBelow('40');
      await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) < 40']));
      expect(reported).toEqual(['Error: view']);
    });
  });

  test('filters without a table are counted on the server, and the page is called with the counts', async () => {
    const onViewChange = vi.fn<(view: MenuView) => void>();
    await open({ hasTable: false, onViewChange });
    await openDialog();
    await choose('Category', 'LoDB (RFU)');
    await choose('Operator', 'Less Than (<)');
    await fill(box('textbox', 'Value'), '40');
    await waitFor(() => expect(total()).toMatch(new RegExp(`^${countOf((value) => value < 40)} `)));
    await press('Apply');
    await closed();
    expect([chips(), onViewChange.mock.calls]).toEqual([['LoDB (RFU) < 40'], [[withFilters(below40)]]]);
  });
});
