import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { smallCatalogue } from 'ssm-server';
import { userEvent } from 'vitest/browser';
import type { TestClientOptions } from '../../../testing/createTestClient.ts';
import { type RenderedWithServer, renderWithServer } from '../../../testing/renderWithServer.tsx';

export function renderFilters(
  children: ReactNode,
  { locale = 'en', ...options }: TestClientOptions & { readonly locale?: string } = {},
): Promise<RenderedWithServer> {
  return renderWithServer(children, {
    catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')],
    person: 'SSM-Registered',
    ...options,
    provider: { requestPath: 'secured', locale },
  });
}

export async function dialog(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Filters' });
}

export function closed(): Promise<void> {
  return waitFor(() => {
    if (screen.queryByRole('dialog') !== null) throw new Error('the dialog is still open');
  });
}

export function row(number: number): HTMLElement {
  return screen.getByRole('group', { name: `Filter ${number}` });
}

export function rowNames(): readonly (string | null)[] {
  return screen.getAllByRole('group', { name: /^Filter \d$/ }).map((group) => group.getAttribute('aria-label'));
}

/** Returns the value that the button of a list shows. */
export function shown(button: HTMLElement): string | null | undefined {
  const [valueId = ''] = (button.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(valueId)?.textContent;
}

export async function openList(name: string, number = 1): Promise<HTMLElement> {
  await userEvent.click(within(row(number)).getByRole('button', { name }));
  return screen.findByRole('listbox', { name });
}

export async function listClosed(): Promise<void> {
  await waitFor(() => {
    if (screen.queryByRole('listbox') !== null) throw new Error('the list is still open');
  });
}

export async function choose(name: string, option: string, number = 1): Promise<void> {
  const list = await openList(name, number);
  await userEvent.click(within(list).getByRole('option', { name: option }));
  await listClosed();
}

export function optionNames(): readonly (string | null)[] {
  return screen.getAllByRole('option').map((option) => {
    const label = document.getElementById(option.getAttribute('aria-labelledby') ?? '');
    return label === null ? option.getAttribute('aria-label') : label.textContent;
  });
}

export function box(role: 'combobox' | 'textbox', name: string, number = 1): HTMLInputElement {
  return within(row(number)).getByRole(role, { name });
}

/**
 * Clears the box with keys. Finding the box again by its name would be ambiguous, because the opened list of
 * suggestions has the same name.
 */
export async function empty(input: HTMLElement): Promise<void> {
  input.focus();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
}

export async function fill(input: HTMLElement, text: string): Promise<void> {
  await empty(input);
  await userEvent.keyboard(text);
}

export function paste(input: HTMLElement, text: string): void {
  input.focus();
  fireEvent.input(input, { target: { value: text } });
}

export async function press(name: string): Promise<void> {
  await userEvent.click(within(await dialog()).getByRole('button', { name }));
}

export function total(): string | null {
  return within(screen.getByRole('dialog')).getByRole('status').textContent;
}

export function notes(number = 1): readonly (string | null)[] {
  return [...row(number).querySelectorAll('[data-part="Notes"] > p[id], [data-part="Counts"] > *')].map(
    (note) => note.textContent,
  );
}

export function described(input: HTMLElement): readonly (string | null | undefined)[] {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)?.textContent);
}

export function focused(): string {
  const element = document.activeElement;
  const group = element?.closest('[role="group"]')?.getAttribute('aria-label');
  const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  return group === null || group === undefined ? name : `${group}: ${name}`;
}
