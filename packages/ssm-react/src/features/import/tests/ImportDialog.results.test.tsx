import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answeredDialog } from '../testing/importDialog.tsx';
import { everyRow, found, manyRows } from '../testing/importModel.ts';
import { importServer } from '../testing/importServer.ts';

/** The row and the column of the focus, as they are announced. */
function focusedPlace(): readonly (string | null | undefined)[] {
  const cell = document.activeElement;
  return [cell?.closest('[role=row]')?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')];
}

/** How much of what is seen below the header no line covers, in CSS pixels. */
function blankIn(grid: HTMLElement): number {
  const head = grid.querySelector('[role=row]')?.getBoundingClientRect().bottom ?? 0;
  const end = grid.getBoundingClientRect().top + grid.clientTop + grid.clientHeight;
  const lines = [...grid.querySelectorAll('[role=row]')].map((line) => line.getBoundingClientRect());
  let reached = head;
  let blank = 0;
  for (const { top, bottom } of lines.toSorted((one, other) => one.top - other.top)) {
    if (bottom <= head || reached >= end) continue;
    blank += Math.max(0, Math.min(top, end) - reached);
    reached = Math.max(reached, bottom);
  }
  return Math.round(blank + Math.max(0, end - reached));
}

/** The lines that stand in sight, by their announced numbers. */
function seenRows(grid: HTMLElement): readonly number[] {
  const view = grid.getBoundingClientRect();
  return within(grid)
    .getAllByRole('row')
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= view.top + 40 && bottom <= view.bottom;
    })
    .map((row) => Number(row.ariaRowIndex ?? row.getAttribute('aria-rowindex')));
}

