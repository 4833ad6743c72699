import type { AnalyteSheet } from 'ssm-core';
import { booleanColumn, listColumn } from 'ssm-core/engine';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/testServer.ts';
import { revisionOf } from '../testing/realLoads.ts';
import { loadFiles, textFile } from '../testing/testFiles.ts';

const annotation = textFile(
  'annotation.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol\tOrganism',
  '10-1\tIL-6\tP05231\tIL6\tHuman',
  '10-2\tIL-6\tP05231\tIL6\tHuman',
  '10-3\tIL-12\tP29459 P29460\tIL12A IL12B\tHuman',
  '10-4\tTNF\tP01375\tTNF\tHuman',
);
const olink = textFile(
  'olink.tsv',
  'Olink.ID\tUniProt.ID\tProtein.name\tGene.name',
  'OID2\tP29459_P29460\tInterleukin-12\tIL12A_IL12B',
  'OID1\tP05231\tInterleukin-6\tIL6',
  'OID3\tP29460\t\tIL12B',
  'OID4\tQ9NUQ8\tABCF3\tABCF3',
  '\tP05231\tNameless\t',
  'OID5\tIL6\tWrong\t',
  'OID1\tP05231\tAgain\tIL6',
);

async function sheets(...files: Parameters<typeof loadFiles>[0]) {
  const server = await createTestServer();
  server.catalogues.replace([revisionOf(await loadFiles(files))]);
  const signedIn = await server.signIn('SSM-Registered');
  return async (seqId: string) => {
    const { body } = await server.get(`/sat/menuquery/secured/somamer/${seqId}?version=V_7K`, signedIn);
    return (body as AnalyteSheet).otherAssays;
  };
}

test('a sheet names the assays of another platform for its proteins, with the reagents that share them', async () => {
  const assaysOf = await sheets(annotation, { ...olink, said: { source: 'Olink Explore HT' } });
  const platform = 'Olink Explore HT';
  const il6 = { platform, assayId: 'OID1', accessions: ['P05231'], name: 'Interleukin-6', symbol: 'IL6', reagents: 2 };
  expect(await assaysOf('10-1')).toEqual([il6]);
  expect(await assaysOf('10-3')).toEqual([
    {
      platform,
      assayId: 'OID2',
      accessions: ['P29459', 'P29460'],
      name: 'Interleukin-12',
      symbol: 'IL12A_IL12B',
      reagents: 1,
    },
    { platform, assayId: 'OID3', accessions: ['P29460'], name: null, symbol: 'IL12B', reagents: 1 },
  ]);
  expect(await assaysOf('10-4')).toEqual([]);
});

test('a sheet names no assays without a list of another platform', async () => {
  const assaysOf = await sheets(annotation);
  expect(await assaysOf('10-1')).toBe(undefined);
});

test('the load tells the lines that name no assay, and how many proteins both have', async () => {
  const { revision, report } = await loadFiles([annotation, olink]);
  expect(revision?.knowledge.crosswalk.map(({ platform, assayId }) => [platform, assayId])).toEqual([
    ['olink', 'OID2'],
    ['olink', 'OID1'],
    ['olink', 'OID3'],
    ['olink', 'OID4'],
  ]);
  expect([report.files[1]?.kind, report.files[1]?.lines, report.files[1]?.notes, report.rejected]).toEqual([
    'crosswalk',
    7,
    ['It lists 4 assays of another platform. Records have 3 proteins of theirs.'],
    [
      { file: 'olink.tsv', line: 6, reason: 'lacks an assay id' },
      { file: 'olink.tsv', line: 7, reason: '"IL6" is no UniProt accession' },
      { file: 'olink.tsv', line: 8, reason: 'repeats the assay OID1' },
    ],
  ]);
  expect(revision?.knowledge.sources).toEqual([
    { file: 'olink.tsv', holds: 'crosswalk', count: 4, source: null, licence: null },
  ]);
});

test('a list of another platform alone is refused, with advice', async () => {
  const { revision, report } = await loadFiles([olink]);
  expect([revision, report.files[0]?.refusal]).toEqual([
    null,
    'This is a list of 4 assays of another platform without SeqIds; name it together with the ADAT or annotation that it belongs to.',
  ]);
});

test('another platform is a column with a filter, which the sheet does not repeat among own columns', async () => {
  const loaded = revisionOf(await loadFiles([annotation, { ...olink, said: { source: 'Olink Explore HT' } }]));
  const [isMeasured, assays] = ['own.flag.olink-explore-ht', 'own.text.olink-explore-ht-assays'];
  expect([
    loaded.columns.get(isMeasured),
    loaded.columns.get(assays),
    loaded.knowledge.ownColumns.map(({ title, source }) => [title, source]),
  ]).toEqual([
    booleanColumn([true, true, true, false]),
    listColumn([['IL6 (OID1)'], ['IL6 (OID1)'], ['IL12A_IL12B (OID2)', 'IL12B (OID3)'], null]),
    [
      ['Olink Explore HT', 'Olink Explore HT'],
      ['Olink Explore HT assays', 'Olink Explore HT'],
    ],
  ]);
  const server = await createTestServer();
  server.catalogues.replace([loaded]);
  const signedIn = await server.signIn('SSM-Registered');
  const sheet = await server.get('/sat/menuquery/secured/somamer/10-1?version=V_7K', signedIn);
  const filters = encodeURIComponent(`${isMeasured}=false`);
  const counted = await server.get(`/sat/menuquery/secured/somamer/count?version=V_7K&filters=${filters}`, signedIn);
  expect([(sheet.body as AnalyteSheet).ownColumns, counted.body]).toMatchObject([undefined, { count: 1 }]);
});
