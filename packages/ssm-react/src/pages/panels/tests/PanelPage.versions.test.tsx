import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { builderOf } from '../testing/builderOf.ts';
import { awaitAllRows, awaitRows, awaitTableOf, fact, openPanel, press, slow, thrice } from '../testing/panelPage.tsx';

describe('the versions of a panel', () => {
  test('an old one is said to be one, and leads to the newest', async () => {
    const builder = builderOf();
    await openPanel({ saves: thrice, number: 1, builder });
    expect(await screen.findByText('This is version 1. The newest is version 3.', undefined, slow)).toBeVisible();
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

  test('they are listed, and one of them is shown', async () => {
    await openPanel({ saves: thrice });
    await awaitAllRows();
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

  test('a host may hold which one is shown', async () => {
    const onNumberChange = vi.fn();
    await openPanel({ saves: thrice, number: 2, onNumberChange });
    await awaitTableOf('2-1', '3-1', '4-1');
    await press('Show the newest version');
    expect([onNumberChange.mock.calls, fact('Panel version')]).toEqual([[[undefined]], '2']);
  });

  test('one that there is not says so, and leads to the newest', async () => {
    await openPanel({ saves: thrice, number: 7 });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no version 7' }, slow)).toBeVisible();
    await press('Show the newest version');
    await awaitAllRows();
  });

  test('R11: versions that cannot be read again are told of, and those of before stay', async () => {
    let isBroken = false;
    await openPanel({
      intercept: async (request, answer) =>
        isBroken && new URL(request.url).pathname.endsWith('/version')
          ? new Response(null, { status: 400 })
          : answer(request),
    });
    await awaitAllRows();
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
});
