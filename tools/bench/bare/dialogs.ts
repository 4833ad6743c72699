/** The dialogs of the bare page: as little as each can be. */
import { titleOf } from '../plain/columns.ts';
import type { PlainMenu } from '../plain/menu.ts';
import type { PlainRequest } from '../plain/request.ts';
import { element } from './element.ts';

function showDialog(name: string, ...children: readonly Node[]): HTMLDialogElement {
  const dialog = element('dialog', { role: 'dialog', 'aria-label': name }, ...children);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export function button(name: string, action: () => void): HTMLButtonElement {
  const made = element('button', {}, name);
  made.addEventListener('click', action);
  return made;
}

/** A box for each filter; the first one's value is used. */
export function showFilters(menu: PlainMenu, apply: (least: number) => void): void {
  const boxes = menu.clauses().map((clause, index) => {
    const input = element('input', { 'aria-label': 'Value' });
    input.value = index === 0 ? '100' : '';
    return element('fieldset', {}, element('legend', {}, clause), input);
  });
  const dialog = showDialog(
    'Filters',
    ...boxes,
    button('Apply', () => {
      const least = Number(dialog.querySelector('input')?.value);
      dialog.close();
      apply(least);
    }),
  );
}

export function showColumns({ fields }: PlainRequest): void {
  const boxes = fields.map((key) => element('label', {}, element('input', { type: 'checkbox' }), titleOf(key)));
  const dialog = showDialog(
    'Select Columns',
    element('div', {}, ...boxes),
    button('Cancel', () => dialog.close()),
  );
}

export function showImport(): void {
  const dialog = showDialog(
    'Import Analytes',
    element('textarea', { 'aria-label': 'Or paste a list' }),
    button('Cancel', () => dialog.close()),
  );
}

/** What is known of a reagent. */
export function showSheet(menu: PlainMenu, { fields }: PlainRequest, row: number): void {
  const facts = fields.flatMap((key) => [element('dt', {}, titleOf(key)), element('dd', {}, menu.text(key, row))]);
  const article = element('article', {}, element('h1', {}, menu.text('seqId', row)), element('dl', {}, ...facts));
  const dialog = showDialog(
    'Spec sheet',
    article,
    button('Close', () => dialog.close()),
  );
}
