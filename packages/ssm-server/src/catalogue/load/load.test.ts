import { listColumn, noKnowledge, numberColumn, textColumn } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { adatText, byteFile, loadFiles, textFile, threeRecords } from '../testing/testFiles.ts';
import type { CatalogueFile } from './openFile.ts';

describe('a single loaded file', () => {
  test('becomes a revision with rows in SeqId order, rows off the menu, and every header as read', async () => {
    const { revision, report } = await loadFiles([threeRecords]);
    expect(revision).toEqual({
      revision: revision?.revision,
      version: 'V_7K',
      isDemo: false,
      label: 'first.tsv',
      created: '2026-03-04T05:06:07.000Z',
      recordCount: 3,
      columns: new Map<string, unknown>([
        ['seqId', textColumn(['2-1', '3-1', '10-2'])],
        ['targetName', textColumn(['Early', 'Mouse one', 'Late, late'])],
        ['uniProtId', listColumn([['P3'], ['P4'], ['P1', 'P2']])],
        ['entrezGeneName', listColumn([null, ['Il6'], ['IL6', 'IL7']])],
        ['totalCVPlasma', numberColumn([6, 7, 5])],
        ['somaId', textColumn(['SL1', null, 'SL2'])],
        ['offMenuReason', textColumn([null, 'not_human', null])],
      ]),
      onMenu: Uint8Array.of(1, 0, 1),
      source: new Map([
        ['first.tsv · SeqId', textColumn(['2-1_3', '3-1', '10-2'])],
        ['first.tsv · Target', textColumn(['Early', 'Mouse one', 'Late, late'])],
        ['first.tsv · UniProt', textColumn(['P3', 'P4', 'P1|P2'])],
        ['first.tsv · EntrezGeneSymbol', textColumn(['None', 'Il6', 'IL6 IL7'])],
        ['first.tsv · Organism', textColumn(['Human', 'Mouse', 'Human'])],
        ['first.tsv · Type', textColumn(['Protein', 'Protein', 'Protein'])],
        ['first.tsv · Total CV Plasma', textColumn(['6', '7', '5'])],
        ['first.tsv · SomaId', textColumn(['SL1', null, 'SL2'])],
      ]),
      derivedFrom: new Map(),
      knowledge: noKnowledge,
      report,
    });
    expect(revision?.revision).toMatch(/^[A-Za-z0-9_-]{16}$/);
  });

  test('is reported with the columns that were mapped, left off, known and absent', async () => {
    const { report } = await loadFiles([threeRecords]);
    expect(report).toEqual({
      version: 'V_7K',
      refusal: null,
      files: [
        {
          name: 'first.tsv',
          kind: 'table',
          refusal: null,
          lines: 3,
          rejected: 0,
          mapped: [
            { header: 'SeqId', column: 'seqId' },
            { header: 'Target', column: 'targetName' },
            { header: 'UniProt', column: 'uniProtId' },
            { header: 'EntrezGeneSymbol', column: 'entrezGeneName' },
            { header: 'Organism', column: 'organism' },
            { header: 'Type', column: 'type' },
            { header: 'Total CV Plasma', column: 'totalCVPlasma' },
            { header: 'SomaId', column: 'somaId' },
          ],
          unmapped: [],
          notes: [],
          about: {},
        },
      ],
      records: 3,
      onMenu: 2,
      leftOff: [{ reason: 'organism', count: 1 }],
      rejected: [],
      known: [
        { column: 'seqId', count: 2 },
        { column: 'targetName', count: 2 },
        { column: 'uniProtId', count: 2 },
        { column: 'entrezGeneName', count: 1 },
        { column: 'totalCVPlasma', count: 2 },
      ],
      absent: report.absent,
      disagreements: [],
      notes: [],
      sources: [],
    });
    expect(report.absent.length).toEqual(35 - 5);
  });

  test('has its label from the annotation, and not from side tables', async () => {
    const beside = textFile('aliases.tsv', 'aliasSymbol\tapprovedSymbol\tkind', 'ERBB2A\tERBB2\talias');
    const labelOf = async (...files: readonly CatalogueFile[]) => (await loadFiles(files)).revision?.label;
    const second = { ...threeRecords, name: 'second.tsv' };
    expect([await labelOf(beside, threeRecords), await labelOf(threeRecords, beside, second)]).toEqual([
      threeRecords.name,
      `${threeRecords.name} (+1)`,
    ]);
  });

  test('gives the same revision if loaded again with the same label; another label or cell changes the revision', async () => {
    const changed = textFile('first.tsv', 'SeqId\tTarget', '10-2\tLate');
    const ids = [
      await loadFiles([threeRecords]),
      await loadFiles([threeRecords], { now: new Date(0) }),
      await loadFiles([threeRecords], { label: 'March' }),
      await loadFiles([changed]),
      await loadFiles([threeRecords], { version: 'V_11K' }),
    ].map(({ revision }) => revision?.revision);
    expect([ids[0] === ids[1], new Set(ids).size]).toEqual([true, 4]);
  });

  test('loses only its invalid lines, which are reported with number and reason', async () => {
    const file = textFile(
      'bad.tsv',
      'SeqId\tTarget\tLoDB (RFU)',
      '10-2\tA\t5',
      '10-2\tB\t6',
      '10-2_4\tC\t7',
      'IL6\tD\t8',
      '\tE\t9',
      '10-3\tF',
      '10-4\tG\tlow',
    );
    const { revision, report } = await loadFiles([file]);
    expect([report.rejected, report.files[0]?.lines, report.files[0]?.notes, revision?.columns]).toEqual([
      [
        { file: 'bad.tsv', line: 3, reason: 'repeats SeqId 10-2 of line 2' },
        { file: 'bad.tsv', line: 4, reason: 'repeats SeqId 10-2 of line 2' },
        { file: 'bad.tsv', line: 5, reason: '"IL6" is not a SeqId' },
        { file: 'bad.tsv', line: 6, reason: 'has no SeqId' },
        { file: 'bad.tsv', line: 7, reason: 'has 2 cells, the header has 3' },
      ],
      7,
      ['LoDB (RFU): 1 cell is no number and left empty, the first "low" on line 8.'],
      new Map<string, unknown>([
        ['seqId', textColumn(['10-2', '10-4'])],
        ['targetName', textColumn(['A', 'G'])],
        ['loDb', numberColumn([5, null])],
      ]),
    ]);
  });
});

