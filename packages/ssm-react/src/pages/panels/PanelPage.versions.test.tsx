import { screen, waitFor, within } from '@testing-library/react';
import { createPanel, type PanelContent, savePanel } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { losing, owner, panelContent, saveVersions, seriesSeqIds } from '../../features/panels/testing/panels.ts';
import { axeFindings } from '../../testing/axe.ts';
import { hear } from '../../testing/hear.ts';
import { PanelPage } from './PanelPage.tsx';
import { builderOf } from './testing/builderOf.ts';
import {
  awaitAllRows,
  awaitRows,
  awaitTableOf,
  choose,
  fact,
  newClient,
  openPanel,
  press,
  showPage,
  thrice,
} from './testing/panelPage.tsx';

describe('the versions of a panel', () => {
  test('mark an old version, and link to the newest version', async () => {
    const builder = builderOf();
    await openPanel({ saves: thrice, number: 1, builder });
    expect(await screen.findByText('This is version 1. The newest is version 3.', undefined)).toBeVisible();
    await awaitRows('1-1', '2-1');
    const origin = () => builder.getSnapshot().lists.V_7K.origin;
    await press('Edit');
    const old = origin();
    builder.clear('V_7K');
    await press('Show the newest version');
    await awaitAllRows();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByText('This is version 1. The newest is version 3.')).toBe(null);
    await press('Edit');
    expect([old?.number, origin()?.number, old?.etag === origin()?.etag]).toEqual([1, 3, true]);
  });

  test('are listed, and the user can show each version', async () => {
    await openPanel({ saves: thrice });
    await awaitAllRows();
    const toggle = screen.getByRole('button', { name: 'Versions' });
    expect(toggle.ariaExpanded).toBe('false');
    await userEvent.click(toggle);
    const list = await screen.findByRole('list', { name: 'Versions of this panel' });
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

  test('can be controlled by the host', async () => {
    const onNumberChange = vi.fn();
    await openPanel({ saves: thrice, number: 2, onNumberChange });
    await awaitTableOf('2-1', '3-1', '4-1');
    await press('Show the newest version');
    expect([onNumberChange.mock.calls, fact('Panel version')]).toEqual([[[undefined]], '2']);
  });

  test('say that a version does not exist, and link to the newest version', async () => {
    await openPanel({ saves: thrice, number: 7 });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no version 7' })).toBeVisible();
    await press('Show the newest version');
    await awaitAllRows();
  });

  test('R11: report a failed reload and stay on the page', async () => {
    let isBroken = false;
    await openPanel({
      intercept: async (request, answer) =>
        isBroken && new URL(request.url).pathname.endsWith('/version')
          ? new Response(null, { status: 400 })
          : answer(request),
    });
    await awaitAllRows();
    await press('Versions');
    await screen.findByText('Version 1', { exact: false, selector: 'li span' });
    await press('Versions');
    isBroken = true;
    await press('Versions');
    await screen.findByRole('alert', undefined);
    expect(screen.getByRole('list', { name: 'Versions of this panel' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    isBroken = false;
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  });
});

describe('comparing', () => {
  describe('versions and panels', () => {
    test('R11: can be any two from several pages of versions, whichever page is shown', async () => {
      let isBroken = true;
      await openPanel({
        saves: Array.from({ length: 103 }, (_, index) =>
          panelContent({ description: String(index), seqIds: seriesSeqIds(index === 1 ? 2 : 3) }),
        ),
        intercept: async (request, answer) =>
          isBroken && new URL(request.url).searchParams.get('page') === '2'
            ? new Response(null, { status: 400 })
            : answer(request),
      });
      await screen.findByRole('button', { name: 'Versions' });
      await press('Versions');
      await screen.findByRole('alert', undefined);
      expect(screen.getByRole('list', { name: 'Versions of this panel' }).children.length).toBe(100);
      isBroken = false;
      await press('Try again');
      await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
      await choose('with', 'Version 2');
      expect(
        await screen.findByText(
          '1 reagent only in version 103, 2 reagents in both, 0 reagents only in version 2.',
          undefined,
        ),
      ).toBeVisible();
    });

    test('S1-17: are at first the shown version and the version before, compared in words and by reagent, until the user chooses others', async () => {
      await openPanel({ saves: thrice });
      await awaitAllRows();
      await press('Versions');
      expect(
        await screen.findByText(
          '3 reagents only in version 3, 1 reagent in both, 2 reagents only in version 2.',
          undefined,
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
        ),
      ).toBeVisible();
    });

    test('R41: are swapped if the user chooses the same version on both sides, and the result is announced', async () => {
      await openPanel({ saves: thrice });
      await awaitAllRows();
      await press('Versions');
      await screen.findByRole('heading', { name: 'Only in version 3: 3' });
      const heard = hear();
      await choose('Compare', 'Version 2');
      const words = '2 reagents only in version 2, 1 reagent in both, 3 reagents only in version 3.';
      // Waits, because the announcement of the first comparison may come late.
      await waitFor(() => expect(heard().filter((text) => text === words)).toEqual([words]));
      const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      expect(headings.slice(0, 3)).toEqual(['Only in version 2: 2', 'Only in version 3: 3', 'In both: 1']);
    });

    test('R41: are announced once they are loaded', async () => {
      await openPanel({ saves: thrice });
      await awaitAllRows();
      await press('Versions');
      await screen.findByRole('heading', { name: 'Only in version 3: 3' });
      const heard = hear();
      await choose('Compare', 'Version 1');
      const words = '1 reagent only in version 1, 1 reagent in both, 2 reagents only in version 2.';
      await waitFor(() => expect(heard()).toContain(words));
    });

    test('S1-17: are beside the table if there is room, and otherwise leave the first rows of the table visible', async () => {
      await openPanel({ saves: thrice });
      await awaitAllRows();
      await press('Versions');
      const versions = await screen.findByRole('region', { name: 'Versions' });
      const grid = screen.getByRole('grid', { name: 'Kidney injury' });
      const places = () => [versions, grid].map((element) => element.getBoundingClientRect());
      await choose('with', 'Version 1');
      const onlyOne = await screen.findByRole('heading', { name: 'Only in version 3: 3' });
      const inSight = () => onlyOne.getBoundingClientRect().bottom < versions.getBoundingClientRect().bottom;
      const [beside, table] = places() as [DOMRect, DOMRect];
      expect([beside.left >= table.right, beside.top < table.top, inSight()]).toEqual([true, true, true]);
      await page.viewport(900, 900);
      await waitFor(() => {
        const [above, below] = places() as [DOMRect, DOMRect];
        const firstRow = within(grid).getAllByRole('row')[1]?.getBoundingClientRect();
        expect([above.bottom <= below.top, (firstRow?.bottom ?? 1000) < 900, inSight()]).toEqual([true, true, true]);
      });
      expect(await axeFindings()).toEqual([]);
    });

    test('include a panel that is not among the first hundred, which the user finds by name', async () => {
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
      showPage(client, <PanelPage panelId={panelId} group="Panel" sub={owner.sub} />);
      await awaitAllRows();
      await press('Versions');
      const chooser = within(await screen.findByRole('group', { name: 'Compare' }));
      expect(await chooser.findByText('Showing 99 of 101 panels', undefined)).toBeVisible();
      await userEvent.click(chooser.getByRole('button', { name: 'with' }));
      await screen.findByRole('option', { name: 'Panel 101' });
      const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      // This was saved first. The server decides the order of panels saved in the same millisecond.
      const left = Array.from({ length: 101 }, (_, index) => `Panel ${index + 1}`).filter(
        (name) => !offered.includes(name),
      );
      expect(left).toHaveLength(2);
      const [older = ''] = left;
      await userEvent.fill(chooser.getByRole('searchbox', { name: 'Find a panel' }), older.toLowerCase());
      await waitFor(() => expect(chooser.queryByText('Showing 99 of 101 panels')).toBe(null));
      await choose('with', older);
      const words = `3 reagents only in version 1, 1 reagent in both, 1 reagent only in ${older}.`;
      expect(await screen.findByText(words, undefined)).toBeVisible();
      expect(await axeFindings()).toEqual([]);
      await userEvent.fill(chooser.getByRole('searchbox', { name: 'Find a panel' }), 'nothing of the kind');
      expect(await chooser.findByText('No panel matches “nothing of the kind”', undefined)).toBeVisible();
      expect(screen.getByText(words)).toBeVisible();
    });

    test('are compared by SeqId across assay versions', async () => {
      const client = await newClient();
      const panelId = await saveVersions(client, [panelContent()]);
      const other = panelContent({ name: 'Liver', version: 'V_11K', seqIds: ['2-1', '60-1'] });
      const { panel } = await createPanel(client, owner.sub, other, 'liver');
      const comparisons = [
        { id: panelId, name: 'Kidney injury' },
        { id: panel.id, name: 'Liver' },
      ];
      showPage(client, <PanelPage panelId={panelId} group="Panel" comparisons={comparisons} />);
      await awaitAllRows();
      await press('Versions');
      await choose('with', 'Liver');
      expect(
        await screen.findByText('3 reagents only in version 1, 1 reagent in both, 1 reagent only in Liver.', undefined),
      ).toBeVisible();
      expect(screen.getByText('They are of different assay versions and are compared by Sequence ID.')).toBeVisible();
    });
  });

  function listed(title: string): readonly string[] {
    const region = screen.getByRole('region', { name: title });
    return within(region)
      .queryAllByRole('listitem')
      .map((item) => item.textContent);
  }
});

describe('restoring an earlier version', () => {
  const named = [
    panelContent({ name: 'Kidney', description: 'The first', seqIds: ['1-1', '2-1'] }),
    panelContent({ seqIds: ['2-1', '3-1', '4-1'] }),
    panelContent(),
  ];

  async function openRestore(number: number) {
    await userEvent.click(await screen.findByRole('button', { name: 'Versions' }));
    await userEvent.click(await screen.findByRole('button', { name: `Restore version ${number}` }));
    return within(await screen.findByRole('dialog', { name: `Restore version ${number}` }));
  }

  async function confirm(): Promise<void> {
    const button = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  }

  async function told(text: string): Promise<void> {
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect((await within(region).findAllByText(text)).length).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  }

  test('S1-16: saves an equal new version, confirms this once, and is undone by restoring another version', async () => {
    const { client, panelId } = await openPanel({ saves: named });
    await awaitAllRows();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 3' }));
    await screen.findByRole('dialog', { name: 'Restore version 3' });
    await confirm();
    await told('Version 3 restored as version 5');
    expect(await read()).toEqual(before);
  });

  test('S1-16: names reagents that have left the catalogue, and restores these reagents too', async () => {
    const sent: (readonly unknown[])[] = [];
    await openPanel({
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
    await awaitAllRows();
    const dialog = await openRestore(1);
    const lost = within(await dialog.findByRole('region', { name: '1 reagent is no longer in the catalogue' }));
    expect(lost.getByText('9999-9')).toBeVisible();
    await confirm();
    // The server of this test never had the reagent in the version, so it refuses the reagent.
    expect(await dialog.findByText(/^1 analyte is not on the menu: 9999-9\./)).toBeVisible();
    expect(sent).toEqual([['?restores=1', ['1-1', '2-1', '9999-9']]]);
  });

  test('S1-16, R5: does not overwrite a concurrent save until the user has seen the save', async () => {
    const { client, panelId } = await openPanel({ saves: named });
    await awaitAllRows();
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

  test('is disabled if it would change nothing', async () => {
    await openPanel({ saves: [panelContent(), panelContent({ name: 'Other' }), panelContent()] });
    await awaitAllRows();
    const dialog = await openRestore(1);
    expect(await dialog.findByText('Version 3 is the same as version 1: there is nothing to restore.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
  });

  test('R11, R12: shows a failure with a retry in the dialog, and changes nothing if cancelled', async () => {
    let way: 'broken' | 'silent' | 'whole' = 'broken';
    await openPanel({
      saves: named,
      intercept(request, answer) {
        if (!request.url.includes('restores') || way === 'whole') return answer(request);
        return way === 'silent' ? new Promise(() => undefined) : Promise.resolve(new Response(null, { status: 500 }));
      },
      number: 2,
    });
    await awaitTableOf('2-1', '3-1', '4-1');
    const dialog = await openRestore(2);
    way = 'broken';
    await confirm();
    await dialog.findByRole('alert', undefined);
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
