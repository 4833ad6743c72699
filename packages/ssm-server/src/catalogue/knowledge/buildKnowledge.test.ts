import { noKnowledge } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { loadFiles, textFile, threeRecords } from '../testing/testFiles.ts';

const map = textFile(
  'genes.tsv',
  'uniProtId\tgeneSymbol\tentrezGeneId\thgncId\tevidence',
  'P05231\tIL6\t3569\tHGNC:6018\thgnc2020',
  'Q75MH2\tIL6\t3569\tHGNC:6018\tncbi2022',
  'A0A1\tLOC1\t77\t\tncbi2022',
);

const aliases = textFile(
  'aliases.tsv',
  'aliasSymbol\tapprovedSymbol\tkind',
  'BSF2\tIL6\thgnc-2020-07:alias',
  'IFNB2\tIL6\thgnc-2026-01:withdrawn-or-merged',
  'IFNB2\tIL6\thgnc-2020-07:alias',
  'PAK1\tPKN1\thgnc-2020-07:alias',
  'house name\tOURS\thouse',
  '\tIL6\thgnc-2020-07:alias',
);

const gene = (symbol: string, isApproved: boolean) => ({
  symbol,
  hgncId: null,
  isApproved,
  entrezId: null,
  uniProtIds: [],
});

const il6 = {
  symbol: 'IL6',
  hgncId: 'HGNC:6018',
  isApproved: true,
  entrezId: '3569',
  uniProtIds: ['P05231', 'Q75MH2'],
};

describe('the knowledge of a revision', () => {
  test('has each gene and each alias pair once, and approves the symbols to which aliases of HGNC lead', async () => {
    const { revision, report } = await loadFiles([threeRecords, aliases, map]);
    expect(revision?.knowledge).toEqual({
      ...noKnowledge,
      genes: [
        il6,
        { symbol: 'LOC1', hgncId: null, isApproved: false, entrezId: '77', uniProtIds: ['A0A1'] },
        gene('PKN1', true),
        gene('OURS', false),
      ],
      aliases: [
        { alias: 'BSF2', symbol: 'IL6', isPrevious: false },
        { alias: 'IFNB2', symbol: 'IL6', isPrevious: true },
        { alias: 'PAK1', symbol: 'PKN1', isPrevious: false },
        { alias: 'house name', symbol: 'OURS', isPrevious: false },
      ],
      sources: [
        {
          file: 'aliases.tsv',
          holds: 'aliases',
          count: 5,
          source: 'HGNC 2020-07, HGNC 2026-01',
          licence: 'CC0 (HGNC)',
        },
        {
          file: 'genes.tsv',
          holds: 'genes',
          count: 3,
          source: 'HGNC 2020-07, NCBI 2022-09',
          licence: 'CC0 (HGNC), public domain (NCBI), CC BY 4.0 (UniProt)',
        },
      ],
    });
    expect([report.sources, report.rejected, [...(revision?.columns.keys() ?? [])]]).toEqual([
      revision?.knowledge.sources,
      [{ file: 'aliases.tsv', line: 7, reason: 'lacks an alias or an approved symbol' }],
      ['seqId', 'targetName', 'uniProtId', 'entrezGeneName', 'totalCVPlasma', 'somaId', 'offMenuReason'],
    ]);
  });

  test('has no source and no licence for a table that states neither', async () => {
    const house = textFile('house.tsv', 'aliasSymbol\tapprovedSymbol', 'BSF2\tIL6');
    const plain = textFile('map.tsv', 'uniProtId\tgeneSymbol', 'P05231\tIL6');
    const { revision } = await loadFiles([threeRecords, house, plain]);
    expect([revision?.knowledge.genes, revision?.knowledge.sources]).toEqual([
      [{ ...gene('IL6', false), uniProtIds: ['P05231'] }],
      [
        { file: 'house.tsv', holds: 'aliases', count: 1, source: null, licence: null },
        { file: 'map.tsv', holds: 'genes', count: 1, source: null, licence: null },
      ],
    ]);
  });

  test('prefers the operator’s attribution of a file to the attribution in the file', async () => {
    const { revision } = await loadFiles([threeRecords, { ...aliases, said: { licence: 'CC0-1.0' } }]);
    expect(revision?.knowledge.sources).toEqual([
      { file: 'aliases.tsv', holds: 'aliases', count: 5, source: 'HGNC 2020-07, HGNC 2026-01', licence: 'CC0-1.0' },
    ]);
  });

  test('refuses the load if the operator attributes an annotation', async () => {
    const { revision, report } = await loadFiles([{ ...threeRecords, said: { source: 'Us' } }, aliases]);
    expect([revision, report.refusal, report.sources]).toEqual([
      null,
      'first.tsv brings reagents; a source and a licence are kept of the tables beside them.',
      [],
    ]);
  });

  test('is part of the revision id, which does not change if there is no knowledge', async () => {
    const ids = [
      await loadFiles([threeRecords], { label: 'a' }),
      await loadFiles([threeRecords, aliases], { label: 'a' }),
      await loadFiles([threeRecords, aliases, map], { label: 'a' }),
      await loadFiles([threeRecords, { ...aliases, said: { licence: 'MIT' } }], { label: 'a' }),
      await loadFiles([threeRecords, aliases], { label: 'a', now: new Date(0) }),
    ].map(({ revision }) => revision?.revision);
    expect([new Set(ids).size, ids[4]]).toEqual([4, ids[1]]);
  });

  test('names the first twelve of a table’s many sources, and counts the others', async () => {
    const lines = Array.from({ length: 15 }, (_, index) => `A${index}\tIL6\tLab ${index}\tCC0`);
    const many = textFile('many.tsv', 'aliasSymbol\tapprovedSymbol\tsource\tlicence', ...lines);
    const { revision } = await loadFiles([threeRecords, many]);
    const named = Array.from({ length: 12 }, (_, index) => `Lab ${index}`).join(', ');
    expect(revision?.knowledge.sources).toEqual([
      { file: 'many.tsv', holds: 'aliases', count: 15, source: `${named} and 3 more`, licence: 'CC0' },
    ]);
  });
});
