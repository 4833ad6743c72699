import { render, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { SatError } from 'ssm-core';
import { readFilters } from 'ssm-core/engine';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import type { TestClientOptions } from '../../../testing/createTestClient.ts';
import { renderInProvider } from '../../../testing/renderWithServer.tsx';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { FilterHost, type FilterHostProps } from '../testing/FilterHost.tsx';
import {
  box,
  choose,
  closed,
  dialog,
  empty,
  fill,
  focused,
  notes,
  paste,
  press,
  renderFilters,
  total,
} from '../testing/filterScreen.ts';
import { NothingHost, type NothingHostProps } from '../testing/NothingHost.tsx';
import { useLateUnmount } from '../useLateUnmount.ts';

describe('counts in the dialog', () => {
  type Intercept = NonNullable<TestClientOptions['intercept']>;

  function isCount(request: Request): boolean {
    return request.url.includes('/somamer/count');
  }

  async function edit(host: FilterHostProps, intercept?: Intercept): Promise<readonly (string | null)[]> {
    const asked: (string | null)[] = [];
    await renderFilters(<FilterHost isOpen {...host} />, {
      intercept(request, answer) {
        if (!isCount(request)) return answer(request);
        asked.push(new URL(request.url).searchParams.get('filters'));
        return intercept?.(request, answer) ?? answer(request);
      },
    });
    await dialog();
    return asked;
  }

  function sentence(): string | null | undefined {
    return document.querySelector('[data-part="Sentence"]')?.textContent;
  }

  describe('live counts', () => {
    test('each row shows how many reagents match, and the footer shows how many match all rows', async () => {
      const asked = await edit({ filters: 'dilGroup=20%25&loDb>50&bufferMS=true' });
      await waitFor(() => expect(total()).toBe('1 of 4 reagents'));
      expect([notes(1), notes(2), notes(3).slice(1)]).toEqual([
        ['2 reagents alone'],
        [
          'From 30 to 101.5; filled from estimated limit of detection (eLoD (RFU))',
          '2 reagents alone',
          '1 left with those above',
          '1 lacks a value',
        ],
        ['2 reagents alone', '1 left with those above', '1 lacks a value'],
      ]);
      expect(asked).toEqual([]);
    });

    test('the counts follow every key without a request', async () => {
      const asked = await edit({ filters: 'fullName*=x' });
      const input = box('combobox', 'Value');
      await fill(input, 'b');
      await waitFor(() =>
        expect([total(), notes()]).toEqual(['2 of 4 reagents', ['2 reagents alone', '1 lacks a value']]),
      );
      await empty(input);
      await waitFor(() => expect(total()).toBe('4 of 4 reagents'));
      expect(notes()).toEqual(['Contains this text. IL* begins with IL; ? is any one character.']);
      await userEvent.keyboard('interleukin-7');
      await waitFor(() => expect(total()).toBe('0 of 4 reagents'));
      expect(asked).toEqual([]);
    });

    test('an invalid row is not counted', async () => {
      await edit({ filters: 'dilGroup=20%25&loDb>50' });
      await waitFor(() => expect(total()).toBe('1 of 4 reagents'));
      await fill(box('textbox', 'Value', 2), 'many');
      await waitFor(() =>
        expect([total(), notes(2)]).toEqual([
          '2 of 4 reagents',
          ['From 30 to 101.5; filled from estimated limit of detection (eLoD (RFU))'],
        ]),
      );
    });

    test('when no reagent matches all rows, the row that removes the last reagents says how many it removes', async () => {
      await edit({ filters: 'dilGroup=20%25&loDb>200&bufferMS=true' });
      await waitFor(() => expect(total()).toBe('0 of 4 reagents'));
      expect([notes(2), notes(3).slice(1)]).toEqual([
        [
          'From 30 to 101.5; filled from estimated limit of detection (eLoD (RFU))',
          '0 reagents alone',
          'removes the last 2',
          '1 lacks a value',
        ],
        ['2 reagents alone', '0 left with those above', '1 lacks a value'],
      ]);
    });

    test('the server counts filters whose columns are not loaded, in one request once typing pauses', async () => {
      const asked = await edit({ filters: 'dilGroup=20%25&goBioProcess=x' });
      await waitFor(() => expect(total()).toBe('0 of 4 reagents'));
      paste(box('combobox', 'Keyword 1', 2), 'kinase');
      await waitFor(() => expect(total()).toBe('1 of 4 reagents'));
      expect([notes(1), notes(2)]).toEqual([
        ['2 reagents alone'],
        ['1 reagent alone', '1 left with those above', '2 lack a value'],
      ]);
      expect(asked).toEqual(['dilGroup=20%25&goBioProcess=x', 'dilGroup=20%25&goBioProcess=kinase']);
    });

    test('known counts show while the server counts, and a late response to earlier filters is ignored', async () => {
      const open = new Map<string | null, () => void>();
      await edit({ filters: 'dilGroup=20%25&goBioProcess=kinase' }, async (request, answer) => {
        await new Promise<void>((resolve) => open.set(new URL(request.url).searchParams.get('filters'), resolve));
        return answer(request);
      });
      await waitFor(() => expect(open.size).toBe(1));
      expect([total(), notes(1), notes(2)]).toEqual(['Counting', ['2 reagents alone'], ['Counting']]);
      paste(box('combobox', 'Keyword 1', 2), 'signal');
      await waitFor(() => expect(open.size).toBe(2));
      open.get('dilGroup=20%25&goBioProcess=signal')?.();
      await waitFor(() => expect(total()).toBe('2 of 4 reagents'));
      open.get('dilGroup=20%25&goBioProcess=kinase')?.();
      await press('Add filter');
      expect([total(), notes(2)]).toEqual([
        '2 of 4 reagents',
        ['2 reagents alone', '2 left with those above', '2 lack a value'],
      ]);
    });

    test('a failed count is unavailable, not 0, and counts from loaded columns stay', async () => {
      await edit({ filters: 'dilGroup=20%25&goBioProcess=kinase' }, async () => new Response(null, { status: 400 }));
      await waitFor(() => expect(total()).toBe('Count unavailable'));
      expect([notes(1), notes(2), screen.getByRole('alert').querySelector('p')?.textContent]).toEqual([
        ['2 reagents alone'],
        ['Count unavailable'],
        'There was an error with your request, please try again later or contact our support team.',
      ]);
      await choose('Category', 'Buffer MS', 2);
      await waitFor(() => expect(total()).toBe('1 of 4 reagents'));
    });

    test('S9-01: a count that times out is reported', async () => {
      await edit({ filters: 'goBioProcess=kinase' }, () => Promise.reject(new SatError('timeout')));
      await waitFor(() => expect(total()).toBe('Count unavailable'));
      expect([notes(1), screen.getByRole('alert').querySelector('p')?.textContent]).toEqual([
        ['Count unavailable'],
        'Timeout - excessive time to fetch data',
      ]);
    });

    test('R11: a failed count can be retried', async () => {
      let isBroken = true;
      await edit({ filters: 'goBioProcess=kinase' }, (request, answer) =>
        isBroken ? Promise.resolve(new Response(null, { status: 400 })) : answer(request),
      );
      await screen.findByRole('alert');
      expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
      isBroken = false;
      await press('Try again');
      await waitFor(() => expect(total()).toMatch(/^\d of 4 reagents$/));
      expect(screen.queryByRole('alert')).toBe(null);
    });

    test('the server counts all filters before any column is loaded', async () => {
      const asked = await edit({ filters: 'dilGroup=20%25&loDb>50', columns: null });
      await waitFor(() => expect(total()).toBe('1 of 4 reagents'));
      expect(notes(2).slice(1)).toEqual(['2 reagents alone', '1 left with those above', '1 lacks a value']);
      expect(asked).toEqual(['dilGroup=20%25&loDb>50']);
    });

    test('the counts include every reagent, without a request, when there is no filter', async () => {
      const asked = await edit({ columns: null });
      await waitFor(() => expect(total()).toBe('4 of 4 reagents'));
      expect(asked).toEqual([]);
    });
  });

  describe('live counts within a list', () => {
    const listed = ['2-1', '10000-28', '20000-1', '99-99'];

    /** Opens the dialog. The returned list collects the path, fields and filters of each request. */
    async function editList(host: FilterHostProps, intercept?: Intercept): Promise<readonly string[]> {
      const asked: string[] = [];
      await renderFilters(<FilterHost isOpen listed={listed} {...host} />, {
        intercept(request, answer) {
          const { pathname, searchParams } = new URL(request.url);
          const filters = searchParams.get('filters');
          if (filters === null) return answer(request);
          asked.push(`${pathname.split('/').at(-1)} ${searchParams.get('fields')} ${filters}`);
          return intercept?.(request, answer) ?? answer(request);
        },
      });
      await dialog();
      return asked;
    }

    test('each row and the footer count only listed reagents, and the footer says so', async () => {
      const asked = await editList({ filters: 'dilGroup=20%25&bufferMS=true' });
      await waitFor(() => expect(total()).toBe('1 of the 3 listed reagents'));
      expect([notes(1), notes(2).slice(1)]).toEqual([
        ['1 reagent alone'],
        ['2 reagents alone', '1 left with those above'],
      ]);
      expect([asked, await axeFindings(screen.getByRole('dialog'))]).toEqual([[], []]);
    });

    test('each filter whose columns are not loaded sends one search', async () => {
      const asked = await editList({ filters: 'dilGroup=20%25&goBioProcess=signal&goBioProcess=kinase' });
      await waitFor(() => expect(total()).toBe('1 of the 3 listed reagents'));
      expect([notes(1), notes(2), notes(3)]).toEqual([
        ['1 reagent alone'],
        ['1 reagent alone', '1 left with those above'],
        ['1 reagent alone', '1 left with those above'],
      ]);
      paste(box('combobox', 'Keyword 1', 3), 'signal transduction');
      await waitFor(() => expect(asked.length).toBe(3));
      paste(box('combobox', 'Keyword 1', 3), 'kinase');
      await waitFor(() => expect(total()).toBe('1 of the 3 listed reagents'));
      expect(asked).toEqual([
        'search seqId goBioProcess=signal',
        'search seqId goBioProcess=kinase',
        'search seqId goBioProcess=signal%20transduction',
      ]);
    });

    test('a late response to an earlier text is ignored', async () => {
      const open = new Map<string | null, () => void>();
      await editList({ filters: 'goBioProcess=cascade' }, async (request, answer) => {
        await new Promise<void>((resolve) => open.set(new URL(request.url).searchParams.get('filters'), resolve));
        return answer(request);
      });
      await waitFor(() => expect(open.size).toBe(1));
      expect([total(), notes(1)]).toEqual(['Counting', ['Counting']]);
      paste(box('combobox', 'Keyword 1'), 'no such process');
      await waitFor(() => expect(open.size).toBe(2));
      open.get('goBioProcess=no%20such%20process')?.();
      await waitFor(() => expect(total()).toBe('0 of the 3 listed reagents'));
      open.get('goBioProcess=cascade')?.();
      await press('Add filter');
      expect([total(), notes(1)]).toEqual(['0 of the 3 listed reagents', ['0 reagents alone', 'removes the last 3']]);
    });

    test('R11: a failed search is unavailable, and can be retried', async () => {
      let isBroken = true;
      await editList({ filters: 'goBioProcess=kinase' }, (request, answer) =>
        isBroken ? Promise.resolve(new Response(null, { status: 400 })) : answer(request),
      );
      await waitFor(() => expect(total()).toBe('Count unavailable'));
      isBroken = false;
      await press('Try again');
      await waitFor(() => expect(total()).toBe('1 of the 3 listed reagents'));
    });

    test('the server finds the rows of every filter before any column is loaded', async () => {
      const asked = await editList({ filters: 'dilGroup=20%25&bufferMS=true', columns: null });
      await waitFor(() => expect(total()).toBe('1 of the 4 listed reagents'));
      expect(asked).toEqual(['search seqId dilGroup=20%25', 'search seqId bufferMS=true']);
    });
  });

  test('one sentence describes the whole filter and follows typing', async () => {
    await edit({});
    expect(sentence()).toBe('No filter yet: every reagent is listed.');
    await choose('Category', 'Full Name');
    await fill(box('combobox', 'Value'), 'beta');
    await press('Add filter');
    await choose('Category', 'Total CV Plasma', 2);
    await choose('Operator', 'Less Than (<)', 2);
    await fill(box('textbox', 'Value', 2), '8');
    expect(sentence()).toBe('Full Name contains “beta” AND Total CV Plasma is below 8%.');
  });
});

describe('the chips', () => {
  const filters = 'dilGroup=20%25&loDb>100&fixedPanels=oncology,cvd';

  function chips(): readonly (string | null)[] {
    return within(screen.getByRole('list', { name: 'FILTERS' }))
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  }

  function button(name: string): HTMLElement {
    return screen.getByRole('button', { name });
  }

  test('S2-24: are in a row named FILTERS, each with a button that removes it, and Clear all at the end', async () => {
    await renderFilters(<FilterHost filters={filters} />);
    expect(chips()).toEqual(['Dilution Group: 20%', 'LoDB (RFU) > 100', 'Fixed Panels: Oncology (+1 others)']);
    expect(screen.getByText('FILTERS').textContent).toBe('FILTERS');
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
      'Filters',
      'Dilution Group: 20%',
      'Remove Dilution Group: 20%',
      'LoDB (RFU) > 100',
      'Remove LoDB (RFU) > 100',
      'Fixed Panels: Oncology (+1 others)',
      'Remove Fixed Panels: Oncology (+1 others)',
      'Clear all',
    ]);
  });

  test('are not rendered without filters', async () => {
    await renderFilters(<FilterHost />);
    expect(screen.queryByRole('list', { name: 'FILTERS' })).toBe(null);
  });

  test('S2-24: removing a chip moves the focus to the next chip, and from the last chip to the button for the dialog', async () => {
    const onApply = vi.fn<(filters: string) => void>();
    await renderFilters(<FilterHost filters={filters} onApply={onApply} />);
    await userEvent.click(button('Remove LoDB (RFU) > 100'));
    await waitFor(() => expect(focused()).toBe('Remove Fixed Panels: Oncology (+1 others)'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Remove Dilution Group: 20%'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Filters'));
    expect(onApply.mock.calls).toEqual([['dilGroup=20%25&fixedPanels=oncology,cvd'], ['dilGroup=20%25'], ['']]);
  });

  test('S2-24: Clear all removes all chips', async () => {
    const onApply = vi.fn<(filters: string) => void>();
    await renderFilters(<FilterHost filters={filters} onApply={onApply} />);
    await userEvent.click(button('Clear all'));
    await waitFor(() => expect(focused()).toBe('Filters'));
    expect([onApply.mock.calls, screen.queryByRole('list')]).toEqual([[['']], null]);
  });

  test('open the dialog at the row of their filter, and regain the focus afterwards', async () => {
    await renderFilters(<FilterHost filters={filters} />);
    await userEvent.click(button('LoDB (RFU) > 100'));
    await dialog();
    await waitFor(() => expect(focused()).toBe('Filter 2: Value'));
    await fill(box('textbox', 'Value', 2), '7');
    await press('Apply');
    await closed();
    await waitFor(() => expect(focused()).toBe('LoDB (RFU) > 7'));
  });

  test("the focus returns to the opening button when the chip's filter is removed in the dialog", async () => {
    await renderFilters(<FilterHost filters="bufferMS=true" />);
    await userEvent.click(button('Buffer MS: Yes'));
    await dialog();
    await waitFor(() => expect(focused()).toBe('Filter 1: Value'));
    await press('Remove filter 1');
    await press('Apply');
    await closed();
    await waitFor(() => expect(focused()).toBe('Filters'));
  });

  test('R38: axe finds nothing in either theme', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { unmount } = renderInProvider(<FilterHost filters={filters} />, { theme });
      expect(await axeFindings()).toEqual([]);
      unmount();
    }
  });
});

