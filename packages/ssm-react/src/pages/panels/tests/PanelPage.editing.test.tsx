import { screen, waitFor, within } from '@testing-library/react';
import { createPanel } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { owner, panelContent } from '../../../features/panels/testing/panels.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { builderOf } from '../testing/builderOf.ts';
import { awaitAllRows, openPanel, press, slow } from '../testing/panelPage.tsx';

describe('editing a panel', () => {
  test('it is edited in the builder of its version, and without one it has no button', async () => {
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

  test('editing asks before it takes the place of another list, and undoing it brings back what that came from', async () => {
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
      await screen.findByText(`It is Liver, version 1. 1 change not saved: 1 added. ${loses}`, undefined, slow),
    ).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Replace with 4 analytes' })).toBeVisible();
  });

  test('editing a list of the same analytes asks nothing', async () => {
    const builder = builderOf('2-1', '7-1', '10-1', '30-1');
    const onLoaded = vi.fn();
    await openPanel({ builder, onLoaded });
    await awaitAllRows();
    await press('Edit');
    expect([onLoaded.mock.calls, builder.getSnapshot().lists.V_7K.origin?.name]).toEqual([[['V_7K']], 'Kidney injury']);
  });
});
