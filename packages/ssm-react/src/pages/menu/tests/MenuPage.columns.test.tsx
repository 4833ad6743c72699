import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type ColumnKey, defaultMenuView, type MenuView, roleOf } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { firstSeqIds, grid, header } from '../../../features/menu/testing/menuScreen.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { MenuPage, type MenuPageProps } from '../MenuPage.tsx';

const catalogues = bothVersions(40, 60);

const role = roleOf(['SSM-Registered']);

const sub = 'demo-ssm-registered';

async function openPage(props: Partial<MenuPageProps> = {}) {
  const onViewChange = vi.fn<(view: MenuView) => void>();
  await renderWithServer(<MenuPage role={role} onViewChange={onViewChange} {...props} />, {
    catalogues,
    person: 'SSM-Registered',
  });
  await firstSeqIds(1);
  return { onViewChange };
}

function titles(): readonly string[] {
  return within(grid())
    .getAllByRole('columnheader')
    .map((each) => each.textContent);
}

async function choose(...names: readonly string[]): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Columns' }));
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a person would
    await userEvent.click(dialog.getByRole('checkbox', { name }));
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
}

describe('columns on Home', () => {
  test('S2-23, S6-01: have a button for people who have a role above SSM-Public', async () => {
    await openPage();
    await screen.findByRole('button', { name: 'Columns' });
    const buttons = [...document.querySelectorAll('.ssm-MenuPage-actions button')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(buttons).toEqual([
      'Curated Protein Collections',
      'Columns',
      'Column preset',
      'Tall table',
      'Bulk Search',
      'Filters',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  test('S6-01: cannot be chosen by a person with the role SSM-Public', async () => {
    await openPage({ role: roleOf([]) });
    await screen.findByRole('button', { name: 'Filters' });
    expect(screen.queryByRole('button', { name: 'Columns' })).toBe(null);
  });

  test('a tall table stays tall for the person who chose it, and has its height from the first paint', async () => {
    const height = () => grid().parentElement?.getBoundingClientRect().height;
    const page = (who: string, isTall?: boolean) => (
      <MenuPage key={who} role={role} sub={who} height="54vh" isTall={isTall} />
    );
    const { rerender } = await renderWithServer(page('ann'), { catalogues, person: 'SSM-Registered' });
    await firstSeqIds(1);
    const usual = 0.54 * window.innerHeight;
    const tall = window.innerHeight - 160;
    const button = await screen.findByRole('button', { name: 'Tall table', pressed: false });
    expect(height()).toBeCloseTo(usual, 0);
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Tall table', pressed: true });
    expect(height()).toBeCloseTo(tall, 0);
    expect(await axeFindings()).toEqual([]);

    rerender(page('bob'));
    await screen.findByRole('button', { name: 'Tall table', pressed: false });
    expect(height()).toBeCloseTo(usual, 0);
    // The page reads the stored height of the table before the first paint.
    rerender(page('ann', true));
    expect(height()).toBeCloseTo(tall, 0);
    await userEvent.click(await screen.findByRole('button', { name: 'Tall table', pressed: true }));
    await waitFor(() => expect(height()).toBeCloseTo(usual, 0));
    expect(localStorage.getItem('tallTable:ann')).toBe(null);
  });

  test('a number has a bar and a description of its rank, until the person hides the bars', async () => {
    await openPage({ sub: 'ann', view: { ...defaultMenuView, columns: ['seqId', 'fullName', 'loDb'] } });
    const described = () => within(grid()).queryAllByRole('gridcell', { description: /^Reagents with a lower value/ });
    await waitFor(() => expect(described().length).toBeGreaterThan(0));
    const shareOf = (cell: HTMLElement): number => Number(cell.style.getPropertyValue('--ssm-share'));
    for (const cell of described()) {
      const [below = 0, above = 0] = (cell.title.match(/\d+/g) ?? []).map(Number);
      expect(shareOf(cell)).toBeCloseTo(below / (below + above));
    }
    const ordered = described().toSorted((one, other) => shareOf(one) - shareOf(other));
    const numbers = ordered.map(({ textContent }) => Number(textContent.replaceAll(',', '')));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(await axeFindings()).toEqual([]);

    const button = screen.getByRole('button', { name: 'Bars beside numbers', pressed: true });
    await userEvent.click(button);
    await waitFor(() => expect(described()).toEqual([]));
    expect([button.getAttribute('aria-pressed'), localStorage.getItem('valueBars:ann')]).toEqual(['false', 'false']);
    await userEvent.click(button);
    await waitFor(() => expect(described().length).toBeGreaterThan(0));
    expect(localStorage.getItem('valueBars:ann')).toBe(null);
  });

  test('S1-08, S2-30: change the view and appear at once', async () => {
    const { onViewChange } = await openPage();
    await choose('LoDB (RFU)', 'Target Name');
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'LoDB (RFU)']));
    expect(onViewChange.mock.calls).toEqual([[{ ...defaultMenuView, columns: ['seqId', 'fullName', 'loDb'] }]]);
  });

  test('a preset shows its columns at once and in the view, and own columns can be had again', async () => {
    const { onViewChange } = await openPage({ preferredColumns: ['seqId', 'fullName', 'pQtl'] });
    const preset = await screen.findByRole('button', { name: 'Column preset', description: 'Own columns' });
    await userEvent.click(preset);
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Default',
      'Plasma',
      'Serum',
      'Evidence',
      'All columns',
      'Own columns',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Serum' }));
    const serum: readonly ColumnKey[] = [
      'seqId',
      'fullName',
      'targetName',
      'dilutionGroup',
      'loDb',
      'signalToNoiseSerum',
      'totalCVSerum',
      'correlationSerum',
      'fStatSerum',
      'medianNormalSerum',
    ];
    await waitFor(() => expect(onViewChange.mock.lastCall?.[0].columns).toEqual(serum));
    await screen.findByRole('button', { name: 'Column preset', description: 'Serum' });
    expect(await axeFindings()).toEqual([]);

    preset.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(onViewChange.mock.lastCall?.[0].columns).toEqual(['seqId', 'fullName', 'pQtl']));
  });

  test('keep the place to which the user moved a column, and a new column follows its predecessor in the catalogue', async () => {
    const { onViewChange } = await openPage({
      defaultView: { ...defaultMenuView, columns: ['seqId', 'fullName', 'targetName', 'uniProtId'] },
    });
    const button = within(header('UniProt ID')).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'UniProt ID', 'Target Name']));
    await choose('pQTL');
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'UniProt ID', 'pQTL', 'Target Name']));
    expect(onViewChange.mock.calls.map(([view]) => view.columns)).toEqual([
      ['seqId', 'fullName', 'uniProtId', 'targetName'],
      ['seqId', 'fullName', 'uniProtId', 'pQtl', 'targetName'],
    ]);
  });

  test('come from the view, or else from the preference, or else from the page', async () => {
    function Pages() {
      const [view, setView] = useState<MenuView>({ ...defaultMenuView, columns: ['seqId', 'pQtl'] });
      return (
        <>
          <Button onPress={() => setView(defaultMenuView)}>Bare</Button>
          <MenuPage
            role={role}
            sub={sub}
            columns={['seqId', 'loDb']}
            preferredColumns={['seqId', 'uniProtId']}
            view={view}
            onViewChange={setView}
          />
        </>
      );
    }
    const answers: (() => void)[] = [];
    await renderWithServer(<Pages />, {
      catalogues,
      person: 'SSM-Registered',
      async intercept(request, answer) {
        if (request.url.includes('/column')) await new Promise<void>((resolve) => answers.push(resolve));
        return answer(request);
      },
    });
    await firstSeqIds(1);
    expect(titles()).toEqual(['Sequence ID', 'pQTL']);
    await userEvent.click(screen.getByRole('button', { name: 'Bare' }));
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'UniProt ID']));
    await waitFor(() => expect(answers.length > 0).toBe(true));
    for (const release of answers) release();
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'LoDB (RFU)']));
  });

  test('are in a link as the sender of the link prefers them', async () => {
    const linkOf = vi.fn((_view: MenuView) => 'https://menu.example/');
    await openPage({ linkOf, preferredColumns: ['seqId', 'uniProtId'] });
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(linkOf.mock.calls).toEqual([[{ ...defaultMenuView, columns: ['seqId', 'uniProtId'] }]]));
  });

  test('S4-17: include a filtered column that is not preferred', async () => {
    await openPage({
      preferredColumns: ['seqId', 'uniProtId'],
      defaultView: { ...defaultMenuView, filters: [{ key: 'loDb', operator: '>', number: 1 }] },
    });
    expect(titles()).toEqual(['Sequence ID', 'UniProt ID', 'LoDB (RFU)']);
  });

  test('can be moved from the first place if the page fixes no column', async () => {
    await openPage({ fixedColumnCount: 0 });
    within(header('Full Name')).getByRole('button').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Full Name', 'Sequence ID', 'Target Name']));
  });
});