describe('when no reagent matches the filters', () => {
  async function renderNothing(filters: string, onDrop?: NothingHostProps['onDrop']): Promise<void> {
    await renderFilters(<NothingHost filters={filters} onDrop={onDrop} />);
    await screen.findByRole('group', { name: 'No reagent passes these filters' });
  }

  async function said(count: number): Promise<readonly (string | null)[]> {
    await waitFor(() => expect(screen.queryAllByRole('button').length).toBe(count));
    const group = screen.getByRole('group');
    return [...group.querySelectorAll('p, button')].map((part) => part.textContent);
  }

  test('S4-16: the filters are explained in words, and the filter that matches no reagent by itself can be dropped', async () => {
    const onDrop = vi.fn<NonNullable<NothingHostProps['onDrop']>>();
    await renderNothing('dilGroup=20%25&fullName*=no%20such', onDrop);
    expect(await said(1)).toEqual([
      'No reagent passes these filters',
      'Dilution Group is 20% AND Full Name contains “no such”.',
      'Full Name contains “no such”: no reagent does, whatever the other filters say.',
      'Drop Full Name: no such (brings 2)',
    ]);
    await userEvent.click(screen.getByRole('button'));
    expect(onDrop.mock.calls).toEqual([[readFilters('dilGroup=20%25')]]);
  });

  test('if each filter matches reagents, every filter whose removal brings reagents back can be dropped, most reagents first', async () => {
    await renderNothing('dilGroup=20%25&loDb<40');
    expect(await said(2)).toEqual([
      'No reagent passes these filters',
      'Dilution Group is 20% AND LoDB (RFU) is below 40.',
      'Each filter leaves reagents; together they leave none.',
      'Drop LoDB (RFU) < 40 (brings 2)',
      'Drop Dilution Group: 20% (brings 1)',
    ]);
  });

  test('the server counts filters whose columns are not loaded', async () => {
    await renderNothing('goBioProcess=kinase&dilGroup=0.5%25');
    expect(await said(2)).toEqual([
      'No reagent passes these filters',
      'GO Biological Process contains “kinase” AND Dilution Group is 0.5%.',
      'Each filter leaves reagents; together they leave none.',
      'Drop GO Biological Process: kinase (brings 1)',
      'Drop Dilution Group: 0.5% (brings 1)',
    ]);
  });

  test('a single filter can be dropped', async () => {
    await renderNothing('goBioProcess=no%20such');
    expect((await said(1)).slice(2)).toEqual([
      'GO Biological Process contains “no such”: no reagent does, whatever the other filters say.',
      'Drop GO Biological Process: no such (brings 4)',
    ]);
  });

  test('R38: axe finds nothing', async () => {
    await renderNothing('dilGroup=20%25&loDb<40');
    await said(2);
    expect(await axeFindings()).toEqual([]);
  });

  test('filters of a list are explained by the rows of the list', async () => {
    const listed = ['10000-28', '10001-7'];
    await renderFilters(<NothingHost filters="dilGroup=20%25&bufferMS=true" listed={listed} />);
    await screen.findByRole('group', { name: 'No listed reagent passes these filters' });
    expect(await said(1)).toEqual([
      'No listed reagent passes these filters',
      'Dilution Group is 20% AND Buffer MS is Yes.',
      'Buffer MS is Yes: no listed reagent does, whatever the other filters say.',
      'Drop Buffer MS: Yes (brings 1)',
    ]);
  });
});

