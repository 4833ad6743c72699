import { within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emptyDatabase } from '../features/builder/testing/database.ts';
import { eventSchemas } from './events.schema.ts';
import { servedInMemory } from './testing/servedInMemory.ts';

await import('./element.ts');

type EventName = keyof typeof eventSchemas;
const eventNames = Object.keys(eventSchemas) as EventName[];

const slow = { timeout: 20_000 };
const server = servedInMemory();
let token: string;

beforeAll(async () => {
  token = await server.mint('SSM-Registered');
});

// What one test puts into the person's list would be in the grid of the next one's builder.
beforeEach(emptyDatabase);

/** An element of a signed-in person, and what it has told so far, each as its schema says. */
function mount<Name extends 'ssm-menu' | 'ssm-builder' | 'ssm-spec-sheet'>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  accessToken: string | null = token,
) {
  const told: (readonly [name: EventName, detail: unknown])[] = [];
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  for (const each of eventNames) {
    element.addEventListener(each, (event: Event) => {
      const { detail } = event as CustomEvent<unknown>;
      // What is not as it says is not told on, and is missed.
      eventSchemas[each].parse(detail);
      told.push([each, detail]);
    });
  }
  element.getAccessToken = () => accessToken;
  document.body.append(element);
  return { element, told, inside: within(element.shadowRoot as unknown as HTMLElement) };
}

/** The checkbox of a row that is in no list yet, once rows are there. */
async function firstCheckbox(inside: ReturnType<typeof mount>['inside']): Promise<HTMLElement> {
  const all = await inside.findAllByRole<HTMLInputElement>('checkbox', { name: /^Select \d/ }, slow);
  return all.find(({ disabled }) => !disabled) as HTMLElement;
}

test('the menu tells what is selected, what is added to the builder, a row that is opened, and its view', async () => {
  const { element, told, inside } = mount('ssm-menu', { selectable: '', openable: '' });
  await userEvent.click(await firstCheckbox(inside));
  const [seqId = ''] = element.getSelection();
  await userEvent.click(await inside.findByRole('button', { name: 'Add to Panel Builder (1)' }, slow));
  await userEvent.click(inside.getByRole('gridcell', { name: seqId }));
  await userEvent.fill(inside.getByRole('searchbox'), 'kinase');
  await expect.poll(() => told.at(-1)?.[0]).toBe('ssm-view-change');
  expect(told).toEqual([
    ['ssm-selection-change', { seqIds: [seqId], version: 'V_7K' }],
    ['ssm-builder-add', { seqIds: [seqId], version: 'V_7K' }],
    ['ssm-selection-change', { seqIds: [], version: 'V_7K' }],
    ['ssm-row-action', { seqId, version: 'V_7K' }],
    ['ssm-view-change', { view: 'search=kinase', version: 'V_7K', search: 'kinase' }],
  ]);
});

test('a page that cancels the opening of a row is not left for the sheet', async () => {
  const { element, told, inside } = mount('ssm-menu', { 'sheet-href': '/specs/{seqId}?version={version}' }, null);
  element.addEventListener('ssm-row-action', (event) => event.preventDefault());
  const [link] = await inside.findAllByRole('link', { name: /^\d+-\d+$/ }, slow);
  const seqId = link?.textContent ?? '';
  const before = window.location.href;
  const [, name] = [...((link as HTMLElement).closest('[role=row]')?.querySelectorAll('[role=gridcell]') ?? [])];
  await userEvent.click(name as HTMLElement);
  expect([link?.getAttribute('href'), told, window.location.href]).toEqual([
    `/specs/${seqId}?version=V_7K`,
    [['ssm-row-action', { seqId, version: 'V_7K' }]],
    before,
  ]);
});

test('a sheet tells that it is there; a link to another is followed by the page or by the sheet', async () => {
  const { element, told, inside } = mount('ssm-spec-sheet', {
    'seq-id': '40003-2',
    'sheet-href': '/specs/{seqId}?version={version}',
  });
  const link = await inside.findByRole('link', { name: 'Open 40003-2 on 11K' }, slow);
  element.addEventListener('ssm-sheet-open', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  expect([element.version, told.map(([name]) => name)]).toEqual(['V_7K', ['ssm-sheet-shown', 'ssm-sheet-open']]);
  await userEvent.click(link);
  await inside.findByRole('link', { name: 'Open 40003-2 on 7K' }, slow);
  const title = inside.getByRole('heading', { level: 1 }).textContent;
  expect([element.version, told]).toEqual([
    'V_11K',
    [
      ['ssm-sheet-shown', { seqId: '40003-2', version: 'V_7K', title }],
      ['ssm-sheet-open', { seqId: '40003-2', version: 'V_11K' }],
      ['ssm-sheet-open', { seqId: '40003-2', version: 'V_11K' }],
      ['ssm-sheet-shown', { seqId: '40003-2', version: 'V_11K', title }],
    ],
  ]);
});

test('a sheet without a reagent says so to whoever writes the page', async () => {
  const { element } = mount('ssm-spec-sheet');
  await expect
    .poll(server.warnings)
    .toEqual([
      [
        '<ssm-spec-sheet>: seq-id is missing: expected the SeqId of a reagent, as seq-id="10000-28". Nothing is shown.',
        element,
      ],
    ]);
});

test('the builder tells the version that is chosen, and the panel that is saved, whose name leads to its page', async () => {
  const menu = mount('ssm-menu', { selectable: '', version: 'V_11K' });
  const { told, inside } = mount('ssm-builder', { 'panel-href': '/panel/{panelId}' });
  // The server keeps the panel of a try before.
  const name = `Kidney ${crypto.randomUUID()}`;
  await userEvent.click(await firstCheckbox(menu.inside));
  await userEvent.click(await menu.inside.findByRole('button', { name: 'Add to Panel Builder (1)' }, slow));
  await userEvent.click(await inside.findByRole('radio', { name: '11K' }, slow));
  await userEvent.click(await inside.findByRole('button', { name: 'Save Panel' }, slow));
  const dialog = within(await inside.findByRole('dialog', { name: 'Save Panel' }, slow));
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const link = await inside.findByRole('link', { name }, slow);
  const panelId = link.getAttribute('href')?.slice('/panel/'.length);
  expect(told).toEqual([
    ['ssm-version-change', { version: 'V_11K' }],
    ['ssm-panel-saved', { panelId, name, version: 'V_11K' }],
  ]);
});

test('that a session is missing or refused is told, and each call that fails', async () => {
  const missing = mount('ssm-builder', {}, null);
  const refused = mount('ssm-builder', {}, 'no token of this server');
  await refused.inside.findByRole('status');
  await missing.inside.findByRole('status');
  expect([missing.told, refused.told]).toEqual([
    [['ssm-session-needed', { reason: 'missing' }]],
    [
      ['ssm-session-needed', { reason: 'refused' }],
      ['ssm-error', { code: 'unauthenticated', status: 401, message: '/sat answered 401 unauthenticated' }],
    ],
  ]);
});
