import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Activity, Profiler } from 'react';
import { columnDefinitions } from 'ssm-core/engine';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import type { TestClientOptions } from '../../../testing/createTestClient.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { counts, firstSeqIds, grid, header, rowIndex, searchBox, seqIds } from '../testing/menuScreen.ts';

describe('states of the menu', () => {
  const catalogues = bothVersions(300, 60);
  const message = 'There was an error with your request, please try again later or contact our support team.';

  type Intercept = NonNullable<TestClientOptions['intercept']>;

  function isSearch(request: Request): boolean {
    return request.url.includes('/somamer/search');
  }

  function badServer(bad: Intercept): { readonly intercept: Intercept; readonly mend: () => void } {
    let isBad = true;
    return {
      intercept: (request, answer) => (isBad && isSearch(request) ? bad(request, answer) : answer(request)),
      mend: () => {
        isBad = false;
      },
    };
  }

  const refusals: readonly [name: string, answer: () => Promise<Response>][] = [
    [
      'HTML in place of JSON',
      async () => new Response('<!doctype html><p>Hello', { headers: { 'Content-Type': 'text/html' } }),
    ],
    [
      'half a response',
      async () =>
        new Response('{"format":1,"version":"V_7K","rev', {
          headers: { 'Content-Type': 'application/vnd.ssm.columns+json' },
        }),
    ],
    ['an empty answer', async () => new Response(null, { status: 200 })],
    ['JSON of another shape', async () => Response.json({ format: 1, columns: [] })],
    ['403', async () => new Response(null, { status: 403 })],
    [
      '404 with a page',
      async () => new Response('<p>nginx', { status: 404, headers: { 'Content-Type': 'text/html' } }),
    ],
  ];

  test('a search that finds nothing says whether other names are still loading', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await renderWithServer(<MenuTable />, {
      catalogues,
      async intercept(request, answer) {
        if (request.url.includes('otherNames')) await gate;
        return answer(request);
      },
    });
    await firstSeqIds(1);
    await userEvent.fill(searchBox(), 'no such thing');
    expect(screen.getByText('Other names of proteins, such as HER2 for ERBB2, are still being loaded.')).toBeVisible();
    release();
    expect(await screen.findByText(/^Check the spelling/)).toBeVisible();
    expect(screen.queryByText(/still being loaded/)).toBe(null);
  });

  test('before the rows arrive, the frame of the table says that it loads, and nothing moves when the rows arrive', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await renderWithServer(<MenuTable />, {
      catalogues,
      intercept: (request, answer) => gate.then(() => answer(request)),
    });
    const before = grid().getBoundingClientRect().toJSON();
    expect(counts()).toEqual(['Loading the menu']);
    expect(grid().getAttribute('aria-busy')).toBe('true');
    expect(await axeFindings()).toEqual([]);
    release();
    await firstSeqIds(1);
    expect(grid().getBoundingClientRect().toJSON()).toEqual(before);
    expect(grid().getAttribute('aria-busy')).toBe(null);
  });

  test.each(refusals)('R11: %s shows the message in one alert, and Try again loads the list', async (_, answer) => {
    const { intercept, mend } = badServer(answer);
    await renderWithServer(<MenuTable />, { catalogues, intercept });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`${message}Try again`);
    expect(await axeFindings()).toEqual([]);
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await firstSeqIds(2)).toEqual(['1-1', '2-1']);
    expect(screen.queryByRole('alert')).toBe(null);
    expect(grid().contains(document.activeElement)).toBe(true);
  });

  test('a server error shows the request id that the server logs', async () => {
    const headers = { 'X-Request-Id': 'req-42', 'Content-Type': 'application/problem+json' };
    const { intercept } = badServer(async () => new Response('{}', { status: 400, headers }));
    await renderWithServer(<MenuTable />, { catalogues, intercept });
    expect((await screen.findByRole('alert')).textContent).toBe(`${message}Reference req-42Try again`);
  });

  test('the last rows that loaded stay when a later request fails', async () => {
    await renderWithServer(<MenuTable />, {
      catalogues,
      intercept: (request, answer) =>
        request.url.includes('fStatPlasma') ? Promise.resolve(new Response(null, { status: 403 })) : answer(request),
    });
    await screen.findByRole('alert');
    expect(seqIds().slice(0, 2)).toEqual(['1-1', '2-1']);
    expect(counts()).toEqual(['300 of 300 reagents']);
    expect(await axeFindings()).toEqual([]);
  });

  test('R12: a request of more than a second shows that it is loading, and can be stopped and retried', async () => {
    const { intercept, mend } = badServer(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await renderWithServer(<MenuTable />, { catalogues, intercept });
    expect(screen.queryByRole('progressbar')).toBe(null);
    await screen.findByRole('progressbar', { name: 'Still loading the menu' });
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect((await screen.findByText('Loading was stopped')).tagName).toBe('P');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await firstSeqIds(1)).toEqual(['1-1']);
  });

  test('an empty catalogue says that it is empty, and what the user can do', async () => {
    await renderWithServer(<MenuTable />, { catalogues: bothVersions(0, 1) });
    expect((await screen.findByText('The catalogue has no reagents')).tagName).toBe('P');
    expect(counts()).toEqual(['0 of 0 reagents']);
    expect(await axeFindings()).toEqual([]);
  });

  test('labels a demo catalogue as a demo', async () => {
    const [sevenK, elevenK] = bothVersions(3, 3);
    await renderWithServer(<MenuTable />, { catalogues: [{ ...sevenK, isDemo: true }, elevenK] as typeof catalogues });
    await firstSeqIds(1);
    expect([screen.getByText('Demo catalogue').tagName, screen.getByText('Values are invented').tagName]).toEqual([
      'SPAN',
      'SPAN',
    ]);
  });

  test('an error while rendering replaces only the menu, and the user can retry', async () => {
    const columns = new Proxy([], {
      get: () => {
        throw new Error('broken by the test');
      },
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = await renderWithServer(<MenuTable columns={columns} />, { catalogues });
    expect((await screen.findByRole('alert')).textContent?.startsWith('Something went wrong')).toBe(true);
    rerender(<MenuTable />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(counts()).toEqual(['300 of 300 reagents']));
  });

  test("errors of the page's callbacks are reported as errors of the page, and the menu keeps working", async () => {
    const reported: string[] = [];
    vi.spyOn(window, 'reportError').mockImplementation((error) => void reported.push(String(error)));
    const broken = (name: string) => () => {
      throw new Error(name);
    };
    await renderWithServer(
      <MenuTable
        allowsSelection
        onViewChange={broken('view')}
        onSelectionChange={broken('selection')}
        onProgress={broken('progress')}
        onRowAction={broken('row')}
      />,
      { catalogues },
    );
    await firstSeqIds(1);
    await userEvent.fill(searchBox(), 'sym7');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 7-1' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(counts()[1]).toBe('1 selected'));
    expect(new Set(reported)).toEqual(new Set(['Error: progress', 'Error: view', 'Error: selection', 'Error: row']));
  });

  test('the menu sends no request while it is hidden, and is unchanged when shown again', async () => {
    let asked = 0;
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <MenuTable allowsSelection />
      </Activity>
    );
    const { rerender } = await renderWithServer(page('visible'), {
      catalogues,
      intercept: (request, answer) => {
        asked += 1;
        return answer(request);
      },
    });
    await firstSeqIds(1);
    await waitFor(() => expect(asked >= 3).toBe(true));
    await userEvent.fill(searchBox(), 'sym7');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 7-1' }));
    const before = [counts(), seqIds()];
    const askedBefore = asked;
    rerender(page('hidden'));
    document.dispatchEvent(new Event('visibilitychange'));
    rerender(page('visible'));
    await waitFor(() => expect([counts(), seqIds()]).toEqual(before));
    expect([asked, counts()[1]]).toEqual([askedBefore, '1 selected']);
  });
});

