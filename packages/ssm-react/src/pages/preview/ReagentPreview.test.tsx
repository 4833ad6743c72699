import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Activity, Profiler } from 'react';
import { createPortal } from 'react-dom';
import { defaultMenuView, type MenuView } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MenuTable, type MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { bothVersions, seriesCatalogue, withOneProtein } from '../../features/menu/testing/catalogues.ts';
import {
  firstSeqIds,
  focusedRowIndex,
  grid,
  header,
  rowIndex,
  searchBox,
} from '../../features/menu/testing/menuScreen.ts';
import { SsmProvider } from '../../provider/SsmProvider.tsx';
import styles from '../../styles.css?inline';
import { axeFindings } from '../../testing/axe.ts';
import { createTestClient, type TestClientOptions } from '../../testing/createTestClient.ts';
import { renderWithServer } from '../../testing/renderWithServer.tsx';
import { ReagentPreview } from './ReagentPreview.tsx';

const series = bothVersions(300, 60);

interface OpenOptions extends MenuTableProps {
  readonly intercept?: TestClientOptions['intercept'];
  readonly requestPath?: 'public' | 'secured';
  readonly catalogues?: TestClientOptions['catalogues'];
}

const sheetHref: MenuTableProps['rowHref'] = (seqId, version) => `#${version}/${seqId}`;

async function openTable({
  intercept,
  requestPath = 'secured',
  catalogues = series,
  ...props
}: OpenOptions = {}): Promise<void> {
  await renderWithServer(
    <MenuTable aside={ReagentPreview} allowsSelection rowHref={sheetHref} onRowAction={() => undefined} {...props} />,
    { catalogues, person: 'SSM-Registered', provider: { requestPath }, ...(intercept && { intercept }) },
  );
  await firstSeqIds(1);
}

const button = () => screen.findByRole('button', { name: 'Preview' });
const pane = () => screen.getByRole('complementary', { name: 'Preview' });
const title = () => within(pane()).queryByRole('heading', { level: 2 })?.textContent;

function fact(name: string): readonly (string | null)[] {
  const term = within(pane()).getByText(name, { selector: 'dt' });
  return [...(term.parentElement?.querySelectorAll('dd') ?? [])].map((each) => each.textContent);
}

