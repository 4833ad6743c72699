import { screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable, type MenuTableProps } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { firstSeqIds, grid, searchBox } from '../testing/menuScreen.ts';
import { textBox } from '../testing/textBox.ts';

const catalogues = bothVersions(1200, 60).map((catalogue) => ({ ...catalogue, isDemo: true }));

async function useWidth(width: number): Promise<void> {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
}

/** The menu before its rows, and what lets them come. */
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

/** Left and top of everything that a person could be about to press. */
function places(): readonly (readonly [left: number, top: number])[] {
  const buttons = ['Keys of the table', 'Rows per page', 'First page', 'Previous page', 'Next page', 'Last page'];
  return [searchBox(), grid(), ...buttons.map(button)].map((element) => {
    const { left, top } = element.getBoundingClientRect();
    return [left, top];
  });
}

describe('where things stand in the menu', () => {
  test.each([
    [1280, true, 'ltr'],
    [1280, false, 'rtl'],
    [320, true, 'ltr'],
    [320, false, 'ltr'],
    [320, true, 'rtl'],
  ] as const)(
    'at %i px nothing moves when the rows come (selection %s, %s)',
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

  test('no range and no page is named before there is a list, nor when nothing is found', async () => {
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

  test('the bars of the skeleton begin where the text of the columns will', async () => {
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
    'at %i px (%s) what was found in a column not shown stands in view, and makes no row longer',
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

  test('at 320 px the button for the keys stands beside the search box', async () => {
    await useWidth(320);
    await renderWithServer(<MenuTable />, { catalogues });
    await firstSeqIds(1);
    const search = searchBox().getBoundingClientRect();
    const keys = button('Keys of the table').getBoundingClientRect();
    expect([keys.top, keys.left >= search.right, keys.right <= innerWidth]).toEqual([search.top, true, true]);
  });
});
