import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { smallCatalogue } from 'ssm-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SsmProvider } from '../../../provider/SsmProvider.tsx';
import styles from '../../../styles.css?inline';
import { axeFindings } from '../../../testing/axe.ts';
import { createTestClient, type TestClientOptions } from '../../../testing/createTestClient.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { FilterHost } from '../testing/FilterHost.tsx';
import {
  box,
  closed,
  described,
  dialog,
  empty,
  fill,
  focused,
  openList,
  optionNames,
  paste,
  press,
  renderFilters,
  row,
  total,
} from '../testing/filterScreen.ts';

describe('access', () => {
  const everyKind = 'fullName*=beta&dilGroup=20%25&loDb~1,5&pubs=pQtl,mrmMsData&goBioProcess=kinase,signal';

  async function counted(): Promise<void> {
    await waitFor(() => expect(total()).toMatch(/of 4 reagents$/));
  }

  describe('for everyone', () => {
    test.each(['light', 'dark'] as const)('R38: axe finds nothing in the dialog and its lists, %s', async (theme) => {
      await renderWithServer(<FilterHost isOpen filters={everyKind} />, {
        catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')],
        person: 'SSM-Registered',
        provider: { requestPath: 'secured', theme },
      });
      await dialog();
      await counted();
      expect(await axeFindings()).toEqual([]);
      await fill(box('textbox', 'Value', 3), 'wrong');
      await press('Apply');
      expect(await axeFindings()).toEqual([]);
      await openList('Category', 2);
      expect(await axeFindings()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(focused()).toBe('Filter 2: Category'));
      await openList('Value', 4);
      expect(await axeFindings()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(focused()).toBe('Filter 4: Value'));
      await fill(box('combobox', 'Value'), 'beta');
      await screen.findByRole('option');
      expect(await axeFindings()).toEqual([]);
    });

    test('R41: nothing is wider than the screen on a phone', async () => {
      await page.viewport(320, 640);
      await renderFilters(<FilterHost isOpen filters={everyKind} />);
      const frame = (await dialog()).closest('[data-component="Modal"]') as HTMLElement;
      await counted();
      const controls = [...frame.querySelectorAll<HTMLElement>('button, input')];
      const wide = controls.filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return left < 0 || right > 320 || width < 24;
      });
      const body = frame.querySelector('[data-part="Body"]') as HTMLElement;
      expect([wide, body.scrollWidth <= body.clientWidth, frame.getBoundingClientRect().width]).toEqual([
        [],
        true,
        320,
      ]);
    });

    test('nothing moves when the counts arrive', async () => {
      await renderFilters(<FilterHost isOpen filters="dilGroup=20%25&loDb>50" />);
      const before = (await dialog()).getBoundingClientRect().height;
      await counted();
      expect((await dialog()).getBoundingClientRect().height).toBe(before);
    });

    test('works inside a shadow root', async () => {
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
      const client = await createTestClient({ catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')] });
      render(
        createPortal(
          <SsmProvider client={client}>
            <FilterHost isOpen title="SSM-Public" />
          </SsmProvider>,
          shadow,
        ),
      );
      const root = within(shadow.firstElementChild as HTMLElement);
      await root.findByRole('dialog', { name: 'Filters' });
      await waitFor(() => expect(shadow.activeElement?.getAttribute('aria-label')).toBe('Category'));
      await userEvent.click(root.getByRole('button', { name: 'Category' }));
      await userEvent.click(await root.findByRole('option', { name: 'GO Biological Process' }));
      await userEvent.type(await root.findByRole('combobox', { name: 'Keyword 1' }), 'kin');
      await userEvent.click(await root.findByRole('option', { name: 'kinase cascade' }));
      await waitFor(() => expect(root.getByRole('status').textContent).toBe('1 of 4 reagents'));
      await userEvent.click(root.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(root.queryByRole('dialog')).toBe(null));
      expect(within(root.getByRole('list', { name: 'FILTERS' })).getByRole('listitem').textContent).toBe(
        'GO Biological Process: kinase cascade',
      );
    });
  });

  describe('R39: with the keyboard alone', () => {
    test('finds kinases in the 0.5% dilution with plasma CV under 8% and pQTL evidence', async () => {
      const onApply = vi.fn<(filters: string) => void>();
      await renderWithServer(<FilterHost onApply={onApply} />, {
        person: 'SSM-Registered',
        provider: { requestPath: 'secured' },
      });
      const opener = screen.getByRole('button', { name: 'Filters' });
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await dialog();
      await waitFor(() => expect(focused()).toBe('Filter 1: Category'));

      async function chooseByKeys(name: string, number: number, typed: string): Promise<void> {
        await waitFor(() => expect(focused()).toBe(`Filter ${number}: ${name}`));
        await userEvent.keyboard('{Enter}');
        const list = await screen.findByRole('listbox', { name });
        await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
        await userEvent.keyboard(typed);
        await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('option'));
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(focused()).toBe(`Filter ${number}: ${name}`));
      }

      async function addByKeys(number: number): Promise<void> {
        await userEvent.keyboard('{Tab}{Tab}{Enter}');
        await waitFor(() => expect(focused()).toBe(`Filter ${number}: Category`));
      }

      await chooseByKeys('Category', 1, 'full');
      await userEvent.keyboard('{Tab}kinase');
      await addByKeys(2);
      await chooseByKeys('Category', 2, 'dil');
      await userEvent.keyboard('{Tab}');
      await chooseByKeys('Value', 2, '0.5');
      await addByKeys(3);
      await chooseByKeys('Category', 3, 'total');
      await userEvent.keyboard('{Tab}');
      await chooseByKeys('Operator', 3, 'less');
      await userEvent.keyboard('{Tab}8');
      await addByKeys(4);
      await chooseByKeys('Category', 4, 'publ');
      await userEvent.keyboard('{Tab}{Enter}');
      const list = await screen.findByRole('listbox', { name: 'Value' });
      await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('pqtl{Enter}{Escape}');
      await waitFor(() => expect(focused()).toBe('Filter 4: Value'));
      await waitFor(() => expect(total()).toMatch(/^[1-9]\d* of 11,083 reagents$/));
      // Tab moves past Remove, Add filter, Clear all and Cancel to Apply.
      await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
      await closed();
      expect(onApply.mock.calls).toEqual([['fullName*=kinase&dilGroup=0.5%25&totalCvPlasma<8&pubs=pQtl']]);
      await waitFor(() => expect(document.activeElement).toBe(opener));
    });

    test('Tab stays in the dialog and reaches every control in reading order', async () => {
      await renderFilters(<FilterHost isOpen filters="fullName*=beta&loDb~1,5" />);
      await dialog();
      await waitFor(() => expect(focused()).toBe('Filter 1: Category'));
      const reached: string[] = [];
      for (let step = 0; step < 13; step += 1) {
        reached.push(focused());
        await userEvent.tab();
      }
      expect(reached).toEqual([
        'Filter 1: Category',
        'Filter 1: Value',
        'Filter 1: Remove filter 1',
        'Filter 2: Category',
        'Filter 2: Operator',
        'Filter 2: Value',
        'Filter 2: Upper value',
        'Filter 2: Remove filter 2',
        'Add filter',
        'Clear all',
        'Cancel',
        'Apply',
        'Close',
      ]);
      expect(within(row(1)).getAllByRole('button').length).toBe(2);
    });
  });
});

