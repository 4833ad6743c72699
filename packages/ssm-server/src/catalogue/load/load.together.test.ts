import { booleanColumn, listColumn, numberColumn, textColumn } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { adatText, loadFiles, textFile, threeRecords, workbookFile } from '../testing/testFiles.ts';
import type { CatalogueFile } from './openFile.ts';

describe('files loaded together', () => {
  const second = textFile(
    'second.csv',
    'SeqId,Target,UniProt,Total CV Plasma,Buffer MS',
    '10-2,"Late, late","P2, P1",0.05,yes',
    '2-1,Other,,0.07,no',
    '4-4,New,P9,0.08,',
  );

  test('are joined by SeqId: a later file fills gaps and overrides, and disagreements are counted and shown', async () => {
    const { revision, report } = await loadFiles([threeRecords, second]);
    expect([
      revision?.columns,
      revision?.label,
      revision?.onMenu,
      report.disagreements,
      report.files[1]?.notes,
    ]).toEqual([
      new Map<string, unknown>([
        ['seqId', textColumn(['2-1', '3-1', '4-4', '10-2'])],
        ['targetName', textColumn(['Other', 'Mouse one', 'New', 'Late, late'])],
        ['uniProtId', listColumn([['P3'], ['P4'], ['P9'], ['P2', 'P1']])],
        ['entrezGeneName', listColumn([null, ['Il6'], null, ['IL6', 'IL7']])],
        ['bufferMS', booleanColumn([false, null, null, true])],
        ['totalCVPlasma', numberColumn([7, 7, 8, 5])],
        ['somaId', textColumn(['SL1', null, null, 'SL2'])],
        ['offMenuReason', textColumn([null, 'not_human', null, null])],
      ]),
      'first.tsv (+1)',
      Uint8Array.of(1, 0, 1, 1),
      [
        {
          column: 'targetName',
          count: 1,
          examples: [
            { seqId: '2-1', kept: 'Other', keptFile: 'second.csv', replaced: 'Early', replacedFile: 'first.tsv' },
          ],
        },
        {
          column: 'totalCVPlasma',
          count: 1,
          examples: [{ seqId: '2-1', kept: '7', keptFile: 'second.csv', replaced: '6', replacedFile: 'first.tsv' }],
        },
      ],
      ['Total CV Plasma: fractions (their median is 0.07), multiplied by 100 to percentages.'],
    ]);
  });

  test('have different names in the record even if the files have the same name', async () => {
    const { revision } = await loadFiles([threeRecords, { ...threeRecords }]);
    expect([...(revision?.source.keys() ?? [])].filter((name) => name.endsWith('SeqId'))).toEqual([
      'first.tsv · SeqId',
      'first.tsv (2) · SeqId',
    ]);
  });

  test('give the same rows as an ADAT, a workbook or a table alone', async () => {
    const adat: CatalogueFile = {
      name: 'a.adat',
      bytes: new TextEncoder().encode(
        adatText({ SeqId: ['10-2', '2-1'], Target: ['B', 'A'], Dilution: ['0.5', '20'] }),
      ),
    };
    const workbook = workbookFile('a.xlsx', {
      Annotations: [['Notes'], ['SeqId', 'Target Name', 'Dilution'], ['2-1', 'A', '20%'], ['10-2', 'B', '0.5%']],
    });
    const table = textFile('a.tsv', 'seqId\ttargetName\tdilution', '2-1\tA\t20', '10-2\tB\t0.5');
    const columns = new Map([
      ['seqId', textColumn(['2-1', '10-2'])],
      ['targetName', textColumn(['A', 'B'])],
      ['dilutionGroup', textColumn(['20%', '0.5%'])],
    ]);
    const loads = await Promise.all(
      [[adat], [workbook], [table], [adat, workbook, table]].map((files) => loadFiles(files)),
    );
    expect(loads.map(({ revision, report }) => [revision?.columns, report.disagreements])).toEqual(
      loads.map(() => [columns, []]),
    );
  });

  test('add no rows from a table without targets, but add its columns to known rows', async () => {
    const lift = textFile('lift.tsv', 'seqId\tplasma_ccc', '2-1\t0.9', '99-9\t0.8');
    const { revision, report } = await loadFiles([threeRecords, lift]);
    expect([revision?.recordCount, revision?.source.get('lift.tsv · plasma_ccc'), report.files[1]?.notes]).toEqual([
      3,
      textColumn(['0.9', null, null]),
      [
        'It names no target, so it brings no records; its columns are kept with the records of the other files; left out, because no file has a record for it: 1 SeqId.',
      ],
    ]);
  });
});

