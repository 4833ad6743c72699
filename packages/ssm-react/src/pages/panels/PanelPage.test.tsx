import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createPanel, deletePanel } from 'ssm-core';
import { panelSource, panelSourceRow } from 'ssm-core/testing/panels';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { losing, owner, panelContent, saveVersions, seriesSeqIds } from '../../features/panels/testing/panels.ts';
import { axeFindings } from '../../testing/axe.ts';
import { createTestClient, withoutGeneSets } from '../../testing/createTestClient.ts';
import { decidedRows, proteinRule } from '../../testing/panelSources.ts';
import { PanelPage } from './PanelPage.tsx';
import { builderOf } from './testing/builderOf.ts';
import {
  awaitAllRows,
  awaitRows,
  catalogues,
  fact,
  newClient,
  openPanel,
  press,
  shownSeqIds,
  showPage,
} from './testing/panelPage.tsx';

describe('PanelPage', () => {
  describe('the page of a panel', () => {
    test('calls onOpened once per panel, even if onOpened is an inline function', async () => {
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
      const { container } = showPage(client, <Portal />);
      await screen.findByRole('grid', { name: 'Kidney injury' });
      expect(container.querySelector('output')?.textContent).toBe('Kidney injury');
    });

    test('is cited by its id, version, catalogue revision, date, and the hash of its content', async () => {
      const { panelId } = await openPanel();
      await awaitAllRows();
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Cite…' }));
      const dialog = await screen.findByRole('dialog', { name: 'Cite Kidney injury' });
      const box = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: 'Citation' });
      const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
      // By `printf '7K\n10-1\n2-1\n30-1\n7-1\n' | sha256sum`.
      const hash = '5521909bf8048a90425997b1f1ffde11aa91471900cb3d68f38f87837bcb0911';
      expect(box.value).toBe(
        `Kidney injury, panel version 1: 4 reagents of the SomaScan 7K assay. Saved on ${today} (UTC) with catalogue revision series-V_7K-40-1. Panel id ${panelId}, version 1. Content sha256:${hash}.`,
      );
      expect(await axeFindings()).toEqual([]);
    });

    test('S1-06: shows the panel’s name, its facts and only its analytes', async () => {
      const onOpened = vi.fn();
      const { panelId } = await openPanel({
        saves: [panelContent({ description: 'For the trial.' })],
        onOpened,
      });
      await awaitAllRows();
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
      await screen.findByRole('figure', { name: 'Total CV Plasma (%)' });
      expect(await axeFindings()).toEqual([]);
    });

    test('tests the panel for enrichment, except on a server without gene sets', async () => {
      const onEnrich = vi.fn();
      const { panelId } = await openPanel({ onEnrich });
      await userEvent.click(await screen.findByRole('button', { name: 'Enrichment' }));
      expect(onEnrich.mock.calls).toEqual([[panelId, undefined]]);
      cleanup();
      await openPanel({ onEnrich, intercept: withoutGeneSets });
      await awaitAllRows();
      expect(screen.queryByRole('button', { name: 'Enrichment' })).toBe(null);
    });

    test('is the start of a plan', async () => {
      const onPlan = vi.fn();
      const { panelId } = await openPanel({ onPlan });
      await userEvent.click(await screen.findByRole('button', { name: 'Plan' }));
      expect(onPlan.mock.calls.map(([panel, number]) => [panel.id, panel.version, number])).toEqual([
        [panelId, 'V_7K', undefined],
      ]);
    });

    test('S4-04: is named a Set for certified people', async () => {
      await openPanel({ group: 'Set' });
      await awaitAllRows();
      expect([fact('Set version'), screen.getByRole('group', { name: 'Set' }).tagName]).toEqual(['1', 'DIV']);
    });

    test('names reagents that left the catalogue, and shows the remaining reagents', async () => {
      await openPanel({ intercept: async (request, answer) => losing(['9999-9', '8888-8'], await answer(request)) });
      const note = await screen.findByRole('region', { name: '2 reagents are no longer in the catalogue' });
      expect([within(note).getByText('9999-9, 8888-8').tagName, fact('Reagents'), shownSeqIds()]).toEqual([
        'P',
        '6',
        ['2-1', '7-1', '10-1', '30-1'],
      ]);
      expect(screen.queryByRole('button', { name: 'Edit' })).toBe(null);
      expect(await axeFindings()).toEqual([]);
    });

    test('says that a panel does not exist, and links to the list of panels', async () => {
      const onOpenPanels = vi.fn();
      await openPanel({ saves: [], panelsHref: '/my-panels', onOpenPanels });
      expect(await screen.findByRole('heading', { level: 1, name: 'There is no such panel' })).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'My Panels' }));
      expect([onOpenPanels.mock.calls.length, screen.queryByRole('alert')]).toEqual([1, null]);
      expect(await axeFindings()).toEqual([]);
    });

    test('a deleted panel is told with its date, id and, for its owner, its name and hash, which the owner can show', async () => {
      const client = await newClient();
      const panelId = await saveVersions(client, [panelContent()]);
      const { data } = await client.get('/custompanel/panel/{panelId}', { params: { path: { panelId } } });
      await deletePanel(client, panelId, data?.etag ?? '');
      showPage(client, <PanelPage panelId={panelId} group="Panel" panelsHref="/my-panels" />);
      const title = 'Kidney injury: this panel was deleted';
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect([fact('Id'), fact('Assay version'), fact('Newest version')]).toEqual([panelId, '7K', '1']);
      expect(fact('Content hash of that version')).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(fact('Deleted')).toMatch(new RegExp(String(new Date().getFullYear())));
      expect(document.body.textContent).not.toContain('10-1');
      const box = screen.getByRole('checkbox', { name: 'Show them its name and content hash too' });
      expect(box).not.toBeChecked();
      await userEvent.click(box);
      await waitFor(() => expect(box).toBeChecked());
      expect(await axeFindings()).toEqual([]);
    });

    test.each([
      ['says nothing but id and date', null, 'This panel was deleted', 0],
      ['shows what the owner allowed', 'Kidney', 'Kidney: this panel was deleted', 1],
    ])("another person's deleted panel %s", async (_, name, title, hashes) => {
      const hash = name === null ? null : `sha256:${'a'.repeat(64)}`;
      const facts = { panelId: 'gone-of-another', version: 'V_7K', number: 2, deleted: '2026-11-20T10:00:00.000Z' };
      const tombstone = { ...facts, name, hash, isNamed: name !== null, isOwn: false };
      await openPanel({
        saves: [],
        intercept: async (request, answer) =>
          request.url.endsWith('/tombstone') ? Response.json(tombstone) : answer(request),
      });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.queryAllByText('Content hash of that version').length).toBe(hashes);
      expect([screen.queryByRole('checkbox'), screen.queryAllByText(/has not allowed/).length]).toEqual([
        null,
        1 - hashes,
      ]);
    });

    test('the owner allows in the citation that the address shows name and hash after a deletion', async () => {
      const { client, panelId } = await openPanel();
      await awaitAllRows();
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Cite…' }));
      const box = await screen.findByRole('checkbox', { name: /^If I delete this panel, its address still shows/ });
      await userEvent.click(box);
      await waitFor(() => expect(box).toBeChecked());
      const { data } = await client.get('/custompanel/panel/{panelId}/tombstone', { params: { path: { panelId } } });
      expect([data?.isNamed, data?.deleted]).toEqual([true, null]);
    });

    test('a permission that was not saved is told in the citation, and can be sent again', async () => {
      let isBroken = true;
      await openPanel({
        intercept: async (request, answer) =>
          isBroken && request.method === 'PUT' ? new Response('', { status: 400 }) : answer(request),
      });
      await awaitAllRows();
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Cite…' }));
      const box = await screen.findByRole('checkbox', { name: /^If I delete this panel, its address still shows/ });
      await userEvent.click(box);
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(box).not.toBeChecked();
      isBroken = false;
      await userEvent.click(retry);
      await waitFor(() => expect([screen.queryByRole('alert'), box.matches(':checked')]).toEqual([null, true]));
    });

    test('R11: reports a failure once and offers a retry', async () => {
      let isBroken = true;
      await openPanel({
        intercept: async (request, answer) =>
          isBroken && request.method === 'GET' && request.url.includes('/custompanel/')
            ? new Response(null, { status: 400 })
            : answer(request),
      });
      const alert = await screen.findByRole('alert', undefined);
      expect(within(alert).getAllByRole('paragraph')[0]?.textContent).toBe(
        'There was an error with your request, please try again later or contact our support team.',
      );
      isBroken = false;
      await press('Try again');
      await awaitAllRows();
      expect(screen.queryByRole('alert')).toBe(null);
    });

    test('S8-01: offers no retry for versions and sources of a deleted panel', async () => {
      const { client, panelId } = await openPanel();
      await awaitAllRows();
      const params = { path: { panelId }, header: { 'If-Match': '*' } };
      await client.delete('/custompanel/panel/{panelId}', { params });
      await press('Versions');
      await press('Sources');
      const alerts = await waitFor(() => {
        const found = screen.getAllByRole('alert');
        expect(found.length).toBe(2);
        return found;
      });
      expect(alerts.flatMap((alert) => within(alert).queryAllByRole('button'))).toEqual([]);
    });

    test('R12: lets the user stop loading and start it again', async () => {
      let isSilent = true;
      await openPanel({
        intercept: (request, answer) =>
          isSilent && request.method === 'GET' && request.url.includes('/custompanel/')
            ? new Promise((_, reject) => {
                request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
              })
            : answer(request),
      });
      expect(await screen.findByRole('progressbar', { name: 'Loading the panel' })).toBeVisible();
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(await screen.findByText('Loading was stopped', undefined)).toBeVisible();
      isSilent = false;
      await press('Try again');
      await awaitAllRows();
    });
  });

  test('the page shows a panel of the whole catalogue completely', async () => {
    const client = await createTestClient({ catalogues: bothVersions(40, 11_083), person: owner.person });
    const content = panelContent({ name: 'Everything', version: 'V_11K', seqIds: [...seriesSeqIds(11_083)] });
    const panelId = await saveVersions(client, [content]);
    showPage(client, <PanelPage panelId={panelId} group="Panel" />);
    expect(await screen.findByText('11,083 of 11,083 reagents', undefined)).toBeVisible();
  });
});