describe('suggestions', () => {
  type Intercept = NonNullable<TestClientOptions['intercept']>;

  function termOf(request: Request): string | null {
    const { pathname, searchParams } = new URL(request.url);
    return pathname.endsWith('/field/search') ? searchParams.get('term') : null;
  }

  async function edit(filters: string, intercept?: Intercept): Promise<readonly string[]> {
    const asked: string[] = [];
    await renderFilters(<FilterHost isOpen filters={filters} />, {
      intercept(request, answer) {
        const term = termOf(request);
        if (term === null) return answer(request);
        asked.push(term);
        return intercept?.(request, answer) ?? answer(request);
      },
    });
    await dialog();
    return asked;
  }

  function progress(number = 1): readonly (string | null)[] {
    return within(row(number))
      .queryAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-label'));
  }

  /** Holds the response to each term until the test opens the gate of that term. */
  function gates() {
    const open = new Map<string, () => void>();
    const intercept: Intercept = async (request, answer) => {
      await new Promise<void>((resolve) => open.set(termOf(request) ?? '', resolve));
      return answer(request);
    };
    return { intercept, open: (term: string) => open.get(term)?.(), isAsked: (term: string) => open.has(term) };
  }

  test('S7-06: each suggestion has its count of reagents, and choosing a suggestion fills the box', async () => {
    await edit('uniProtId*=x');
    const input = box('combobox', 'Value');
    await fill(input, 'P0');
    await screen.findByRole('listbox', { name: 'Value' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'P040491 reagent',
      'P052312 reagents',
    ]);
    expect(optionNames()).toEqual(['P04049', 'P05231']);
    await userEvent.click(screen.getByRole('option', { name: 'P05231' }));
    expect([input.value, screen.queryByRole('listbox'), document.activeElement === input]).toEqual([
      'P05231',
      null,
      true,
    ]);
  });

  test('arrow keys move through the suggestions and back to the text, Enter chooses, Escape closes', async () => {
    await edit('uniProtId*=x');
    const input = box('combobox', 'Value');
    const active = (): string | null | undefined =>
      document.getElementById(`${input.getAttribute('aria-activedescendant')}-label`)?.textContent;
    await fill(input, 'P0');
    await screen.findByRole('listbox');
    const steps: (string | null | undefined)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      steps.push(active());
    }
    expect(steps).toEqual(['P04049', 'P05231', undefined, 'P05231']);
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), input.value, input.getAttribute('aria-expanded')]).toEqual([
      null,
      'P0',
      'false',
    ]);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([input.value, screen.queryByRole('listbox')]).toEqual(['P04049', null]);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBe(await dialog());
  });

  test('S5-04: are requested once typing pauses, for trimmed text, and never for the same text twice or for empty text', async () => {
    const asked = await edit('fullName*=inter');
    const input = box('combobox', 'Value');
    await userEvent.click(input);
    paste(input, '  beta  ');
    await screen.findByRole('listbox');
    await userEvent.keyboard(' ');
    await empty(input);
    await userEvent.keyboard('   ');
    // Pastes the text. On a busy machine, keys typed one by one can be further apart than the pause.
    paste(input, 'interleukin');
    await screen.findByRole('option', { name: 'Interleukin-6' });
    expect(asked).toEqual(['beta', 'interleukin']);
  });

  test('are not requested for a text that the user chose', async () => {
    const asked = await edit('uniProtId*=x');
    paste(box('combobox', 'Value'), 'P0');
    await userEvent.click(await screen.findByRole('option', { name: 'P05231' }));
    paste(box('combobox', 'Value'), 'P4');
    await screen.findByRole('option', { name: 'P43320' });
    expect(asked).toEqual(['P0', 'P4']);
  });

  test('a value of selectivity must be a suggestion, and other typed text is reported as a problem', async () => {
    const applied: string[] = [];
    await renderFilters(<FilterHost isOpen filters="charInfo=x" onApply={(filters) => applied.push(filters)} />);
    await dialog();
    const input = box('combobox', 'Value');
    const problem = 'Choose one of the suggestions: this text alone is no value of the filter.';
    await fill(input, 'binds hom');
    await screen.findByRole('option', { name: 'Binds homologs' });
    expect(within(row(1)).queryByText(problem)).toBe(null);
    await userEvent.keyboard('{Escape}');
    await press('Apply');
    await within(row(1)).findByText(problem);
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect([input.value, described(input)[0], applied]).toEqual(['binds hom', problem, []]);
    await fill(input, 'homologs');
    await userEvent.click(await screen.findByRole('option', { name: 'Binds homologs' }));
    await waitFor(() => expect(within(row(1)).queryByText(problem)).toBe(null));
    await press('Apply');
    await closed();
    expect(applied).toEqual(['charInfo=Binds%20homologs']);
  });

  test('R13: a late response to an earlier text is ignored', async () => {
    const { intercept, open, isAsked } = gates();
    await edit('uniProtId*=x', intercept);
    const input = box('combobox', 'Value');
    paste(input, 'P05');
    await waitFor(() => expect(isAsked('P05')).toBe(true));
    paste(input, 'P4');
    await waitFor(() => expect(isAsked('P4')).toBe(true));
    open('P4');
    await screen.findByRole('option', { name: 'P43320' });
    open('P05');
    await userEvent.keyboard('{ArrowDown}');
    expect(optionNames()).toEqual(['P43320']);
  });

  test('S8-05: no error is shown when a request fails, and the typed text stays', async () => {
    const asked = await edit('fullName*=x', async () => new Response(null, { status: 400 }));
    const input = box('combobox', 'Value');
    paste(input, 'beta');
    await waitFor(() => expect(asked).toEqual(['beta']));
    await waitFor(() => expect(progress()).toEqual([]));
    expect([screen.queryByRole('listbox'), screen.queryByRole('alert'), input.value]).toEqual([null, null, 'beta']);
  });

  test('S3-05: each keyword box has its own suggestions, which clearing another box does not clear', async () => {
    const { intercept, open, isAsked } = gates();
    await edit('goBioProcess=x,y', intercept);
    const [first, second] = [box('combobox', 'Keyword 1'), box('combobox', 'Keyword 2')];
    const busy = (): readonly boolean[] =>
      [first, second].map((input) => input.parentElement?.querySelector('[role="progressbar"]') !== null);
    await fill(first, 'kin');
    await waitFor(() => expect(isAsked('kin')).toBe(true));
    expect([busy(), progress()]).toEqual([[true, false], ['Loading suggestions']]);
    await fill(second, 'sig');
    await waitFor(() => expect(isAsked('sig')).toBe(true));
    expect(busy()).toEqual([true, true]);
    open('sig');
    expect((await screen.findByRole('option', { name: 'signal transduction' })).textContent).toBe(
      'signal transduction2 reagents',
    );
    expect(busy()).toEqual([true, false]);
    open('kin');
    await waitFor(() => expect(busy()).toEqual([false, false]));
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'kinase cascade' });
    await empty(first);
    await waitFor(() => expect([screen.queryByRole('listbox'), second.value]).toEqual([null, 'sig']));
  });
});
