import { screen, within } from '@testing-library/react';
import type { ColumnKey } from 'ssm-core';
import { textColumn } from 'ssm-core/engine';
import type { CatalogueRevision } from 'ssm-server';
import { describe, expect, test } from 'vitest';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuTable } from '../MenuTable.tsx';
import { bothVersions } from '../testing/catalogues.ts';
import { firstSeqIds, grid, header, useNarrowView } from '../testing/menuScreen.ts';
import { textBox } from '../testing/textBox.ts';

const longName = 'Serine/threonine-protein kinase with a name that no column is wide enough for (isoform 2)';

async function openRightToLeft(columns: readonly ColumnKey[]): Promise<readonly HTMLElement[]> {
  const [sevenK, elevenK] = bothVersions(2, 2) as [CatalogueRevision, CatalogueRevision];
  const named = new Map(sevenK.columns);
  named.set('fullName', textColumn([longName, 'Interleukin-6 (IL-6)']));
  await renderWithServer(<MenuTable columns={columns} />, {
    catalogues: [{ ...sevenK, columns: named }, elevenK],
    provider: { direction: 'rtl' },
  });
  await firstSeqIds(1);
  const rows = within(grid()).getAllByRole('row').slice(1);
  return rows.flatMap((row) => within(row).getAllByRole('gridcell'));
}

describe('the menu where text runs from right to left', () => {
  test('a name and a SeqId keep the order of their characters, and a name too long keeps its beginning', async () => {
    await useNarrowView();
    const [id, long, , short] = (await openRightToLeft(['seqId', 'fullName'])) as HTMLElement[] as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    expect(textBox(id, '1').left < textBox(id, '-1').left).toBe(true);
    expect(textBox(short, ')').left > textBox(short, 'IL-6').left).toBe(true);
    expect(textBox(long, 'Serine').left >= long.getBoundingClientRect().left).toBe(true);
    expect(long.scrollWidth > long.clientWidth).toBe(true);
    expect(await axeFindings()).toEqual([]);
  });

  test('numbers and the title above them end at the right, and its unit keeps its brackets', async () => {
    const cells = await openRightToLeft(['seqId', 'fullName', 'loDb']);
    const title = header('LoDB (RFU)');
    const ends = [cells[2], cells[5]].map((cell) => cell && Math.round(textBox(cell, cell.textContent).right));
    expect([Math.round(textBox(title, ')').right), ...ends]).toEqual(Array(3).fill(ends[0]));
  });

  test('counts and paging keep the order of their words', async () => {
    await openRightToLeft(['seqId']);
    const ordered = ['2 of 2 reagents', '1–2 of 2', 'Page 1 of 1'].map((text) => {
      const element = screen.getByText(text);
      const [first = '', last = ''] = [text.split(' ')[0], text.split(' ').at(-1)];
      return textBox(element, first).left < textBox(element, ` ${last}`).left;
    });
    expect(ordered).toEqual([true, true, true]);
  });
});
