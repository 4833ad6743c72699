import { waitFor, within } from '@testing-library/react';
import type { Panel, PanelContent } from 'ssm-core';
import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { panelContent } from '../../features/panels/testing/panelServer.ts';
import { axeFindings } from '../../testing/axe.ts';
import type { SsmBuilderElement, SsmPanelsElement } from '../element.ts';
import { eventSchemas } from '../events.schema.ts';
import { type ElementServer, startElementServer } from './testing/elementServer.ts';

await import('../element.ts');

const catalogues = bothVersions(40, 60);
const kidney: PanelContent = { ...panelContent('Kidney', '1-1', '2-1', '3-1'), description: 'Renal markers' };
const contents = [panelContent('Spleen'), kidney, { ...kidney, seqIds: ['1-1', '4-1'] }];
const told = [
  'ssm-panel-open',
  'ssm-panel-close',
  'ssm-panel-shown',
  'ssm-panel-loaded',
  'ssm-row-action',
  'ssm-session-needed',
  'ssm-error',
] as const;

let warn: MockInstance<typeof console.warn>;
let server: ElementServer;
let panels: readonly Panel[];

beforeEach(async () => {
  server = await startElementServer({ catalogues });
  panels = await server.save('SSM-Registered', contents);
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  document.body.replaceChildren();
  server.end();
});

function idOf(name: string): string {
  return panels.find((panel) => panel.name === name)?.id ?? '';
}

type Shown = SsmPanelsElement | SsmBuilderElement;

function focused(element: Shown): Element | null {
  return element.shadowRoot?.activeElement ?? null;
}

function mount(html: string, who: 'SSM-Registered' | null = 'SSM-Registered') {
  const events: (readonly [name: string, detail: unknown])[] = [];
  const template = document.createElement('template');
  template.innerHTML = html;
  const fragment = document.importNode(template.content, true);
  const element = fragment.firstElementChild as SsmPanelsElement;
  for (const name of told) {
    element.addEventListener(name, (event) => {
      const { detail } = event as CustomEvent<unknown>;
      // An event that does not match its schema throws and is not collected.
      eventSchemas[name].parse(detail);
      events.push([name, detail]);
    });
  }
  if (who !== null) {
    for (const each of fragment.querySelectorAll<Shown>('*')) each.getAccessToken = server.tokenOf(who);
  }
  document.body.replaceChildren(fragment);
  const inside = within(element.shadowRoot as unknown as HTMLElement);
  const list = () => inside.findByRole('grid', { name: 'My Panels' });
  const heading = (name: string) => inside.findByRole('heading', { level: 1, name });
  const press = async (name: string) => userEvent.click(await inside.findByRole('button', { name }));
  return { element, inside, events, list, heading, press };
}

type Mounted = ReturnType<typeof mount>;

async function enterGrid(inside: Mounted['inside']): Promise<void> {
  inside.getByRole('searchbox').focus();
  await userEvent.keyboard('{Tab}');
}

async function choose({ inside, press }: Mounted, name: string, action: string): Promise<void> {
  await press(`Actions for ${name}`);
  await userEvent.click(await inside.findByRole('menuitem', { name: action }));
}