describe('nothing is loaded', () => {
  const lonely = 'name it together with the ADAT or annotation that it belongs to.';

  test.each<readonly [string, readonly CatalogueFile[], readonly (string | null)[]]>([
    [
      'when one of the files is refused',
      [threeRecords, byteFile('b.xlsx', 0x25, 0x50, 0x44, 0x46)],
      [
        null,
        'This is a PDF document; a catalogue is loaded from an ADAT, .xlsx, .tsv or .csv file with SeqIds, and from gene sets.',
      ],
    ],
    [
      'from a gene set alone',
      [textFile('s.tsv', 'param\tgeneSymbol', 'wnt\tIL6')],
      [`This is a collection of 1 gene set without SeqIds; ${lonely}`],
    ],
    [
      'from a map of accessions alone',
      [textFile('m.tsv', 'uniProtId\tgeneSymbol', 'P05231\tIL6')],
      [`This is a table of UniProt accessions and genes without SeqIds; ${lonely}`],
    ],
    [
      'from SeqIds alone',
      [textFile('l.tsv', 'seqId\tccc', '1-1\t0.9')],
      [`This is a table of 1 SeqId that names no target, accession or gene; ${lonely}`],
    ],
    [
      'from an ADAT with no valid SeqId',
      [{ name: 'a.adat', bytes: new TextEncoder().encode(adatText({ SeqId: ['x', 'y'], Target: ['A', 'B'] })) }],
      ['This file has no valid SeqId: column 1 "x" is not a SeqId.'],
    ],
    ['from no file', [], []],
  ])('%s', async (_, files, refusals) => {
    const { revision, report } = await loadFiles(files);
    expect([revision, report.records, report.files.map(({ refusal }) => refusal)]).toEqual([null, 0, refusals]);
  });
});

describe('files of another version', () => {
  test('are loaded with a note if they are an ADAT of another assay', async () => {
    const text = adatText({ SeqId: ['1-1'], Type: ['Deprecated'] }, { about: '!AssayVersion\tV4' });
    const { report } = await loadFiles([{ name: 'a.adat', bytes: new TextEncoder().encode(text) }]);
    expect([report.files[0]?.notes, report.notes]).toEqual([
      ['Its header says assay version V4, which is 5K; it was read as 7K.'],
      ['1-1 is not offered: a.adat · Type says "Deprecated".'],
    ]);
  });

  test('are loaded as 7K with a note if they mark rows as not in 7K', async () => {
    const { report } = await loadFiles([
      textFile('a.tsv', 'seqId\tin7k\ttargetName', '1-1\t1\tA', '1-2\t0\tB', '1-3\t0\tC'),
    ]);
    expect(report.files[0]?.notes).toEqual(['Marked as not in 7K, and loaded as 7K: 2 records.']);
  });

  test('of 11K have a mouse column only in the record', async () => {
    const file = textFile('a.tsv', 'seqId\tMouse Plasma F-Statistic', '1-1\t4');
    const { revision, report } = await loadFiles([file], { version: 'V_11K' });
    expect([revision?.columns, [...(revision?.source.keys() ?? [])], report.files[0]?.notes]).toEqual([
      new Map([['seqId', textColumn(['1-1'])]]),
      ['a.tsv · seqId', 'a.tsv · Mouse Plasma F-Statistic'],
      ['Mouse Plasma F-Statistic: 11K has no such column; it is kept in the record alone.'],
    ]);
  });

  test('of 11K are compared with the active 7K catalogue', async () => {
    const sevenK = await loadFiles([threeRecords]);
    const file = textFile('a.tsv', 'seqId\ttargetName', '2-1\tA', '3-1\tB', '77-7\tC');
    const { report } = await loadFiles([file], { version: 'V_11K', sevenK: sevenK.revision ?? undefined });
    expect(report.notes).toEqual([
      'Not in the 7K catalogue in use: 1 record.',
      'In the 7K catalogue in use, and missing here: 1 SeqId.',
    ]);
  });
});
