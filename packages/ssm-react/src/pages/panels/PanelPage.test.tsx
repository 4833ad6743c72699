import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { type Builder, createPanel, type PanelContent, type SatClient, savePanel } from 'ssm-core';
import { panelSource, panelSourceRow } from 'ssm-core/testing/panels';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filledBuilder } from '../../features/builder/testing/builders.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { losing, owner, panelContent, saveVersions, seriesSeqIds } from '../../features/panels/testing/panels.ts';
import { axeFindings } from '../../testing/axe.ts';
import { createTestClient, type TestClientOptions } from '../../testing/createTestClient.ts';
import { decidedRows } from '../../testing/panelSources.ts';
import { renderInProvider } from '../../testing/renderWithServer.tsx';
import { PanelPage, type PanelPageProps } from './PanelPage.tsx';

const catalogues = bothVersions(40, 60);
const derivedCatalogues = catalogues.map((each) => ({
  ...each,
  derivedFrom: new Map([['totalCVPlasma', 'calibratorCvPct']] as const),
}));
const slow = { timeout: 10_000 };

interface OpenOptions extends Partial<PanelPageProps> {
  readonly saves?: readonly PanelContent[];
  readonly intercept?: TestClientOptions['intercept'];
  readonly held?: TestClientOptions['catalogues'];
}

function builderOf(...seqIds: readonly string[]): Builder {
  const builder = filledBuilder(seqIds);
  onTestFinished(builder.dispose);
  return builder;
}

function newClient(intercept?: TestClientOptions['intercept'], held: OpenOptions['held'] = catalogues) {
  return createTestClient({ catalogues: held, person: owner.person, ...(intercept && { intercept }) });
}

function show(client: SatClient, shownPage: ReactNode) {
  return renderInProvider(shownPage, { client, requestPath: 'secured' });
}

async function open({ saves = [panelContent()], intercept, held, ...props }: OpenOptions = {}) {
  const client = await newClient(intercept, held);
  const panelId = saves.length === 0 ? 'nobody-has-this-panel' : await saveVersions(client, saves);
  show(client, <PanelPage panelId={panelId} group="Panel" {...props} />);
  return { client, panelId };
}

/** The SeqIds of the rows drawn, from the top. */
function shown(name = 'Kidney injury'): readonly string[] {
  return within(screen.getByRole('grid', { name }))
    .queryAllByRole('gridcell')
    .map((cell) => cell.textContent)
    .filter((text) => /^\d+-\d+$/.test(text));
}

async function awaitRows(...seqIds: readonly string[]): Promise<void> {
  await waitFor(() => expect(shown()).toEqual(seqIds), slow);
}

