import { textColumn } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { loadFiles, textFile, workbookFile } from '../testing/testFiles.ts';

const annotation = textFile(
  'annotation.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol',
  '10-1\tA\tP1\tAA',
  '10-2\tB\tP2\tBB',
);

const fact = (seqId: string, in5k: boolean, in7k: boolean, in11k = true) => ({ seqId, in5k, in7k, in11k });

describe('a table of lift factors', () => {
  const lift = textFile(
    'lift.tsv',
    'seqId\tin5k\tin7k\tplasma_11k_to_7k\tplasma_11k_to_7k_ccc',
    '10-1\t1\t1\t1.004\t0.769',
    '10-2\t0\t1\t-0.5e-1\t',
    '99-9\t0\t0\t\t',
    '10-3\tmaybe\t1\t1\t1',
    '10-4\t0\t1\thigh\t1',
    'IL6\t0\t1\t1\t1',
    '10-1\t0\t1\t1\t1',
    '10-6\t0',
  );

  test('gives the assay versions of every SeqId, adds no reagent, and rejects bad lines with a reason', async () => {
    const { revision, report } = await loadFiles([annotation, lift]);
    const [, file] = report.files;
    expect([revision?.recordCount, revision?.knowledge.versions, [file?.kind, file?.lines, file?.rejected]]).toEqual([
      2,
      [fact('10-1', true, true), fact('10-2', false, true), fact('99-9', false, false)],
      ['lift', 8, 5],
    ]);
    expect(report.rejected).toEqual([
      { file: 'lift.tsv', line: 5, reason: 'in5k is "maybe", neither yes nor no' },
      { file: 'lift.tsv', line: 6, reason: 'plasma_11k_to_7k is "high", which is no number' },
      { file: 'lift.tsv', line: 7, reason: '"IL6" is not a SeqId' },
      { file: 'lift.tsv', line: 8, reason: 'repeats SeqId 10-1 of line 2' },
      { file: 'lift.tsv', line: 9, reason: 'has 2 cells, the header has 5' },
    ]);
  });

  test('is stored by SeqId with its texts as read, under the file’s name', async () => {
    const { revision } = await loadFiles([annotation, lift]);
    expect([
      revision?.source.get('lift.tsv · plasma_11k_to_7k'),
      revision?.source.get('lift.tsv · plasma_11k_to_7k_ccc'),
      revision?.source.get('lift.tsv · in5k'),
    ]).toEqual([textColumn(['1.004', '-0.5e-1']), textColumn(['0.769', null]), textColumn(['1', '0'])]);
  });

  test('gives the versions by its factors if it lacks version columns, also in a workbook', async () => {
    const workbook = workbookFile('lift.xlsx', {
      Lift: [
        ['SeqId', 'plasma_11k_to_7k', 'plasma_11k_to_5k', 'plasma_11k_to_7k_ccc'],
        ['10-1', 1.5, 2, 0.9],
        ['10-2', 1.5, null, 0.9],
        ['10-3', null, null, null],
      ],
    });
    const { revision } = await loadFiles([annotation, workbook]);
    expect([revision?.knowledge.versions, revision?.knowledge.sources]).toEqual([
      [fact('10-1', true, true), fact('10-2', false, true), fact('10-3', false, false)],
      [{ file: 'lift.xlsx', holds: 'lift', count: 3, source: 'SomaDataIO (lift_master)', licence: 'MIT' }],
    ]);
  });

  test('overrides a table of lift factors in an earlier file', async () => {
    const later = textFile('later.tsv', 'seqId\tin7k\tin11k\tplasma_7k_to_11k\tserum_7k_to_11k', '10-1\t0\t0\t\t');
    const { revision } = await loadFiles([annotation, lift, later]);
    expect(revision?.knowledge.versions[0]).toEqual(fact('10-1', false, false, false));
  });

  test('counts as an annotation if it has targets, and then adds its reagents', async () => {
    const { revision, report } = await loadFiles([
      textFile('a.tsv', 'SeqId\tTarget\tplasma_7k_to_11k\tplasma_11k_to_7k', '10-7\tC\t1\t1'),
    ]);
    expect([revision?.recordCount, report.files[0]?.kind, revision?.knowledge.versions]).toEqual([1, 'table', []]);
  });

  test('is refused with the reason of its first line if all lines are bad', async () => {
    const bad = textFile('lift.tsv', 'seqId\tplasma_7k_to_11k\tplasma_11k_to_7k', '10-1\tx\t1');
    const { revision, report } = await loadFiles([annotation, bad]);
    expect([revision, report.files[1]?.refusal]).toEqual([
      null,
      'This file has no valid line: line 2 plasma_7k_to_11k is "x", which is no number.',
    ]);
  });
});

