import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { GeneSetTable, TestedGeneSet } from '../../api/types.ts';
import { recordMark } from '../../panels/files/panel.sourceSheet.ts';
import { readCsv } from '../../testing/readCsv.ts';
import { type EnrichmentExport, exportEnrichment } from './enrichment.export.ts';
import { type FamilyEnrichment } from './enrichment.ts';

const set: TestedGeneSet = {
  family: 'go',
  category: 'goMoleFunc',
  param: 'hormone activity',
  id: 'mf-hormone-activity',
  name: '=hormone activity',
  isWhole: true,
  sources: [{ source: 'Gene Ontology', date: '2022-07', licence: 'CC BY 4.0' }],
  genes: [0, 1, 2],
};

const geneSets: GeneSetTable = {
  version: 'V_7K',
  revision: 'revision-1',
  otherRevision: 'revision-2',
  isDemo: false,
  key: 'entrezGeneName',
  genes: ['LEP', 'CGA', 'INS'],
  renamed: [],
  sets: [set],
};

const results: readonly FamilyEnrichment[] = [
  {
    family: 'go',
    n: 48,
    N: 6365,
    outside: ['GENE'],
    refusal: null,
    untested: [{ ...set, name: 'nowhere' }],
    tests: [
      {
        set,
        k: 2,
        K: 94,
        fold: 1.4107712765957447,
        p: 0.16,
        adjustedP: 0.32,
        genes: ['LEP', 'CGA'],
        seqIds: ['1-1', '2-1'],
      },
      {
        set,
        k: 8,
        K: 94,
        fold: 11.285460992907801,
        p: 3.892601988812345e-7,
        adjustedP: 9.8e-5,
        genes: [],
        seqIds: [],
      },
    ],
  },
];

const same = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

const options: EnrichmentExport = {
  list: 'Kidney (7K)',
  listed: { reagents: new Map(), withoutGene: ['7-1'], notOnMenu: ['8-8', '9-9'] },
  geneSets,
  results,
  background: 'The 7K menu',
  format: 'csv',
  now: new Date('2026-11-30T20:00:00Z'),
  texts: {
    sheet: 'Enrichment',
    about: 'About this test',
    fileName: 'enrichment',
    fields: same(
      'list',
      'version',
      'revision',
      'otherRevision',
      'key',
      'background',
      'method',
      'adjustment',
      'families',
      'withoutGene',
      'notOnMenu',
      'outside',
      'untested',
      'sources',
      'exported',
      'demo',
    ),
    columns: same(
      'family',
      'category',
      'id',
      'name',
      'k',
      'n',
      'K',
      'N',
      'fold',
      'p',
      'adjustedP',
      'genes',
      'seqIds',
      'size',
      'source',
    ),
    version: (version) => version,
    key: 'Entrez gene symbol',
    method: 'hypergeometric',
    adjustment: 'Benjamini-Hochberg',
    demo: 'invented',
    separator: ', ',
    family: (family) => family.toUpperCase(),
    category: ({ category }) => category,
    name: ({ name }) => name,
    source: ({ source, licence }) => `${source} (${licence})`,
    brief: ({ family, tests, n, N }) => `${family}: ${tests.length} sets, n ${n}, N ${N}`,
  },
};

test('a .csv has every test with all digits, the best first, below the terms of the test', async () => {
  const { blob, name } = await exportEnrichment(options);
  const text = await blob.text();
  expect([name, text.split('\r\n').filter((line) => line.startsWith('#'))]).toEqual([
    'Kidney (7K) enrichment.csv',
    [
      '# list: Kidney (7K)',
      '# version: V_7K',
      '# revision: revision-1',
      '# otherRevision: revision-2',
      '# key: Entrez gene symbol',
      '# background: The 7K menu',
      '# method: hypergeometric',
      '# adjustment: Benjamini-Hochberg',
      '# families: go: 2 sets, n 48, N 6365',
      '# withoutGene: 7-1',
      '# notOnMenu: 8-8, 9-9',
      '# outside (GO): GENE',
      '# untested: nowhere',
      '# sources: Gene Ontology (CC BY 4.0)',
      '# exported: 2026-11-30T20:00:00.000Z',
    ],
  ]);
  const rows = readCsv(text.replaceAll(/^#.*\r\n/gm, ''));
  expect(rows.map((row) => [row[3], row[4], row[7], row[9], row[12]])).toEqual([
    ['name', 'k', 'N', 'p', 'seqIds'],
    ["'=hormone activity", '8', '6365', '3.892601988812345e-7', ''],
    ["'=hormone activity", '2', '6365', '0.16', '1-1, 2-1'],
  ]);
});

test('an .xlsx has numbers as numbers, and the terms on a sheet that imports skip', async () => {
  const { blob, name } = await exportEnrichment({
    ...options,
    format: 'xlsx',
    geneSets: { ...geneSets, isDemo: true, otherRevision: null },
  });
  const bytes = Buffer.from(await blob.arrayBuffer());
  const sheets = await readExcelFile(bytes);
  expect([name, sheets.map(({ sheet }) => sheet)]).toEqual([
    'Kidney (7K) enrichment.xlsx',
    ['Enrichment', 'About this test'],
  ]);
  const [rows, about] = sheets.map(({ data }) => data);
  expect([rows?.[0]?.at(-1), rows?.[1]?.slice(4, 10), rows?.[1]?.at(-1), about?.[0]?.[0]]).toEqual([
    'demo',
    [8, 48, 94, 6365, 11.285460992907801, 3.892601988812345e-7],
    'invented',
    `About this test ${recordMark}`,
  ]);
});
