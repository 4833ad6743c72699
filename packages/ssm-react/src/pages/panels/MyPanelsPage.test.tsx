import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Builder } from 'ssm-core';
import { panelSource } from 'ssm-core/testing/panels';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions, withDilutions } from '../../features/menu/testing/catalogues.ts';
import { panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { axeFindings } from '../../testing/axe.ts';
import { builderOf } from './testing/builderOf.ts';
import {
  awaitNames,
  choose,
  errorText,
  grid,
  kidney,
  names,
  openPanels,
  press,
  told,
} from './testing/myPanelsPage.tsx';

describe('the list', () => {
  test('S1-06: shows name, version, count, date and description, newest first', async () => {
    const { panels } = await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Panels');
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
    const row = screen.getByRole('row', { name: 'Kidney' });
    const cells = within(row).getAllByRole('gridcell');
    expect([
      within(row).getByRole('rowheader').textContent,
      ...cells
        .filter(({ dataset }) => dataset['column'] !== 'dilutions')
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ]).toEqual(['Kidney', '7K', '3', date.format(new Date(panels[1]?.changed ?? '')), 'Renal markers']);
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`#/panel/${panels[1]?.id}`);
    expect(screen.getByText('3 panels').tagName).toBe('OUTPUT');
    expect(await axeFindings()).toEqual([]);
  });

  test('S1-06: shows how many reagents of a panel each dilution group has, and those of which none is known', async () => {
    await openPanels({
      contents: [panelContent('Kidney', '1-1', '2-1', '3-1', '4-1', '5-1')],
      catalogues: bothVersions(40, 60).map(withDilutions),
    });
    await awaitNames('Kidney');
    const shown = screen
      .getByRole('row', { name: 'Kidney' })
      .querySelectorAll('[data-component=PanelDilutions] > span');
    expect(Array.from(shown, ({ textContent }) => textContent.trim())).toEqual([
      '20%: 2',
      '0.5%: 1',
      '0.005%: 1',
      'Not known: 1',
    ]);
  });

  test('has no column for dilution groups if the server does not state them', async () => {
    await openPanels({
      async intercept(request, answer) {
        const answered = await answer(request);
        if (!request.url.includes('/panel?')) return answered;
        const list = await answered.json();
        for (const item of list.items) delete item.dilutions;
        return new Response(JSON.stringify(list), answered);
      },
    });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    expect(
      within(grid())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Version', 'Analytes', 'Changed', 'Description', 'Actions']);
  });

  test('opens the verification of a file, and takes the focus back', async () => {
    await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await userEvent.click(screen.getByRole('button', { name: 'Verify a file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify a file' }));
    dialog.getByRole('button', { name: 'Choose file' });
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Verify a file'));
  });

  test('is sorted by its headers, with aria-sort', async () => {
    await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    const header = (name: string) => within(grid()).getByRole('columnheader', { name });
    expect(header('Changed').ariaSort).toBe('descending');
    await userEvent.click(header('Name'));
    await awaitNames('Kidney', 'Liver', 'Spleen');
    expect([header('Name').ariaSort, header('Changed').ariaSort]).toEqual(['ascending', 'none']);
    await userEvent.click(header('Name'));
    await awaitNames('Spleen', 'Liver', 'Kidney');
    await userEvent.click(header('Analytes'));
    await awaitNames('Kidney', 'Spleen', 'Liver');
    await userEvent.click(header('Version'));
    await waitFor(() => expect(names()[2]).toBe('Liver'));
  });

  test.each(['{Enter}', ' '])('R39: opens a row by %j', async (key) => {
    const onOpenPanel = vi.fn();
    const { panels } = await openPanels({ page: { onOpenPanel } });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    screen.getByRole('row', { name: 'Kidney' }).focus();
    await userEvent.keyboard(key);
    expect(onOpenPanel.mock.calls).toEqual([[panels[1]?.id]]);
  });

  test.each([
    [
      'de',
      ['Öl 10', 'Ol', 'Zelle', 'Öl 2', 'ölig', 'Straße', 'Strasse 2'],
      ['Ol', 'Öl 2', 'Öl 10', 'ölig', 'Straße', 'Strasse 2', 'Zelle'],
    ],
    ['sv', ['Öl', 'Ol', 'Zelle'], ['Ol', 'Zelle', 'Öl']],
    ['ja', ['血液', 'ガン', 'かぜ', 'いぬ', 'アルファ'], ['アルファ', 'いぬ', 'かぜ', 'ガン', '血液']],
  ])('sorts names in the order of the language %s', async (locale, given, wanted) => {
    await openPanels({ locale, contents: given.map((name) => panelContent(name)) });
    await awaitNames(...given.toReversed());
    await userEvent.click(within(grid()).getByRole('columnheader', { name: 'Name' }));
    await awaitNames(...wanted);
    await userEvent.click(within(grid()).getByRole('columnheader', { name: 'Name' }));
    await awaitNames(...wanted.toReversed());
    expect(within(grid()).getByRole('columnheader', { name: 'Name' }).ariaSort).toBe('descending');
  });

  test('is searched by name and description', async () => {
    await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    const search = screen.getByRole('searchbox', { name: 'Find a panel' });
    await userEvent.fill(search, 'renal');
    await awaitNames('Kidney');
    await userEvent.fill(search, 'heart');
    expect(await screen.findByText('No panel matches “heart”')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[1] as HTMLElement);
    await awaitNames('Liver', 'Kidney', 'Spleen');
  });

  test('shows twenty panels per page', async () => {
    const contents = Array.from({ length: 21 }, (_, index) => panelContent(`Panel ${index + 1}`));
    await openPanels({ contents });
    await waitFor(() => expect(names().length).toBe(20));
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    await press('Next page');
    await awaitNames('Panel 1');
    await choose('Panel 1', 'Delete');
    await waitFor(() => expect([names().length, screen.queryByText('Page 1 of 2')]).toEqual([20, null]));
  });

  test('a search that starts on the third page does not request the first page of the previous search', async () => {
    const asked: string[] = [];
    const contents = Array.from({ length: 41 }, (_, index) => panelContent(`Panel ${index + 1}`));
    await openPanels({
      contents,
      intercept(request, answer) {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname.endsWith('/panel')) asked.push(`${searchParams.get('search') ?? ''}:${searchParams.get('page')}`);
        return answer(request);
      },
    });
    await waitFor(() => expect(names().length).toBe(20));
    await press('Last page');
    await awaitNames('Panel 1');
    asked.length = 0;
    const seen = new Set<string>();
    const watcher = new MutationObserver(() => seen.add(names().join()));
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => watcher.disconnect());
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Find a panel' }), 'Panel 7');
    await awaitNames('Panel 7');
    expect([asked, [...seen].filter((each) => each.split(',').length > 1)]).toEqual([['Panel 7:1'], []]);
  });

  test('says what to do next, with a link to the menu, if the person has no panels', async () => {
    const onOpenMenu = vi.fn();
    await openPanels({ contents: [], page: { menuHref: '/menu', onOpenMenu } });
    expect(await screen.findByText('You have no panels yet')).toBeVisible();
    expect(
      screen.getByText('Add reagents from the menu to the Panel Builder, then press “Save Panel” there.', {
        exact: false,
      }),
    ).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Open the menu' }));
    expect(onOpenMenu.mock.calls.length).toBe(1);
  });

  test('S8-01 R11: offers a retry if it cannot be read', async () => {
    let isBroken = true;
    await openPanels({
      intercept: async (request, answer) => (isBroken ? new Response(null, { status: 400 }) : answer(request)),
    });
    expect((await screen.findByText(errorText)).closest('[role=alert]')).toBeVisible();
    isBroken = false;
    await press('Try again');
    await awaitNames('Liver', 'Kidney', 'Spleen');
  });

  test('R12: shows that it is loading', async () => {
    await openPanels({ intercept: () => new Promise(() => undefined) });
    expect(await screen.findByRole('progressbar', { name: 'Loading My Panels' })).toBeVisible();
  });

  test('is named after sets for certified people', async () => {
    await openPanels({ page: { group: 'Set' } });
    expect(await screen.findByRole('grid', { name: 'My Sets' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Sets');
  });

  test('supports the arrow keys', async () => {
    await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    screen.getByRole('link', { name: 'Liver' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toBe(screen.getByRole('row', { name: 'Kidney' })),
    );
  });
});

describe('comparing ticked panels', () => {
  const six = Array.from({ length: 6 }, (_, index) => panelContent(`Visit ${index + 1}`));
  const compare = () => screen.getByRole('button', { name: 'Compare' });
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
  const isOff = () => [compare().ariaDisabled, compare().getAttribute('aria-describedby') !== null];
  const selected = () => document.querySelector('[data-component=CompareBar] [data-part=Selected]')?.textContent;

  test('S1-17: Compare takes two to five panels in the order ticked, and says each limit', async () => {
    const onCompare = vi.fn();
    const { panels } = await openPanels({ contents: six, page: { onCompare } });
    await waitFor(() => expect(names().length).toBe(6));
    const seen: unknown[] = [[selected(), ...isOff()]];
    for (const name of ['Visit 3', 'Visit 1', 'Visit 2', 'Visit 4', 'Visit 5', 'Visit 6']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.click(box(name));
      seen.push([selected(), ...isOff()]);
    }
    // Playwright does not click a disabled button.
    compare().click();
    expect([seen, onCompare.mock.calls, await axeFindings()]).toEqual([
      [
        ['Select two to five panels to compare them', 'true', true],
        ['1 selected. Select at least one more to compare', 'true', true],
        ['2 selected', null, false],
        ['3 selected', null, false],
        ['4 selected', null, false],
        ['5 selected', null, false],
        ['6 selected. Five can be compared at most: clear 1', 'true', true],
      ],
      [],
      [],
    ]);
    await userEvent.click(box('Visit 2'));
    await userEvent.click(compare());
    expect(onCompare.mock.calls).toEqual([[[2, 0, 3, 4, 5].map((index) => panels[index]?.id)]]);
  });

  test('R39: Space ticks a row, Enter opens it, and the count is announced', async () => {
    const onOpenPanel = vi.fn();
    await openPanels({ page: { onCompare: vi.fn(), onOpenPanel } });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    screen.getByRole('row', { name: 'Kidney' }).focus();
    await userEvent.keyboard(' ');
    expect([box('Kidney'), box('Liver')].map((each) => (each as HTMLInputElement).checked)).toEqual([true, false]);
    await userEvent.keyboard('{ArrowDown} ');
    await waitFor(() => expect(selected()).toBe('2 selected'));
    await waitFor(() =>
      expect([...document.querySelectorAll('[data-component=Said]')].map(({ textContent }) => textContent)).toContain(
        '2 selected',
      ),
    );
    await userEvent.keyboard('{Enter}');
    expect(onOpenPanel.mock.calls.length).toBe(1);
  });

  test('R39: a box in its cell is ticked by Space', async () => {
    await openPanels({ page: { onCompare: vi.fn() } });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    screen.getByRole('row', { name: 'Kidney' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(box('Kidney'));
    await userEvent.keyboard(' ');
    expect(selected()).toBe('1 selected. Select at least one more to compare');
  });

  test('the header ticks all panels of the page, a search keeps them, and Clear selection clears them', async () => {
    await openPanels({ page: { onCompare: vi.fn() } });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await userEvent.click(box('Kidney'));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 3' });
    await waitFor(() => expect([all.checked, all.indeterminate]).toEqual([false, true]));
    await userEvent.click(all);
    await waitFor(() => expect([all.checked, all.indeterminate, selected()]).toEqual([true, false, '3 selected']));
    await userEvent.fill(screen.getByRole('searchbox'), 'renal');
    await awaitNames('Kidney');
    expect(selected()).toBe('3 selected. 2 of them not shown');
    await press('Clear selection');
    expect(selected()).toBe('Select two to five panels to compare them');
  });

  test('a deleted panel is no longer selected', async () => {
    await openPanels({ page: { onCompare: vi.fn() } });
    await awaitNames('Liver', 'Kidney', 'Spleen');
    await userEvent.click(box('Kidney'));
    await userEvent.click(box('Liver'));
    await choose('Kidney', 'Delete');
    await awaitNames('Liver', 'Spleen');
    expect(selected()).toBe('1 selected. Select at least one more to compare');
  });
});

describe('actions of My Panels', () => {
  function seqIdsOf({ getSnapshot }: Builder, version: 'V_7K' | 'V_11K' = 'V_7K'): readonly string[] {
    return [...getSnapshot().lists[version].seqIds];
  }

  describe('the actions', () => {
    test('are those that the host supports', async () => {
      await openPanels({ page: { builder: builderOf() } });
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await userEvent.click(screen.getByRole('button', { name: 'Actions for Kidney' }));
      const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        'Open',
        'Load into builder',
        'Rename',
        'Duplicate',
        'Export',
        'Delete',
      ]);
    });

    test('open the panel like a click on its name', async () => {
      const onOpenPanel = vi.fn();
      const { panels } = await openPanels({ page: { onOpenPanel } });
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Open');
      await userEvent.click(screen.getByRole('link', { name: 'Liver' }));
      expect(onOpenPanel.mock.calls).toEqual([[panels[1]?.id], [panels[2]?.id]]);
    });

    test('open the panel by a button if panels have no address, and have no button without a callback', async () => {
      const onOpenPanel = vi.fn();
      const { panels } = await openPanels({ page: { panelHref: undefined, onOpenPanel } });
      const button = await screen.findByRole('button', { name: 'Kidney' });
      expect([screen.queryByRole('link'), await axeFindings()]).toEqual([null, []]);
      await userEvent.click(button);
      await choose('Liver', 'Open');
      expect(onOpenPanel.mock.calls).toEqual([[panels[1]?.id], [panels[2]?.id]]);
      cleanup();
      await openPanels({ page: { panelHref: undefined } });
      await userEvent.click(await screen.findByRole('button', { name: 'Actions for Kidney' }));
      const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
      expect([items[0]?.textContent, screen.queryByRole('button', { name: 'Kidney' })]).toEqual(['Rename', null]);
    });

    test('rename the panel, which saves its next version', async () => {
      await openPanels();
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Rename');
      const dialog = within(await screen.findByRole('dialog', { name: 'Rename Panel' }));
      const name = await dialog.findByRole('textbox', { name: 'Name' });
      expect(name).toHaveProperty('value', 'Kidney');
      expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
      await userEvent.fill(name, 'Nephron');
      await press('Save');
      await told('Panel saved: Nephron');
      await awaitNames('Nephron', 'Liver', 'Spleen');
    });

    test('copy the panel', async () => {
      await openPanels();
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Duplicate');
      const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Panel' }));
      expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kidney (copy)');
      await press('Save');
      await awaitNames('Kidney (copy)', 'Liver', 'Kidney', 'Spleen');
      expect(within(screen.getByRole('row', { name: 'Kidney (copy)' })).getByText('Renal markers')).toBeVisible();
    });

    test('S4-21: copy the imported lists of the panel too, and the panel keeps its lists', async () => {
      const sources = [panelSource({ id: 'one' }), panelSource({ id: 'two', file: null })];
      const { client, panels } = await openPanels({ contents: [{ ...kidney, sources }] });
      await awaitNames('Kidney');
      await choose('Kidney', 'Duplicate');
      await press('Save');
      await awaitNames('Kidney (copy)', 'Kidney');
      const { data: list } = await client.get('/custompanel/user/{userSub}/panel', {
        params: { path: { userSub: sub }, query: { search: 'copy' } },
      });
      const ids = [list.items[0]?.id ?? '', panels[0]?.id ?? ''];
      const kept = await Promise.all(
        ids.map((panelId) => client.get('/custompanel/panel/{panelId}/source', { params: { path: { panelId } } })),
      );
      expect(kept.map(({ data }) => data.items)).toEqual([sources, sources]);
    });

    test('R11: report that a copy failed because the imported lists could not be read', async () => {
      let isBroken = true;
      await openPanels({
        intercept: async (request, answer) =>
          isBroken && request.url.includes('/source') ? new Response(null, { status: 400 }) : answer(request),
      });
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Duplicate');
      await press('Save');
      const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Panel' }));
      expect(await dialog.findByText(errorText)).toBeVisible();
      isBroken = false;
      await press('Save');
      await awaitNames('Kidney (copy)', 'Liver', 'Kidney', 'Spleen');
    });

    test('S8-07: export the panel in the chosen format', async () => {
      const address = vi.spyOn(URL, 'createObjectURL');
      await openPanels();
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Export');
      const dialog = within(await screen.findByRole('dialog', { name: 'Export Kidney' }));
      await userEvent.click(await dialog.findByRole('radio', { name: 'CSV for R and Python (.csv)' }));
      expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
      await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
      await told('Kidney v1.csv downloaded');
      expect(address.mock.calls.map(([file]) => (file as Blob).type)).toEqual(['text/csv;charset=utf-8']);
    });

    test('R11: report a failed export and keep the dialog open', async () => {
      await openPanels({
        intercept: async (request, answer) =>
          request.url.includes('/somamer/search') ? new Response(null, { status: 400 }) : answer(request),
      });
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Export');
      const dialog = within(await screen.findByRole('dialog', { name: 'Export Kidney' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Export' }));
      await told(errorText, 'alert');
      expect(dialog.getByRole('button', { name: 'Export' }).ariaDisabled).toBe(null);
    });
  });

  describe('loading into the builder', () => {
    async function openLoad(builder: Builder, onLoaded?: (version: string) => void) {
      await openPanels({ page: { builder, onLoaded } });
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Load into builder');
      return within(await screen.findByRole('dialog', { name: 'Load Kidney' }));
    }

    test('adds the panel to the list, and says how many analytes are new', async () => {
      const builder = builderOf('1-1', '9-1');
      const dialog = await openLoad(builder);
      expect((await dialog.findByText('Kidney has 3 analytes.')).parentElement?.textContent).toBe(
        'Kidney has 3 analytes. The 7K Panel Builder holds 2 analytes. 1 of them are in the builder already.',
      );
      expect(
        dialog.getByText(
          'New panel, 2 analytes not saved. Replacing it loses what is not saved. Undo in the builder brings it back.',
        ),
      ).toBeVisible();
      expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
      await press('Add 2 analytes');
      await told('Kidney was loaded into the 7K Panel Builder');
      expect(seqIdsOf(builder).toSorted()).toEqual(['1-1', '2-1', '3-1', '9-1']);
      expect(builder.getSnapshot().lists.V_7K.origin).toBe(null);
    });

    test('replaces the list, which then belongs to the loaded panel', async () => {
      const builder = builderOf('1-1', '9-1');
      const onLoaded = vi.fn();
      await openLoad(builder, onLoaded);
      await press('Replace with 3 analytes');
      await waitFor(() => expect(seqIdsOf(builder)).toEqual(['1-1', '2-1', '3-1']));
      expect([builder.getSnapshot().lists.V_7K.origin?.name, onLoaded.mock.calls]).toEqual(['Kidney', [['V_7K']]]);
    });
  });

  describe('deleting', () => {
    test('happens at once, and undo restores the panel with its versions', async () => {
      const { client, panels } = await openPanels();
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Delete');
      await awaitNames('Liver', 'Spleen');
      await told('Kidney was deleted. “Undo” or Ctrl + Z brings it back.');
      expect(document.activeElement?.closest('[role=grid]')).toBe(grid());
      await press('Undo');
      await told('Kidney is back');
      await awaitNames('Liver', 'Kidney', 'Spleen');
      const params = { path: { panelId: panels[1]?.id ?? '' } };
      const { data } = await client.get('/custompanel/panel/{panelId}', { params });
      expect([data.number, data.description, data.seqIds]).toEqual([1, 'Renal markers', ['1-1', '2-1', '3-1']]);
    });

    test('R39: can be undone until the user leaves the page, also by keyboard', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      await openPanels();
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Delete');
      await awaitNames('Liver', 'Spleen');
      await choose('Liver', 'Delete');
      await awaitNames('Spleen');
      await told('Liver was deleted. “Undo” or Ctrl + Z brings it back.');
      await act(() => vi.advanceTimersByTimeAsync(3_600_000));
      expect(screen.getAllByRole('button', { name: 'Undo' }).length).toBe(2);
      expect(document.activeElement?.closest('[role=grid]')).toBe(grid());
      await userEvent.keyboard('{Control>}z{/Control}');
      await awaitNames('Liver', 'Spleen');
      expect(screen.getAllByRole('button', { name: 'Undo' }).length).toBe(1);
      cleanup();
    });

    test('R39, R41: after the last panel, the focus leaves Ctrl+Z to the page', async () => {
      await openPanels();
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Liver', 'Delete');
      await awaitNames('Kidney', 'Spleen');
      await choose('Kidney', 'Delete');
      await awaitNames('Spleen');
      await choose('Spleen', 'Delete');
      await told('Spleen was deleted. “Undo” or Ctrl + Z brings it back.');
      await screen.findByText('You have no panels yet');
      await waitFor(() => expect(document.activeElement?.textContent).toBe('My Panels'));
      await userEvent.keyboard('{Control>}z{/Control}');
      await awaitNames('Spleen');
    });

    test('is final once the page is left, and the notification closes', async () => {
      const { leave } = await openPanels();
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Delete');
      await screen.findByRole('button', { name: 'Undo' });
      leave();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null));
    });

    test('R5: is refused if the panel has changed in the meantime', async () => {
      const { client, panels } = await openPanels();
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await client.put('/custompanel/panel/{panelId}', {
        params: { path: { panelId: panels[1]?.id ?? '' }, header: { 'If-Match': '*' } },
        body: { ...kidney, description: 'Changed' },
      });
      await choose('Kidney', 'Delete');
      await told(
        'Kidney has changed meanwhile and was not deleted. Look at it again first. There was an error with your request, please try again later or contact our support team.',
        'alert',
      );
      await awaitNames('Kidney', 'Liver', 'Spleen');
      expect(within(screen.getByRole('row', { name: 'Kidney' })).getByText('Changed')).toBeVisible();
    });

    test('reports a panel that was deleted elsewhere, and the dialogs of the panel offer no retry', async () => {
      const { client, panels } = await openPanels();
      await awaitNames('Liver', 'Kidney', 'Spleen');
      const params = { path: { panelId: panels[1]?.id ?? '' }, header: { 'If-Match': '*' } };
      await client.delete('/custompanel/panel/{panelId}', { params });
      await choose('Kidney', 'Rename');
      const alert = within(await screen.findByRole('dialog', { name: 'Rename Panel' })).findByRole('alert');
      expect((await alert).textContent).toMatch(
        /^This panel was deleted meanwhile\.There was an error .*\.Reference [\w-]+$/,
      );
      await press('Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
      await choose('Kidney', 'Delete');
      await told(`This panel was deleted meanwhile. ${errorText}`, 'alert');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
      await awaitNames('Liver', 'Spleen');
    });

    test('R11: offers a retry after a failure', async () => {
      let deletions = 0;
      await openPanels({
        intercept: async (request, answer) =>
          request.method === 'DELETE' && ++deletions === 1 ? new Response(null, { status: 500 }) : answer(request),
      });
      await awaitNames('Liver', 'Kidney', 'Spleen');
      await choose('Kidney', 'Delete');
      await told(errorText, 'alert');
      expect(names()).toEqual(['Liver', 'Kidney', 'Spleen']);
      await press('Try again');
      await awaitNames('Liver', 'Spleen');
    });
  });
});
