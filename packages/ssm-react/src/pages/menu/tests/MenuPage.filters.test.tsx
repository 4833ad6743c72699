import { screen, waitFor, within } from '@testing-library/react';
import { type AnalyticsEvent, type Clause, defaultMenuView, type MenuView } from 'ssm-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { counts, firstSeqIds, searchBox, seqIds } from '../../../features/menu/testing/menuScreen.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage } from '../MenuPage.tsx';

const catalogues = bothVersions(400, 700);
const below40: Clause = { key: 'loDb', operator: '<', number: 40 };
const nobody: Clause = { key: 'charInfo', operator: '=', values: ['nothing of the kind'] };

async function openPage(view: Partial<MenuView> = {}) {
  const onViewChange = vi.fn<(view: MenuView) => void>();
  const analytics = vi.fn<(event: AnalyticsEvent) => void>();
  await renderWithServer(<MenuPage defaultView={{ ...defaultMenuView, ...view }} onViewChange={onViewChange} />, {
    catalogues,
    provider: { analytics },
  });
  return { onViewChange, analytics };
}

function chips(): readonly (string | null)[] {
  const list = screen.queryByRole('list', { name: 'FILTERS' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent);
}

/** By keys alone: opens the dialog, chooses a category and types a value. */
async function filterByKeys(category: string, value: string): Promise<void> {
  screen.getByRole('button', { name: 'Filters' }).focus();
  await userEvent.keyboard('{Enter}');
  const row = within(await screen.findByRole('group', { name: 'Filter 1' }));
  row.getByRole('button', { name: /Category/ }).focus();
  await userEvent.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard(`${category}{Enter}`);
  const box = await row.findByRole('textbox', { name: 'Value' });
  box.focus();
  await userEvent.keyboard(value);
}

describe('filters on Home', () => {
  test('S2-22, S4-16: filters applied by keys alone become chips, a count, and an event without what was typed', async () => {
    const { onViewChange, analytics } = await openPage();
    await firstSeqIds(1);
    await filterByKeys('LoDB', '990');
    await userEvent.keyboard('{Tab}');
    screen.getByRole('button', { name: 'Apply' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) > 990']));
    const left = Array.from({ length: 400 }, (_, index) => index + 1).filter(
      (row) => row % 7 !== 0 && (row * 37) % 1009 > 990,
    );
    await waitFor(() => expect(seqIds()).toEqual(left.map((row) => `${row}-1`)));
    expect(await screen.findByText(`${left.length} matches found`)).toBeVisible();
    expect(onViewChange.mock.calls.at(-1)?.[0].filters).toEqual([{ key: 'loDb', operator: '>', number: 990 }]);
    expect(analytics.mock.calls).toEqual([[{ name: 'filter-apply', version: 'V_7K', filterKeys: ['loDb'] }]]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' })));
    expect(await axeFindings()).toEqual([]);
  });

  test('a chip opens the dialog at its row, and removing one searches again', async () => {
    await openPage({ filters: [below40, { key: 'bufferMS', operator: '=', isTrue: true }] });
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) < 40', 'Buffer MS: Yes']));
    await userEvent.click(screen.getByRole('button', { name: 'Buffer MS: Yes' }));
    const row = await screen.findByRole('group', { name: 'Filter 2' });
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    const before = counts()[0];
    await userEvent.click(screen.getByRole('button', { name: 'Remove Buffer MS: Yes' }));
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) < 40']));
    await waitFor(() => expect(counts()[0] === before).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect([chips(), counts()[0]]).toEqual([[], '400 of 400 reagents']));
  });

  test('S4-16, S8-02, S8-05: filters that leave nothing keep the list, name the one that leaves nothing, and offer to drop it', async () => {
    await openPage({ filters: [below40] });
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) < 40']));
    await waitFor(() => expect(seqIds().length < 40).toBe(true));
    const before = seqIds();
    await userEvent.click(screen.getByRole('button', { name: 'LoDB (RFU) < 40' }));
    const value = await within(await screen.findByRole('group', { name: 'Filter 1' })).findByRole('textbox', {
      name: 'Value',
    });
    await userEvent.fill(value, '-5');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('No matches')).toBeVisible();
    const nothing = await screen.findByRole('group', { name: 'No reagent passes these filters' });
    expect(seqIds()).toEqual(before);
    await userEvent.click(within(nothing).getByRole('button', { name: /^Drop LoDB \(RFU\) < -5/ }));
    await waitFor(() => expect(counts()[0]).toBe('400 of 400 reagents'));
  });

  test('S4-16: a link whose filters leave nothing says so in place of the rows, without a notification', async () => {
    await openPage({ filters: [nobody] });
    const nothing = await screen.findByRole('group', { name: 'No reagent passes these filters' });
    expect([
      screen.queryByText('No matches'),
      seqIds(),
      counts()[0],
      nothing.closest('[data-part="Frame"]') === null,
    ]).toEqual([null, [], '0 of 400 reagents', false]);
    await userEvent.click(await within(nothing).findByRole('button', { name: /^Drop / }));
    await waitFor(() => expect(counts()[0]).toBe('400 of 400 reagents'));
    expect(screen.queryByRole('group', { name: 'No reagent passes these filters' })).toBe(null);
  });

  test('"Copy link" copies the address that the application gives for what is shown', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const linkOf = (view: MenuView): string => `https://portal.example/menu#${view.filters.length} ${view.search}`;
    await renderWithServer(<MenuPage defaultView={{ ...defaultMenuView, filters: [below40] }} linkOf={linkOf} />, {
      catalogues,
    });
    await firstSeqIds(1);
    await userEvent.type(searchBox(), 'sym1');
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(copied).toEqual(['https://portal.example/menu#1 sym1']));
  });

  test('S4-10: another version drops the filters', async () => {
    await openPage({ filters: [below40] });
    await waitFor(() => expect(chips()).toEqual(['LoDB (RFU) < 40']));
    const version = within(screen.getByRole('radiogroup', { name: 'Assay version' })).getByRole('radio', {
      name: '11K',
    });
    await waitFor(() => expect(version.getAttribute('aria-disabled')).toBe(null));
    await userEvent.click(version);
    await waitFor(() => expect([chips(), counts()[0]]).toEqual([[], '700 of 700 reagents']));
  });

  test('filters that fail are not taken for applied: chip and count say so, nothing typed is lost, and Try again applies them', async () => {
    let isBroken = true;
    await renderWithServer(
      <MenuPage
        defaultView={{
          ...defaultMenuView,
          version: 'V_11K',
          filters: [{ key: 'v11Only', operator: '=', isTrue: true }],
        }}
      />,
      {
        catalogues,
        intercept: (request, answer) =>
          isBroken && request.url.includes('filters=')
            ? Promise.resolve(new Response('<p>', { status: 200 }))
            : answer(request),
      },
    );
    const name = '11K Menu New Additions: Yes';
    expect(await screen.findByRole('button', { name: `${name}, not applied` }, { timeout: 15_000 })).toBeVisible();
    expect([chips(), counts(), screen.getByRole('button', { name: `Remove ${name}` }).tagName]).toEqual([
      [` Not applied${name}`],
      ['Filters not applied: showing 0 of 700 reagents'],
      'BUTTON',
    ]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: `${name}, not applied` }));
    const row = within(await screen.findByRole('group', { name: 'Filter 1' }));
    expect(row.getByRole('switch', { name: 'Value' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect([counts(), chips()]).toEqual([['300 of 700 reagents'], [name]]));
  });
});