describe('notifications', () => {
  test.each([
    [320, 640],
    [1280, 800],
  ])('at %s px none covers a button of the dialog', async (width, height) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(width, height);
    const { dialog } = await answeredDialog(importServer(everyRow));
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    await region.findByText('2 matches found');
    await waitFor(() => {
      const buttons = [...screen.getByRole('dialog').querySelectorAll('header button, footer button')];
      const covered = buttons.filter((button) => {
        const { left, top, width: wide, height: high } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
      expect([buttons.length, covered]).toEqual([3, []]);
    });
    expect(dialog.getByRole('button', { name: 'Add 2 analytes' })).toBeVisible();
  });
});

describe('the results as a grid', () => {
  test('Tab reaches one cell, the one that had the focus last, and leads on from it', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow));
    const grid = dialog.getByRole('grid', { name: 'Results' });
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const inside = focusedPlace();
    await userEvent.tab();
    const isOutside = !grid.contains(document.activeElement);
    await userEvent.tab({ shift: true });
    expect([inside, isOutside, focusedPlace()]).toEqual([['3', '2'], true, ['3', '2']]);
    await userEvent.tab({ shift: true });
    expect(grid.contains(document.activeElement)).toBe(false);
  });

  test('rows make room when the font comes late and their text breaks into more lines', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow));
    const grid = dialog.getByRole('grid', { name: 'Results' });
    const covered = (): number => {
      const boxes = within(grid)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.getBoundingClientRect());
      return boxes.filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? top) - 1).length;
    };
    grid.style.fontSize = '24px';
    const before = covered();
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await waitFor(() => expect([before > 0, covered()]).toEqual([true, 0]));
  });

  test('where text runs from right to left the arrows go with it', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow), { direction: 'rtl' });
    dialog.getByRole('grid', { name: 'Results' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(focusedPlace()).toEqual(['2', '2']);
  });

  test('a mended row that leaves the rows shown leaves the focus to the one in its place', async () => {
    const { dialog } = await answeredDialog(importServer(everyRow, () => [found(1, 'CRYBB2', '9-1')]));
    await userEvent.click(dialog.getByRole('button', { name: 'Proposed 4' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit line 4' }));
    await userEvent.fill(await dialog.findByRole('textbox', { name: 'Line 4 as written' }), 'CRYBB2');
    await userEvent.keyboard('{Enter}');
    await dialog.findByRole('button', { name: 'Proposed 3' });
    const row = document.activeElement?.closest('[role=row]');
    expect([row?.querySelector('[data-column=raw]')?.textContent, focusedPlace()]).toEqual(['2-Mar', ['2', '2']]);
  });

  test('a column says the sheet where there are several, and is not there where there is one', async () => {
    const headers = (): readonly (string | null)[] =>
      screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const one = await answeredDialog(importServer([found(1, '1-1', '1-1', { sheet: 'A' })]));
    const ofOne = headers();
    one.unmount();
    await answeredDialog(
      importServer([found(1, '1-1', '1-1', { sheet: 'A' }), found(1, '2-1', '2-1', { sheet: 'B' })]),
    );
    const ofTwo = headers();
    expect([ofOne.includes('Sheet'), ofTwo.filter((name) => !ofOne.includes(name)), ofTwo.indexOf('Sheet')]).toEqual([
      false,
      ['Sheet'],
      2,
    ]);
  });
});

describe('20,000 rows', () => {
  test('are a few elements, and the keyboard reaches each', async () => {
    const { dialog } = await answeredDialog(importServer(manyRows(20_000)));
    const grid = dialog.getByRole('grid', { name: 'Results' });
    // A thousand rows have three candidates each.
    expect([grid.ariaRowCount, within(grid).getAllByRole('row').length < 60]).toEqual(['23001', true]);
    grid.focus();
    const places: unknown[] = [focusedPlace()];
    for (const key of [
      '{ArrowDown}',
      '{ArrowRight}',
      '{End}',
      '{Control>}{End}{/Control}',
      '{PageUp}',
      '{Control>}{Home}{/Control}',
    ]) {
      await userEvent.keyboard(key);
      places.push(focusedPlace());
    }
    const [first, down, right, end, last, up, home] = places;
    expect([first, down, right, end, last, home]).toEqual([
      ['2', '1'],
      ['3', '1'],
      ['3', '2'],
      ['3', '8'],
      ['23001', '8'],
      ['2', '1'],
    ]);
    expect(Number((up as readonly string[])[0])).toBeLessThan(23_001);
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  });

  test('have no blank between them, wherever they are scrolled to', async () => {
    const { dialog } = await answeredDialog(importServer(manyRows(20_000)));
    const grid = dialog.getByRole('grid', { name: 'Results' });
    for (const scrollTop of [0, 500, 90_000, 90_040, 400_000, grid.scrollHeight]) {
      grid.scrollTop = scrollTop;
      // The browser tells of it before it draws the next frame.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      expect([scrollTop, blankIn(grid)]).toEqual([scrollTop, 0]);
    }
  });

  test('keep the row that a key leads to in sight', async () => {
    const { dialog } = await answeredDialog(importServer(manyRows(20_000)));
    const grid = dialog.getByRole('grid', { name: 'Results' });
    grid.focus();
    for (const key of ['{PageDown}', '{PageDown}', '{Control>}{End}{/Control}', '{ArrowUp}']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.keyboard(key);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await waitFor(() =>
        expect([key, seenRows(grid)]).toEqual([key, expect.arrayContaining([Number(focusedPlace()[0])])]),
      );
    }
  });

  test('keep the focus on a row that is scrolled out of sight', async () => {
    const { dialog } = await answeredDialog(importServer(manyRows(20_000)));
    const grid = dialog.getByRole('grid', { name: 'Results' });
    grid.focus();
    grid.scrollTop = 300_000;
    await waitFor(() => expect(seenRows(grid).length).toBeGreaterThan(3));
    expect(Math.min(...seenRows(grid))).toBeGreaterThan(5000);
    expect(focusedPlace()).toEqual(['2', '1']);
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedPlace()).toEqual(['3', '1']);
    expect(grid.scrollTop).toBeLessThan(100);
  });
});
