import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  type Builder,
  deletePanel,
  type Panel,
  type PanelContent,
  type PanelSource,
  type SatClient,
  savePanel,
  type TaggedPanel,
} from 'ssm-core';
import { panelSource } from 'ssm-core/testing/panels';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { clientWithPanels, panelContent, sub } from '../../features/panels/testing/panelServer.ts';
import { SsmProvider } from '../../provider/SsmProvider.tsx';
import { axeFindings } from '../../testing/axe.ts';
import type { TestClientOptions } from '../../testing/createTestClient.ts';
import { hear } from '../../testing/hear.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { PanelBuilderPage } from './PanelBuilderPage.tsx';

const catalogues = bothVersions(40, 60);
const errorText = 'There was an error with your request, please try again later or contact our support team.';

interface Opened {
  readonly builder: Builder;
  readonly onSaved: ReturnType<typeof vi.fn>;
  readonly onOpenPanel: ReturnType<typeof vi.fn>;
  readonly list: () => Promise<readonly Pick<Panel, 'name' | 'number'>[]>;
  readonly read: (panelId: string) => Promise<TaggedPanel>;
  readonly sourcesOf: (name: string) => Promise<readonly string[]>;
  readonly saveElsewhere: (content: PanelContent) => Promise<void>;
  readonly deleteElsewhere: () => Promise<void>;
  readonly origin: TaggedPanel | undefined;
}

interface Situation extends TestClientOptions {
  readonly builderHolds?: readonly string[];
  readonly from?: PanelContent;
  readonly isDeleted?: boolean;
  readonly others?: readonly PanelContent[];
}

async function open(situation: Situation = {}): Promise<Opened> {
  const { builderHolds = ['1-1', '2-1'], from, isDeleted = false, others = [], ...options } = situation;
  const contents = [...others, ...(from === undefined ? [] : [from])];
  const { client, panels } = await clientWithPanels(contents, { catalogues, ...options });
  const read = async (panelId: string): Promise<TaggedPanel> => {
    const { data, headers } = await client.get('/custompanel/panel/{panelId}', { params: { path: { panelId } } });
    return { panel: data, etag: headers.get('ETag') ?? '' };
  };
  const builder = filledBuilder(builderHolds);
  onTestFinished(builder.dispose);
  const origin = from && (await read(panels.at(-1)?.id ?? ''));
  if (origin !== undefined) builder.noteSaved(origin);
  if (origin !== undefined && isDeleted) await deletePanel(client, origin.panel.id, origin.etag);
  const onSaved = vi.fn();
  const onOpenPanel = vi.fn();
  renderInProvider(
    <PanelBuilderPage
      builder={builder}
      version="V_7K"
      group="Panel"
      sub={sub}
      onSaved={onSaved}
      panelHref={(panelId) => `/panel/${panelId}`}
      onOpenPanel={onOpenPanel}
    />,
    {
      client,
      requestPath: 'secured',
    },
  );
  return {
    builder,
    onSaved,
    onOpenPanel,
    read,
    origin,
    async list() {
      const { data } = await client.get('/custompanel/user/{userSub}/panel', {
        params: { path: { userSub: sub }, query: { sort: 'name' } },
      });
      return data.items.map(({ name, number }) => ({ name, number }));
    },
    async sourcesOf(name) {
      const found = await client.get('/custompanel/user/{userSub}/panel', {
        params: { path: { userSub: sub }, query: { search: name } },
      });
      const panelId = found.data.items.find((item) => item.name === name)?.id ?? '';
      const { data } = await client.get('/custompanel/panel/{panelId}/source', { params: { path: { panelId } } });
      return data.items.map(({ id }) => id);
    },
    async saveElsewhere(content) {
      const { panel, etag } = origin as TaggedPanel;
      await savePanel(client, panel.id, etag, content);
    },
    async deleteElsewhere() {
      const { panel, etag } = origin as TaggedPanel;
      await deletePanel(client, panel.id, etag);
    },
  };
}

function seqIdsOf({ getSnapshot }: Builder): readonly string[] {
  return [...getSnapshot().lists.V_7K.seqIds];
}

async function openDialog(name = 'Save Panel') {
  await userEvent.click(await screen.findByRole('button', { name: 'Save Panel' }));
  await screen.findByRole('textbox', { name: 'Name' });
  return within(await screen.findByRole('dialog', { name }));
}

