import { screen, waitFor, within } from '@testing-library/react';
import type { ColumnKey } from 'ssm-core';
import { columnDefinitions, textColumn } from 'ssm-core/engine';
import type { CatalogueRevision } from 'ssm-server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { type ProviderOptions, renderWithServer } from '../../../testing/renderWithServer.tsx';
import { columnModel } from '../layout/useMenuColumns.ts';
import { MenuTable, type MenuTableProps } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { firstSeqIds, grid, header, rowTexts, searchBox, useNarrowView } from '../testing/menuScreen.ts';

/** Returns where a piece of the text of an element is drawn. */
function textBox(element: Element, piece: string): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const at = walker.currentNode.textContent?.indexOf(piece) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + piece.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`“${piece}” is not in “${element.textContent}”`);
}

function titles(): readonly string[] {
  return within(grid())
    .getAllByRole('columnheader')
    .map((each) => each.textContent);
}

describe('the columns of the menu', () => {
  const catalogues = bothVersions(400, 60);
  const five: readonly ColumnKey[] = ['seqId', 'fullName', 'targetName', 'uniProtId', 'loDb'];

  async function openMenu(
    props: MenuTableProps = {},
    provider: ProviderOptions = {},
    held: readonly CatalogueRevision[] = catalogues,
  ) {
    await renderWithServer(<MenuTable {...props} />, { catalogues: held, provider });
    await firstSeqIds(1);
  }

  function sorted(): readonly (string | null)[] {
    return within(grid())
      .getAllByRole('columnheader')
      .map((each) => each.getAttribute('aria-sort'));
  }

  function middle(element: Element): { readonly clientX: number; readonly clientY: number } {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  }

  /**
   * Presses the mouse on an element and moves it sideways in steps. Returns a function that releases the mouse. A
   * title is pressed in the middle of its header.
   */
  function hold(element: Element, by: number): () => void {
    const { clientX, clientY } = middle(element.matches('button') ? (element.parentElement ?? element) : element);
    const mouse = (type: string, x: number): void => {
      const options = {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: x,
        clientY,
      };
      element.dispatchEvent(new PointerEvent(type, options));
    };
    // The simulated pointer cannot be captured: the browser would throw.
    for (const each of [element, element.closest('[role=columnheader]')]) {
      if (each !== null) each.setPointerCapture = () => undefined;
    }
    mouse('pointerdown', clientX);
    for (let step = 1; step <= 10; step += 1) mouse('pointermove', clientX + (by * step) / 10);
    return () => mouse('pointerup', clientX + by);
  }

  function drag(element: Element, by: number): void {
    hold(element, by)();
  }

  function handleOf(title: string): Element {
    return header(title).querySelector('[data-part=ResizeHandle]') as Element;
  }

  async function showLastColumns(): Promise<void> {
    grid().scrollTo({ left: grid().scrollWidth });
    await waitFor(() => expect(rowTexts()[0]).toHaveLength(5));
  }

  test('S3-04: have the widths of the catalogue, units in their titles, and numbers at the right', async () => {
    await useNarrowView();
    await openMenu({ columns: five });
    expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name', 'UniProt ID', 'LoDB (RFU)']);
    expect(five.map((_, index) => within(grid()).getAllByRole('columnheader')[index]?.offsetWidth)).toEqual([
      150, 400, 250, 150, 150,
    ]);
    await showLastColumns();
    const row = within(grid()).getAllByRole('row')[1] as HTMLElement;
    const cells = within(row).getAllByRole('gridcell');
    expect(cells.map((cell) => [cell.textContent, cell.offsetWidth, getComputedStyle(cell).textAlign])).toEqual([
      ['1-1', 150, 'start'],
      ['Protein 1', 400, 'start'],
      ['Target 1', 250, 'start'],
      ['P1', 150, 'start'],
      ['37.0', 150, 'right'],
    ]);
    expect(getComputedStyle(cells[4] as Element).fontVariantNumeric).toBe('tabular-nums');
  });

  test('a missing target name shows the symbol in italics, with a hint', async () => {
    await openMenu();
    const cell = within(grid()).getByRole('gridcell', { name: 'SYM10' });
    expect([cell.title, getComputedStyle(cell).fontStyle]).toEqual([
      'No target name published; the gene symbol stands in',
      'italic',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('an unknown value is a dash that screen readers read as not known', async () => {
    await openMenu({ columns: five });
    const [cell] = within(grid()).getAllByRole('gridcell', { name: 'Not known' }) as [HTMLElement];
    expect([cell.getAttribute('aria-colindex'), getComputedStyle(cell, '::before').content]).toEqual(['5', '"–"']);
    expect(cell.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('8');
  });

  test('a column without any value is hidden, and a line below the table says so', async () => {
    const [sevenK, elevenK] = bothVersions(20, 20) as [CatalogueRevision, CatalogueRevision];
    const columns = new Map(sevenK.columns);
    columns.delete('pQtl');
    columns.delete('loDb');
    await openMenu({ columns: [...five, 'pQtl'] }, {}, [{ ...sevenK, columns }, elevenK]);
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name', 'UniProt ID']));
    expect(screen.getByText('This catalogue has no values for: LoDB (RFU), pQTL').tagName).toBe('P');
  });

  test('a column that another measure fills is marked, and its tooltip names that measure', async () => {
    const derived = catalogues.map((each) => ({
      ...each,
      derivedFrom: new Map([
        ['loDb', 'eLodBufferRfu'],
        ['bufferMS', 'bufferMs2'],
      ] as const),
    }));
    await openMenu({ columns: [...five, 'bufferMS', 'totalCVPlasma'] }, {}, derived);
    const markOf = (title: string) => getComputedStyle(within(header(title)).getByText(title)).textDecorationStyle;
    await waitFor(() => expect(markOf('LoDB (RFU)')).toBe('dotted'));
    expect([markOf('Total CV Plasma (%)'), markOf('Buffer MS')]).toEqual(['solid', 'dotted']);
    const tooltips: string[] = [];
    for (const title of ['LoDB (RFU)', 'Buffer MS']) {
      // oxlint-disable-next-line no-await-in-loop -- one pointer
      await userEvent.hover(within(header(title)).getByRole('button'));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await waitFor(() => expect(screen.getByRole('tooltip').textContent).toContain(title));
      tooltips.push(screen.getByRole('tooltip').textContent);
    }
    expect(tooltips).toEqual([
      'LoDB (RFU), filled from estimated limit of detection (eLodBufferRfu)',
      'Confirmation of specificity to target protein identified via LC-MS/MS analysis of Protein-SOMAmer complexes in buffer. Buffer MS, filled from bufferMs2',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('the handle of a column resizes it, and a double click resets its width', async () => {
    await useNarrowView();
    await openMenu({ columns: five });
    drag(handleOf('Target Name'), 73);
    await waitFor(() => expect(header('Target Name').offsetWidth).toBe(323));
    drag(handleOf('UniProt ID'), -500);
    await waitFor(() => expect(header('UniProt ID').offsetWidth).toBe(60));
    handleOf('Target Name').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await waitFor(() => expect(header('Target Name').offsetWidth).toBe(250));
    expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name', 'UniProt ID', 'LoDB (RFU)']);
  });

  test('columns share spare room, and a column that is widened takes room from the columns after it', async () => {
    await openMenu();
    const three = ['Sequence ID', 'Full Name', 'Target Name'];
    const widths = (): readonly number[] => three.map((title) => header(title).offsetWidth);
    const total = (): number => widths().reduce((sum, width) => sum + width, 0);
    await waitFor(() => expect(total()).toBe(grid().clientWidth));
    const [first = 0, second = 0] = widths();
    expect([first > 150, second > 400]).toEqual([true, true]);
    drag(handleOf('Full Name'), 0);
    expect(widths().slice(0, 2)).toEqual([first, second]);
    drag(handleOf('Full Name'), 30);
    await waitFor(() => expect(widths()).toEqual([first, second + 30, grid().clientWidth - first - second - 30]));
    drag(handleOf('Target Name'), -50);
    await waitFor(() => expect(total()).toBe(grid().clientWidth - 50));
  });

  test('the handle of a column works in the opposite direction in right-to-left text', async () => {
    await useNarrowView();
    await openMenu({ columns: five }, { direction: 'rtl' });
    drag(handleOf('Target Name'), -50);
    await waitFor(() => expect(header('Target Name').offsetWidth).toBe(300));
  });

  test('a header can be dragged to another place, but not among the first two columns', async () => {
    await useNarrowView();
    await openMenu({ columns: five });
    drag(header('LoDB (RFU)').firstElementChild as Element, -360);
    await waitFor(() =>
      expect(titles()).toEqual(['Sequence ID', 'Full Name', 'LoDB (RFU)', 'Target Name', 'UniProt ID']),
    );
    drag(header('UniProt ID').firstElementChild as Element, -900);
    await waitFor(() =>
      expect(titles()).toEqual(['Sequence ID', 'Full Name', 'UniProt ID', 'LoDB (RFU)', 'Target Name']),
    );
    drag(header('UniProt ID').firstElementChild as Element, 200);
    await waitFor(() =>
      expect(titles()).toEqual(['Sequence ID', 'Full Name', 'LoDB (RFU)', 'UniProt ID', 'Target Name']),
    );
    drag(header('Full Name').firstElementChild as Element, 600);
    expect(titles()).toEqual(['Sequence ID', 'Full Name', 'LoDB (RFU)', 'UniProt ID', 'Target Name']);
    await showLastColumns();
    expect(rowTexts()[0]).toEqual(['1-1', 'Protein 1', '37.0', 'P1', 'Target 1']);
  });

  test('a real mouse drag moves a header without sorting, and a later click sorts', async () => {
    await openMenu({ columns: five });
    await userEvent.dragAndDrop(header('LoDB (RFU)'), header('Target Name'), { targetPosition: { x: 8, y: 8 } });
    await waitFor(() =>
      expect(titles()).toEqual(['Sequence ID', 'Full Name', 'LoDB (RFU)', 'Target Name', 'UniProt ID']),
    );
    expect(sorted()).toEqual(['none', 'none', 'none', 'none', 'none']);
    await userEvent.click(within(header('LoDB (RFU)')).getByRole('button'));
    await waitFor(() => expect(sorted()).toEqual(['none', 'none', 'ascending', 'none', 'none']));
    await userEvent.dragAndDrop(header('UniProt ID'), header('UniProt ID'), {
      sourcePosition: { x: 8, y: 8 },
      targetPosition: { x: 40, y: 8 },
    });
    expect(sorted()).toEqual(['none', 'none', 'ascending', 'none', 'none']);
    within(header('UniProt ID')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sorted()).toEqual(['none', 'none', 'none', 'none', 'ascending']));
  });

  test('only the first two columns and columns in view are drawn', async () => {
    await openMenu({ columns: columnDefinitions.map(({ key }) => key) });
    expect(grid().getAttribute('aria-colcount')).toBe('29');
    const drawn = (): readonly (string | null)[] =>
      within(within(grid()).getAllByRole('row')[1] as HTMLElement)
        .getAllByRole('gridcell')
        .map((cell) => cell.getAttribute('aria-colindex'));
    const inView = (): readonly (string | null)[] => {
      const headers = within(grid()).getAllByRole('columnheader');
      const [, second] = headers.map((each) => each.getBoundingClientRect());
      const { right } = grid().getBoundingClientRect();
      return headers
        .filter((each, index) => {
          const box = each.getBoundingClientRect();
          return index < 2 || (box.right > (second?.right ?? 0) && box.left < right);
        })
        .map((each) => each.getAttribute('aria-colindex'));
    };
    expect(drawn()).toEqual(inView());
    grid().scrollLeft = 3000;
    // One extra column is rendered until scrolling ends.
    await waitFor(() =>
      expect(drawn().length > inView().length && inView().every((each) => drawn().includes(each))).toBe(true),
    );
    await waitFor(() => expect(drawn()).toEqual(inView()));
    expect(drawn().slice(0, 2)).toEqual(['1', '2']);
    const [seqId, fullName] = within(within(grid()).getAllByRole('row')[1] as HTMLElement).getAllByRole('gridcell');
    const start = grid().getBoundingClientRect().left;
    expect([seqId?.getBoundingClientRect().left, fullName?.getBoundingClientRect().left]).toEqual([start, start + 150]);
    expect(await axeFindings()).toEqual([]);
  });

  test('narrowing a column draws the columns that come into view, even before the pointer is released', async () => {
    await openMenu({ columns: columnDefinitions.map(({ key }) => key) });
    const drawn = () => rowTexts()[0]?.length ?? 0;
    const before = drawn();
    const letGo = hold(handleOf('Full Name'), -300);
    await waitFor(() => expect(drawn() > before).toBe(true));
    const { right } = grid().getBoundingClientRect();
    const last = within(within(grid()).getAllByRole('row')[1] as HTMLElement)
      .getAllByRole('gridcell')
      .at(-1);
    expect((last?.getBoundingClientRect().right ?? 0) >= right).toBe(true);
    const shown = drawn();
    letGo();
    await waitFor(() => expect(header('Full Name').offsetWidth).toBe(100));
    expect(drawn()).toBe(shown);
  });

  test('a fixed header covers the handles of headers that scroll beneath it', async () => {
    await openMenu({ columns: columnDefinitions.map(({ key }) => key) });
    grid().scrollTo({ left: 700, behavior: 'instant' });
    await waitFor(() => expect(header('Full Name').getBoundingClientRect().left > 0).toBe(true));
    const { left, right, top } = header('Full Name').getBoundingClientRect();
    const seen = new Set<string>();
    for (let x = left + 6; x < right - 6; x += 2) {
      const hit = document.elementFromPoint(x, top + 20)?.closest<HTMLElement>('[role=columnheader]');
      seen.add(hit?.dataset['column'] ?? 'none');
    }
    expect([...seen]).toEqual(['fullName']);
  });

  test('a truncated text shows as tooltip under a resting mouse, until the cell shows another text', async () => {
    await openMenu({ columns: ['seqId', 'fullName', 'entrezGeneName'] });
    drag(handleOf('Full Name'), -1000);
    await waitFor(() => expect(header('Full Name').offsetWidth).toBe(60));
    const cell = screen.getByRole('gridcell', { name: 'Protein 1' });
    await userEvent.hover(cell);
    await waitFor(() => expect(cell.title).toBe('Protein 1'));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('2');
    await waitFor(() => expect([cell.textContent === 'Protein 1', cell.title]).toEqual([false, '']));
  });

  test('a truncated text is shown in full when the keyboard focuses its cell', async () => {
    await openMenu({ columns: ['seqId', 'fullName', 'entrezGeneName'] });
    drag(handleOf('Full Name'), -1000);
    await waitFor(() => expect(header('Full Name').offsetWidth).toBe(60));
    screen.getByRole('searchbox').focus();
    await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
    const cell = document.activeElement as HTMLElement;
    expect([cell.textContent, getComputedStyle(cell).whiteSpace]).toEqual(['Protein 1', 'normal']);
    await userEvent.keyboard('{ArrowDown}');
    expect(getComputedStyle(cell).whiteSpace).toBe('nowrap');
  });
});

describe('the menu in right-to-left text', () => {
  const longName = 'Serine/threonine-protein kinase with a name that no column is wide enough for (isoform 2)';

  async function openRightToLeft(columns: readonly ColumnKey[]): Promise<readonly HTMLElement[]> {
    const [sevenK, elevenK] = bothVersions(2, 2) as [CatalogueRevision, CatalogueRevision];
    const named = new Map(sevenK.columns);
    named.set('fullName', textColumn([longName, 'Interleukin-6 (IL-6)']));
    await renderWithServer(<MenuTable columns={columns} />, {
      catalogues: [{ ...sevenK, columns: named }, elevenK],
      provider: { direction: 'rtl' },
    });
    await firstSeqIds(1);
    const rows = within(grid()).getAllByRole('row').slice(1);
    return rows.flatMap((row) => within(row).getAllByRole('gridcell'));
  }

  test('a name and a SeqId keep the order of their characters, and a long name shows its start', async () => {
    await useNarrowView();
    const [id, long, , short] = (await openRightToLeft(['seqId', 'fullName'])) as HTMLElement[] as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect(textBox(id, '1').left < textBox(id, '-1').left).toBe(true);
    expect(textBox(short, ')').left > textBox(short, 'IL-6').left).toBe(true);
    expect(textBox(long, 'Serine').left >= long.getBoundingClientRect().left).toBe(true);
    expect(long.scrollWidth > long.clientWidth).toBe(true);
    expect(await axeFindings()).toEqual([]);
  });

  test('numbers and their title align right, and the unit keeps its brackets', async () => {
    const cells = await openRightToLeft(['seqId', 'fullName', 'loDb']);
    const title = header('LoDB (RFU)');
    const ends = [cells[2], cells[5]].map((cell) => cell && Math.round(textBox(cell, cell.textContent).right));
    expect([Math.round(textBox(title, ')').right), ...ends]).toEqual(Array(3).fill(ends[0]));
  });

  test('counts and paging keep the order of their words', async () => {
    await openRightToLeft(['seqId']);
    const ordered = ['2 of 2 reagents', '1–2 of 2', 'Page 1 of 1'].map((text) => {
      const element = screen.getByText(text);
      const [first = '', last = ''] = [text.split(' ')[0], text.split(' ').at(-1)];
      return textBox(element, first).left < textBox(element, ` ${last}`).left;
    });
    expect(ordered).toEqual([true, true, true]);
  });
});

describe('the layout of the menu', () => {
  const catalogues = bothVersions(1200, 60).map((catalogue) => ({ ...catalogue, isDemo: true }));

  async function useWidth(width: number): Promise<void> {
    await page.viewport(width, 800);
  }

  /** Renders the menu while its rows are still loading. Returns a function that lets the rows arrive. */
  async function renderAwaiting(props: MenuTableProps, direction: 'ltr' | 'rtl' = 'ltr'): Promise<() => void> {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await renderWithServer(<MenuTable {...props} />, {
      catalogues,
      intercept: (request, answer) => gate.then(() => answer(request)),
      provider: { direction },
    });
    return release;
  }

  function button(name: string): HTMLElement {
    return screen.getByRole('button', { name });
  }

  function places(): readonly (readonly [left: number, top: number])[] {
    const buttons = ['Keyboard shortcuts', 'Rows per page', 'First page', 'Previous page', 'Next page', 'Last page'];
    return [searchBox(), grid(), ...buttons.map(button)].map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [left, top];
    });
  }

  test.each([
    [1280, true, 'ltr'],
    [1280, false, 'rtl'],
    [320, true, 'ltr'],
    [320, false, 'ltr'],
    [320, true, 'rtl'],
  ] as const)(
    'at %i px nothing moves when the rows arrive (selection %s, %s)',
    async (width, allowsSelection, direction) => {
      await useWidth(width);
      const release = await renderAwaiting({ allowsSelection }, direction);
      const before = places();
      release();
      await firstSeqIds(1);
      expect(screen.getByText('Demo catalogue').checkVisibility()).toBe(true);
      expect(places()).toEqual(before);
    },
  );

  test('neither the range of rows nor the page is shown before there is a list or when nothing is found', async () => {
    const release = await renderAwaiting({});
    const paging = (): readonly string[] =>
      ['.ssm-MenuTable-range', '.ssm-MenuTable-page'].map(
        (part) => document.querySelector(`[data-part=Paging] ${part}`)?.textContent ?? 'missing',
      );
    const disabled = (): readonly (string | null)[] =>
      ['First page', 'Previous page', 'Next page', 'Last page'].map((name) =>
        button(name).getAttribute('aria-disabled'),
      );
    expect([paging(), disabled()]).toEqual([
      ['', ''],
      ['true', 'true', 'true', 'true'],
    ]);
    release();
    await firstSeqIds(1);
    expect(paging()).toEqual(['1–100 of 1,200', 'Page 1 of 12']);
    await page.elementLocator(searchBox()).fill('no such thing');
    expect(paging()).toEqual(['', '']);
  });

  test('the bars of the skeleton start where the texts of the columns will start', async () => {
    const release = await renderAwaiting({ allowsSelection: true, columns: ['seqId', 'fullName', 'uniProtId'] });
    const { left } = grid().getBoundingClientRect();
    const bars = getComputedStyle(grid(), '::before').backgroundPositionX;
    release();
    await firstSeqIds(1);
    const row = within(grid()).getAllByRole('row')[1] as HTMLElement;
    const starts = ['1-1', 'Protein 1', 'P1'].map((text) => {
      const cell = within(row).getByRole('gridcell', { name: text });
      return Math.round(textBox(cell, text).left - left);
    });
    expect(bars).toBe(starts.map((start) => `${start}px`).join(', '));
  });

  test.each([
    [1280, 'ltr'],
    [1280, 'rtl'],
    [320, 'ltr'],
    [320, 'rtl'],
  ] as const)(
    'at %i px (%s) a match in a hidden column is shown within the view, without widening a row',
    async (width, direction) => {
      await useWidth(width);
      await renderWithServer(<MenuTable />, { catalogues, provider: { direction } });
      await firstSeqIds(1);
      const before = grid().scrollWidth;
      await page.elementLocator(searchBox()).fill('P1199');
      const view = grid().getBoundingClientRect();
      const isInView = (): boolean => {
        const label = textBox(grid(), 'UniProt ID');
        return label.left >= view.left && textBox(grid(), 'P1199').right <= view.right;
      };
      expect([grid().scrollWidth, isInView()]).toEqual([before, true]);
      grid().scrollTo({ left: direction === 'rtl' ? -before : before, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      expect([grid().scrollWidth, isInView()]).toEqual([before, true]);
    },
  );

  test('the button for keys is beside the search box at 320 px', async () => {
    await useWidth(320);
    await renderWithServer(<MenuTable />, { catalogues });
    await firstSeqIds(1);
    const search = searchBox().getBoundingClientRect();
    const keys = button('Keyboard shortcuts').getBoundingClientRect();
    expect([keys.top, keys.left >= search.right, keys.right <= innerWidth]).toEqual([search.top, true, true]);
  });
});

describe('the menu when the code for resizing fails to load', () => {
  beforeEach(() => {
    vi.spyOn(columnModel, 'load').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  });

  const catalogues = bothVersions(40, 60);
  const four: readonly ColumnKey[] = ['seqId', 'fullName', 'targetName', 'loDb'];
  const notLoaded = 'This part of the page could not be loaded. Check the connection and try again.';

  async function openMenu(): Promise<void> {
    await renderWithServer(<MenuTable columns={four} />, { catalogues });
    await firstSeqIds(1);
  }

  test('R11: a column can still be moved, and the focus follows', async () => {
    await openMenu();
    within(header('LoDB (RFU)')).getByRole('button').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'LoDB (RFU)', 'Target Name']));
    expect(document.activeElement?.textContent).toBe('LoDB (RFU)');
    expect(screen.queryByText(notLoaded)).toBe(null);
  });

  test('R11: a notice says that the width cannot be changed', async () => {
    await openMenu();
    const { offsetWidth } = header('LoDB (RFU)');
    within(header('LoDB (RFU)')).getByRole('button').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await screen.findByText(notLoaded);
    expect(header('LoDB (RFU)').offsetWidth).toBe(offsetWidth);
  });
});