function press(name: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

function fact(title: string): string | null | undefined {
  return screen.getByText(title, { selector: 'dt' }).nextElementSibling?.textContent;
}

describe('the page of a panel', () => {
  test('a page whose onOpened is another function each time is told once a panel', async () => {
    const client = await newClient();
    const panelId = await saveVersions(client, [panelContent()]);
    function Portal() {
      const [names, setNames] = useState<readonly string[]>([]);
      return (
        <>
          <output>{names.join(', ')}</output>
          <PanelPage panelId={panelId} group="Panel" onOpened={({ name }) => setNames([...names, name])} />
        </>
      );
    }
    const { container } = show(client, <Portal />);
    await screen.findByRole('grid', { name: 'Kidney injury' }, slow);
    expect(container.querySelector('output')?.textContent).toBe('Kidney injury');
  });

  test('S1-06: it has the panel’s name, what it is, and its analytes alone', async () => {
    const onOpened = vi.fn();
    const { panelId } = await open({
      saves: [panelContent({ description: 'For the trial.' })],
      onOpened,
    });
    await awaitRowsOf();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kidney injury');
    expect(['Assay version', 'Reagents', 'Panel version', 'Catalogue revision', 'Id'].map(fact)).toEqual([
      '7K',
      '4',
      '1',
      'series-V_7K-40-1',
      panelId,
    ]);
    expect([fact('Created'), fact('Created') === '']).toEqual([fact('Changed'), false]);
    expect([screen.getByText('For the trial.').tagName, screen.getByText('4 of 4 reagents').tagName]).toEqual([
      'P',
      'OUTPUT',
    ]);
    expect(screen.queryByText('Request access to select reagents')).toBe(null);
    expect(onOpened.mock.calls.map(([panel]) => panel.name)).toEqual(['Kidney injury']);
    await screen.findByRole('figure', { name: 'Total CV Plasma (%)' }, slow);
    expect(await axeFindings()).toEqual([]);
  });

  test('the summary says in words and in numbers how the panel lies against the catalogue', async () => {
    await open();
    const name = 'Total CV Plasma (%)';
    const figure = within(await screen.findByRole('figure', { name }, slow));
    // Of the catalogue each row's 37 times its number modulo 1009; every seventh has none.
    expect(
      figure.getByText(
        'The panel’s median Total CV in plasma is 101.0%, lower than 89% of the catalogue; 1 of 4 has no value.',
      ).tagName,
    ).toBe('P');
    await userEvent.click(figure.getByRole('button', { name: 'Show as a table: Total CV in plasma' }));
    const table = within(figure.getByRole('table', { name: 'Values of Total CV in plasma' }));
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
    expect(rows[0]).toEqual(['Range', 'This panel', 'Whole catalogue']);
    expect(rows.slice(-4)).toEqual([
      ['No value', '1', '5'],
      ['Lower quartile', '87.5%', '198.5%'],
      ['Median', '101.0%', '397.0%'],
      ['Upper quartile', '235.5%', '647.5%'],
    ]);
    const sum = (column: number) => rows.slice(1, -3).reduce((total, row) => total + Number(row[column]), 0);
    expect([sum(1), sum(2)]).toEqual([4, 40]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(figure.getByRole('button', { name: 'Hide the table: Total CV in plasma' }));
    expect(figure.queryByRole('table')).toBe(null);
  });

  test('a bar lists exactly the reagents that it counts, a chip says which and takes it away', async () => {
    await open({ saves: [panelContent({ seqIds: seriesSeqIds(40) })] });
    const bars = within(await screen.findByRole('toolbar', { name: 'Bars of Total CV in plasma' }, slow));
    const names = bars.getAllByRole('button').map((bar) => bar.getAttribute('aria-label') ?? '');
    const count = (name: string) => Number(/: (\d+) reagents?$/.exec(name)?.[1]);
    const figure = within(screen.getByRole('figure', { name: 'Total CV Plasma (%)' }));
    const missing = figure.getByRole('button', { name: 'No value: 5 reagents' });
    // Every seventh of the forty has no value.
    expect(names.reduce((sum, name) => sum + count(name), 5)).toBe(40);

    await userEvent.click(bars.getByRole('button', { name: '50 to below 100%: 2 reagents' }));
    // Of the catalogue each row's 37 times its number modulo 1009: 74 in row 2, 64 in row 29.
    await awaitRows('2-1', '29-1');
    expect(screen.getByText('2 of 40 reagents').tagName).toBe('OUTPUT');
    expect(bars.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('50 to below 100%: 2 reagents');
    expect(
      screen.getByText('The table lists these reagents alone. Total CV in plasma: 50 to below 100%.').tagName,
    ).toBe('P');
    expect(await axeFindings()).toEqual([]);

    await userEvent.click(missing);
    await awaitRows('7-1', '14-1', '21-1', '28-1', '35-1');
    await press('Remove Total CV in plasma: No value');
    await waitFor(() => expect(screen.getByText('40 of 40 reagents').tagName).toBe('OUTPUT'));
    expect(screen.queryByRole('button', { name: /^Remove / })).toBe(null);
  });

  test('the bars of a plot are one stop of Tab, and arrows lead from bar to bar', async () => {
    await open({ saves: [panelContent({ seqIds: seriesSeqIds(40) })] });
    const toolbar = await screen.findByRole('toolbar', { name: 'Bars of Total CV in plasma' }, slow);
    const buttons = within(toolbar).getAllByRole('button');
    expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([buttons[0]]);
    const focused = () => buttons.indexOf(document.activeElement as HTMLElement);
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(2);
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe(1);
    await userEvent.keyboard('{Enter}');
    expect(buttons[1]?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(focused()).toBe(buttons.length - 1);
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe(0);
    await userEvent.tab();
    expect(toolbar.contains(document.activeElement)).toBe(false);
  });

  test('the table of a plot and the dilution groups list their reagents too, and pressed again the whole panel', async () => {
    await open();
    const figure = within(await screen.findByRole('figure', { name: 'Total CV Plasma (%)' }, slow));
    await userEvent.click(figure.getByRole('button', { name: 'Show as a table: Total CV in plasma' }));
    const table = within(figure.getByRole('table', { name: 'Values of Total CV in plasma' }));
    const count = table.getByRole('button', { name: 'No value: 1 reagent' });
    await userEvent.click(count);
    await awaitRows('7-1');
    await userEvent.click(count);
    await awaitRowsOf();
    const groups = within(screen.getByRole('list', { name: 'Reagents by dilution group' }));
    await userEvent.click(groups.getByRole('button', { name: 'dilutionGroup 10: 1 of 4 reagents' }));
    await awaitRows('10-1');
    await press('Remove Dilution Group: dilutionGroup 10');
    await awaitRowsOf();
    expect(screen.queryByRole('button', { pressed: true })).toBe(null);
  });

  test('dilution groups and proteins are counted', async () => {
    await open({ saves: [panelContent({ seqIds: ['1-1', '2-1'] })] });
    const list = await screen.findByRole('list', { name: 'Reagents by dilution group' }, slow);
    const groups = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    // For those who listen in one sentence; what is seen follows.
    const filled = groups.filter((text) => text.endsWith('1 of 2')).toSorted();
    expect([groups.length, filled]).toEqual([
      40,
      [
        'dilutionGroup 1: 1 of 2 reagentsdilutionGroup 11 of 2',
        'dilutionGroup 2: 1 of 2 reagentsdilutionGroup 21 of 2',
      ],
    ]);
    expect([
      screen.getByText('2 distinct proteins (UniProt)').tagName,
      screen.getByText('No two reagents share a protein').tagName,
    ]).toEqual(['LI', 'LI']);
  });

  test('S4-04: certified people see a Set', async () => {
    await open({ group: 'Set' });
    await awaitRowsOf();
    expect([fact('Set version'), screen.getByRole('group', { name: 'Set' }).tagName]).toEqual(['1', 'DIV']);
  });

  test('it is edited in the builder of its version, and without one it has no button', async () => {
    const builder = builderOf();
    const onLoaded = vi.fn();
    const { client, panelId } = await open({ builder, onLoaded });
    await awaitRowsOf();
    await press('Edit');
    const { headers } = await client.get('/custompanel/panel/{panelId}', { params: { path: { panelId } } });
    const { seqIds, origin } = builder.getSnapshot().lists.V_7K;
    expect([[...seqIds].toSorted(), origin, onLoaded.mock.calls, screen.queryByRole('dialog')]).toEqual([
      ['10-1', '2-1', '30-1', '7-1'],
      { panelId, number: 1, name: 'Kidney injury', etag: headers.get('ETag') },
      [['V_7K']],
      null,
    ]);
  });

  test('editing asks before it takes the place of another list, and undoing it brings back what that came from', async () => {
    const builder = builderOf('2-1', '9-1');
    const onLoaded = vi.fn();
    const { client } = await open({ builder, onLoaded });
    const other = await createPanel(
      client,
      owner.sub,
      panelContent({ name: 'Liver', seqIds: ['2-1', '9-1'] }),
      'liver',
    );
    builder.noteSaved(other);
    await awaitRowsOf();
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Kidney injury' }));
    expect(
      await dialog.findByText(
        'Kidney injury has 4 analytes. The 7K Panel Builder holds 2 analytes. 1 of them are in the builder already.',
      ),
    ).toBeVisible();
    expect(await dialog.findByText('It is Liver, version 1. No changes to save.')).toBeVisible();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
    const list = () => builder.getSnapshot().lists.V_7K;
    expect([list().count, onLoaded.mock.calls]).toEqual([2, []]);
    await press('Edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Replace with 4 analytes' }));
    expect([list().count, list().origin?.name, onLoaded.mock.calls]).toEqual([4, 'Kidney injury', [['V_7K']]]);
    builder.undo('V_7K');
    expect([[...list().seqIds], list().origin?.name]).toEqual([['2-1', '9-1'], 'Liver']);
  });

  test('S1-15: the question before editing names what of the builder would be lost', async () => {
    const builder = builderOf('2-1', '9-1');
    const { client } = await open({ builder });
    await awaitRowsOf();
    const loses = 'Replacing it loses what is not saved. Undo in the builder brings it back.';
    await press('Edit');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Kidney injury' }));
    expect(await screen.findByText(`New panel, 2 analytes not saved. ${loses}`)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    const content = panelContent({ name: 'Liver', seqIds: ['2-1', '9-1'] });
    builder.noteSaved(await createPanel(client, owner.sub, content, 'liver'));
    builder.add('V_7K', ['3-1']);
    await press('Edit');
    expect(
      await screen.findByText(`It is Liver, version 1. 1 change not saved: 1 added. ${loses}`, undefined, slow),
    ).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Replace with 4 analytes' })).toBeVisible();
  });

  test('editing a list of the same analytes asks nothing', async () => {
    const builder = builderOf('2-1', '7-1', '10-1', '30-1');
    const onLoaded = vi.fn();
    await open({ builder, onLoaded });
    await awaitRowsOf();
    await press('Edit');
    expect([onLoaded.mock.calls, builder.getSnapshot().lists.V_7K.origin?.name]).toEqual([[['V_7K']], 'Kidney injury']);
  });

  test('what left the catalogue is named, and the rest is shown', async () => {
    await open({ intercept: async (request, answer) => losing(['9999-9', '8888-8'], await answer(request)) });
    const note = await screen.findByRole('region', { name: '2 reagents are no longer in the catalogue' }, slow);
    expect([within(note).getByText('9999-9, 8888-8').tagName, fact('Reagents'), shown()]).toEqual([
      'P',
      '6',
      ['2-1', '7-1', '10-1', '30-1'],
    ]);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBe(null);
    expect(await axeFindings()).toEqual([]);
  });

  test('a panel that there is not says so, and leads to the list', async () => {
    const onOpenPanels = vi.fn();
    await open({ saves: [], panelsHref: '/my-panels', onOpenPanels });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such panel' }, slow)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'My Panels' }));
    expect([onOpenPanels.mock.calls.length, screen.queryByRole('alert')]).toEqual([1, null]);
    expect(await axeFindings()).toEqual([]);
  });

  test('R11: a failure is told once, and tried again', async () => {
    let isBroken = true;
    await open({
      intercept: async (request, answer) =>
        isBroken && request.method === 'GET' && request.url.includes('/custompanel/')
          ? new Response(null, { status: 400 })
          : answer(request),
    });
    const alert = await screen.findByRole('alert', undefined, slow);
    expect(within(alert).getAllByRole('paragraph')[0]?.textContent).toBe(
      'There was an error with your request, please try again later or contact our support team.',
    );
    isBroken = false;
    await press('Try again');
    await awaitRowsOf();
    expect(screen.queryByRole('alert')).toBe(null);
  });

  test('R11: versions that cannot be read again are told of, and those of before stay', async () => {
    let isBroken = false;
    await open({
      intercept: async (request, answer) =>
        isBroken && new URL(request.url).pathname.endsWith('/version')
          ? new Response(null, { status: 400 })
          : answer(request),
    });
    await awaitRowsOf();
    await press('Versions');
    await screen.findByText('Version 1', { exact: false, selector: 'li span' }, slow);
    await press('Versions');
    isBroken = true;
    await press('Versions');
    await screen.findByRole('alert', undefined, slow);
    expect(screen.getByRole('list', { name: 'Versions of this panel' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    isBroken = false;
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null), slow);
  });

  test('S8-01: of a panel that is gone neither versions nor sources are offered again', async () => {
    const { client, panelId } = await open();
    await awaitRowsOf();
    const params = { path: { panelId }, header: { 'If-Match': '*' } };
    await client.delete('/custompanel/panel/{panelId}', { params });
    await press('Versions');
    await press('Sources');
    const alerts = await waitFor(() => {
      const found = screen.getAllByRole('alert');
      expect(found.length).toBe(2);
      return found;
    }, slow);
    expect(alerts.flatMap((alert) => within(alert).queryAllByRole('button'))).toEqual([]);
  });

  test('R12: what takes long can be stopped, and started again', async () => {
    let isSilent = true;
    await open({
      intercept: (request, answer) =>
        isSilent && request.method === 'GET' && request.url.includes('/custompanel/')
          ? new Promise((_, reject) => {
              request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
            })
          : answer(request),
    });
    expect(await screen.findByRole('progressbar', { name: 'Loading the panel' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }, slow));
    expect(await screen.findByText('Loading was stopped', undefined, slow)).toBeVisible();
    isSilent = false;
    await press('Try again');
    await awaitRowsOf();
  });
});

async function awaitRowsOf(): Promise<void> {
  await screen.findByRole('grid', { name: 'Kidney injury' }, slow);
  await awaitRows('2-1', '7-1', '10-1', '30-1');
}

const thrice = [
  panelContent({ seqIds: ['1-1', '2-1'] }),
  panelContent({ seqIds: ['2-1', '3-1', '4-1'] }),
  panelContent(),
];

describe('the versions of a panel', () => {
  test('an old one is said to be one, and leads to the newest', async () => {
    const builder = builderOf();
    await open({ saves: thrice, number: 1, builder });
    expect(await screen.findByText('This is version 1. The newest is version 3.', undefined, slow)).toBeVisible();
    await awaitRows('1-1', '2-1');
    const origin = () => builder.getSnapshot().lists.V_7K.origin;
    await press('Edit');
    const old = origin();
    builder.clear('V_7K');
    await press('Show the newest version');
    await awaitRowsOf();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByText('This is version 1. The newest is version 3.')).toBe(null);
    await press('Edit');
    expect([old?.number, origin()?.number, old?.etag === origin()?.etag]).toEqual([1, 3, true]);
  });

  test('they are listed, and one of them is shown', async () => {
    await open({ saves: thrice });
    await awaitRowsOf();
    const toggle = screen.getByRole('button', { name: 'Versions' });
    expect(toggle.ariaExpanded).toBe('false');
    await userEvent.click(toggle);
    const list = await screen.findByRole('list', { name: 'Versions of this panel' }, slow);
    const lines = within(list)
      .getAllByRole('listitem')
      .map((item) => [...item.querySelectorAll(':scope > :not(time)')].map((part) => part.textContent));
    expect(lines).toEqual([
      ['Version 3 (newest)', '4 reagents', 'Kidney injury', 'Shown on this page'],
      ['Version 2', '3 reagents', 'Kidney injury', 'View version 2', 'Restore version 2'],
      ['Version 1', '2 reagents', 'Kidney injury', 'View version 1', 'Restore version 1'],
    ]);
    expect(await axeFindings()).toEqual([]);
    await press('View version 2');
    await awaitRows('2-1', '3-1', '4-1');
    const now = screen.getByRole('list', { name: 'Versions of this panel' });
    expect([now === list, fact('Panel version'), document.activeElement?.textContent]).toEqual([
      true,
      '2',
      'Shown on this page',
    ]);
  });

  describe('an earlier one is restored', () => {
    const named = [
      panelContent({ name: 'Kidney', description: 'The first', seqIds: ['1-1', '2-1'] }),
      panelContent({ seqIds: ['2-1', '3-1', '4-1'] }),
      panelContent(),
    ];

    async function openRestore(number: number) {
      await userEvent.click(await screen.findByRole('button', { name: 'Versions' }, slow));
      await userEvent.click(await screen.findByRole('button', { name: `Restore version ${number}` }, slow));
      return within(await screen.findByRole('dialog', { name: `Restore version ${number}` }));
    }

    async function confirm(): Promise<void> {
      const button = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' });
      await waitFor(() => expect(button).toBeEnabled(), slow);
      await userEvent.click(button);
    }

    async function told(text: string): Promise<void> {
      const region = screen.getByRole('region', { name: 'Notifications' });
      expect((await within(region).findAllByText(text)).length).toBe(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    }

    test('S1-16: as a new version that is equal to it, told once, and undone by restoring again', async () => {
      const { client, panelId } = await open({ saves: named });
      await awaitRowsOf();
      const dialog = await openRestore(1);
      expect(
        await dialog.findByText('Saves version 4 with the 2 reagents of version 1. The earlier versions stay.'),
      ).toBeVisible();
      expect(dialog.getByText('Against version 3: 1 reagent back, 3 reagents gone.')).toBeVisible();
      expect(dialog.getByText('Its name becomes Kidney.')).toBeVisible();
      expect(dialog.getByText('Its description becomes: The first')).toBeVisible();
      expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
      await confirm();
      await told('Version 1 restored as version 4');
      expect(await screen.findByRole('heading', { level: 1, name: 'Kidney' })).toBeVisible();
      expect(fact('Panel version')).toBe('4');
      const read = async (query = {}) => {
        const { data } = await client.get('/custompanel/panel/{panelId}', { params: { path: { panelId }, query } });
        const { name, description, version, seqIds } = data;
        return { name, description, version, seqIds };
      };
      const before = await read({ number: 3 });
      expect([await read(), await read({ number: 1 })]).toEqual([
        { name: 'Kidney', description: 'The first', version: 'V_7K', seqIds: ['1-1', '2-1'] },
        { name: 'Kidney', description: 'The first', version: 'V_7K', seqIds: ['1-1', '2-1'] },
      ]);
      await userEvent.click(await screen.findByRole('button', { name: 'Restore version 3' }, slow));
      await screen.findByRole('dialog', { name: 'Restore version 3' });
      await confirm();
      await told('Version 3 restored as version 5');
      expect(await read()).toEqual(before);
    });

    test('S1-16: its reagents that have left the catalogue are named first, and come back with it', async () => {
      const sent: (readonly unknown[])[] = [];
      await open({
        saves: named,
        async intercept(request, answer) {
          if (request.method === 'PUT' && request.url.includes('restores')) {
            const { seqIds } = (await request.clone().json()) as PanelContent;
            sent.push([new URL(request.url).search, seqIds]);
          }
          const answered = await answer(request);
          return request.url.includes('?number=1') ? losing(['9999-9'], answered) : answered;
        },
      });
      await awaitRowsOf();
      const dialog = await openRestore(1);
      const lost = within(await dialog.findByRole('region', { name: '1 reagent is no longer in the catalogue' }, slow));
      expect(lost.getByText('9999-9')).toBeVisible();
      await confirm();
      // The server of this test never had it in the version, and says so.
      expect(await dialog.findByText(/^1 analyte is not on the menu: 9999-9\./)).toBeVisible();
      expect(sent).toEqual([['?restores=1', ['1-1', '2-1', '9999-9']]]);
    });

    test('S1-16, R5: one that was saved meanwhile in another place is not overwritten, and can then be', async () => {
      const { client, panelId } = await open({ saves: named });
      await awaitRowsOf();
      const dialog = await openRestore(1);
      await dialog.findByText('Against version 3: 1 reagent back, 3 reagents gone.');
      const { headers } = await client.get('/custompanel/panel/{panelId}', { params: { path: { panelId } } });
      await savePanel(client, panelId, headers.get('ETag') ?? '', panelContent({ seqIds: ['2-1'] }));
      await confirm();
      expect(
        await dialog.findByText(/^It was saved in another place meanwhile, and nothing was restored\./),
      ).toBeVisible();
      expect(await dialog.findByText('Against version 4: 1 reagent back.')).toBeVisible();
      await confirm();
      await told('Version 1 restored as version 5');
    });

    test('what is the same already is not restored', async () => {
      await open({ saves: [panelContent(), panelContent({ name: 'Other' }), panelContent()] });
      await awaitRowsOf();
      const dialog = await openRestore(1);
      expect(await dialog.findByText('Version 3 is the same as version 1: there is nothing to restore.')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
    });

    test('R11, R12: a failure is told in the dialog and tried again; one that is cancelled changes nothing on the page', async () => {
      let way: 'broken' | 'silent' | 'whole' = 'broken';
      await open({
        saves: named,
        intercept(request, answer) {
          if (!request.url.includes('restores') || way === 'whole') return answer(request);
          return way === 'silent' ? new Promise(() => undefined) : Promise.resolve(new Response(null, { status: 500 }));
        },
        number: 2,
      });
      await awaitRowsOfVersion('2-1', '3-1', '4-1');
      const dialog = await openRestore(2);
      way = 'broken';
      await confirm();
      await dialog.findByRole('alert', undefined, slow);
      way = 'silent';
      await confirm();
      await dialog.findByRole('progressbar', { name: 'Restoring' });
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
      expect(fact('Panel version')).toBe('2');
      way = 'whole';
      await userEvent.click(screen.getByRole('button', { name: 'Restore version 2' }));
      await confirm();
      await told('Version 2 restored as version 4');
      await waitFor(() => expect(fact('Panel version')).toBe('4'));
    });
  });

  test('a host may hold which one is shown', async () => {
    const onNumberChange = vi.fn();
    await open({ saves: thrice, number: 2, onNumberChange });
    await awaitRowsOfVersion('2-1', '3-1', '4-1');
    await press('Show the newest version');
    expect([onNumberChange.mock.calls, fact('Panel version')]).toEqual([[[undefined]], '2']);
  });

  test('one that there is not says so, and leads to the newest', async () => {
    await open({ saves: thrice, number: 7 });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no version 7' }, slow)).toBeVisible();
    await press('Show the newest version');
    await awaitRowsOf();
  });

  test('R11: of more than a page of them any two are compared, whichever page is shown', async () => {
    let isBroken = true;
    await open({
      saves: Array.from({ length: 103 }, (_, index) =>
        panelContent({ description: String(index), seqIds: seriesSeqIds(index === 1 ? 2 : 3) }),
      ),
      intercept: async (request, answer) =>
        isBroken && new URL(request.url).searchParams.get('page') === '2'
          ? new Response(null, { status: 400 })
          : answer(request),
    });
    await screen.findByRole('button', { name: 'Versions' }, slow);
    await press('Versions');
    await screen.findByRole('alert', undefined, slow);
    expect(screen.getByRole('list', { name: 'Versions of this panel' }).children.length).toBe(100);
    isBroken = false;
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null), slow);
    await choose('with', 'Version 2');
    expect(
      await screen.findByText(
        '1 reagent only in version 103, 2 reagents in both, 0 reagents only in version 2.',
        undefined,
        slow,
      ),
    ).toBeVisible();
  });

  test('S1-17: the shown version is compared with the one before, in words, then reagent by reagent, and others can be chosen', async () => {
    await open({ saves: thrice });
    await awaitRowsOf();
    await press('Versions');
    expect(
      await screen.findByText(
        '3 reagents only in version 3, 1 reagent in both, 2 reagents only in version 2.',
        undefined,
        slow,
      ),
    ).toBeVisible();
    const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings().slice(0, 3)).toEqual(['Only in version 3: 3', 'Only in version 2: 2', 'In both: 1']);
    expect([listed('Only in version 3: 3'), listed('Only in version 2: 2'), listed('In both: 1')]).toEqual([
      ['7-1 Target 7', '10-1 ', '30-1 '],
      ['3-1 Target 3', '4-1 Target 4'],
      [],
    ]);
    const both = screen.getByRole('button', { name: 'In both: 1' });
    await userEvent.click(both);
    expect([both.ariaExpanded, listed('In both: 1')]).toEqual(['true', ['2-1 Target 2']]);
    expect(await axeFindings()).toEqual([]);
    await choose('Compare', 'Version 1');
    expect(
      await screen.findByText(
        '1 reagent only in version 1, 1 reagent in both, 2 reagents only in version 2.',
        undefined,
        slow,
      ),
    ).toBeVisible();
  });

  test('S1-17: stand beside the table where there is room, and leave its first rows in sight where there is little', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await open({ saves: thrice });
    await awaitRowsOf();
    await press('Versions');
    const versions = await screen.findByRole('region', { name: 'Versions' }, slow);
    const grid = screen.getByRole('grid', { name: 'Kidney injury' });
    const places = () => [versions, grid].map((element) => element.getBoundingClientRect());
    await choose('with', 'Version 1');
    const onlyOne = await screen.findByRole('heading', { name: 'Only in version 3: 3' }, slow);
    const inSight = () => onlyOne.getBoundingClientRect().bottom < versions.getBoundingClientRect().bottom;
    const [beside, table] = places() as [DOMRect, DOMRect];
    expect([beside.left >= table.right, beside.top < table.top, inSight()]).toEqual([true, true, true]);
    await page.viewport(900, 900);
    await waitFor(() => {
      const [above, below] = places() as [DOMRect, DOMRect];
      const firstRow = within(grid).getAllByRole('row')[1]?.getBoundingClientRect();
      expect([above.bottom <= below.top, (firstRow?.bottom ?? 1000) < 900, inSight()]).toEqual([true, true, true]);
    }, slow);
    expect(await axeFindings()).toEqual([]);
  });

  test('a panel beyond the hundredth is found by its name, and compared', async () => {
    const client = await newClient();
    for (let number = 1; number <= 101; number++) {
      await createPanel(
        client,
        owner.sub,
        panelContent({ name: `Panel ${number}`, seqIds: ['2-1', '3-1'] }),
        `key-${number}`,
      );
    }
    const panelId = await saveVersions(client, [panelContent()]);
    show(client, <PanelPage panelId={panelId} group="Panel" sub={owner.sub} />);
    await awaitRowsOf();
    await press('Versions');
    const chooser = within(await screen.findByRole('group', { name: 'Compare' }, slow));
    expect(await chooser.findByText('Showing 99 of 101 panels', undefined, slow)).toBeVisible();
    await userEvent.click(chooser.getByRole('button', { name: 'with' }));
    await screen.findByRole('option', { name: 'Panel 101' }, slow);
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    // Those saved first: which of them, where several are of one millisecond, the server says.
    const left = Array.from({ length: 101 }, (_, index) => `Panel ${index + 1}`).filter(
      (name) => !offered.includes(name),
    );
    expect(left).toHaveLength(2);
    const [older = ''] = left;
    await userEvent.fill(chooser.getByRole('searchbox', { name: 'Find a panel' }), older.toLowerCase());
    await waitFor(() => expect(chooser.queryByText('Showing 99 of 101 panels')).toBe(null), slow);
    await choose('with', older);
    const words = `3 reagents only in version 1, 1 reagent in both, 1 reagent only in ${older}.`;
    expect(await screen.findByText(words, undefined, slow)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    // What is compared stays, whatever is found next.
    await userEvent.fill(chooser.getByRole('searchbox', { name: 'Find a panel' }), 'nothing of the kind');
    expect(await chooser.findByText('No panel matches “nothing of the kind”', undefined, slow)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  test('a panel of the other assay version is compared by SeqId', async () => {
    const client = await newClient();
    const panelId = await saveVersions(client, [panelContent()]);
    const other = panelContent({ name: 'Liver', version: 'V_11K', seqIds: ['2-1', '60-1'] });
    const { panel } = await createPanel(client, owner.sub, other, 'liver');
    const comparisons = [
      { id: panelId, name: 'Kidney injury' },
      { id: panel.id, name: 'Liver' },
    ];
    show(client, <PanelPage panelId={panelId} group="Panel" comparisons={comparisons} />);
    await awaitRowsOf();
    await press('Versions');
    await choose('with', 'Liver');
    expect(
      await screen.findByText(
        '3 reagents only in version 1, 1 reagent in both, 1 reagent only in Liver.',
        undefined,
        slow,
      ),
    ).toBeVisible();
    expect(screen.getByText('They are of different assay versions and are compared by Sequence ID.')).toBeVisible();
  });
});

async function awaitRowsOfVersion(...seqIds: readonly string[]): Promise<void> {
  await screen.findByRole('grid', { name: 'Kidney injury' }, slow);
  await awaitRows(...seqIds);
}

async function choose(list: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: list }, slow));
  await userEvent.click(await screen.findByRole('option', { name: option }, slow));
}

function listed(title: string): readonly string[] {
  const region = screen.getByRole('region', { name: title });
  return within(region)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
}

describe('exporting a panel', () => {
  /** The downloads that were begun: name and content. */
  function watchDownloads() {
    const blobs: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return `blob:${blobs.length}`;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return { blobs, names };
  }

  test('S8-07, R29: both files hold the panel, and their downloads are told', async () => {
    const { blobs, names } = watchDownloads();
    await open({ intercept: async (request, answer) => losing(['9999-9'], await answer(request)) });
    await awaitRowsOf();
    for (const [format, file] of [
      ['Excel workbook (.xlsx)', 'Kidney injury v1.xlsx'],
      ['Comma-separated values (.csv)', 'Kidney injury v1.csv'],
    ] as const) {
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: format }, slow));
      expect(await screen.findByText(`${file} downloaded`, undefined, slow)).toBeVisible();
    }
    expect(names).toEqual(['Kidney injury v1.xlsx', 'Kidney injury v1.csv']);
    const lines = (await blobs[1]?.text())?.split('\r\n') ?? [];
    const at = lines.findIndex((line) => line.startsWith('Sequence ID,Full Name,Target Name,UniProt ID'));
    expect(lines.slice(at + 1).map((line) => line.split(',').slice(0, 3))).toEqual([
      ["'30-1", 'Protein 30', ''],
      ["'2-1", 'Protein 2', 'Target 2'],
      ["'10-1", 'Protein 10', ''],
      ["'7-1", 'Protein 7', 'Target 7'],
      ["'9999-9", '', ''],
      [''],
    ]);
    expect(lines.slice(0, 3).map((line) => line.split(',').slice(0, 2))).toEqual([
      ['Panel name', 'Kidney injury'],
      ['Panel id', lines[1]?.split(',')[1]],
      ['Assay version', '7K'],
    ]);
  });

  test('a measure that another one fills says so in the table, the summary and the file', async () => {
    const { blobs } = watchDownloads();
    const said = 'Total CV Plasma (%), filled from calibratorCvPct';
    await open({ held: derivedCatalogues });
    await awaitRowsOf();
    expect(await screen.findByRole('figure', { name: said }, slow)).toBeVisible();
    expect(screen.getAllByRole('figure', { name: /filled from/ }).length).toBe(1);
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Comma-separated values (.csv)' }, slow));
    await screen.findByText('Kidney injury v1.csv downloaded', undefined, slow);
    const lines = (await blobs[0]?.text())?.split('\r\n') ?? [];
    expect(lines.filter((line) => line.startsWith('Note'))).toEqual([`Note,"${said}"${','.repeat(28)}`]);
  });

  test('R11: a failure is told, and it can be tried again', async () => {
    const { names } = watchDownloads();
    let isBroken = false;
    await open({
      intercept: (request, answer) =>
        isBroken ? Promise.resolve(new Response(null, { status: 400 })) : answer(request),
    });
    await awaitRowsOf();
    await screen.findByRole('figure', { name: 'Total CV Plasma (%)' }, slow);
    isBroken = true;
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Comma-separated values (.csv)' }, slow));
    expect((await screen.findByRole('alert', undefined, slow)).textContent).toBe(
      'There was an error with your request, please try again later or contact our support team.',
    );
    isBroken = false;
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Comma-separated values (.csv)' }, slow));
    await waitFor(() => expect(names).toEqual(['Kidney injury v1.csv']), slow);
  });
});