function cell(row: number, column: number): HTMLElement {
  const found = within(grid())
    .getAllByRole('row')
    .find((each) => rowIndex(each) === row + 1);
  return within(found as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement;
}

function countSheets() {
  const asked: string[] = [];
  const intercept: NonNullable<TestClientOptions['intercept']> = (request, answer) => {
    const [, seqId] = /\/somamer\/(\d+-\d+)\?/.exec(request.url) ?? [];
    if (seqId !== undefined) asked.push(seqId);
    return answer(request);
  };
  return { asked, intercept };
}

describe('the preview of a row', () => {
  test.each([
    ['before', false],
    ['after', true],
  ])('keeps its button and the demo mark in order if the rows arrive %s the button', async (_, isLate) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await renderWithServer(<MenuTable aside={ReagentPreview} rowHref={sheetHref} />, {
      catalogues: series.map((each) => ({ ...each, isDemo: true })),
      person: 'SSM-Registered',
      provider: { requestPath: 'secured' },
      async intercept(request, answer) {
        if (isLate) await released;
        return answer(request);
      },
    });
    if (isLate) await button();
    release();
    const mark = await screen.findByText('Demo catalogue');
    const line = [mark, await button(), screen.getByRole('button', { name: 'Keyboard shortcuts' })];
    const told = (one: HTMLElement, other: HTMLElement) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    const start = (each: HTMLElement) => each.getBoundingClientRect().left;
    const names = (elements: readonly HTMLElement[]) => elements.map((each) => each.ariaLabel ?? each.textContent);
    expect({
      seen: names(line.toSorted((one, other) => start(one) - start(other))),
      told: names(line.toSorted(told)),
    }).toEqual({
      seen: ['Demo catalogue', 'Preview', 'Keyboard shortcuts'],
      told: ['Preview', 'Demo catalogue', 'Keyboard shortcuts'],
    });
  });

  test('opens beside the rows by its button, follows the arrow keys, and Escape restores the focus', async () => {
    await openTable();
    await userEvent.click(await button());
    expect(await within(pane()).findByText('Select a row to preview it')).toBeVisible();
    expect((await button()).getAttribute('aria-expanded')).toBe('true');
    cell(2, 1).focus();
    await expect.poll(title).toBe('2-1 Protein 2');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(title).toBe('3-1 Protein 3');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect([title(), focusedRowIndex()]).toEqual(['4-1 Protein 4', 5]);
    const { right } = grid().getBoundingClientRect();
    const beside = pane().getBoundingClientRect();
    expect([beside.left > right, beside.top <= grid().getBoundingClientRect().top]).toEqual([true, true]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('complementary'), focusedRowIndex()]).toEqual([null, 5]);
    expect((await button()).getAttribute('aria-expanded')).toBe('false');
  });

  test('toggles by the key I in the grid, with an announcement, and Space still selects', async () => {
    await openTable();
    await button();
    cell(3, 1).focus();
    await userEvent.keyboard('i');
    await expect.poll(title).toBe('3-1 Protein 3');
    expect([title(), screen.getByText('Preview opened').getAttribute('aria-live')]).toEqual([
      '3-1 Protein 3',
      'polite',
    ]);
    await userEvent.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select 3-1' }).checked).toBe(true);
    await expect.poll(title).toBe('3-1 Protein 3');
    await userEvent.keyboard('i');
    expect([screen.queryByRole('complementary'), focusedRowIndex()]).toEqual([null, 4]);
    screen.getByText('Preview closed');
  });

  test('R41: announces nothing when the page is shown again', async () => {
    const inMode = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <MenuTable aside={ReagentPreview} allowsSelection rowHref={sheetHref} />
      </Activity>
    );
    const { rerender } = await renderWithServer(inMode('visible'), { catalogues: series, person: 'SSM-Registered' });
    await firstSeqIds(1);
    await button();
    cell(3, 1).focus();
    await userEvent.keyboard('i');
    await screen.findByText('Preview opened');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Preview closed');
    rerender(inMode('hidden'));
    await waitFor(() => expect(screen.queryByText('Preview closed')).toBe(null));
    rerender(inMode('visible'));
    await button();
    expect(screen.queryByText('Preview closed')).toBe(null);
  });

  test('opens by Space if no row can be selected, but Space on a header sorts', async () => {
    await openTable({ allowsSelection: false });
    await button();
    cell(3, 1).focus();
    await userEvent.keyboard(' ');
    await expect.poll(title).toBe('3-1 Protein 3');
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('complementary')).toBe(null);
    within(header('Full Name')).getByRole('button').focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => header('Full Name').getAttribute('aria-sort')).toBe('ascending');
    expect(screen.queryByRole('complementary')).toBe(null);
  });

  test('shows every column at once, and the rank of the measures once the focus rests on a row', async () => {
    const { asked, intercept } = countSheets();
    await openTable({ intercept });
    await userEvent.click(await button());
    cell(1, 1).focus();
    await expect.poll(title).toBe('1-1 Protein 1');
    for (const row of [3, 4, 2]) {
      cell(row, 1).focus();
      // oxlint-disable-next-line no-await-in-loop -- each is drawn, one after another
      await Promise.resolve();
    }
    await expect.poll(() => fact('UniProt ID')).toEqual(['P2']);
    await expect
      .poll(() => fact('Total CV Plasma (%)'))
      .toEqual([
        '74.0%',
        expect.stringMatching(/^(Lower|Higher) than \d+ of 258 reagents \(\d+%\); .*42 have none\.$/),
      ]);
    expect(asked.filter((seqId) => seqId !== '1-1')).toEqual(['2-1']);
    expect(within(pane()).getAllByRole('term')).toHaveLength(27);
    expect(within(pane()).getByText('No other reagent for the same protein')).toBeVisible();
    expect(within(pane()).getByText('Also on the 11K menu')).toBeVisible();
    cell(7, 1).focus();
    await expect.poll(() => fact('Total CV Plasma (%)')[0]).toBe('not reported');
    await expect.poll(() => fact('Total CV Plasma (%)')[1]).toBe('Not reported; 258 reagents have a value.');
    expect(await axeFindings()).toEqual([]);
  });

  test('compares the reagents for the same protein, also while the focus moves on', async () => {
    const onRowAction = vi.fn<NonNullable<MenuTableProps['onRowAction']>>();
    await openTable({ catalogues: [withOneProtein(seriesCatalogue('V_7K', 60), [2, 5, 9])], onRowAction });
    await userEvent.click(await button());
    cell(2, 1).focus();
    const compare = await within(pane()).findByRole('button', { name: '2 other reagents for the same protein' });
    await userEvent.click(compare);
    const heads = () => [...pane().querySelectorAll('[data-part=Body] li p')].map(({ textContent }) => textContent);
    await expect.poll(heads).toEqual(['2-1 this reagent', '5-1 Shares P2', '9-1 Shares P2']);
    const best = [...pane().querySelectorAll('[data-best]')].map(({ textContent }) => textContent);
    expect(best).toContain('74.0% lowest');
    await userEvent.click(within(pane()).getByRole('link', { name: '9-1' }));
    expect(onRowAction.mock.calls.map(([seqId, { version, list }]) => [seqId, version, list.length])).toEqual([
      ['9-1', 'V_7K', 60],
    ]);
    expect(await axeFindings()).toEqual([]);
    cell(3, 1).focus();
    await within(pane()).findByText('No other reagent of this menu binds the same protein.');
    cell(5, 1).focus();
    await expect.poll(heads).toEqual(['5-1 this reagent', '2-1 Shares P2', '9-1 Shares P2']);
    await userEvent.click(within(pane()).getByRole('tab', { name: 'Facts' }));
    await expect.poll(() => fact('UniProt ID')).toEqual(['P2']);
  });

  test('keeps the facts of the row if the sheet fails to load, and a retry loads the sheet', async () => {
    let isBroken = true;
    await openTable({
      intercept: (request, answer) =>
        isBroken && /\/somamer\/\d/.test(request.url)
          ? Promise.resolve(new Response(null, { status: 500 }))
          : answer(request),
    });
    await userEvent.click(await button());
    cell(2, 1).focus();
    const alert = within(await within(pane()).findByRole('alert'));
    expect([title(), fact('UniProt ID')]).toEqual(['2-1 Protein 2', ['P2']]);
    expect(await axeFindings()).toEqual([]);
    isBroken = false;
    alert.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await within(pane()).findByText('Also on the 11K menu');
    expect([within(pane()).queryByRole('alert'), pane().contains(document.activeElement)]).toEqual([null, true]);
  });

  test('returns the focus to the row’s cell on Escape, and its link opens the row with the list of rows', async () => {
    const onRowAction = vi.fn<NonNullable<MenuTableProps['onRowAction']>>();
    await openTable({ onRowAction });
    await button();
    cell(5, 1).focus();
    await userEvent.keyboard('i');
    const link = await within(pane()).findByRole('link', { name: 'Open spec sheet' });
    expect(link.getAttribute('href')).toBe('#V_7K/5-1');
    await userEvent.click(link);
    const [[seqId, row] = []] = onRowAction.mock.calls;
    expect([seqId, row?.version, row?.list.length]).toEqual(['5-1', 'V_7K', 300]);
    link.focus();
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('complementary'), focusedRowIndex()]).toEqual([null, 6]);
    await userEvent.keyboard('i');
    await userEvent.click(within(pane()).getByRole('button', { name: 'Close the preview' }));
    expect([screen.queryByRole('complementary'), focusedRowIndex()]).toEqual([null, 6]);
  });

  test('stays through a search, a sort and a change of page, which move the focus to no row', async () => {
    await openTable();
    await userEvent.click(await button());
    cell(5, 1).focus();
    await expect.poll(title).toBe('5-1 Protein 5');
    await userEvent.fill(searchBox(), 'Protein 20');
    await within(pane()).findByText('Select a row to preview it');
    cell(1, 1).focus();
    await expect.poll(title).toBe('20-1 Protein 20');
    await userEvent.clear(searchBox());
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await within(pane()).findByText('Select a row to preview it');
    await expect.poll(() => within(grid()).queryByText('101-1')).not.toBe(null);
    const first = within(grid())
      .getAllByRole('row')
      .find((each) => rowIndex(each) === 102);
    within(first as HTMLElement)
      .getAllByRole('gridcell')[1]
      ?.focus();
    await expect.poll(title).toBe('101-1 Protein 101');
    await userEvent.click(within(header('Full Name')).getByRole('button'));
    await within(pane()).findByText('Select a row to preview it');
  });

  test('shows that another version is loading, and no row of the previous version', async () => {
    let isHeld = true;
    const waiting: (() => void)[] = [];
    const view = (version: MenuView['version']): MenuView => ({ ...defaultMenuView, version });
    const { rerender } = await renderWithServer(
      <MenuTable aside={ReagentPreview} rowHref={sheetHref} view={view('V_7K')} />,
      {
        catalogues: series,
        person: 'SSM-Registered',
        provider: { requestPath: 'secured' },
        async intercept(request, answer) {
          if (isHeld && request.url.includes('version=V_11K')) await new Promise<void>((go) => waiting.push(go));
          return answer(request);
        },
      },
    );
    await firstSeqIds(1);
    await userEvent.click(await button());
    cell(5, 0).focus();
    await expect.poll(title).toBe('5-1 Protein 5');
    rerender(<MenuTable aside={ReagentPreview} rowHref={sheetHref} view={view('V_11K')} />);
    await within(pane()).findByText('Waiting for the menu');
    expect(title()).toBe(undefined);
    isHeld = false;
    for (const go of waiting) go();
    await within(pane()).findByText('Select a row to preview it');
  });

  test('shows visitors of an embedding page the facts, without a request', async () => {
    const { asked, intercept } = countSheets();
    await openTable({
      requestPath: 'public',
      allowsSelection: false,
      rowHref: undefined,
      onRowAction: undefined,
      intercept,
    });
    await userEvent.click(await button());
    cell(2, 0).focus();
    await expect.poll(() => fact('Total CV Plasma (%)')).toEqual(['74.0%']);
    expect([asked, within(pane()).queryByRole('link')]).toEqual([[], null]);
  });

  test('disappears with its button and its key if there is no room for it', async () => {
    await openTable();
    await userEvent.click(await button());
    cell(2, 1).focus();
    await page.viewport(900, 800);
    await expect.poll(() => screen.queryByRole('complementary')).toBe(null);
    expect(screen.queryByRole('button', { name: 'Preview' })).toBe(null);
    await userEvent.keyboard('i');
    expect([screen.queryByRole('complementary'), focusedRowIndex()]).toEqual([null, 3]);
    await page.viewport(1280, 800);
    await button();
    await expect.poll(title).toBe('2-1 Protein 2');
  });

  test('adds its keys only to the list of keys of its own table', async () => {
    await openTable();
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('term')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['I', 'Esc']);
    cleanup();
    await openTable({ aside: undefined });
    await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const other = await screen.findByRole('dialog');
    expect(within(other).queryByText('Esc')).toBe(null);
  });

  test('follows the table that it belongs to if a page has two tables', async () => {
    await renderWithServer(
      <>
        <MenuTable aside={ReagentPreview} rowHref={sheetHref} label="First" height="250px" />
        <MenuTable aside={ReagentPreview} rowHref={sheetHref} label="Second" height="250px" />
      </>,
      { catalogues: series, person: 'SSM-Registered', provider: { requestPath: 'secured' } },
    );
    const second = screen.getByRole('grid', { name: 'Second' });
    (await within(second).findByText('3-1')).closest<HTMLElement>('[role=gridcell]')?.focus();
    await expect.poll(() => screen.queryAllByRole('button', { name: 'Preview' }).length).toBe(2);
    await userEvent.keyboard('i');
    await expect.poll(title).toBe('3-1 Protein 3');
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
    expect(second.closest('section')?.contains(pane())).toBe(true);
  });

  test('renders no rows when the focus moves, and renders nothing while it is closed', async () => {
    let updates = 0;
    await renderWithServer(
      <Profiler id="menu" onRender={() => void (updates += 1)}>
        <MenuTable allowsSelection aside={ReagentPreview} rowHref={sheetHref} />
      </Profiler>,
      { catalogues: series, person: 'SSM-Registered', provider: { requestPath: 'secured' } },
    );
    await firstSeqIds(1);
    await button();
    cell(1, 1).focus();
    const before = updates;
    for (let step = 0; step < 2; step += 1) fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect([focusedRowIndex(), updates - before]).toEqual([4, 0]);
    await userEvent.keyboard('i');
    await expect.poll(title).toBe('3-1 Protein 3');
    const changed: string[] = [];
    const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target.nodeName)));
    for (const row of within(grid()).getAllByRole('row')) {
      observer.observe(row, { subtree: true, childList: true, characterData: true });
    }
    await userEvent.keyboard('{ArrowDown}');
    expect([title(), changed]).toEqual(['4-1 Protein 4', []]);
    observer.disconnect();
  });
});

test('the preview follows and keeps the focus inside a shadow root', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  onTestFinished(() => {
    cleanup();
    host.remove();
  });
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const client = await createTestClient({ catalogues: series, person: 'SSM-Registered' });
  render(
    createPortal(
      <SsmProvider client={client} requestPath="secured">
        <MenuTable aside={ReagentPreview} rowHref={sheetHref} />
      </SsmProvider>,
      shadow,
    ),
  );
  const root = within(shadow.firstElementChild as HTMLElement);
  (await root.findByText('3-1')).closest<HTMLElement>('[role=gridcell]')?.focus();
  await root.findByRole('button', { name: 'Preview' });
  await userEvent.keyboard('i');
  const inside = within(await root.findByRole('complementary', { name: 'Preview' }));
  expect((await inside.findByRole('heading', { level: 2 })).textContent).toBe('3-1 Protein 3');
  inside.getByRole('button', { name: 'Close the preview' }).focus();
  await userEvent.keyboard('{Escape}');
  expect([root.queryByRole('complementary'), shadow.activeElement?.textContent]).toEqual([null, '3-1']);
});
