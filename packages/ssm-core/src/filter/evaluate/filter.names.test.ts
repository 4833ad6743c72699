import { describe, expect, test } from 'vitest';
import { listColumn, textColumn } from '../../table/build.ts';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { readFilters, writeFilters } from '../codec/filter.codec.ts';
import { canCount, filterRows } from './filter.evaluate.ts';
import { kindWithoutTable, meantNames } from './filter.names.ts';

const columns = {
  seqId: textColumn(['10000-28', '2616-23', '3447-64', '5936-53', '110000-28', '6-1']),
  targetName: textColumn(['CRBB2', 'ERBB2', 'IL-8', 'TNF-a', 'PD-L1', 'HBA']),
  fullName: textColumn([
    'Beta-crystallin B2',
    'Receptor tyrosine-protein kinase erbB-2',
    'Interleukin-8',
    'Tumor necrosis factor, soluble',
    'Programmed cell death 1 ligand 1',
    'Phosphatidylinositol 3,4,5-trisphosphate',
  ]),
  uniProtId: listColumn([['P43320'], ['P04626'], ['P10145'], ['P01375'], ['Q9NZQ7'], ['P69905']]),
  entrezGeneName: listColumn([['CRYBB2'], ['ERBB2'], ['CXCL8'], ['TNF'], ['CD274'], ['HBA1', 'HBB']]),
};
const menu = smallTable({
  ...columns,
  otherNames: listColumn([
    ['CRYB2', 'SL019233'],
    ['HER2', 'HER-2', 'NEU', 'GeneID:2064', 'HGNC:3430', 'P00626\tP04626\taccession'],
    ['IL8', 'IL-8', 'NAP1'],
    ['TNFA', 'TNF-alpha', 'DIF'],
    ['B7-H1', 'PDL1', 'NAP1'],
    ['HBA-T3\tHBA1', 'HBA2\t\tprotein'],
  ]),
});

function rowsOf(key: string, text: string): readonly number[] {
  return [...filterRows(menu, readFilters(`${key}*=${encodeURIComponent(text)}`))];
}

describe('a typed name', () => {
  test.each<[key: string, text: string, rows: readonly number[]]>([
    ['entrezGeneName', '"ERBB2"', [1]],
    ['entrezGeneName', '="ERBB2"', [1]],
    ['entrezGeneName', 'ＥＲＢＢ２', [1]],
    ['entrezGeneName', 'ER\u200bBB2', [1]],
    ['entrezGeneName', '• erbb2,', [1]],
    ['fullName', 'Interleukin–8', [2]],
    ['seqId', 'seq.10000.28', [0]],
    ['seqId', '10000_28', [0]],
    ['seqId', '10000-28', [0, 4]],
    ['uniProtId', 'UniProtKB:P04626', [1]],
    ['uniProtId', 'P04626-2', [1]],
    ['uniProtId', 'sp|P04626|ERBB2_HUMAN', [1]],
    ['entrezGeneName', 'her2', [1]],
    ['entrezGeneName', 'HER 2', [1]],
    ['entrezGeneName', 'HER', []],
    ['entrezGeneName', 'IL8', [2]],
    ['entrezGeneName', 'TNF-alpha', [3]],
    ['entrezGeneName', 'TNFα', [3]],
    ['entrezGeneName', 'NAP1', [2, 4]],
    ['entrezGeneName', 'HBA2', [5]],
    ['targetName', 'TNF-alpha', [3]],
    ['targetName', 'PD L1', [4]],
    ['fullName', 'HER2', [1]],
    ['entrezGeneName', 'entrez 2064', [1]],
    ['entrezGeneName', 'hgnc:3430', [1]],
    ['entrezGeneName', 'GeneID:206', []],
    ['uniProtId', 'P00626', [1]],
    ['uniProtId', 'UniProtKB:P00626', [1]],
    ['entrezGeneName', 'P00626', []],
    ['uniProtId', 'HER2', []],
    ['seqId', 'SL019233', [0]],
    ['entrezGeneName', 'SL019233', []],
    ['entrezGeneName', 'HER2, IL8', [1, 2]],
    ['entrezGeneName', 'HER2\tIL8\nCD274', [1, 2, 4]],
    ['entrezGeneName', '• HER2• IL8', [1, 2]],
    ['seqId', '2616-23 3447-64', [1, 2]],
    ['uniProtId', 'P04626;P10145', [1, 2]],
    ['fullName', '3,4,5', [5]],
    ['fullName', 'factor, sol', [3]],
    ['entrezGeneName', 'B', [0, 1, 5]],
    ['entrezGeneName', 'HER2*', []],
    ['entrezGeneName', '*BB2', [0, 1]],
    ['entrezGeneName', ',', []],
  ])('%s %s', (key, text, rows) => {
    expect(rowsOf(key, text)).toEqual(rows);
  });

  test('matches the same rows in any case', () => {
    for (const text of ['tnf-ALPHA', 'X10000.28', 'Sp|p04626|erbb2_human']) {
      for (const key of ['seqId', 'uniProtId', 'entrezGeneName']) {
        expect(rowsOf(key, text.toUpperCase())).toEqual(rowsOf(key, text.toLowerCase()));
      }
    }
  });

  test('matches the same rows after encoding', () => {
    const clauses = readFilters('entrezGeneName*=HER2%2C%09IL8');
    expect([...filterRows(menu, readFilters(writeFilters(clauses)))]).toEqual([1, 2]);
  });
});