async function toasts(text: string): Promise<void> {
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect((await within(region).findByText(text)).closest('[role]')?.role).toBe('status');
}

async function fillName(name: string): Promise<void> {
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), name);
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function dialogCloses(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
}

function refuseOnce(method: string, answers: readonly (() => Promise<Response>)[]): TestClientOptions {
  const left = [...answers];
  return {
    intercept: (request, answer) => (request.method === method && left.shift()?.()) || answer(request),
  };
}

describe('saving the list', () => {
  test('S1-06: creates a panel from a name and a description, and the builder then continues with the panel', async () => {
    const { builder, onSaved, list } = await open();
    const dialog = await openDialog();
    expect(dialog.getByText('Saves a new panel of 2 analytes.')).toBeVisible();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await fillName('  Kidney ');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Description' }), 'Two\nlines');
    await press('Save');
    await toasts('Panel saved: Kidney');
    await dialogCloses();
    expect(await list()).toEqual([{ name: 'Kidney', number: 1 }]);
    const saved = onSaved.mock.calls.map(([panel]) => [panel.name, panel.description, panel.seqIds]);
    expect(saved).toEqual([['Kidney', 'Two\nlines', ['1-1', '2-1']]]);
    expect(builder.getSnapshot().lists.V_7K.origin?.name).toBe('Kidney');
    const again = await openDialog();
    expect(again.getByText('Nothing has changed since version 1 of Kidney, so no version is added.')).toBeVisible();
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kidney');
  });

  test('R41: the name box is described by what a save does, and a new name announces that it renames', async () => {
    const heard = hear();
    const { builder } = await open({ from: { ...panelContent('Kidney'), seqIds: ['1-1', '2-1'] } });
    builder.add('V_7K', ['3-1']);
    const dialog = await openDialog();
    const box = await dialog.findByRole('textbox', { name: 'Name' });
    const description = () => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
    const saves = 'Saves version 2 of Kidney; the earlier ones stay.';
    const renames = `${saves} It also renames Kidney; “Save as new” keeps Kidney as it is.`;
    expect([description(), document.activeElement === box]).toEqual([saves, true]);
    await fillName('Liver');
    expect(description()).toBe(renames);
    await waitFor(() => expect(heard()).toContain(renames));
    await fillName('Kidney ');
    expect(description()).toBe(saves);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  test('S1-06: offers to open the saved panel, and saves no new version without changes', async () => {
    const { builder, onOpenPanel, list } = await open({ from: { ...panelContent('Kidney'), seqIds: ['1-1', '2-1'] } });
    const dialog = await openDialog();
    expect(dialog.getByText('Nothing has changed since version 1 of Kidney, so no version is added.')).toBeVisible();
    await press('Save');
    await toasts('Nothing to save: Kidney stays as version 1');
    await dialogCloses();
    builder.add('V_7K', ['3-1']);
    await openDialog();
    await screen.findByText('Saves version 2 of Kidney; the earlier ones stay.');
    await press('Save');
    await toasts('Panel saved: Kidney');
    await dialogCloses();
    const saved = within(screen.getByRole('region', { name: 'Notifications' })).getByText('Panel saved: Kidney');
    await userEvent.click(
      within(saved.closest('[data-part=Toast]') as HTMLElement).getByRole('button', { name: 'Open' }),
    );
    expect([await list(), onOpenPanel.mock.calls.length]).toEqual([[{ name: 'Kidney', number: 2 }], 1]);
  });

  test('S1-06: shows a problem with the name beside the name field and focuses the field', async () => {
    const { list } = await open({ others: [panelContent('Kidney')] });
    const dialog = await openDialog();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await press('Save');
    expect(await dialog.findByText('Give it a name')).toBeVisible();
    expect([document.activeElement === name, name.ariaInvalid]).toEqual([true, 'true']);
    await fillName('x'.repeat(121));
    expect(await dialog.findByText('The name is longer than 120 characters')).toBeVisible();
    await fillName('KIDNEY');
    await press('Save');
    expect(await dialog.findByText('Another one of yours has this name. Choose another')).toBeVisible();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await fillName('Kidney 2');
    await userEvent.keyboard('{Enter}');
    await dialogCloses();
    expect(await list()).toEqual([
      { name: 'Kidney', number: 1 },
      { name: 'Kidney 2', number: 1 },
    ]);
  });

  test('R4: creates one panel even if the user clicks twice, or retries after a lost answer', async () => {
    const sent: (string | null)[] = [];
    const { list } = await open({
      async intercept(request, answer) {
        if (request.method !== 'POST') return answer(request);
        sent.push(request.headers.get('Idempotency-Key'));
        const answered = await answer(request);
        // The answers to the client's two automatic retries are lost too.
        return sent.length <= 3 ? new Response(null, { status: 502, headers: { 'Retry-After': '0' } }) : answered;
      },
    });
    const dialog = await openDialog();
    await fillName('Kidney');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(errorText)).toBeVisible();
    await press('Try again');
    await dialogCloses();
    expect([sent.length, new Set(sent).size, await list()]).toEqual([4, 1, [{ name: 'Kidney', number: 1 }]]);
  });

  test('S8-01 R11: offers a retry after a failure, and keeps the typed name and description', async () => {
    const broken = async () => new Response('<h1>Proxy</h1>', { status: 400 });
    const { list } = await open(refuseOnce('POST', [broken]));
    const dialog = await openDialog();
    await fillName('Kidney');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Description' }), 'Renal');
    await press('Save');
    expect((await dialog.findByRole('alert')).textContent).toBe(`${errorText}Try again`);
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kidney');
    expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'Renal');
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await press('Try again');
    await dialogCloses();
    expect(await list()).toEqual([{ name: 'Kidney', number: 1 }]);
  });

  test('R12: shows that the save is running, and can cancel it', async () => {
    await open({
      intercept: (request, answer) => (request.method === 'POST' ? new Promise(() => undefined) : answer(request)),
    });
    const dialog = await openDialog();
    await fillName('Kidney');
    await press('Save');
    expect(await dialog.findByRole('progressbar', { name: 'Saving' })).toBeVisible();
    await press('Cancel');
    await dialogCloses();
  });

  test('R4, R11: can be retried after the client has changed, and creates only one panel', async () => {
    const sent: (string | null)[] = [];
    const { client } = await clientWithPanels([], {
      catalogues,
      async intercept(request, answer) {
        if (request.method !== 'POST') return answer(request);
        const answered = await answer(request);
        // The first request arrives, but its answer does not.
        return sent.push(request.headers.get('Idempotency-Key')) === 1 ? new Promise(() => undefined) : answered;
      },
    });
    const builder = filledBuilder(['1-1', '2-1']);
    onTestFinished(builder.dispose);
    const page = <PanelBuilderPage builder={builder} version="V_7K" group="Panel" sub={sub} />;
    const { rerender } = renderInProvider(<></>);
    const show = (shown: SatClient) => rerender(<SsmProvider client={shown}>{page}</SsmProvider>);
    show(client);
    const dialog = await openDialog();
    await fillName('Kidney');
    await press('Save');
    expect(await dialog.findByRole('progressbar', { name: 'Saving' })).toBeVisible();
    await waitFor(() => expect(sent.length).toBe(1));
    show({ ...client });
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Saving' })).toBe(null));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kidney');
    await press('Save');
    await dialogCloses();
    const { data } = await client.get('/custompanel/user/{userSub}/panel', { params: { path: { userSub: sub } } });
    expect([sent.length, new Set(sent).size, data.items.map(({ name }) => name)]).toEqual([2, 1, ['Kidney']]);
  });

  test('S8-01: offers no retry if a retry cannot help', async () => {
    const refusal = JSON.stringify({ status: 409, code: 'too_many_panels' });
    const headers = { 'Content-Type': 'application/problem+json' };
    await open(refuseOnce('POST', [async () => new Response(refusal, { status: 409, headers })]));
    const dialog = await openDialog();
    await fillName('Kidney');
    await press('Save');
    expect((await dialog.findByRole('alert')).textContent).toBe(
      `You have as many panels as there can be. Delete one first.${errorText}`,
    );
    await press('Save');
    await toasts('Panel saved: Kidney');
  });

  test('names analytes that are not on the menu', async () => {
    await open({ builderHolds: ['1-1', '999-9'] });
    const dialog = await openDialog();
    await fillName('Kidney');
    await press('Save');
    expect(
      await dialog.findByText(
        '1 analyte is not on the menu: 999-9. Remove what is not on the menu from the builder, then save.',
      ),
    ).toBeVisible();
  });
});

