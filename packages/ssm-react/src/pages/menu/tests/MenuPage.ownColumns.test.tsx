import { screen, waitFor, within } from '@testing-library/react';
import { defaultMenuView, type MenuView, readMenuView, roleOf, writeMenuView } from 'ssm-core';
import { type CatalogueRevision, withOwnColumns } from 'ssm-server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { choose, dialog, openList } from '../../../features/filter/testing/filterScreen.ts';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { firstSeqIds, grid, header, seqIds } from '../../../features/menu/testing/menuScreen.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage, type MenuPageProps } from '../MenuPage.tsx';

const [sevenK, elevenK] = bothVersions(12, 20) as readonly [CatalogueRevision, CatalogueRevision];
const catalogues = [withOwnColumns(sevenK), elevenK];
const registered = roleOf(['SSM-Registered']);

async function openMenu(props: MenuPageProps = {}, held = catalogues) {
  const onViewChange = vi.fn<(view: MenuView) => void>();
  const asked: string[] = [];
  await renderWithServer(<MenuPage role={registered} sub="a person" onViewChange={onViewChange} {...props} />, {
    catalogues: held,
    person: 'SSM-Registered',
    provider: { requestPath: 'secured' },
    intercept: (request, answer) => {
      asked.push(request.url);
      return answer(request);
    },
  });
  await firstSeqIds(1);
  return { asked, lastView: () => onViewChange.mock.lastCall?.[0] };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const titles = () =>
  within(grid())
    .getAllByRole('columnheader')
    .map((each) => each.textContent?.trim());
const view = (own: Partial<MenuView>): MenuView => ({ ...defaultMenuView, ...own });

async function openColumns(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  return screen.findByRole('dialog', { name: 'Select Columns' });
}

describe('columns that the operator added', () => {
  test('are hidden at first, and are chosen and found under a heading of their own', async () => {
    await openMenu();
    expect(titles()).not.toContain('Half-life (h)');
    const columns = await openColumns();
    await within(columns).findByRole('heading', { name: 'Added columns' });
    expect(await axeFindings()).toEqual([]);
    await userEvent.type(within(columns).getByRole('searchbox', { name: 'Find a column' }), 'half');
    expect(within(columns).getAllByRole('checkbox', { name: /life/ })).toHaveLength(1);
    await userEvent.click(within(columns).getByRole('checkbox', { name: 'Half-life (h)' }));
    await press('Apply');
    await waitFor(() => expect(titles()).toContain('Half-life (h)'));
    await within(grid()).findAllByText('0.0625');
    expect(await axeFindings()).toEqual([]);
  });

  test('sort by value, with empty cells last', async () => {
    await openMenu({ defaultView: view({ columns: ['seqId', 'fullName', 'own.number.half-life-h'] }) });
    await within(grid()).findAllByText('0.0625');
    await userEvent.click(header('Half-life (h)'));
    await waitFor(() => expect(seqIds().slice(0, 3)).toEqual(['4-1', '8-1', '12-1']));
    expect(seqIds().slice(-3)).toEqual(['3-1', '7-1', '11-1']);
  });

  test('filter under a heading of their own, by the operators of their kind', async () => {
    const { lastView } = await openMenu();
    await press('Filters');
    await dialog();
    const list = await openList('Category');
    const group = within(list).getByRole('group', { name: 'Added columns' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Haemolysis lists',
      'Half-life (h)Half-life in plasma of healthy people',
      'TissueWhere the protein is made',
      'Secreted',
      'Note',
    ]);
    await userEvent.click(within(group).getByRole('option', { name: /^Half-life/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Value' }), '2');
    await press('Apply');
    await screen.findByText('Half-life (h) > 2');
    await waitFor(() => expect(seqIds()).toEqual(['2-1', '6-1', '10-1']));
    expect(titles()).toContain('Half-life (h)');
    const address = writeMenuView(lastView() ?? defaultMenuView);
    expect(readMenuView(address, registered)).toEqual({ view: lastView(), problems: [] });
  });

  test('with categories offer their values with counts', async () => {
    await openMenu();
    await press('Filters');
    await dialog();
    await choose('Category', 'Haemolysis lists');
    await userEvent.click(screen.getByRole('button', { name: 'Value' }));
    const values = await screen.findByRole('listbox', { name: 'Value' });
    expect(
      within(values)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Platelets4 reagents', 'Red cells8 reagents']);
  });

  test('open from a link with clause, column and sort', async () => {
    const { asked } = await openMenu({
      defaultView: view({
        columns: ['seqId', 'own.category.tissue'],
        filters: [{ key: 'own.category.tissue', operator: '=', values: ['brain'] }],
        sort: { key: 'own.number.half-life-h', direction: 'descending' },
      }),
    });
    await screen.findByText('Tissue: brain');
    await waitFor(() => expect(seqIds()).toEqual(['2-1', '5-1', '8-1', '11-1']));
    expect(asked.filter((url) => url.includes('fields=') && url.includes('own.') && url.includes('fullName'))).toEqual(
      [],
    );
  });

  test('are not asked of a server without any, and a link with one names it as not shown', async () => {
    const { asked } = await openMenu({ defaultView: view({ columns: ['seqId', 'own.number.half-life-h'] }) }, [
      sevenK,
      elevenK,
    ]);
    await screen.findByText(/half life h/);
    expect(titles()).not.toContain('half life h');
    const columns = await openColumns();
    expect(within(columns).queryByRole('heading', { name: 'Added columns' })).toBe(null);
    expect(asked.filter((url) => url.includes('own.'))).toEqual([]);
  });
});
