import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SsmPanelsElement } from './panels/SsmPanelsElement.tsx';
import { SsmBuilderElement } from './SsmBuilderElement.tsx';
import { SsmElement } from './SsmElement.tsx';
import { SsmMenuElement } from './SsmMenuElement.tsx';
import { SsmSpecSheetElement } from './SsmSpecSheetElement.tsx';

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string }[];
  readonly members: readonly { readonly name: string }[];
}

/** Of the browser, and of the classes among themselves. */
const inner = /^(constructor|\w+Callback|content|needsSession|menuName|update|answer|read|write|tell)$/;

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).toSorted();

test.each([
  ['ssm-menu', SsmMenuElement],
  ['ssm-spec-sheet', SsmSpecSheetElement],
  ['ssm-builder', SsmBuilderElement],
  ['ssm-panels', SsmPanelsElement],
])('custom-elements.json has every attribute, property and method of <%s>, and no others', async (tag, element) => {
  const text = await readFile(new URL('../../custom-elements.json', import.meta.url), 'utf8');
  const { modules } = JSON.parse(text) as { modules: readonly { declarations: readonly Declaration[] }[] };
  const told = modules[0]?.declarations.find(({ tagName }) => tagName === tag);
  const names = [element, SsmElement].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype));
  expect({
    attributes: namesOf(told?.attributes ?? []),
    members: namesOf(told?.members ?? []),
  }).toEqual({
    attributes: element.observedAttributes.toSorted(),
    members: [...new Set(names)].filter((name) => !inner.test(name)).toSorted(),
  });
});
