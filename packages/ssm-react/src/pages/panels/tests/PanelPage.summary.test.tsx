import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { panelContent, seriesSeqIds } from '../../../features/panels/testing/panels.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { awaitAllRows, awaitRows, openPanel, press, slow } from '../testing/panelPage.tsx';

describe('the summary of a panel', () => {
  test('the summary says in words and in numbers how the panel lies against the catalogue', async () => {
    await openPanel();
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
    await openPanel({ saves: [panelContent({ seqIds: seriesSeqIds(40) })] });
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
    await openPanel({ saves: [panelContent({ seqIds: seriesSeqIds(40) })] });
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
    await openPanel();
    const figure = within(await screen.findByRole('figure', { name: 'Total CV Plasma (%)' }, slow));
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

  test('dilution groups and proteins are counted', async () => {
    await openPanel({ saves: [panelContent({ seqIds: ['1-1', '2-1'] })] });
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
});
