import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TestClientOptions } from '../../../testing/createTestClient.ts';
import { FilterHost } from '../testing/FilterHost.tsx';
import {
  box,
  closed,
  described,
  dialog,
  empty,
  fill,
  optionNames,
  paste,
  press,
  renderFilters,
  row,
} from '../testing/filterScreen.ts';

type Intercept = NonNullable<TestClientOptions['intercept']>;

function termOf(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  return pathname.endsWith('/field/search') ? searchParams.get('term') : null;
}

/** Opens the dialog; `asked` lists the texts that suggestions were asked for. */
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

/** A gate for each term; an answer passes when its gate is opened. */
function gates() {
  const open = new Map<string, () => void>();
  const intercept: Intercept = async (request, answer) => {
    await new Promise<void>((resolve) => open.set(termOf(request) ?? '', resolve));
    return answer(request);
  };
  return { intercept, open: (term: string) => open.get(term)?.(), isAsked: (term: string) => open.has(term) };
}

describe('suggestions', () => {
  test('S7-06: each has its count of reagents; choosing one fills the box', async () => {
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

  test('by keyboard: the arrows go through them and back to the text, Enter chooses, Escape closes', async () => {
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

  test('S5-04: they are asked for once a person pauses, trimmed, not for the same text again, never for an empty one', async () => {
    const asked = await edit('fullName*=inter');
    const input = box('combobox', 'Value');
    await userEvent.click(input);
    paste(input, '  beta  ');
    await screen.findByRole('listbox');
    await userEvent.keyboard(' ');
    await empty(input);
    await userEvent.keyboard('   ');
    // Whole: on a busy machine a key can come later than a pause.
    paste(input, 'interleukin');
    await screen.findByRole('option', { name: 'Interleukin-6' });
    expect(asked).toEqual(['beta', 'interleukin']);
  });

  test('what was chosen is not asked for', async () => {
    const asked = await edit('uniProtId*=x');
    paste(box('combobox', 'Value'), 'P0');
    await userEvent.click(await screen.findByRole('option', { name: 'P05231' }));
    paste(box('combobox', 'Value'), 'P4');
    await screen.findByRole('option', { name: 'P43320' });
    expect(asked).toEqual(['P0', 'P4']);
  });

  test('selectivity takes a suggestion; typed text alone is not sent, and is told so once it is left', async () => {
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

  test('R13: a late answer to an earlier text is ignored', async () => {
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

  test('S8-05: a failure is silent, and one types on', async () => {
    const asked = await edit('fullName*=x', async () => new Response(null, { status: 400 }));
    const input = box('combobox', 'Value');
    paste(input, 'beta');
    await waitFor(() => expect(asked).toEqual(['beta']));
    await waitFor(() => expect(progress()).toEqual([]));
    expect([screen.queryByRole('listbox'), screen.queryByRole('alert'), input.value]).toEqual([null, null, 'beta']);
  });

  test('S3-05: each keyword loads by itself, and clearing the first clears its suggestions alone', async () => {
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