describe('a table of changed accessions', () => {
  const header = 'seqId\ttargetName7k\tuniProt5k\tuniProt7k\tentrezSymbol5k\tentrezSymbol7k';
  const genes = textFile(
    'genes.tsv',
    'uniProtId\tgeneSymbol\tentrezGeneId\thgncId',
    'P1\tNEWONE\t1\tHGNC:1',
    'P2\tKEPT\t2\tHGNC:2',
    'P3\tTOLD\t3\tHGNC:3',
  );

  test('gives only accessions that vanish, and ignores changes of separator or order', async () => {
    const changes = textFile(
      'changes.tsv',
      header,
      '10-1\tA\tP1, P2\tP1|P2\tAA BB\tAA|BB',
      '10-2\tB\tP3,  P4\tP4|P3\t\t',
      '10-3\tC\tP5 P6\tP5|P7|P8\t\t',
      '10-4\tD\tP9\t\t\t',
      '10-5\tE\t\tP9\t\t',
      '10-6\tF\t\t\tOLD\tNEW',
    );
    const { revision, report } = await loadFiles([annotation, changes]);
    expect([revision?.recordCount, revision?.knowledge.accessionChanges, report.rejected]).toEqual([
      2,
      [
        { seqId: '10-3', from: 'P6', to: ['P7', 'P8'] },
        { seqId: '10-4', from: 'P9', to: [] },
      ],
      [{ file: 'changes.tsv', line: 7, reason: 'names no accession' }],
    ]);
    expect([revision?.knowledge.sources, report.files[1]?.kind, report.files[1]?.notes.at(-1)]).toEqual([
      [
        {
          file: 'changes.tsv',
          holds: 'accession_changes',
          count: 5,
          source: 'SomaLogic annotations of 5K and 7K',
          licence: 'MIT',
        },
      ],
      'accessionChanges',
      'Accessions that a later annotation no longer has: 2, of 2 SeqIds.',
    ]);
  });

  test.each([
    ['a symbol that nothing else tells of becomes another name', 'P1\tP1\tOLDONE\tNEWONE', ['OLDONE']],
    ['one that is approved for another gene does not', 'P1\tP1\tKEPT\tNEWONE', []],
    ['one that the aliases tell of does not', 'P1\tP1\tTALE\tNEWONE', []],
    ['one of a reagent with another accession does not', 'P9\tP1\tOLDONE\tNEWONE', []],
    ['one of a reagent without an accession before does not', '\tP1\tOLDONE\tNEWONE', []],
    ['one in place of several does not', 'P1\tP1\tOLDONE OTHER\tNEWONE', []],
    ['one for a symbol that nobody approves does not', 'P1\tP1\tOLDONE\tNOBODY', []],
    ['one that is left without a symbol does not', 'P1\tP1\tOLDONE\tNone', []],
  ])('%s', async (_, line, names) => {
    const aliases = textFile('aliases.tsv', 'aliasSymbol\tapprovedSymbol\tkind', 'Tale\tTOLD\thgnc-2020-07:alias');
    const changes = textFile('changes.tsv', header, `10-1\tA\t${line}`);
    const { revision } = await loadFiles([annotation, genes, aliases, changes]);
    expect(revision?.knowledge.aliases).toEqual([
      { alias: 'Tale', symbol: 'TOLD', isPrevious: false },
      ...names.map((alias) => ({ alias, symbol: 'NEWONE', isPrevious: true })),
    ]);
  });

  test('gives no alias if no table says which symbols are approved', async () => {
    const changes = textFile('changes.tsv', header, '10-1\tA\tP1\tP1\tOLDONE\tNEWONE');
    const { revision } = await loadFiles([annotation, changes]);
    expect(revision?.knowledge.aliases).toEqual([]);
  });

  test('is named with the source that its file states', async () => {
    const changes = textFile('c.tsv', 'seqId\tuniProt7k\tuniProt11k\tsource\tlicense', '10-1\tP1\tP2\tUs\tCC0');
    const { revision } = await loadFiles([annotation, changes]);
    expect([revision?.knowledge.accessionChanges, revision?.knowledge.sources]).toEqual([
      [{ seqId: '10-1', from: 'P1', to: ['P2'] }],
      [{ file: 'c.tsv', holds: 'accession_changes', count: 1, source: 'Us', licence: 'CC0' }],
    ]);
  });
});