describe('editing a panel', () => {
  test('opens the panel in the builder of its version, and has no button without a builder', async () => {
    const builder = builderOf();
    const onLoaded = vi.fn();
    const { client, panelId } = await openPanel({ builder, onLoaded });
    await awaitAllRows();
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

  test('asks before the panel replaces another list, and undo restores the other list with its panel', async () => {
    const builder = builderOf('2-1', '9-1');
    const onLoaded = vi.fn();
    const { client } = await openPanel({ builder, onLoaded });
    const other = await createPanel(
      client,
      owner.sub,
      panelContent({ name: 'Liver', seqIds: ['2-1', '9-1'] }),
      'liver',
    );
    builder.noteSaved(other);
    await awaitAllRows();
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Kidney injury' }));
    expect((await dialog.findByText('Kidney injury has 4 analytes.')).parentElement?.textContent).toBe(
      'Kidney injury has 4 analytes. The 7K Panel Builder holds 2 analytes. 1 of them are in the builder already.',
    );
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

  test('S1-15: says which changes the builder would lose', async () => {
    const builder = builderOf('2-1', '9-1');
    const { client } = await openPanel({ builder });
    await awaitAllRows();
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
      await screen.findByText(`It is Liver, version 1. 1 change not saved: 1 added. ${loses}`, undefined),
    ).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Replace with 4 analytes' })).toBeVisible();
  });

  test('asks nothing if the builder has the same analytes', async () => {
    const builder = builderOf('2-1', '7-1', '10-1', '30-1');
    const onLoaded = vi.fn();
    await openPanel({ builder, onLoaded });
    await awaitAllRows();
    await press('Edit');
    expect([onLoaded.mock.calls, builder.getSnapshot().lists.V_7K.origin?.name]).toEqual([[['V_7K']], 'Kidney injury']);
  });
});

describe('exporting a panel', () => {
  const derivedCatalogues = catalogues.map((each) => ({
    ...each,
    derivedFrom: new Map([['totalCVPlasma', 'calibratorCvPct']] as const),
  }));

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

  test('S8-07, R29: saves the panel in both formats, and confirms each file', async () => {
    const { blobs, names } = watchDownloads();
    await openPanel({ intercept: async (request, answer) => losing(['9999-9'], await answer(request)) });
    await awaitAllRows();
    for (const [format, file] of [
      ['Excel workbook (.xlsx)', 'Kidney injury v1.xlsx'],
      ['CSV for Excel (.csv)', 'Kidney injury v1.excel.csv'],
    ] as const) {
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: format }));
      expect(await screen.findByText(`${file} downloaded`, undefined)).toBeVisible();
    }
    expect(names).toEqual(['Kidney injury v1.xlsx', 'Kidney injury v1.excel.csv']);
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

  test('marks a derived measure in the table, the summary and the file', async () => {
    const { blobs } = watchDownloads();
    const said = 'Total CV Plasma (%), filled from calibrator CV (calibratorCvPct)';
    await openPanel({ held: derivedCatalogues });
    await awaitAllRows();
    expect(await screen.findByRole('figure', { name: said })).toBeVisible();
    expect(screen.getAllByRole('figure', { name: /filled from/ }).length).toBe(1);
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV for Excel (.csv)' }));
    await screen.findByText('Kidney injury v1.excel.csv downloaded', undefined);
    const lines = (await blobs[0]?.text())?.split('\r\n') ?? [];
    expect(lines.filter((line) => line.startsWith('Note'))).toEqual([`Note,"${said}"${','.repeat(28)}`]);
  });

  test('R11: offers a retry after a failure', async () => {
    const { names } = watchDownloads();
    let isBroken = false;
    await openPanel({
      intercept: (request, answer) =>
        isBroken ? Promise.resolve(new Response(null, { status: 400 })) : answer(request),
    });
    await awaitAllRows();
    await screen.findByRole('figure', { name: 'Total CV Plasma (%)' });
    isBroken = true;
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV for Excel (.csv)' }));
    expect((await screen.findByRole('alert', undefined)).textContent).toBe(
      'There was an error with your request, please try again later or contact our support team.',
    );
    isBroken = false;
    await press('Export');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV for Excel (.csv)' }));
    await waitFor(() => expect(names).toEqual(['Kidney injury v1.excel.csv']));
  });
});

describe('the summary of a panel', () => {
  test('compares the panel with the catalogue in words and numbers', async () => {
    await openPanel();
    const name = 'Total CV Plasma (%)';
    const figure = within(await screen.findByRole('figure', { name }));
    // The value of a row is 37 times its number modulo 1009. Every seventh row has no value.
    expect(
      figure.getByText(
        'The panel’s median Total CV in plasma is 101.0%, lower than 88% of the catalogue; 1 of 4 has no value.',
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

  test('lists exactly the reagents of the bar that the user pressed, with a chip that shows all reagents again', async () => {
    await openPanel({ saves: [panelContent({ seqIds: seriesSeqIds(40) })] });
    const bars = within(await screen.findByRole('toolbar', { name: 'Bars of Total CV in plasma' }));
    const names = bars.getAllByRole('button').map((bar) => bar.getAttribute('aria-label') ?? '');
    const count = (name: string) => Number(/: (\d+) reagents?$/.exec(name)?.[1]);
    const figure = within(screen.getByRole('figure', { name: 'Total CV Plasma (%)' }));
    const missing = figure.getByRole('button', { name: 'No value: 5 reagents' });
    expect(names.reduce((sum, name) => sum + count(name), 5)).toBe(40);

    await userEvent.click(bars.getByRole('button', { name: '50 to below 100%: 2 reagents' }));
    // The value of a row is 37 times its number modulo 1009: 74 in row 2, 64 in row 29.
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

  test('makes the bars of a plot one Tab stop, with arrow keys between the bars', async () => {
    await openPanel({ saves: [panelContent({ seqIds: seriesSeqIds(40) })] });
    const toolbar = await screen.findByRole('toolbar', { name: 'Bars of Total CV in plasma' });
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

  test('lists the reagents of the count that the user pressed, and all reagents if the user presses it again', async () => {
    await openPanel();
    const figure = within(await screen.findByRole('figure', { name: 'Total CV Plasma (%)' }));
    await userEvent.click(figure.getByRole('button', { name: 'Show as a table: Total CV in plasma' }));
    const table = within(figure.getByRole('table', { name: 'Values of Total CV in plasma' }));
    const count = table.getByRole('button', { name: 'No value: 1 reagent' });
    await userEvent.click(count);
    await awaitRows('7-1');
    await userEvent.click(count);
    await awaitAllRows();
    const groups = within(screen.getByRole('list', { name: 'Reagents by dilution group' }));
    await userEvent.click(groups.getByRole('button', { name: 'dilutionGroup 10: 1 of 4 reagents' }));
    await awaitRows('10-1');
    await press('Remove Dilution Group: dilutionGroup 10');
    await awaitAllRows();
    expect(screen.queryByRole('button', { pressed: true })).toBe(null);
  });

  test('counts dilution groups and proteins', async () => {
    await openPanel({ saves: [panelContent({ seqIds: ['1-1', '2-1'] })] });
    const list = await screen.findByRole('list', { name: 'Reagents by dilution group' });
    const groups = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
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
});

describe('the sources of a panel', () => {
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name: `Rows of ${name}` }))
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  const file = 'Supplement.xlsx';

  test('S4-21: are listed with their file, time, decisions and rows', async () => {
    await openPanel({ saves: [panelContent({ sources: [panelSource({ rows: decidedRows })] })] });
    await awaitAllRows();
    await press('Sources');
    const section = within(screen.getByRole('region', { name: 'Sources' }));
    const [list] = await section.findAllByRole('listitem', undefined);
    const source = within(list as HTMLElement);
    expect(source.getByRole('heading', { level: 3 }).textContent).toBe(file);
    expect(source.getByText('6 rows, 4 reagents taken').parentElement?.textContent).toBe(
      '6 rows, 4 reagents taken, 1 cell edited',
    );
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

  test('S4-21: name the rule that kept one reagent per protein, and what it removed', async () => {
    await openPanel({ saves: [panelContent({ sources: [proteinRule] })] });
    await awaitAllRows();
    await press('Sources');
    expect(await screen.findByRole('heading', { level: 3, name: 'One reagent per protein' })).toBeVisible();
    expect(screen.getByText('3 proteins with several reagents: 4 reagents kept, 3 reagents removed')).toBeVisible();
    await press('Show the rows: One reagent per protein');
    expect(rowsOf('One reagent per protein')).toEqual([
      ['Protein', 'Kept', 'Removed', 'Decision'],
      ['P0', '2-1', '3-1, 5-1', 'Of several, the one with the lowest Total CV Plasma (%)'],
      ['P1', '10-1', '11-1', 'Chosen by hand'],
      ['P2', '12-1, 13-1', '', 'Not decided: all stayed'],
    ]);
  });

  test('S4-21: include all lists up to the version that is shown, and a panel without lists says so', async () => {
    const saves = [
      panelContent(),
      panelContent({ description: 'B', sources: [panelSource({ id: 'b', file: 'B.csv' })] }),
      panelContent({ description: 'C', sources: [panelSource({ id: 'c', file: null })] }),
    ];
    const { client, panelId } = await openPanel({ saves });
    await awaitAllRows();
    await press('Sources');
    const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['B.csv', 'Pasted list']));
    cleanup();
    showPage(client, <PanelPage panelId={panelId} group="Set" number={1} />);
    await awaitAllRows();
    await press('Sources');
    expect(await screen.findByText('No imported list and no rule was saved with this set.', undefined)).toBeVisible();
  });

  test('show 20,000 rows in pages of a hundred rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => panelSourceRow({ line: index + 1 }));
    await openPanel({ saves: [panelContent({ sources: [panelSource({ rows })] })] });
    await awaitAllRows();
    await press('Sources');
    await userEvent.click(await screen.findByRole('button', { name: `Show the rows: ${file}` }));
    expect([rowsOf(file).length, screen.getByText('Rows 1 to 100 of 20,000').tagName]).toEqual([101, 'OUTPUT']);
    expect(screen.getByRole('button', { name: 'Previous rows' }).ariaDisabled).toBe('true');
    await press('Next rows');
    expect([rowsOf(file)[1]?.[1], screen.getByText('Rows 101 to 200 of 20,000').tagName]).toEqual(['101', 'OUTPUT']);
  });

  test('R11: can be requested again after a failure', async () => {
    let isBroken = true;
    await openPanel({
      saves: [panelContent({ sources: [panelSource()] })],
      intercept: async (request, answer) =>
        isBroken && request.url.includes('/source') ? new Response(null, { status: 400 }) : answer(request),
    });
    await awaitAllRows();
    await press('Sources');
    await screen.findByRole('alert', undefined);
    expect(await axeFindings()).toEqual([]);
    isBroken = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 3, name: file })).toBeVisible();
  });

  test('S4-21: are in the exported file, and no file is made if the sources cannot be read', async () => {
    let isBroken = false;
    const files = vi.spyOn(URL, 'createObjectURL');
    await openPanel({
      saves: [panelContent({ sources: [panelSource({ rows: decidedRows })] })],
      intercept: async (request, answer) =>
        isBroken && request.url.includes('/source') ? new Response(null, { status: 400 }) : answer(request),
    });
    await awaitAllRows();
    const exportCsv = async () => {
      await press('Export');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV for Excel (.csv)' }));
    };
    await exportCsv();
    await screen.findByText('Kidney injury v1.excel.csv downloaded', undefined);
    const [text] = await Promise.all(files.mock.calls.map(([blob]) => (blob as Blob).text()));
    expect(text).toContain(
      `Imported lists and rules,"${file} (2026-02-01T00:00:00.000Z): 6 rows, 4 taken, 1 refused, 1 left out"`,
    );
    isBroken = true;
    await exportCsv();
    await screen.findByText(/There was an error with your request/, undefined);
    expect(files.mock.calls.length).toBe(1);
  });
});
