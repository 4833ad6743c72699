import type { Menu } from './menu.ts';

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function button(name: string, action: () => void): HTMLButtonElement {
  const made = element('button', {}, name);
  made.addEventListener('click', action);
  return made;
}

export const titles: Readonly<Record<string, string>> = {
  seqId: 'Sequence ID',
  fullName: 'Full Name',
  targetName: 'Target Name',
  loDb: 'LoDB (RFU)',
};

export function showFilters(menu: Menu, apply: (leastLoDb: number) => void): void {
  const boxes = menu.clauses.map((clause) =>
    element('fieldset', {}, element('legend', {}, clause), element('input', { 'aria-label': 'Value', value: '100' })),
  );
  const applyButton = button('Apply', () => {
    const least = Number(dialog.querySelector('input')?.value);
    dialog.close();
    apply(least);
  });
  const dialog = element('dialog', { role: 'dialog', 'aria-label': 'Filters' }, ...boxes, applyButton);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
