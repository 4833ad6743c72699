import { screen, waitFor } from '@testing-library/react';
import { defaultMenuView } from 'ssm-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable, type MenuTableProps } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { counts, firstSeqIds, grid, rowTexts, searchBox, seqIds } from '../testing/menuScreen.ts';

const catalogues = bothVersions(1200, 60);

async function openMenu(props: MenuTableProps = {}): Promise<void> {
  await renderWithServer(<MenuTable {...props} />, { catalogues });
  await firstSeqIds(1);
}

function marks(): readonly (string | null)[] {
  return [...grid().querySelectorAll('mark')].map((mark) => mark.textContent);
}

describe('searching the menu', () => {
  test('the whole catalogue is there first, in its own order', async () => {
    await openMenu();
    expect(seqIds().slice(0, 3)).toEqual(['1-1', '2-1', '3-1']);
    expect(counts()).toEqual(['1,200 of 1,200 reagents']);
    expect(grid().getAttribute('aria-rowcount')).toBe('1201');
    expect(await axeFindings()).toEqual([]);
  });

  test('a language tells one from many by the numbers that the texts are of', async () => {
    const rules = new Intl.PluralRules('fr');
    const resultCount = (shown: string, total: string, count: number, all: number): string =>
      `${shown} ${rules.select(count)} sur ${total} ${rules.select(all)}`;
    await renderWithServer(<MenuTable />, {
      catalogues,
      provider: { strings: { menu: { resultCount } }, locale: 'fr' },
    });
    await firstSeqIds(1);
    expect(counts()).toEqual(['1\u202f200 other sur 1\u202f200 other']);
    await userEvent.fill(searchBox(), '1199-1');
    await waitFor(() => expect(counts()).toEqual(['1 one sur 1\u202f200 other']));
  });

  test('every key narrows the list before the next frame', async () => {
    await openMenu();
    const box = searchBox();
    await userEvent.click(box);
    for (const [typed, left] of [
      ['s', '1,200'],
      ['sy', '1,200'],
      ['sym', '1,200'],
      ['sym1', '312'],
      ['sym11', '111'],
      ['sym119', '11'],
    ] as const) {
      await userEvent.keyboard(typed.slice(-1));
      expect(counts()).toEqual([`${left} of 1,200 reagents`]);
    }
    expect(seqIds()).toEqual([
      '119-1',
      '1190-1',
      '1191-1',
      '1192-1',
      '1193-1',
      '1194-1',
      '1195-1',
      '1196-1',
      '1197-1',
      '1198-1',
      '1199-1',
    ]);
  });

  test('matches are marked, both halves of an AND too', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'protein 777');
    expect(rowTexts()).toEqual([['777-1', 'Protein 777', 'Target 777']]);
    expect(marks()).toEqual(['777', 'Protein', '777', '777']);
    expect(await axeFindings()).toEqual([]);
  });

  test('identifiers that are not shown are searched, other columns that are not shown are not', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'P1199');
    expect(seqIds()).toEqual(['1199-1']);
    await userEvent.fill(searchBox(), 'pQtl 7');
    expect(counts()).toEqual(['0 of 1,200 reagents']);
  });

  test('what was found in a column that is not shown is named at the end of its row, and read with its first cell', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'protein P1199');
    const found = (): readonly (string | null)[] =>
      [...grid().querySelectorAll('.ssm-Grid-found')].map((label) => label.textContent);
    expect([rowTexts(), found(), marks()]).toEqual([
      [['1199-1', 'Protein 1199', 'Target 1199']],
      ['P1199 UniProt ID'],
      ['Protein', 'P1199'],
    ]);
    const first = screen.getByRole('gridcell', { name: '1199-1' });
    expect(first.title).toBe('Found in UniProt ID: P1199');
    expect(await axeFindings()).toEqual([]);
    await userEvent.fill(searchBox(), 'protein 1199');
    expect([found(), first.title]).toEqual([[], '']);
    await userEvent.fill(searchBox(), 'SYM1199 P1199');
    expect(found()).toEqual(['P1199 UniProt ID, SYM1199 Entrez Gene Name']);
  });

  test('the symbol that stands in for a name is marked too', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'sym120');
    expect(rowTexts()[0]).toEqual(['120-1', 'Protein 120', 'SYM120']);
    expect(marks()[0]).toBe('SYM120');
  });

  test('an exact identifier comes first as long as no sort is chosen, and commas mean OR', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'SYM12');
    expect(seqIds().slice(0, 3)).toEqual(['12-1', '120-1', '121-1']);
    await userEvent.fill(searchBox(), 'sym40, p30');
    expect(seqIds().slice(0, 2)).toEqual(['30-1', '40-1']);
  });

  test('a search that finds nothing says so in words and offers a way back', async () => {
    await openMenu();
    await userEvent.fill(searchBox(), 'no such thing ');
    expect(screen.getByText('No reagent matches “no such thing”').tagName).toBe('P');
    expect(counts()).toEqual(['0 of 1,200 reagents']);
    expect(grid().getAttribute('aria-rowcount')).toBe('1');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[1] as HTMLElement);
    expect(counts()).toEqual(['1,200 of 1,200 reagents']);
    expect(document.activeElement).toBe(searchBox());
  });

  test('a search goes back to the first page and the first row', async () => {
    await openMenu({ defaultView: { ...defaultMenuView, pageIndex: 3 } });
    expect(seqIds()[0]).toBe('301-1');
    grid().scrollTop = 2000;
    await waitFor(() => expect(seqIds().includes('365-1')).toBe(true));
    await userEvent.fill(searchBox(), 'protein');
    await waitFor(() => expect(grid().scrollTop).toBe(0));
    expect(seqIds().slice(0, 2)).toEqual(['1-1', '2-1']);
  });
});