describe('useLateUnmount', () => {
  interface DialogProps {
    readonly onEnd: (step: string) => void;
  }

  function Dialog({ onEnd }: DialogProps) {
    useLayoutEffect(
      () => () => {
        onEnd('the focus is to go back');
        queueMicrotask(() => onEnd('the browser goes on'));
      },
      [onEnd],
    );
    useEffect(() => () => onEnd('the page is awake'), [onEnd]);
    return <p>dialog</p>;
  }

  interface HostProps extends DialogProps {
    readonly isOpen: boolean;
  }

  function Host({ isOpen, onEnd }: HostProps) {
    const frame = useRef<HTMLDivElement>(null);
    const { isMounted } = useLateUnmount(isOpen, frame);
    return <div ref={frame}>{isMounted && <Dialog onEnd={onEnd} />}</div>;
  }

  test('unmounting a dialog runs all effects in the same task, so that the page is not inert when the focus returns', async () => {
    const steps: string[] = [];
    const onEnd = (step: string): void => void steps.push(step);
    const { rerender } = render(<Host isOpen onEnd={onEnd} />);
    rerender(<Host isOpen={false} onEnd={onEnd} />);
    const whileOpen = [...steps];
    await waitFor(() => expect(steps.length).toBe(3));
    expect([whileOpen, steps]).toEqual([[], ['the focus is to go back', 'the page is awake', 'the browser goes on']]);
  });
});
