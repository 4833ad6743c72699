import { screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { columnDefinitions } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { firstSeqIds, grid, header, rowIndex, searchBox } from '../testing/menuScreen.ts';

const catalogues = bothVersions(11_083, 60);

/** Which rows' elements an action changes, by the row number that they have afterwards. */
async function changedRows(action: () => Promise<void> | void): Promise<readonly number[]> {
  const changed = new Set<Element>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest('[role=row]');
      if (row !== null && row !== undefined) changed.add(row);
    }
  });
  observer.observe(grid(), { subtree: true, childList: true, characterData: true, attributes: true });
  await action();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  observer.disconnect();
  return [...changed].map(rowIndex).toSorted((first, second) => first - second);
}

describe('what the grid costs', () => {
  test('at 1280×800 with the default columns it has at most 300 elements', async () => {
    await renderWithServer(<MenuTable allowsSelection />, { catalogues });
    await firstSeqIds(1);
    expect([innerWidth, innerHeight]).toEqual([1280, 800]);
    const count = (): number => grid().querySelectorAll('*').length + 1;
    expect(count() <= 300).toBe(true);
    await userEvent.fill(searchBox(), 'protein 1 sym');
    expect(count() <= 300).toBe(true);
  });

  test('all columns draw no more than what is in view and a little beside it', async () => {
    await renderWithServer(<MenuTable columns={columnDefinitions.map(({ key }) => key)} />, { catalogues });
    await firstSeqIds(1);
    expect(within(grid()).getAllByRole('gridcell').length <= 20 * 10).toBe(true);
  });

  test('scrolling by ten rows changes those rows that came, and no others', async () => {
    await renderWithServer(<MenuTable />, { catalogues });
    await firstSeqIds(1);
    const drawn = within(grid()).getAllByRole('row').length - 1;
    const changed = await changedRows(() => {
      grid().scrollTop = 10 * 32;
    });
    expect(changed.length <= 12).toBe(true);
    expect(changed.filter((row) => row <= drawn + 1)).toEqual([]);
  });

  test('no cell is a layer of its own but while the rows move sideways, or are about to', async () => {
    await renderWithServer(<MenuTable columns={columnDefinitions.map(({ key }) => key)} />, { catalogues });
    await firstSeqIds(1);
    const staying = (): number =>
      [...grid().querySelectorAll('*')].filter((each) => getComputedStyle(each).position === 'sticky').length;
    const places = (): readonly number[] =>
      [...grid().querySelectorAll('.ssm-Grid-sticky, .ssm-Grid-headRow > .ssm-Grid-first')].map(
        (each) => each.getBoundingClientRect().left - grid().getBoundingClientRect().left,
      );
    const rows = within(grid()).getAllByRole('row').length;
    // The header stays in view from above.
    expect(staying()).toBe(1);
    const unmoved = places();
    await userEvent.wheel(grid(), { delta: { x: 600 } });
    await expect.poll(() => grid().dataset['sideways']).toBe('moving');
    expect([staying(), places()]).toEqual([1 + 2 + rows - 1, unmoved]);
    await expect.poll(staying).toBe(1);
    expect([grid().scrollLeft, places()]).toEqual([600, unmoved]);
    await userEvent.wheel(grid(), { delta: { x: -600 } });
    await expect.poll(() => grid().dataset['sideways']).toBe(undefined);
    expect([grid().scrollLeft, staying()]).toEqual([0, 1]);
    grid().dispatchEvent(new WheelEvent('wheel', { deltaX: 2, deltaY: 40 }));
    expect(staying()).toBe(1);
    grid().dispatchEvent(new WheelEvent('wheel', { deltaX: 40, deltaY: 2 }));
    expect(staying()).toBe(1 + 2 + rows - 1);
  });

  test('selecting a row changes that row and the header alone', async () => {
    await renderWithServer(<MenuTable allowsSelection />, { catalogues });
    await firstSeqIds(1);
    screen.getByRole('checkbox', { name: 'Select 3-1' }).focus();
    await Promise.resolve();
    const changed = await changedRows(() => screen.getByRole('checkbox', { name: 'Select 3-1' }).click());
    expect(changed).toEqual([1, 4]);
  });

  test('a key in the search box, a sort and a selection are one update each', async () => {
    let updates = 0;
    await renderWithServer(
      <Profiler id="menu" onRender={() => void (updates += 1)}>
        <MenuTable allowsSelection />
      </Profiler>,
      { catalogues },
    );
    await firstSeqIds(1);
    // The rest of the columns and the column model arrive at idle.
    await userEvent.click(searchBox());
    await expect.poll(() => header('Full Name').getAttribute('aria-sort')).toBe('none');
    const during = async (action: () => Promise<void> | void): Promise<number> => {
      const before = updates;
      await action();
      return updates - before;
    };
    // What arrives at idle has arrived when eight looks in a row see no further update.
    let calm = 0;
    let seen = -1;
    await expect
      .poll(() => {
        calm = seen === updates ? calm + 1 : 0;
        seen = updates;
        return calm >= 8;
      })
      .toBe(true);
    expect(await during(() => userEvent.keyboard('s'))).toBe(1);
    expect(await during(() => userEvent.keyboard('y'))).toBe(1);
    expect(await during(() => within(header('Full Name')).getByRole('button').click())).toBe(1);
    expect(await during(() => screen.getByRole('checkbox', { name: /^Select all/ }).click())).toBe(1);
  });
});