describe('the list of <ssm-panels>', () => {
  test('compares the ticked panels in place of the list, and Back returns to it', async () => {
    const shown = mount('<ssm-panels></ssm-panels>');
    const { inside, list, heading, press } = shown;
    await list();
    for (const name of ['Kidney', 'Spleen'])
      await userEvent.click(inside.getByRole('checkbox', { name: `Select ${name}` }));
    await press('Compare');
    await heading('Compare Lists');
    expect((await inside.findByRole('table', { name: 'What the lists share' })).isConnected).toBe(true);
    expect(await axeFindings()).toEqual([]);
    await press('Back');
    await list();
  });

  test('a panel is compared and planned in place, and Back returns to it', async () => {
    const { inside, events, heading, press } = mount(`<ssm-panels panel-id="${idOf('Kidney')}"></ssm-panels>`);
    await heading('Kidney');
    await press('Versions');
    await press('Compare lists');
    await heading('Compare Lists');
    await inside.findByText('Add at least two lists to compare them.');
    await press('Back');
    await heading('Kidney');
    await press('Plan');
    await heading('Plan a Panel');
    await press('Back');
    await heading('Kidney');
    expect(events.filter(([name]) => name === 'ssm-error')).toEqual([]);
  });

  test('S1-06: shows the person’s panels, opens a panel in place of the list, and returns to the list', async () => {
    const mounted = mount('<ssm-panels></ssm-panels>');
    const { element, inside, events, list, heading, press } = mounted;
    await list();
    expect(await axeFindings()).toEqual([]);
    await press('Kidney');
    await heading('Kidney');
    await inside.findByText('2 of 2 reagents');
    expect([element.panelId, element.getAttribute('panel-id')]).toEqual([idOf('Kidney'), idOf('Kidney')]);
    expect(await axeFindings()).toEqual([]);
    await press('My Panels');
    await list();
    await choose(mounted, 'Spleen', 'Open');
    await heading('Spleen');
    expect({ events, complaints: warn.mock.calls }).toEqual({
      events: [
        ['ssm-panel-open', { panelId: idOf('Kidney') }],
        ['ssm-panel-shown', { panelId: idOf('Kidney'), name: 'Kidney', version: 'V_7K' }],
        ['ssm-panel-close', { panelId: idOf('Kidney') }],
        ['ssm-panel-open', { panelId: idOf('Spleen') }],
        ['ssm-panel-shown', { panelId: idOf('Spleen'), name: 'Spleen', version: 'V_7K' }],
      ],
      complaints: [],
    });
  });

  test('opens a panel by keyboard with the focus on its heading, and returns to the list', async () => {
    const { element, inside, list, heading } = mount('<ssm-panels></ssm-panels>');
    await list();
    await enterGrid(inside);
    await waitFor(() => expect(focused(element)).toBe(inside.getByRole('row', { name: 'Kidney' })));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused(element)).toBe(inside.getByRole('row', { name: 'Spleen' })));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused(element)).toBe(inside.getByRole('button', { name: 'Spleen' })));
    await userEvent.keyboard('{Enter}');
    const title = await heading('Spleen');
    await waitFor(() => expect(focused(element)).toBe(title));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused(element)).toBe(inside.getByRole('button', { name: 'My Panels' }));
    await userEvent.keyboard('{Enter}');
    const again = await list();
    await waitFor(() => expect(again.contains(focused(element))).toBe(true));
  });

  test('renames a panel by keyboard, in a dialog that restores the focus', async () => {
    const { element, inside, list } = mount('<ssm-panels></ssm-panels>');
    await list();
    await enterGrid(inside);
    await waitFor(() => expect(focused(element)).toBe(inside.getByRole('row', { name: 'Kidney' })));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focused(element)).toBe(inside.getByRole('button', { name: 'Actions for Kidney' })));
    await userEvent.keyboard('{Enter}');
    await inside.findByRole('menu');
    await waitFor(() => expect(inside.getByRole('menu').contains(focused(element))).toBe(true));
    await userEvent.keyboard('Ren');
    await waitFor(() => expect(focused(element)?.textContent).toBe('Rename'));
    await userEvent.keyboard('{Enter}');
    const dialog = await inside.findByRole('dialog', { name: 'Rename Panel' });
    const name = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await waitFor(() => expect(dialog.contains(focused(element))).toBe(true));
    expect(await axeFindings()).toEqual([]);
    name.focus();
    name.select();
    await userEvent.keyboard('Nephron{Enter}');
    await inside.findByRole('button', { name: 'Nephron' });
    await waitFor(() => expect(inside.queryByRole('dialog')).toBe(null));
    await waitFor(() => expect(focused(element)).not.toBe(null));
  });

  test('S8-07: exports a panel', async () => {
    const address = vi.spyOn(URL, 'createObjectURL');
    const mounted = mount('<ssm-panels></ssm-panels>');
    await mounted.list();
    await choose(mounted, 'Kidney', 'Export');
    const dialog = within(await mounted.inside.findByRole('dialog', { name: 'Export Kidney' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'CSV for R and Python (.csv)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await mounted.inside.findByText('Kidney v2.csv downloaded');
    expect(address.mock.calls.map(([file]) => (file as Blob).type)).toEqual(['text/csv;charset=utf-8']);
  });

  test('loads a panel into the builder element of the same page and emits an event', async () => {
    const mounted = mount('<ssm-panels></ssm-panels><ssm-builder></ssm-builder>');
    const builder = within(document.querySelector('ssm-builder')?.shadowRoot as unknown as HTMLElement);
    await mounted.list();
    await choose(mounted, 'Kidney', 'Load into builder');
    const dialog = within(await mounted.inside.findByRole('dialog', { name: 'Load Kidney' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Load 2 analytes' }));
    await builder.findByRole('gridcell', { name: '4-1' });
    expect(mounted.events).toEqual([['ssm-panel-loaded', { version: 'V_7K' }]]);
  });

  test('shows a panel that the builder element of the same page saves, without a reload', async () => {
    const mounted = mount('<ssm-panels></ssm-panels><ssm-builder></ssm-builder>');
    const builder = within(document.querySelector('ssm-builder')?.shadowRoot as unknown as HTMLElement);
    await mounted.list();
    await choose(mounted, 'Kidney', 'Load into builder');
    const loading = within(await mounted.inside.findByRole('dialog', { name: 'Load Kidney' }));
    await userEvent.click(await loading.findByRole('button', { name: /^Load 2 analytes/ }));
    await builder.findByRole('gridcell', { name: '4-1' });
    await userEvent.click(builder.getByRole('button', { name: 'Save Panel' }));
    const saving = within(await builder.findByRole('dialog', { name: 'Save Panel' }));
    await userEvent.fill(await saving.findByRole('textbox', { name: 'Name' }), 'Nephron');
    await userEvent.click(saving.getByRole('button', { name: 'Save as new' }));
    expect(await mounted.inside.findByRole('button', { name: 'Nephron' })).toBeVisible();
  });

  test('stays on the list if the page cancels the opening of a panel', async () => {
    const { element, list, events, press } = mount('<ssm-panels></ssm-panels>');
    element.addEventListener('ssm-panel-open', (event) => event.preventDefault());
    const grid = await list();
    await press('Kidney');
    await waitFor(() => expect(events).toEqual([['ssm-panel-open', { panelId: idOf('Kidney') }]]));
    expect([element.panelId, grid.isConnected]).toEqual([undefined, true]);
  });

  test('renders names as links with panel-href, and the browser opens the address', async () => {
    const { pathname, search } = window.location;
    onTestFinished(() => window.history.replaceState(null, '', pathname + search));
    const { element, inside, list } = mount('<ssm-panels panel-href="#/panel/{panelId}"></ssm-panels>');
    await list();
    const link = inside.getByRole('link', { name: 'Kidney' });
    expect(link.getAttribute('href')).toBe(`#/panel/${idOf('Kidney')}`);
    await userEvent.click(link);
    await waitFor(() => expect(window.location.hash).toBe(`#/panel/${idOf('Kidney')}`));
    expect(element.panelId).toBe(undefined);
  });
});

describe('a panel of <ssm-panels>', () => {
  test('S1-17: compares its versions and shows an earlier version', async () => {
    const { inside, heading, press } = mount(`<ssm-panels panel-id="${idOf('Kidney')}"></ssm-panels>`);
    await heading('Kidney');
    await press('Versions');
    await inside.findByText('1 reagent only in version 2, 1 reagent in both, 2 reagents only in version 1.');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(inside.getByRole('button', { name: /^View version 1/ }));
    await inside.findByText('3 of 3 reagents');
  });

  test('is edited in the builder element of the same page, and exported', async () => {
    const mounted = mount(`<ssm-panels panel-id="${idOf('Kidney')}"></ssm-panels><ssm-builder></ssm-builder>`);
    const { inside, press, events } = mounted;
    const builder = within(document.querySelector('ssm-builder')?.shadowRoot as unknown as HTMLElement);
    await press('Edit');
    await builder.findByRole('gridcell', { name: '4-1' });
    await press('Export');
    await userEvent.click(await inside.findByRole('menuitem', { name: 'CSV for R and Python (.csv)' }));
    await inside.findByText('Kidney v2.csv downloaded');
    expect(events).toEqual([
      ['ssm-panel-shown', { panelId: idOf('Kidney'), name: 'Kidney', version: 'V_7K' }],
      ['ssm-panel-loaded', { version: 'V_7K' }],
    ]);
  });

  test('links back with panels-href, and links rows to their sheets with sheet-href', async () => {
    const { pathname, search } = window.location;
    onTestFinished(() => window.history.replaceState(null, '', pathname + search));
    const { element, inside, events } = mount(
      `<ssm-panels panel-id="${idOf('Spleen')}" panels-href="#/panels" sheet-href="#/specs/{seqId}/{version}"></ssm-panels>`,
    );
    const row = await inside.findByRole('link', { name: '1-1' });
    expect(row.getAttribute('href')).toBe('#/specs/1-1/V_7K');
    await userEvent.click(inside.getByRole('gridcell', { name: 'Protein 1' }));
    await waitFor(() => expect(window.location.hash).toBe('#/specs/1-1/V_7K'));
    await userEvent.click(inside.getByRole('link', { name: 'My Panels' }));
    await waitFor(() => expect(window.location.hash).toBe('#/panels'));
    expect([element.panelId, events.slice(1)]).toEqual([
      idOf('Spleen'),
      [
        ['ssm-row-action', { seqId: '1-1', version: 'V_7K' }],
        ['ssm-panel-close', { panelId: idOf('Spleen') }],
      ],
    ]);
  });

  test.each([
    [320, 'ltr'],
    [1280, 'ltr'],
    [1280, 'rtl'],
  ] as const)(
    'aligns the link back with the heading at %s px, %s, with one gap between them',
    async (width, direction) => {
      await page.viewport(width, 640);
      const { inside, heading } = mount(
        `<ssm-panels panel-id="${idOf('Kidney')}" direction="${direction}"></ssm-panels>`,
      );
      const title = await heading('Kidney');
      const header = (title.parentElement as HTMLElement).getBoundingClientRect();
      const back = inside.getByRole('button', { name: 'My Panels' }).getBoundingClientRect();
      const edge = direction === 'ltr' ? 'left' : 'right';
      expect([back[edge], Math.round(header.top - back.bottom)]).toEqual([title.getBoundingClientRect()[edge], 12]);
    },
  );

  test('says that an unknown panel does not exist, and offers the link back', async () => {
    const { inside, heading, list, press } = mount('<ssm-panels panel-id="nobody-has-this-panel"></ssm-panels>');
    await heading('There is no such panel');
    expect(inside.getAllByText('My Panels')).toHaveLength(1);
    await press('My Panels');
    await list();
  });

  test('shows another panel when panel-id changes, and the list when panel-id is removed', async () => {
    const { element, events, heading, list } = mount(`<ssm-panels panel-id="${idOf('Kidney')}"></ssm-panels>`);
    await heading('Kidney');
    element.panelId = idOf('Spleen');
    await heading('Spleen');
    element.removeAttribute('panel-id');
    await list();
    // The page itself made these changes, so there are no open or close events.
    expect(events.map(([name]) => name)).toEqual(['ssm-panel-shown', 'ssm-panel-shown']);
  });
});

describe('<ssm-panels> on its page', () => {
  test('shows the signed-out slot and emits an event if nobody is signed in', async () => {
    const { inside, events } = mount('<ssm-panels></ssm-panels>', null);
    await inside.findByText('Sign in to see this.');
    expect(events).toEqual([['ssm-session-needed', { reason: 'missing' }]]);
  });

  test('warns about unusable attributes and still shows the list', async () => {
    const { list } = mount(
      '<ssm-panels panel-id=" " panels-href="javascript:void 0" panel-href="/panel"></ssm-panels>',
    );
    await list();
    await expect
      .poll(() => warn.mock.calls.map(([text]) => String(text)).toSorted())
      .toEqual([
        '<ssm-panels>: panel-href="/panel" cannot be used: expected a path or an http(s) address with {panelId} in it, as "/panel/{panelId}". It is left out.',
        '<ssm-panels>: panel-id=" " cannot be used: expected the id of a saved panel. It is left out.',
        '<ssm-panels>: panels-href="javascript:void 0" cannot be used: expected a path or an http(s) address, as "/my-panels". It is left out.',
      ]);
  });

  test('leaves nothing behind when removed, and works when added again', async () => {
    const outside = () => [...document.head.children, ...document.body.children].map(({ localName }) => localName);
    const before = outside();
    const { element, list, press, heading, inside } = mount('<ssm-panels></ssm-panels>');
    await list();
    await press('Kidney');
    await heading('Kidney');
    await press('Export');
    await inside.findByRole('menu');
    element.remove();
    await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
    expect([outside(), document.body.style.cssText, document.documentElement.style.cssText]).toEqual([before, '', '']);
    document.body.append(element);
    await heading('Kidney');
  });
});
