import { screen, waitFor, within } from '@testing-library/react';
import {
  type Builder,
  createMemoryWorkingLists,
  defaultMenuView,
  type ErrorReport,
  type MenuView,
  roleOf,
  viewListOf,
  writeMenuView,
} from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filledBuilder, refusingStorage, silentStorage } from '../../../features/builder/testing/builders.ts';
import { paste } from '../../../features/filter/testing/filterScreen.ts';
import { openedDialog, upload } from '../../../features/import/testing/importScreen.ts';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import {
  counts,
  firstSeqIds,
  focusedRowIndex,
  grid,
  header,
  searchBox,
  seqIds,
} from '../../../features/menu/testing/menuScreen.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage, type MenuPageProps } from '../MenuPage.tsx';

const catalogues = bothVersions(40, 60);

describe('the builder on Home', () => {
  async function openMenu(builder: Builder, props: MenuPageProps = {}) {
    onTestFinished(builder.dispose);
    const rendered = await renderWithServer(
      <MenuPage allowsSelection role={roleOf(['SSM-Registered'])} builder={builder} {...props} />,
      { catalogues },
    );
    await firstSeqIds(1);
    await screen.findByRole('button', { name: /^Add to/ });
    return rendered;
  }

  function seqIdsOf({ getSnapshot }: Builder, version: 'V_7K' | 'V_11K' = 'V_7K'): readonly string[] {
    return [...getSnapshot().lists[version].seqIds];
  }

  function box(name: string): HTMLElement {
    return screen.getByRole('checkbox', { name });
  }

  function addButton(name: string): HTMLElement {
    return screen.getByRole('button', { name });
  }

  function takeOut(seqId: string): HTMLElement | null {
    return screen.queryByRole('button', { name: `${seqId} is in the builder. Remove it` });
  }

  describe('adding to the builder', () => {
    test('S2-25, S5-10: counts the selection in the button, or says why it is disabled', async () => {
      await openMenu(filledBuilder([]));
      const button = addButton('Add to Panel Builder (0)');
      expect([
        button.ariaDisabled,
        document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
      ]).toEqual(['true', 'Select reagents in the table to add them']);
      await userEvent.click(box('Select 3-1'));
      await userEvent.click(box('Select 1-1'));
      expect(addButton('Add to Panel Builder (2)').ariaDisabled).toBe(null);
      expect(await axeFindings()).toEqual([]);
    });

    test('in a column of 640 px, buttons fill a row below the heading, and the note of held rows is in view', async () => {
      await page.viewport(1280, 800);
      const builder = filledBuilder(['2-1']);
      onTestFinished(builder.dispose);
      await renderWithServer(
        <div style={{ inlineSize: 640 }}>
          <MenuPage allowsSelection role={roleOf(['SSM-Registered'])} sub="a person" builder={builder} />
        </div>,
        { catalogues, person: 'SSM-Registered', provider: { requestPath: 'secured' } },
      );
      await firstSeqIds(1);
      const tag = await within(grid()).findByText('In builder');
      await screen.findByRole('button', { name: 'Columns' });
      const edges = (element: Element) => element.getBoundingClientRect();
      const title = edges(screen.getByRole('heading', { level: 1 }));
      const names = ['Curated Protein Collections', 'Columns', 'Bulk Search', 'Filters'];
      const tops = names.map((name) => edges(screen.getByRole('button', { name })).top);
      expect({
        rows: new Set(tops).size,
        areBelow: Math.min(...tops) >= title.bottom,
        isInView: edges(tag).right <= edges(grid()).right && edges(tag).left >= edges(grid()).left,
      }).toEqual({ rows: 1, areBelow: true, isInView: true });
    });

    test('S4-18, S1-05: appends the selected reagents in catalogue order, confirms that, and clears the selection', async () => {
      const builder = filledBuilder(['9-1']);
      await openMenu(builder);
      for (const name of ['Select 3-1', 'Select 1-1', 'Select 2-1']) await userEvent.click(box(name));
      await userEvent.click(addButton('Add to Panel Builder (3)'));
      expect(seqIdsOf(builder)).toEqual(['9-1', '1-1', '2-1', '3-1']);
      expect(await screen.findByText('Analytes added to Panel Builder')).toBeVisible();
      expect(screen.getByText('3 new')).toBeVisible();
      expect(screen.getAllByText(/added/i).map(({ textContent }) => textContent)).toEqual([
        'Analytes added to Panel Builder',
      ]);
      expect(addButton('Add to Panel Builder (0)').ariaDisabled).toBe('true');
      expect(counts().slice(0, 2)).toEqual(['40 of 40 reagents', '0 selected']);
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(seqIdsOf(builder)).toEqual(['9-1']);
      expect(await screen.findByText('Undone: 3 analytes removed')).toBeVisible();
    });

    test('R41: Ctrl+Z undoes an addition from the table and from the button, but not from the search box', async () => {
      const builder = filledBuilder(['9-1']);
      await openMenu(builder);
      for (const name of ['Select 3-1', 'Select 1-1']) await userEvent.click(box(name));
      await userEvent.click(addButton('Add to Panel Builder (2)'));
      expect(seqIdsOf(builder)).toEqual(['9-1', '1-1', '3-1']);
      searchBox().focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(seqIdsOf(builder)).toEqual(['9-1', '1-1', '3-1']);
      addButton('Add to Panel Builder (0)').focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(seqIdsOf(builder)).toEqual(['9-1']);
      await userEvent.click(box('Select 2-1'));
      await userEvent.click(addButton('Add to Panel Builder (1)'));
      grid().focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(seqIdsOf(builder)).toEqual(['9-1']);
      expect(await screen.findByText('Undone: 1 analyte removed')).toBeVisible();
    });

    test('S1-05: adds to a Set for certified people, who have one list per version', async () => {
      const builder = filledBuilder([]);
      await openMenu(builder, { role: roleOf(['Certified-Site']) });
      await userEvent.click(box('Select 1-1'));
      await userEvent.click(addButton('Add to Set Builder (1)'));
      expect(await screen.findByText('Analytes added to Set Builder')).toBeVisible();
      const other = screen.getByRole('radio', { name: '11K' });
      await waitFor(() => expect(other.ariaDisabled).toBe(null));
      await userEvent.click(other);
      await waitFor(() => expect(counts()[0]).toBe('60 of 60 reagents'));
      await userEvent.click(box('Select 1-1'));
      await userEvent.click(addButton('Add to Set Builder (1)'));
      expect([seqIdsOf(builder), seqIdsOf(builder, 'V_11K')]).toEqual([['1-1'], ['1-1']]);
    });

    test('disables the button until the storage answers', async () => {
      await openMenu(filledBuilder([], 'V_7K', silentStorage));
      await userEvent.click(box('Select 1-1'));
      const button = addButton('Add to Panel Builder (1)');
      expect([button.ariaDisabled, button.getAttribute('aria-describedby') === null]).toEqual(['true', false]);
      expect(screen.getByText('Loading Panel Builder')).toBeVisible();
    });

    test('R9: shows a single notice if the browser stores nothing, and everything else works', async () => {
      const builder = filledBuilder([], 'V_7K', refusingStorage);
      await openMenu(builder);
      const notice =
        'This browser does not keep the builder just now. It stays as it is while this page is open; save it before you leave.';
      expect((await screen.findAllByText(notice)).length).toBe(1);
      await userEvent.click(box('Select 1-1'));
      await userEvent.click(addButton('Add to Panel Builder (1)'));
      expect([seqIdsOf(builder), screen.getAllByText(notice).length]).toEqual([['1-1'], 1]);
    });
  });

  describe('rows in the builder', () => {
    test('S3-02, S5-10: cannot be selected one by one, by range, or all at once', async () => {
      await openMenu(filledBuilder(['2-1', '4-1']));
      await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
      expect([
        screen.queryByRole('checkbox', { name: 'Select 2-1' }),
        within(grid()).getAllByText('In builder').length,
      ]).toEqual([null, 2]);
      await userEvent.click(box('Select 1-1'));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(box('Select 5-1'));
      await userEvent.keyboard('{/Shift}');
      expect(addButton('Add to Panel Builder (3)').ariaDisabled).toBe(null);
      const all = box('Select all 38') as HTMLInputElement;
      await userEvent.click(all);
      expect([all.checked, addButton('Add to Panel Builder (38)').ariaDisabled]).toEqual([true, null]);
      await userEvent.click(all);
      expect([all.checked, addButton('Add to Panel Builder (0)').ariaDisabled]).toEqual([false, 'true']);
      expect(await axeFindings()).toEqual([]);
    });

    test('can be removed in place with the mouse', async () => {
      const builder = filledBuilder(['2-1', '4-1']);
      await openMenu(builder);
      await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
      await userEvent.click(takeOut('2-1') as HTMLElement);
      expect([seqIdsOf(builder), takeOut('2-1')]).toEqual([['4-1'], null]);
      expect(box('Select 2-1')).toBeVisible();
      expect(await screen.findByText('Removed 1 analyte')).toBeVisible();
      expect(grid().contains(document.activeElement)).toBe(true);
    });

    test('can be removed in place with the keyboard, and the focus stays in the row', async () => {
      const builder = filledBuilder(['2-1', '4-1']);
      await openMenu(builder);
      await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
      searchBox().focus();
      grid().focus();
      await userEvent.keyboard('{ArrowDown} ');
      expect([seqIdsOf(builder), focusedRowIndex()]).toEqual([['4-1'], 3]);
      await userEvent.keyboard(' ');
      expect(addButton('Add to Panel Builder (1)').ariaDisabled).toBe(null);
    });

    test('are deselected when another tab adds them', async () => {
      const storage = createMemoryWorkingLists();
      const mine = filledBuilder([], 'V_7K', storage);
      await openMenu(mine);
      await userEvent.click(box('Select 1-1'));
      await userEvent.click(box('Select 2-1'));
      const other = filledBuilder(['2-1'], 'V_7K', storage);
      onTestFinished(other.dispose);
      await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
      expect(addButton('Add to Panel Builder (1)').ariaDisabled).toBe(null);
      await userEvent.click(addButton('Add to Panel Builder (1)'));
      await waitFor(() => expect(seqIdsOf(mine)).toEqual(['2-1', '1-1']));
    });

    test('R44: are no longer marked once another person has signed in', async () => {
      const builder = filledBuilder(['2-1']);
      const { rerender } = await openMenu(builder);
      await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
      builder.changeOwner('another');
      await waitFor(() => expect(takeOut('2-1')).toBe(null));
      rerender(<MenuPage />);
      expect([screen.queryByRole('button', { name: /^Add to/ }), screen.queryAllByRole('checkbox')]).toEqual([
        null,
        [],
      ]);
    });
  });
});