describe('gene sets', () => {
  const sets = textFile(
    'sets.tsv',
    'param\tgeneSymbol\tentrezGeneId',
    'wnt\til6\t',
    'alz\tIL6\t',
    'mapk\tNEW1\t77',
    'park\tNEW1\t77',
  );
  const annotation = textFile(
    'a.tsv',
    'SeqId\tEntrezGeneSymbol\tEntrezGeneID\tUniProt\tPathways',
    '1-1\tIL6\t3569\tP05231\tmTOR',
    '1-2\tOLD1\t77\tP00001\t',
    '1-3\tOLD2\t\tP00002\t',
    '1-4\t\t\t\t',
  );
  const map = textFile('map.tsv', 'uniProtId\tgeneSymbol\tentrezGeneId', 'P00002\tNEW1\t');

  test('attach by gene symbol in any case and by Entrez id, and add to the values in the table', async () => {
    const { revision } = await loadFiles([annotation, sets]);
    expect([revision?.columns.get('diseases'), revision?.columns.get('pathways')]).toEqual([
      listColumn([['alz'], ['park'], null, null]),
      listColumn([['mtor', 'wnt'], ['mapk'], null, null]),
    ]);
  });

  test('attach by UniProt accession if a map of accessions names the gene', async () => {
    const { revision } = await loadFiles([annotation, sets, map]);
    expect(revision?.columns.get('diseases')).toEqual(listColumn([['alz'], ['park'], ['park'], null]));
  });

  test('are listed among the sources, with the attribution that each file states', async () => {
    const said = textFile('said.tsv', 'param\tsource\tlicence\tgeneSymbol', 'wnt\tReactome\tCC0-1.0\tIL6');
    const { report } = await loadFiles([annotation, said, sets]);
    expect(report.sources).toEqual([
      { file: 'said.tsv', holds: 'gene_sets', count: 1, source: 'Reactome', licence: 'CC0-1.0' },
      { file: 'sets.tsv', holds: 'gene_sets', count: 4, source: null, licence: null },
    ]);
  });
});

describe('a mapped measure', () => {
  const file = textFile('a.tsv', 'seqId\ttargetName\tcalibratorCvPct\teLod', '1-1\tA\t0.9\t97', '1-2\tB\t0.8\t');

  test('fills the column, which is recorded as derived', async () => {
    const map = new Map([
      ['totalCvPlasma', 'calibratorCvPct'],
      ['loDb', 'ELOD'],
    ]);
    const { revision } = await loadFiles([file], { map });
    expect([revision?.columns.get('totalCVPlasma'), revision?.columns.get('loDb'), revision?.derivedFrom]).toEqual([
      numberColumn([0.9, 0.8]),
      numberColumn([97, null]),
      new Map([
        ['loDb', 'eLod'],
        ['totalCVPlasma', 'calibratorCvPct'],
      ]),
    ]);
  });

  test('leaves no trace if a later file replaces every value of the measure', async () => {
    const later = textFile('b.tsv', 'seqId\tLoDB', '1-1\t50');
    const { revision } = await loadFiles([file, later], { map: new Map([['loDb', 'eLod']]) });
    expect([revision?.columns.get('loDb'), revision?.derivedFrom]).toEqual([numberColumn([50, null]), new Map()]);
  });

  test.each([
    [new Map([['loDb', 'nowhere']]), 'No file has a header "nowhere", which was to fill loDb.'],
    [new Map([['lod', 'eLod']]), 'There is no column "lod" that a header could be mapped to.'],
  ])('stops the load if the measure cannot be mapped', async (map, refusal) => {
    const { revision, report } = await loadFiles([file], { map });
    expect([revision, report.refusal, report.files.map((entry) => entry.refusal)]).toEqual([null, refusal, [null]]);
  });
});