describe('saving an existing panel', () => {
  test('creates its next version, or a new panel', async () => {
    const { list } = await open({ from: panelContent('Kidney', '1-1'), builderHolds: ['1-1', '2-1'] });
    await openDialog();
    await press('Save');
    await toasts('Panel saved: Kidney');
    await dialogCloses();
    await openDialog();
    await fillName('Kidney, wider');
    await press('Save as new');
    await toasts('Panel saved: Kidney, wider');
    await dialogCloses();
    expect(await list()).toEqual([
      { name: 'Kidney', number: 2 },
      { name: 'Kidney, wider', number: 1 },
    ]);
  });

  test('says that the panel was deleted meanwhile, and can create a new panel', async () => {
    const { deleteElsewhere, list } = await open({ from: panelContent('Kidney') });
    const dialog = await openDialog();
    await deleteElsewhere();
    await press('Save');
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /This panel was deleted meanwhile\. “Save as new” keeps your list\.There was an error .*\.Reference [\w-]+$/,
    );
    await press('Save as new');
    await dialogCloses();
    expect(await list()).toEqual([{ name: 'Kidney', number: 1 }]);
  });
});

describe('R5: a panel that was saved elsewhere since it was loaded', () => {
  const before = panelContent('Kidney', '1-1', '2-1', '3-1');
  const elsewhere = panelContent('Kidneys', '1-1', '3-1', '4-1');
  const situation: Situation = { from: before, builderHolds: ['1-1', '2-1', '5-1'] };

  async function meetChange(): Promise<Opened> {
    const opened = await open(situation);
    await opened.saveElsewhere(elsewhere);
    await openDialog();
    await press('Save');
    await screen.findByRole('dialog', { name: 'This Panel has changed' });
    await screen.findByText('Kidneys was saved as version 2 in another place after you had opened it.');
    return opened;
  }

  async function savedAs(opened: Opened): Promise<readonly [string, number, readonly string[], readonly string[]]> {
    await dialogCloses();
    const { panel } = await opened.read(opened.origin?.panel.id ?? '');
    return [panel.name, panel.number, panel.seqIds, seqIdsOf(opened.builder)];
  }

  test('is compared with the list by reagent, and each choice says how many reagents the panel will have', async () => {
    await meetChange();
    expect(screen.getByText('There its name is now Kidneys.')).toBeVisible();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const seqIds = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect([terms, seqIds]).toEqual([
      ['Added by you: 1 analyte', 'Removed by you: 1 analyte', 'Added there: 1 analyte', 'Removed there: 1 analyte'],
      ['5-1', '3-1', '4-1', '2-1'],
    ]);
    const choices = within(screen.getByRole('group', { name: 'What to keep' })).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Keep both changes (3 analytes)',
      'Keep mine (3 analytes)',
      'Keep theirs (3 analytes)',
      'Save mine as new',
    ]);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  test('can be merged with the list, and the builder then has both changes', async () => {
    const opened = await meetChange();
    await press('Keep both changes (3 analytes)');
    expect(await savedAs(opened)).toEqual(['Kidneys', 3, ['1-1', '4-1', '5-1'], ['1-1', '5-1', '4-1']]);
  });

  test('can be overwritten with the list', async () => {
    const opened = await meetChange();
    await press('Keep mine (3 analytes)');
    expect(await savedAs(opened)).toEqual(['Kidney', 3, ['1-1', '2-1', '5-1'], ['1-1', '2-1', '5-1']]);
  });

  test('can be kept, and the builder then loads it', async () => {
    const opened = await meetChange();
    await press('Keep theirs (3 analytes)');
    const [name, number, seqIds, held] = await savedAs(opened);
    expect([name, number, seqIds, held.toSorted()]).toEqual([
      'Kidneys',
      2,
      ['1-1', '3-1', '4-1'],
      ['1-1', '3-1', '4-1'],
    ]);
  });

  test('can be kept, while the list becomes a new panel', async () => {
    const { list } = await meetChange();
    await press('Save mine as new');
    await screen.findByRole('dialog', { name: 'Save Panel' });
    await press('Save');
    await dialogCloses();
    expect(await list()).toEqual([
      { name: 'Kidney', number: 1 },
      { name: 'Kidneys', number: 2 },
    ]);
  });

  test('can be left undecided, and the draft stays', async () => {
    const opened = await meetChange();
    await press('Cancel');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save Panel' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kidney');
    expect(seqIdsOf(opened.builder)).toEqual(['1-1', '2-1', '5-1']);
  });

  test('R11: can be read again after a failure', async () => {
    let isBroken = false;
    const opened = await open({
      ...situation,
      intercept(request, answer) {
        const isPanel = request.method === 'GET' && /\/panel\/[^/]+$/.test(new URL(request.url).pathname);
        return isPanel && isBroken ? Promise.resolve(new Response(null, { status: 400 })) : answer(request);
      },
    });
    await opened.saveElsewhere(elsewhere);
    await openDialog();
    isBroken = true;
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'This Panel has changed' }));
    expect(await dialog.findByText(errorText)).toBeVisible();
    isBroken = false;
    await press('Try again');
    expect(await dialog.findByText('There its name is now Kidneys.')).toBeVisible();
  });
});