describe('Bulk Search on Home', () => {
  const registered = roleOf(['SSM-Registered']);

  async function open(reports: ErrorReport[] = []): Promise<void> {
    await renderWithServer(<MenuPage allowsSelection role={registered} />, {
      catalogues,
      person: 'SSM-Registered',
      provider: { requestPath: 'secured', errorReports: (report) => void reports.push(report) },
    });
    await firstSeqIds(1);
  }

  async function searchFor(list: string): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: 'Bulk Search' }));
    const dialog = await openedDialog('Bulk Search');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), list);
    await upload(dialog);
  }

  async function show(): Promise<void> {
    await userEvent.click(screen.getByRole('button', { name: 'Show in menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  }

  test('S4-19, S2-30: replaces the rows of the table, and stays during sort, search and paging, until the user removes it', async () => {
    await open();
    await userEvent.fill(searchBox(), 'Target 2');
    await searchFor('SYM30\n12-1\n1_1\n30-1');
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    expect((await region.findByText('3 matches found')).closest('[role]')?.role).toBe('status');
    await show();
    expect(await screen.findByText('Bulk search: 3 reagents')).toBeVisible();
    await waitFor(() => expect(counts()[0]).toBe('3 of 3 reagents'));
    expect([seqIds(), searchBox()]).toEqual([['1-1', '12-1', '30-1'], expect.objectContaining({ value: '' })]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(header(/^Sequence ID/));
    await userEvent.click(header(/^Sequence ID/));
    expect(seqIds()).toEqual(['30-1', '12-1', '1-1']);
    await userEvent.fill(searchBox(), 'SYM1');
    await waitFor(() => expect(counts()[0]).toBe('2 of 3 reagents'));
    await userEvent.fill(searchBox(), 'SYM40');
    expect(await screen.findByText('No reagent matches “SYM40”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Bulk search: 3 reagents' }));
    await waitFor(() => expect(counts()[0]).toBe('1 of 40 reagents'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bulk Search' }));
  });

  test('S4-19: shows all candidates of a proposal without confirmation, and counts the proposals', async () => {
    await open();
    await searchFor('1-1\nSYM3_HUMAN\n2-1 SYM4');
    const dialog = within(screen.getByRole('dialog'));
    const told = '2 rows are proposals: every reagent that they may mean is shown.';
    expect(dialog.getByText(/4 reagents found\./).closest('[data-part=Summary]')?.textContent).toContain(told);
    expect(dialog.queryByRole('button', { name: /^(Choose for|Accept)/ })).toBe(null);
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.every(({ checked }) => checked)).toBe(true);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await show();
    await waitFor(() => expect([counts()[0], seqIds()]).toEqual(['4 of 4 reagents', ['1-1', '2-1', '3-1', '4-1']]));
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    expect((await region.findByText(told)).closest('[role]')?.role).toBe('status');
  });

  test('S4-19: suggests reagents in an edited cell, and finds the chosen SeqId', async () => {
    await open();
    await searchFor('1-1\nnonsense');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 2' }));
    await userEvent.fill(await dialog.findByRole('combobox', { name: 'Line 2 as written' }), 'Protein 12');
    await userEvent.click(await screen.findByRole('option', { name: '12-1' }));
    expect(await dialog.findByText('was nonsense')).toBeVisible();
    await show();
    await waitFor(() => expect(seqIds()).toEqual(['1-1', '12-1']));
  });

  test('is narrowed by filters, with a message if no row is left', async () => {
    await open();
    await searchFor('1-1\n2-1\n3-1');
    await show();
    await waitFor(() => expect(counts()[0]).toBe('3 of 3 reagents'));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Category/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Full Name' }));
    await userEvent.fill(await dialog.findByRole('combobox', { name: 'Value' }), 'Protein 4');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(counts()[0]).toBe('0 of 3 reagents'));
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    expect((await region.findByText('No matches')).closest('[role]')?.role).toBe('alert');
  });

  test('is removed when the version changes, and does not return with the earlier version', async () => {
    await open();
    await searchFor('1-1');
    await show();
    await waitFor(() => expect(counts()[0]).toBe('1 of 1 reagents'));
    const version = async (name: string) => userEvent.click(screen.getByRole('radio', { name }));
    await version('11K');
    await waitFor(() => expect(counts()[0]).toBe('60 of 60 reagents'));
    expect(screen.queryByText('Bulk search: 1 reagent')).toBe(null);
    await version('7K');
    await waitFor(() => expect(counts()[0]).toBe('40 of 40 reagents'));
  });

  test('S7-11: reports only unknown identifiers to the host, and shows no error', async () => {
    const reports: ErrorReport[] = [];
    await open(reports);
    await searchFor('1-1\n50-1\nAlice Example\nalice@example.org\nP05231');
    expect(reports).toEqual([
      { name: 'unsupported-analytes', version: 'V_7K', analytes: ['50-1', 'P05231'], count: 4 },
    ]);
    expect(screen.queryByRole('alert')).toBe(null);
  });

  test('S6-01: is not available to visitors and SSM-Public people', async () => {
    await renderWithServer(<MenuPage role={roleOf(['SSM-Public'])} />, { catalogues });
    await firstSeqIds(1);
    expect(screen.queryByRole('button', { name: 'Bulk Search' })).toBe(null);
  });

  async function openView(view: Partial<MenuView>, props: Partial<MenuPageProps> = {}) {
    const onViewChange = vi.fn<(view: MenuView) => void>();
    await renderWithServer(
      <MenuPage
        allowsSelection
        role={registered}
        defaultView={{ ...defaultMenuView, ...view }}
        onViewChange={onViewChange}
        {...props}
      />,
      { catalogues, person: 'SSM-Registered', provider: { requestPath: 'secured' } },
    );
    return onViewChange;
  }

  test('S4-19: changes the view once when it starts, and once when it ends', async () => {
    const onViewChange = await openView({ search: 'Target', pageIndex: 1, pageSize: 25 });
    await firstSeqIds(1);
    await searchFor('12-1\n1-1\n12-1');
    await show();
    const list = viewListOf(['1-1', '12-1']);
    const shown: MenuView = { ...defaultMenuView, pageSize: 25, list };
    expect(onViewChange.mock.calls).toEqual([[shown]]);
    expect(writeMenuView(shown).toString()).toBe(`list=${list.name}&size=25`);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Bulk search: 2 reagents' }));
    expect(onViewChange.mock.calls.slice(1)).toEqual([[{ ...shown, list: null }]]);
    await waitFor(() => expect(counts()[0]).toBe('40 of 40 reagents'));
  });

  test('shows a list that is part of the view from its first row, and counts reagents that are not on this menu', async () => {
    await openView({ list: viewListOf(['2-1', '3-1', '41-1', '77-7']), search: 'Protein 3' });
    await waitFor(() => expect([counts()[0], seqIds()]).toEqual(['1 of 2 reagents', ['3-1']]));
    expect(await screen.findByText('Bulk search: 4 reagents')).toBeVisible();
    expect((await screen.findByRole('note')).textContent).toBe('2 are not on this menu');
    expect(await axeFindings()).toEqual([]);
  });

  test('S6-01: shows the whole menu to visitors and SSM-Public people, despite a list in the view', async () => {
    await openView({ list: viewListOf(['2-1']) }, { role: roleOf(['SSM-Public']), allowsSelection: false });
    await waitFor(() => expect(counts()[0]).toBe('40 of 40 reagents'));
    expect(screen.queryByText('Bulk search: 1 reagent')).toBe(null);
  });

  test('limits live counts, and the message that no row matches, to the list', async () => {
    await openView({ list: viewListOf(['1-1', '2-1', '3-1', '4-1']) });
    await waitFor(() => expect(counts()[0]).toBe('4 of 4 reagents'));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Category/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Full Name' }));
    const value = await dialog.findByRole('combobox', { name: 'Value' });
    paste(value, 'Protein 1');
    expect(await dialog.findByText('1 of the 4 listed reagents')).toBeVisible();
    paste(value, 'Protein 9');
    expect(await dialog.findByText('0 of the 4 listed reagents')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    const nothing = within(await screen.findByRole('group', { name: 'No listed reagent passes these filters' }));
    await userEvent.click(await nothing.findByRole('button', { name: /^Drop .* \(brings 4\)$/ }));
    await waitFor(() => expect(counts()[0]).toBe('4 of 4 reagents'));
  });

  test('"Copy link" says that a list is too long for the link', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const list = viewListOf(Array.from({ length: 4000 }, (_, index) => `${index + 1}-1`));
    await openView({ list }, { linkOf: (view) => `https://portal.example/?${writeMenuView(view)}` });
    expect(await screen.findByText('Bulk search: 4,000 reagents')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    const said =
      'Link copied. This list of 4,000 reagents is too long for a link: in this browser the link shows it, elsewhere every reagent.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(copied).toEqual([`https://portal.example/?list=${list.name}`]);
  });
});

describe('comparing from Home', () => {
  async function openMenu(onCompare: MenuPageProps['onCompare'], title = 'SSM-Registered', view?: MenuView) {
    await renderWithServer(
      <MenuPage allowsSelection role={roleOf([title])} onCompare={onCompare} {...(view && { defaultView: view })} />,
      { catalogues },
    );
    await firstSeqIds(1);
  }

  test('takes the result of the filters, the found rows of a search, or the ticked rows', async () => {
    const onCompare = vi.fn();
    await openMenu(onCompare);
    await userEvent.click(await screen.findByRole('button', { name: 'Compare result' }));
    expect(onCompare.mock.lastCall).toEqual([{ kind: 'result', version: 'V_7K', found: '' }]);
    await userEvent.fill(searchBox(), 'SYM40');
    await waitFor(() => expect(seqIds()).toEqual(['40-1']));
    await userEvent.click(screen.getByRole('button', { name: 'Compare result' }));
    expect(onCompare.mock.lastCall).toEqual([{ kind: 'list', version: 'V_7K', encoded: viewListOf(['40-1']).name }]);
    await userEvent.fill(searchBox(), '');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 2-1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare selected (1)' }));
    expect(onCompare.mock.lastCall).toEqual([{ kind: 'list', version: 'V_7K', encoded: viewListOf(['2-1']).name }]);
  });

  test('is not offered to a person without access', async () => {
    await openMenu(vi.fn(), 'SSM-Public');
    await screen.findByRole('button', { name: 'Filters' });
    expect(screen.queryByRole('button', { name: 'Compare result' })).toBe(null);
  });
});