test('a panel of the whole catalogue is shown whole', async () => {
  const client = await createTestClient({ catalogues: bothVersions(40, 11_083), person: owner.person });
  const content = panelContent({ name: 'Everything', version: 'V_11K', seqIds: [...seriesSeqIds(11_083)] });
  const panelId = await saveVersions(client, [content]);
  show(client, <PanelPage panelId={panelId} group="Panel" />);
  expect(await screen.findByText('11,083 of 11,083 reagents', undefined, slow)).toBeVisible();
});

describe('the sources of a panel', () => {
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name: `Rows of ${name}` }))
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  const file = 'Supplement.xlsx';

  test('S4-21: each list has its file, its time, what was decided, and its rows', async () => {
    await open({ saves: [panelContent({ sources: [panelSource({ rows: decidedRows })] })] });
    await awaitRowsOf();
    await press('Sources');
    const section = within(screen.getByRole('region', { name: 'Sources' }));
    const [list] = await section.findAllByRole('listitem', undefined, slow);
    const source = within(list as HTMLElement);
    expect(source.getByRole('heading', { level: 3 }).textContent).toBe(file);
    expect(source.getByText('6 rows, 4 reagents taken, 1 cell edited')).toBeVisible();
    expect(source.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      [
        ['Found, and added without a decision', '1'],
        ['Chosen by hand', '1'],
        ['Accepted with all rows of the same reason', '1'],
        ['The best of several', '1'],
        ['Refused', '1'],
        ['Left out', '1'],
      ],
    );
    expect(screen.queryByRole('table')).toBe(null);
    await press(`Show the rows: ${file}`);
    const rows = rowsOf(file);
    expect(rows[0]).toEqual(['Sheet', 'Line', 'As written', 'Edited to', 'Status', 'Reason', 'Taken', 'Decision']);
    const told = rows
      .slice(1)
      .map(([sheet, line, raw, edited, , , taken, decision]) => [sheet, line, raw, edited, taken, decision]);
    expect(told).toEqual([
      ['Table S3', '2', 'IL6', '', '2-1', 'Found, and added without a decision'],
      ['Table S3', '3', 'TNFa', 'TNF', '7-1', 'Chosen by hand'],
      ['Table S3', '4', 'HER2', '', '10-1', 'Accepted with all rows of the same reason'],
      ['Table S3', '5', 'CFH', '', '30-1', 'Of several, the one with the lowest Total CV Plasma (%)'],
      ['Table S3', '6', 'MCP1', '', '', 'Refused'],
      ['Table S3', '7', 'NEFL2', '', '', 'Left out'],
    ]);
    expect(await axeFindings()).toEqual([]);
    await press(`Hide the rows: ${file}`);
    expect(screen.queryByRole('table')).toBe(null);
  });

  test('S4-21: a version has the lists of its save and of all before it; a panel without any says so', async () => {
    const saves = [
      panelContent(),
      panelContent({ description: 'B', sources: [panelSource({ id: 'b', file: 'B.csv' })] }),
      panelContent({ description: 'C', sources: [panelSource({ id: 'c', file: null })] }),
    ];
    const { client, panelId } = await open({ saves });
    await awaitRowsOf();
    await press('Sources');
    const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['B.csv', 'Pasted list']), slow);
    cleanup();
    show(client, <PanelPage panelId={panelId} group="Set" number={1} />);
    await awaitRowsOf();
    await press('Sources');
    expect(await screen.findByText('No imported list was saved with this set.', undefined, slow)).toBeVisible();
  });

  test('20,000 rows are a hundred at a time', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => panelSourceRow({ line: index + 1 }));
    await open({ saves: [panelContent({ sources: [panelSource({ rows })] })] });
    await awaitRowsOf();
    await press('Sources');
    await userEvent.click(await screen.findByRole('button', { name: `Show the rows: ${file}` }, slow));
    expect([rowsOf(file).length, screen.getByText('Rows 1 to 100 of 20,000').tagName]).toEqual([101, 'OUTPUT']);
    expect(screen.getByRole('button', { name: 'Previous rows' }).ariaDisabled).toBe('true');
    await press('Next rows');
    expect([rowsOf(file)[1]?.[1], screen.getByText('Rows 101 to 200 of 20,000').tagName]).toEqual(['101', 'OUTPUT']);
  });

  test('R11: sources that do not come can be asked for again', async () => {
    let isBroken = true;
    await open({
      saves: [panelContent({ sources: [panelSource()] })],
      intercept: async (request, answer) =>
        isBroken && request.url.includes('/source') ? new Response(null, { status: 400 }) : answer(request),
    });
    await awaitRowsOf();
    await press('Sources');
    await screen.findByRole('alert', undefined, slow);
    expect(await axeFindings()).toEqual([]);
    isBroken = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 3, name: file }, slow)).toBeVisible();
  });

  test('S4-21: the exported file says them, and is not made without them', async () => {
    let isBroken = false;
    const files = vi.spyOn(URL, 'createObjectURL');
    onTestFinished(() => files.mockRestore());
    await open({
      saves: [panelContent({ sources: [panelSource({ rows: decidedRows })] })],
      intercept: async (request, answer) =>
        isBroken && request.url.includes('/source') ? new Response(null, { status: 400 }) : answer(request),
    });
    await awaitRowsOf();
    const exportCsv = async () => {
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Comma-separated values (.csv)' }));
    };
    await exportCsv();
    await screen.findByText('Kidney injury v1.csv downloaded', undefined, slow);
    const [text] = await Promise.all(files.mock.calls.map(([blob]) => (blob as Blob).text()));
    expect(text).toContain(
      `Imported lists,"${file} (2026-02-01T00:00:00.000Z): 6 rows, 4 taken, 1 refused, 1 left out"`,
    );
    isBroken = true;
    await exportCsv();
    await screen.findByText(/There was an error with your request/, undefined, slow);
    expect(files.mock.calls.length).toBe(1);
  });
});