describe('unsaved changes', () => {
  const from = { ...panelContent('Kidney'), seqIds: ['1-1', '2-1'] };

  const line = () => document.querySelector('[data-component=UnsavedLine]')?.textContent;

  async function reads(text: string): Promise<void> {
    await waitFor(() => expect(line()).toBe(text));
  }

  test('S1-15: are counted beside the name and version of the panel, through changes and saves', async () => {
    const { builder, onOpenPanel, origin } = await open({ from });
    await reads('Kidney version 1No changes to save');
    builder.add('V_7K', ['3-1', '4-1']);
    builder.remove('V_7K', ['1-1']);
    await reads('Kidney version 13 changes not saved: 2 added, 1 removed');
    builder.undo('V_7K');
    await reads('Kidney version 12 changes not saved: 2 added');
    builder.undo('V_7K');
    builder.remove('V_7K', ['1-1']);
    await reads('Kidney version 11 change not saved: 1 removed');
    expect(await axeFindings()).toEqual([]);
    await openDialog();
    await press('Save');
    await dialogCloses();
    await reads('Kidney version 2No changes to save');
    const name = screen.getByRole('link', { name: 'Kidney' });
    expect(name).toHaveProperty('pathname', `/panel/${origin?.panel.id}`);
    await userEvent.click(name);
    expect(onOpenPanel.mock.calls).toEqual([[origin?.panel.id]]);
  });

  test('S1-15: are all analytes of a new list, and are not shown for an empty list', async () => {
    const { builder } = await open({ builderHolds: ['1-1'] });
    await reads('New panel, 1 analyte not saved');
    builder.add('V_7K', ['2-1']);
    await reads('New panel, 2 analytes not saved');
    builder.clear('V_7K');
    await waitFor(() => expect(document.querySelector('[data-component=UnsavedLine]')).toBe(null));
  });

  test('S4-21: include an imported list that is not saved yet', async () => {
    const { builder } = await open({ from });
    await reads('Kidney version 1No changes to save');
    builder.add('V_7K', ['1-1'], panelSource());
    await waitFor(() => expect(line()).toBe('Kidney version 11 change not saved: 1 imported list'));
  });

  test('S1-15: are the whole list if the panel was deleted, and the name of the panel is not a link', async () => {
    await open({ from, isDeleted: true });
    await reads('Kidney was deleted, 2 analytes not saved');
    expect(screen.queryByRole('link', { name: 'Kidney' })).toBe(null);
  });

  test('R11: can be counted again after a failure', async () => {
    let isBroken = true;
    await open({
      from,
      builderHolds: ['1-1'],
      intercept: (request, answer) =>
        isBroken && request.url.includes('?number=')
          ? Promise.resolve(new Response(null, { status: 400 }))
          : answer(request),
    });
    await reads('Kidney version 1What is not saved could not be countedCount again');
    isBroken = false;
    await press('Count again');
    await waitFor(() => expect(line()).toBe('Kidney version 11 change not saved: 1 removed'));
  });
});