describe('columns on Home, when another person signs in', () => {
  function keep(owner: string, ...columns: readonly ColumnKey[]): void {
    localStorage.setItem(`preferredCols:${owner}`, JSON.stringify({ format: 1, columns }));
  }

  async function openPages(first: Partial<MenuPageProps>, second: Partial<MenuPageProps>): Promise<void> {
    function Pages() {
      const [props, setProps] = useState(first);
      return (
        <>
          <Button onPress={() => setProps(second)}>Switch</Button>
          <MenuPage role={role} {...props} />
        </>
      );
    }
    await renderWithServer(<Pages />, {
      catalogues,
      person: 'SSM-Registered',
      intercept: (request, answer) =>
        request.url.includes('/column') ? new Promise<never>(() => undefined) : answer(request),
    });
    await firstSeqIds(1);
  }

  const switchPerson = () => userEvent.click(screen.getByRole('button', { name: 'Switch' }));

  test('S4-20: do not include columns that the previous person chose', async () => {
    await openPages({ sub: 'ann' }, { sub: 'bob' });
    await choose('LoDB (RFU)');
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name', 'LoDB (RFU)']));
    await switchPerson();
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name']));
  });

  test('S4-20: do not include columns that the previous person preferred, whatever the role of the next person', async () => {
    keep('ann', 'seqId', 'pQtl');
    await openPages({ sub: 'ann' }, { role: roleOf([]) });
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'pQTL']));
    await switchPerson();
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name']));
  });

  test('S4-20: lose the open dialog of the previous person', async () => {
    await openPages({ sub: 'ann' }, { sub: 'bob' });
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Columns' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'LoDB (RFU)' }));
    act(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Switch', hidden: true }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name']);
  });
});