describe('rendering cost of the grid', () => {
  const catalogues = bothVersions(11_083, 60);

  /** Runs the action. Returns the numbers of the rows whose elements it changed. */
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

  test('the grid has at most 300 elements at 1280×800 with the default columns', async () => {
    await renderWithServer(<MenuTable allowsSelection />, { catalogues });
    await firstSeqIds(1);
    expect([innerWidth, innerHeight]).toEqual([1280, 800]);
    const count = (): number => grid().querySelectorAll('*').length + 1;
    expect(count() <= 300).toBe(true);
    // A search adds elements: each match has its own, and so has the text around it.
    await userEvent.fill(searchBox(), 'protein 1 sym');
    expect(count()).toBeLessThanOrEqual(400);
  });

  test('the grid draws few cells beyond the view when all columns are shown', async () => {
    await renderWithServer(<MenuTable columns={columnDefinitions.map(({ key }) => key)} />, { catalogues });
    await firstSeqIds(1);
    expect(within(grid()).getAllByRole('gridcell').length <= 20 * 10).toBe(true);
  });

  test('scrolling by ten rows changes only the rows that enter the view', async () => {
    await renderWithServer(<MenuTable />, { catalogues });
    await firstSeqIds(1);
    const drawn = within(grid()).getAllByRole('row').length - 1;
    const changed = await changedRows(() => {
      grid().scrollTop = 10 * 32;
    });
    expect(changed.length <= 12).toBe(true);
    expect(changed.filter((row) => row <= drawn + 1)).toEqual([]);
  });

  test('cells are layers only while rows move sideways, or are about to move', async () => {
    await renderWithServer(<MenuTable columns={columnDefinitions.map(({ key }) => key)} />, { catalogues });
    await firstSeqIds(1);
    const staying = (): number =>
      [...grid().querySelectorAll('*')].filter((each) => getComputedStyle(each).position === 'sticky').length;
    const places = (): readonly number[] =>
      [...grid().querySelectorAll('.ssm-Grid-sticky, .ssm-Grid-headRow > .ssm-Grid-first')].map(
        (each) => each.getBoundingClientRect().left - grid().getBoundingClientRect().left,
      );
    const rows = within(grid()).getAllByRole('row').length;
    // At rest, only the header is sticky.
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

  test('selecting a row changes only that row and the header', async () => {
    await renderWithServer(<MenuTable allowsSelection />, { catalogues });
    await firstSeqIds(1);
    screen.getByRole('checkbox', { name: 'Select 3-1' }).focus();
    await Promise.resolve();
    const changed = await changedRows(() => screen.getByRole('checkbox', { name: 'Select 3-1' }).click());
    expect(changed).toEqual([1, 4]);
  });

  test('a key in the search box, a sort and a selection cause one update each', async () => {
    let updates = 0;
    await renderWithServer(
      <Profiler id="menu" onRender={() => void (updates += 1)}>
        <MenuTable allowsSelection />
      </Profiler>,
      { catalogues },
    );
    await firstSeqIds(1);
    // Counts the updates within one task of the browser. Late data renders in another task.
    const during = (action: () => void): number => {
      const before = updates;
      action();
      return updates - before;
    };
    await expect.poll(() => header('Full Name').getAttribute('aria-sort')).toBe('none');
    expect([
      during(() => fireEvent.change(searchBox(), { target: { value: 's' } })),
      during(() => fireEvent.change(searchBox(), { target: { value: 'sy' } })),
      during(() => fireEvent.click(within(header('Full Name')).getByRole('button'))),
      during(() => fireEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }))),
    ]).toEqual([1, 1, 1, 1]);
  });
});
