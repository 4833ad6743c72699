import { listColumn, type Table } from 'ssm-core/engine';
import { expect, test } from 'vitest';
import { atOnce } from '../../queue/steps.ts';
import { proteinsOf, sharingRows } from './proteins.ts';

type Row = readonly [accessions: readonly string[] | null, symbols: readonly string[] | null];

function sharing(rows: readonly Row[], row: number) {
  const columns = new Map([
    ['uniProtId', listColumn(rows.map(([accessions]) => accessions))],
    ['entrezGeneName', listColumn(rows.map(([, symbols]) => symbols))],
  ]);
  const rowCount = rows.length;
  const table: Table = { version: 'V_7K', revision: 'r', isDemo: false, total: rowCount, rowCount, columns };
  return sharingRows(atOnce(proteinsOf(table)), row).map((each) => [
    each.row,
    each.sharedBy.column,
    each.sharedBy.values,
  ]);
}

const rows: readonly Row[] = [
  [['P3'], ['CC']],
  [
    ['P1', 'P2'],
    ['AA', 'BB'],
  ],
  [
    ['P2', 'P1'],
    ['BB', 'AA'],
  ],
  [['P2'], ['AA']],
  [null, ['AA', 'CC']],
  [null, ['AA']],
  [['P9'], ['AA']],
  [null, null],
];

test('two reagents of a protein share an accession, and accessions are in the order of the requested reagent', () => {
  expect(sharing(rows, 1)).toEqual([
    [2, 'uniProtId', ['P1', 'P2']],
    [3, 'uniProtId', ['P2']],
    [4, 'entrezGeneName', ['AA']],
    [5, 'entrezGeneName', ['AA']],
  ]);
});

test('two reagents also share a symbol if one of them has no accession, whichever of the two is requested', () => {
  expect([sharing(rows, 5), sharing(rows, 6), sharing(rows, 0)]).toEqual([
    [
      [1, 'entrezGeneName', ['AA']],
      [2, 'entrezGeneName', ['AA']],
      [3, 'entrezGeneName', ['AA']],
      [4, 'entrezGeneName', ['AA']],
      [6, 'entrezGeneName', ['AA']],
    ],
    [
      [4, 'entrezGeneName', ['AA']],
      [5, 'entrezGeneName', ['AA']],
    ],
    [[4, 'entrezGeneName', ['CC']]],
  ]);
});

test('a reagent without accession and symbol shares nothing, even if the catalogue lacks these columns', () => {
  const table: Table = { version: 'V_7K', revision: 'r', isDemo: false, total: 1, rowCount: 1, columns: new Map() };
  expect([sharing(rows, 7), sharingRows(atOnce(proteinsOf(table)), 0)]).toEqual([[], []]);
});
