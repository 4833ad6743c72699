import { screen, waitFor, within } from '@testing-library/react';
import { createPanel } from 'ssm-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { owner, panelContent, saveVersions, seriesSeqIds } from '../../../features/panels/testing/panels.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { PanelPage } from '../PanelPage.tsx';
import { awaitAllRows, choose, newClient, openPanel, press, showPage, slow, thrice } from '../testing/panelPage.tsx';

describe('versions and panels, compared', () => {
  test('R11: of more than a page of them any two are compared, whichever page is shown', async () => {
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
    await openPanel({ saves: thrice });
    await awaitAllRows();
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
    await openPanel({ saves: thrice });
    await awaitAllRows();
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
    showPage(client, <PanelPage panelId={panelId} group="Panel" sub={owner.sub} />);
    await awaitAllRows();
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
    showPage(client, <PanelPage panelId={panelId} group="Panel" comparisons={comparisons} />);
    await awaitAllRows();
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

function listed(title: string): readonly string[] {
  const region = screen.getByRole('region', { name: title });
  return within(region)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
}