test.each<[wire: string, isTold: boolean]>([
  ['entrezGeneName*=HER2', false],
  ['fullName*=kinase', false],
  ['fullName*=kinase*', true],
  ['uniProtId*=P04', true],
  ['uniProtId*=P04626', false],
  ['seqId*=2616-23', true],
  ['seqId*=SL019233', false],
])('a table without other names can evaluate %s: %s', (wire, isTold) => {
  const [clause] = readFilters(wire);
  if (clause === undefined) throw new Error(wire);
  expect(canCount(smallTable(columns), clause)).toBe(isTold);
  expect(canCount(menu, clause)).toBe(true);
});

test.each<[wire: string, meant: readonly (readonly string[])[]]>([
  ['entrezGeneName*=her2', [['HER2', 'ERBB2', 'gene']]],
  [
    'entrezGeneName*=IL8%2CNAP1',
    [
      ['IL8', 'CXCL8', 'gene'],
      ['NAP1', 'CXCL8', 'gene'],
      ['NAP1', 'CD274', 'gene'],
    ],
  ],
  ['entrezGeneName*=HBA2', [['HBA2', 'HBA1|HBB', 'protein']]],
  ['entrezGeneName*=HBA-T3', [['HBA-T3', 'HBA1', 'gene']]],
  ['entrezGeneName*=geneid 2064', [['GeneID:2064', 'ERBB2', 'identifier']]],
  ['uniProtId*=P00626', [['P00626', 'P04626', 'accession']]],
  ['seqId*=sl019233', [['SL019233', 'CRYBB2', 'somaId']]],
  ['entrezGeneName*=ERBB2', []],
  ['entrezGeneName*=HER2*', []],
  ['dilGroup=HER2', []],
])('the names in the text %s are returned with the symbols that they mean', (wire, meant) => {
  const [clause] = readFilters(wire);
  if (clause === undefined) throw new Error(wire);
  expect(meantNames(menu, clause).map(({ name, symbol, relation }) => [name, symbol, relation])).toEqual(meant);
});

test('the kind of a typed gene id is returned if no table of that kind was loaded', () => {
  const kinds = ['ENSG00000136244', ' ensp00000258743.2 ', 'NM_000600.5', 'HGNC:6018', 'IL6', 'BRCA3', 'P05231'].map(
    (id) => kindWithoutTable(menu, id),
  );
  const without = smallTable(columns);
  expect([kinds, kindWithoutTable(without, 'ENSG00000136244')]).toEqual([
    ['ensembl', 'ensembl', 'refSeq', undefined, undefined, undefined, undefined],
    undefined,
  ]);
});
