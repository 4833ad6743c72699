import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { panelContent } from '../../../features/panels/testing/panelServer.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { awaitNames, choose, errorText, grid, names, openPanels, press } from '../testing/myPanelsPage.tsx';

describe('the list', () => {
  test('S1-06: shows name, version, count, date and description, the newest first', async () => {
    const { panels } = await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Panels');
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
    const row = screen.getByRole('row', { name: 'Kidney' });
    const cells = within(row).getAllByRole('gridcell');
    expect([
      within(row).getByRole('rowheader').textContent,
      ...cells.slice(0, 4).map(({ textContent }) => textContent),
    ]).toEqual(['Kidney', '7K', '3', date.format(new Date(panels[1]?.changed ?? '')), 'Renal markers']);
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`#/panel/${panels[1]?.id}`);
    expect(screen.getByText('3 panels').tagName).toBe('OUTPUT');
    expect(await axeFindings()).toEqual([]);
  });

  test('is sorted by its headers, and says so', async () => {
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

  test.each([
    [
      'de',
      ['Öl 10', 'Ol', 'Zelle', 'Öl 2', 'ölig', 'Straße', 'Strasse 2'],
      ['Ol', 'Öl 2', 'Öl 10', 'ölig', 'Straße', 'Strasse 2', 'Zelle'],
    ],
    ['sv', ['Öl', 'Ol', 'Zelle'], ['Ol', 'Zelle', 'Öl']],
    ['ja', ['血液', 'ガン', 'かぜ', 'いぬ', 'アルファ'], ['アルファ', 'いぬ', 'かぜ', 'ガン', '血液']],
  ])('by name stands in the order of the language %s', async (locale, given, wanted) => {
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

  test('has twenty on a page', async () => {
    const contents = Array.from({ length: 21 }, (_, index) => panelContent(`Panel ${index + 1}`));
    await openPanels({ contents });
    await waitFor(() => expect(names().length).toBe(20), { timeout: 5000 });
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    await press('Next page');
    await awaitNames('Panel 1');
    await choose('Panel 1', 'Delete');
    await waitFor(() => expect([names().length, screen.queryByText('Page 1 of 2')]).toEqual([20, null]), {
      timeout: 5000,
    });
  });

  test('is searched from its third page without asking for the first page of the search before', async () => {
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
    await waitFor(() => expect(names().length).toBe(20), { timeout: 5000 });
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

  test('that is empty says what to do next, and leads there', async () => {
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

  test('S8-01 R11: that cannot be read says so, and is asked for again', async () => {
    let isBroken = true;
    await openPanels({
      intercept: async (request, answer) => (isBroken ? new Response(null, { status: 400 }) : answer(request)),
    });
    expect((await screen.findByText(errorText)).closest('[role=alert]')).toBeVisible();
    isBroken = false;
    await press('Try again');
    await awaitNames('Liver', 'Kidney', 'Spleen');
  });

  test('R12: says that it is on its way', async () => {
    await openPanels({ intercept: () => new Promise(() => undefined) });
    expect(await screen.findByRole('progressbar', { name: 'Loading My Panels' })).toBeVisible();
  });

  test('is of sets for certified people', async () => {
    await openPanels({ page: { group: 'Set' } });
    expect(await screen.findByRole('grid', { name: 'My Sets' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Sets');
  });

  test('is walked by the arrow keys', async () => {
    await openPanels();
    await awaitNames('Liver', 'Kidney', 'Spleen');
    screen.getByRole('link', { name: 'Liver' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toBe(screen.getByRole('row', { name: 'Kidney' })),
    );
  });
});