describe('after a reload', () => {
  const from = panelContent('Kidney', '1-1');
  const isBaseRead = (request: Request) => request.method === 'GET' && request.url.includes('?number=');

  test('R8, R11: the list is saved as the next version of its panel, and a failed request for the panel can be retried', async () => {
    let isBroken = true;
    const { list } = await open({
      from,
      intercept: (request, answer) =>
        isBroken && isBaseRead(request) ? Promise.resolve(new Response(null, { status: 400 })) : answer(request),
    });
    await press('Save Panel');
    expect(await screen.findByText(errorText)).toBeVisible();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    isBroken = false;
    await press('Try again');
    expect(await screen.findByText('Saves version 2 of Kidney; the earlier ones stay.')).toBeVisible();
    await press('Save');
    await dialogCloses();
    expect(await list()).toEqual([{ name: 'Kidney', number: 2 }]);
  });

  test('a list whose panel was deleted meanwhile is saved as a new panel with the same name', async () => {
    const opened = await open({ from, isDeleted: true });
    await openDialog();
    expect(await screen.findByText('Saves a new panel of 2 analytes.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kidney');
    await press('Save');
    await dialogCloses();
    expect(await opened.list()).toEqual([{ name: 'Kidney', number: 1 }]);
  });

  test("R18: the draft of a panel's name and description is kept until it is discarded", async () => {
    const { builder } = await open();
    await openDialog();
    await fillName('Kid');
    const draft = { name: 'Kid', description: '' };
    expect(builder.getSnapshot().lists.V_7K.draft).toEqual(draft);
    cleanup();
    const { client } = await clientWithPanels([], { catalogues });
    renderInProvider(<PanelBuilderPage builder={builder} version="V_7K" group="Panel" sub={sub} />, { client });
    await openDialog();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kid');
    await press('Cancel');
    await dialogCloses();
    await openDialog();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
  });
});

test('the builder saves sets instead of panels for certified people', async () => {
  const { client } = await clientWithPanels([], { catalogues });
  const builder = filledBuilder(['1-1']);
  onTestFinished(builder.dispose);
  renderInProvider(<PanelBuilderPage builder={builder} version="V_7K" group="Set" sub={sub} />, { client });
  await press('Save Set');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save Set' }));
  expect(dialog.getByText('Saves a new set of 1 analyte.')).toBeVisible();
});

describe('the imported lists of a working list', () => {
  const one = panelSource({ id: 'one' });
  const two = panelSource({ id: 'two', file: null });
  const addFrom = ({ add }: Builder, source: PanelSource, seqId: string) => add('V_7K', [seqId], source);
  const pending = ({ getSnapshot }: Builder) => getSnapshot().lists.V_7K.sources.map(({ id }) => id);

  test('S4-21: are saved with the panel, and lists imported later are saved with the next version', async () => {
    const { builder, sourcesOf } = await open();
    addFrom(builder, one, '3-1');
    await openDialog();
    await fillName('Kidney');
    await press('Save');
    await toasts('Panel saved: Kidney');
    await dialogCloses();
    expect([await sourcesOf('Kidney'), pending(builder)]).toEqual([['one'], []]);
    addFrom(builder, two, '4-1');
    await openDialog();
    await press('Save');
    await dialogCloses();
    expect([await sourcesOf('Kidney'), pending(builder)]).toEqual([['one', 'two'], []]);
  });

  test('S4-21: are copied from the panel when the working list is saved as a new panel', async () => {
    const { builder, sourcesOf } = await open({ from: { ...panelContent('Kidney'), sources: [one] } });
    addFrom(builder, two, '4-1');
    await openDialog();
    await fillName('Nephron');
    await press('Save as new');
    await toasts('Panel saved: Nephron');
    await dialogCloses();
    expect([await sourcesOf('Nephron'), await sourcesOf('Kidney'), pending(builder)]).toEqual([
      ['one', 'two'],
      ['one'],
      [],
    ]);
  });

  test('R11: stay in the builder after a failed save, and are saved with the next save', async () => {
    const failure = async () => new Response(null, { status: 400 });
    const { builder, sourcesOf } = await open(refuseOnce('POST', [failure]));
    addFrom(builder, one, '3-1');
    await openDialog();
    await fillName('Kidney');
    await press('Save');
    await screen.findByText(errorText);
    expect(pending(builder)).toEqual(['one']);
    await press('Save');
    await dialogCloses();
    expect([await sourcesOf('Kidney'), pending(builder)]).toEqual([['one'], []]);
  });

  test('S4-21: are saved with both changes if the panel was saved elsewhere in the meantime', async () => {
    const { builder, sourcesOf, saveElsewhere } = await open({ from: panelContent('Kidney') });
    addFrom(builder, one, '4-1');
    await saveElsewhere(panelContent('Kidney', '1-1', '2-1', '9-1'));
    await openDialog();
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: /^Keep both changes/ }));
    await dialogCloses();
    expect([await sourcesOf('Kidney'), pending(builder)]).toEqual([['one'], []]);
  });
});
