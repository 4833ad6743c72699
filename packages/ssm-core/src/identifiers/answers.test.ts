import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IdentifierKind, ImportedRow } from '../api/types.ts';
import type { ReadCell } from '../import/read/import.cell.ts';
import {
  answerRow,
  type CellContent,
  catalogueOf,
  indexOf,
  smallCatalogues,
  smallKnowledge,
  smallReagents,
} from '../testing/identifierTables.ts';
import { createImportAnswers } from './answers.ts';
import type { Catalogues } from './readings/reading.ts';
import type { LaidRow } from './sheet/laidRow.ts';

type Cells = readonly (readonly [kind: IdentifierKind, content: CellContent])[];

function told({ status, reason, seqId, candidates, elsewhere }: ImportedRow): readonly unknown[] {
  const ids = (list: ImportedRow['candidates']) => list.map((candidate) => candidate.seqId);
  return [status, reason, seqId, ids(candidates), ids(elsewhere)];
}

const tell = (...cells: Cells) => told(answerRow(smallCatalogues(), cells));
const number = (text: string) => ({ kind: 'number', text }) as const;
const date = (text: string, year: number, month: number, day: number, shows: 'yearMonth' | 'monthDay' | 'whole') =>
  ({ kind: 'date', text, date: { year, month, day, shows } }) as const;

describe('S4-22: one cell of a list is exact, found in another notation, proposed, or explained', () => {
  test.each<[CellContent, readonly unknown[]]>([
    ['10000-28', ['exact', null, '10000-28', [], []]],
    ['P43320', ['exact', null, '10000-28', [], []]],
    ['CRYBB2', ['exact', null, '10000-28', [], []]],
    ['c-Raf', ['exact', null, '10001-7', [], []]],
    ['Beta-crystallin B2', ['exact', null, '10000-28', [], []]],
    ['SL019233', ['exact', null, '10000-28', [], []]],
    ['HGNC:2398', ['exact', null, '10000-28', [], []]],
    ['10000_28', ['normalised', 'spelling', '10000-28', [], []]],
    [' 10000-28 ', ['normalised', 'spelling', '10000-28', [], []]],
    ['10000\u201328', ['normalised', 'spelling', '10000-28', [], []]],
    ['10000\u200b-28', ['normalised', 'spelling', '10000-28', [], []]],
    ['"10000-28",', ['normalised', 'spelling', '10000-28', [], []]],
    ['seq.10000.28', ['normalised', 'prefix', '10000-28', [], []]],
    ['GENE.10000.28.3', ['normalised', 'prefix', '10000-28', [], []]],
    ['CRYBB2.10000.28.3', ['normalised', 'prefix', '10000-28', [], []]],
    ['RAF1.10000.28.3', ['proposed', 'columns_disagree', null, ['10000-28', '10001-7'], []]],
    ['X10000.28', ['normalised', 'prefix', '10000-28', [], []]],
    ['X10010.1', ['proposed', 'rounded_number', null, ['10010-1', '10010-10'], []]],
    ['10000-28_3', ['normalised', 'suffix', '10000-28', [], []]],
    ['crybb2', ['normalised', 'spelling', '10000-28', [], []]],
    ['UniProtKB:P43320', ['normalised', 'prefix', '10000-28', [], []]],
    ['sp|P43320|CRBB2_HUMAN', ['normalised', 'prefix', '10000-28', [], []]],
    ['GeneID:1415', ['normalised', 'prefix', '10000-28', [], []]],
    ['P11111|P22222', ['normalised', 'spelling', '7003-1', [], []]],
    ['PA PB', ['normalised', 'spelling', '7003-1', [], []]],
    ['P43320-2', ['proposed', 'isoform', null, ['10000-28'], []]],
    ['P99990', ['proposed', 'successor', null, ['10001-7'], []]],
    ['A0A024QYT5', ['proposed', 'same_gene', null, ['2573-20', '4673-13'], []]],
    ['CRYBB2_HUMAN', ['proposed', 'entry_name', null, ['10000-28'], []]],
    ['PAK2_HUMAN', ['not_recognised', 'entry_name', null, [], []]],
    ['10000_28_CRYBB2_CRBB2.txt.gz', ['normalised', 'suffix', '10000-28', [], []]],
    ['10000_28_RAF1_c_Raf', ['proposed', 'columns_disagree', null, ['10000-28', '10001-7'], []]],
    ['res_invn_X10000_28', ['normalised', 'prefix', '10000-28', [], []]],
    ['X10010.1_CRYBB2', ['proposed', 'some_of_list', null, ['10010-1', '10010-10'], []]],
    ['CRYBB2:P43320:OID1:v1', ['normalised', 'prefix', '10000-28', [], []]],
    ['RAF1:P43320:OID1:v1', ['proposed', 'columns_disagree', null, ['10000-28', '10001-7'], []]],
    ['https://www.uniprot.org/uniprotkb/P43320/entry', ['normalised', 'prefix', '10000-28', [], []]],
    ['١٠٠٠٠-٢٨', ['normalised', 'spelling', '10000-28', [], []]],
    ['C RAF', ['proposed', 'loose_spelling', null, ['10001-7'], []]],
    ['CRAF', ['proposed', 'alias', null, ['10001-7'], []]],
    ['PA, RAF1', ['proposed', 'some_of_list', null, ['7003-1', '10001-7'], []]],
    ['IL6', ['several', 'several_reagents', null, ['2573-20', '4673-13'], []]],
    ['IFNB2', ['proposed', 'previous_symbol', null, ['2573-20', '4673-13'], []]],
    ['CD16', ['proposed', 'several_symbols', null, ['7000-1', '7001-1'], []]],
    ['SYNM', ['proposed', 'several_meanings', null, ['7005-1'], []]],
    ['SHISAL1', ['normalised', 'current_symbol', '7006-1', [], []]],
    ['KIAA1644', ['exact', null, '7006-1', [], []]],
    ['PAK2', ['not_on_menu', 'not_measured', null, [], []]],
    ['20000-1', ['other_version', null, null, [], ['20000-1']]],
    ['newer', ['other_version', 'spelling', null, [], ['20000-1']]],
    ['5000-1', ['not_on_menu', 'not_human', '5000-1', [], []]],
    ['5001-1', ['not_on_menu', 'control', '5001-1', [], []]],
    ['CRYBB22', ['not_recognised', 'near', null, ['10000-28'], []]],
    ['B2 crystallin', ['not_recognised', 'words', null, ['10000-28'], []]],
    ['beta', ['not_recognised', 'words', null, ['10000-28'], []]],
    ['B2', ['not_recognised', 'unknown', null, [], []]],
    ['crystallin of the eye', ['not_recognised', 'unknown', null, [], []]],
    ['neurofilament medium', ['not_recognised', 'words', null, [], ['20000-1']]],
    ['unheard', ['not_recognised', 'unknown', null, [], []]],
    ['10000-29', ['not_recognised', 'unknown_seq_id', null, [], []]],
    ['A1B2C3', ['not_recognised', 'unknown_accession', null, [], []]],
    ['NP_000591.1', ['not_recognised', 'no_table', null, [], []]],
    ['ENSG00000244752', ['exact', null, '10000-28', [], []]],
    ['ENSG00000244752.7', ['normalised', 'suffix', '10000-28', [], []]],
    ['ensg00000244752', ['normalised', 'spelling', '10000-28', [], []]],
    ['ENSG00000203747', ['proposed', 'several_symbols', null, ['7000-1', '7001-1'], []]],
    ['ENSP00000314151', ['not_on_menu', 'not_measured', null, [], []]],
    ['ENST00000000001', ['not_on_menu', 'not_measured', null, [], []]],
    ['OID41', ['proposed', 'other_assay', null, ['10000-28'], []]],
    ['"oid42"', ['proposed', 'other_assay', null, ['2573-20', '4673-13', '10001-7'], []]],
    ['OID43', ['not_on_menu', 'not_measured', null, [], []]],
    ['OID44', ['not_recognised', 'unknown', null, [], []]],
    ['RAF1', ['exact', null, '10001-7', [], []]],
    ['ENSG00000136244', ['not_recognised', 'unknown_id', null, [], []]],
    ['Q99990', ['proposed', 'successor', null, ['10000-28'], []]],
    ['UniProtKB:Q99990', ['proposed', 'successor', null, ['10000-28'], []]],
    ['Q99991', ['proposed', 'successor', null, ['7000-1', '7001-1'], []]],
    ['Q99992', ['not_on_menu', 'not_measured', null, [], []]],
    ['Q99993', ['not_on_menu', 'not_measured', null, [], []]],
    ['P04049', ['exact', null, '10001-7', [], []]],
    ['10000', ['not_recognised', 'number', null, [], []]],
    ['1E+04', ['not_recognised', 'scientific_number', null, [], []]],
    ['#REF!', ['not_recognised', 'formula_error', null, [], []]],
    ['x'.repeat(201), ['not_recognised', 'too_long', null, [], []]],
    ['Jan-03', ['proposed', 'damaged_date', null, ['7003-1', '8903-1', '9503-1'], []]],
    ['1-Oct', ['proposed', 'damaged_date', null, ['10-1'], []]],
    ['1-Mar', ['proposed', 'damaged_date', null, ['7002-1'], []]],
    ['2054-03-01', ['proposed', 'date', null, ['2054-3'], []]],
    [date('Mar-54', 2054, 3, 1, 'yearMonth'), ['proposed', 'date', null, ['2054-3'], []]],
    [date('1-Oct', 2026, 10, 1, 'monthDay'), ['proposed', 'date', null, ['10-1'], []]],
    [date('Jan-04', 9504, 1, 1, 'yearMonth'), ['not_recognised', 'damaged_date', null, [], []]],
    [number('10010.1'), ['proposed', 'rounded_number', null, ['10010-1', '10010-10'], []]],
    [number('10000.28'), ['proposed', 'rounded_number', null, ['10000-28'], []]],
    [{ kind: 'error', text: '#N/A' }, ['not_recognised', 'formula_error', null, [], []]],
    ['__proto__', ['not_recognised', 'unknown', null, [], []]],
  ])('%j', (content, expected) => {
    expect(tell(['any', content])).toEqual(expected);
  });
});

describe('a plain number', () => {
  const meaningsOf = (...cells: Cells) =>
    answerRow(smallCatalogues(), cells).meanings.map(({ kind, name, how, seqIds }) => [kind, name, how, seqIds]);

  test('says of which gene it is the Entrez id, but is not resolved', () => {
    const said = [['symbol', 'CRYBB2', 'number', ['10000-28']]];
    expect([meaningsOf(['any', '1415']), meaningsOf(['any', number(' 1415 '.trim())])]).toEqual([said, said]);
    expect(tell(['any', '1415'])).toEqual(['not_recognised', 'number', null, [], []]);
  });

  test('says nothing if no reagent measures the gene, or if the column has another kind', () => {
    expect([meaningsOf(['any', '5062']), meaningsOf(['any', '10000']), meaningsOf(['symbol', '1415'])]).toEqual([
      [],
      [],
      [],
    ]);
    expect(tell(['entrez', '1415'])).toEqual(['exact', null, '10000-28', [], []]);
  });
});

describe('S4-23: all cells of a row are evidence, but a weaker cell never overrules a stronger one', () => {
  test.each<[string, Cells, readonly unknown[]]>([
    [
      'all agree',
      [
        ['seqId', '10000-28'],
        ['uniProt', 'P43320'],
        ['symbol', 'CRYBB2'],
        ['targetName', 'CRBB2'],
      ],
      ['exact', null, '10000-28', [], []],
    ],
    [
      'another symbol disagrees',
      [
        ['seqId', '10000-28'],
        ['symbol', 'RAF1'],
      ],
      ['proposed', 'columns_disagree', null, ['10000-28', '10001-7'], []],
    ],
    [
      'an approved symbol that nothing measures disagrees',
      [
        ['seqId', '7004-1'],
        ['symbol', 'PAK2'],
      ],
      ['proposed', 'columns_disagree', null, ['7004-1'], []],
    ],
    [
      'an older symbol of the same gene agrees',
      [
        ['seqId', '2573-20'],
        ['symbol', 'IFNB2'],
      ],
      ['exact', null, '2573-20', [], []],
    ],
    [
      'an accession that nothing has cannot be checked',
      [
        ['seqId', '10000-28'],
        ['uniProt', 'A1B2C3'],
      ],
      ['proposed', 'columns_unconfirmed', null, ['10000-28'], []],
    ],
    [
      'an accession that the annotation had before agrees',
      [
        ['seqId', '10001-7'],
        ['uniProt', 'P99990'],
      ],
      ['exact', null, '10001-7', [], []],
    ],
    [
      'an assay of another platform, for another protein, contradicts nothing',
      [
        ['any', 'OID42'],
        ['uniProt', 'P43320'],
      ],
      ['exact', null, '10000-28', [], []],
    ],
    [
      'words are silent',
      [
        ['seqId', '10000-28'],
        ['symbol', 'see the text'],
      ],
      ['exact', null, '10000-28', [], []],
    ],
    [
      'ids without a table are silent',
      [
        ['refSeq', 'NM_000600.5'],
        ['symbol', 'CRYBB2'],
      ],
      ['exact', null, '10000-28', [], []],
    ],
    [
      'ids that a table lacks are silent',
      [
        ['ensembl', 'ENSG00000136244'],
        ['symbol', 'CRYBB2'],
      ],
      ['exact', null, '10000-28', [], []],
    ],
    [
      'an Ensembl id agrees with the symbol of its gene',
      [
        ['ensembl', 'ENSG00000244752.7'],
        ['symbol', 'CRYBB2'],
      ],
      ['normalised', 'suffix', '10000-28', [], []],
    ],
    [
      'an Ensembl id disagrees with the symbol of another gene',
      [
        ['ensembl', 'ENSG00000244752'],
        ['symbol', 'RAF1'],
      ],
      ['proposed', 'columns_disagree', null, ['10000-28', '10001-7'], []],
    ],
    [
      'a symbol tells which gene of an Ensembl id is meant, and the id stays a proposal',
      [
        ['ensembl', 'ENSG00000203747'],
        ['symbol', 'FCGR3A'],
      ],
      ['proposed', 'several_symbols', null, ['7000-1'], []],
    ],
    [
      'an entry name says nothing against an accession',
      [
        ['uniProt', 'P43320'],
        ['any', 'RAF1_HUMAN'],
      ],
      ['exact', null, '10000-28', [], []],
    ],
    [
      'an entry name in the column of accessions is not understood',
      [
        ['uniProt', 'RAF1_HUMAN'],
        ['symbol', 'CRYBB2'],
      ],
      ['proposed', 'columns_unconfirmed', null, ['10000-28'], []],
    ],
    [
      'another name of another gene disagrees with one identifier',
      [
        ['uniProt', 'P43320'],
        ['any', 'CRAF'],
      ],
      ['proposed', 'columns_disagree', null, ['10000-28', '10001-7'], []],
    ],
    [
      'another name of another gene is overruled by two identifiers',
      [
        ['uniProt', 'P43320'],
        ['symbol', 'CRYBB2'],
        ['any', 'CRAF'],
      ],
      ['exact', null, '10000-28', [], []],
    ],
    [
      'an absent SeqId is the answer',
      [
        ['seqId', '99999-9'],
        ['uniProt', 'P43320'],
      ],
      ['not_recognised', 'unknown_seq_id', null, ['10000-28'], []],
    ],
    [
      'an absent accession is the answer',
      [
        ['uniProt', 'O15061'],
        ['symbol', 'CRYBB2'],
      ],
      ['not_on_menu', 'not_measured', null, ['10000-28'], []],
    ],
    [
      'an accession tells which',
      [
        ['uniProt', 'P08637'],
        ['symbol', 'CD16'],
      ],
      ['exact', null, '7000-1', [], []],
    ],
    [
      'a number stays a repair, whatever agrees',
      [
        ['seqId', '10010.1'],
        ['symbol', 'ROUND'],
      ],
      ['proposed', 'rounded_number', null, ['10010-10'], []],
    ],
    [
      'a weaker name may not choose among several',
      [
        ['symbol', 'IL6'],
        ['targetName', 'IL 6'],
      ],
      ['several', 'several_reagents', null, ['2573-20', '4673-13'], []],
    ],
    [
      'what was destroyed in the strongest column is the answer',
      [
        ['seqId', '1E+04'],
        ['symbol', 'CRYBB2'],
      ],
      ['not_recognised', 'scientific_number', null, ['10000-28'], []],
    ],
  ])('%s', (_, cells, expected) => {
    expect(tell(...cells)).toEqual(expected);
  });

  test('“As written” shows the strongest identifier with its cell, even if the identifier is not found', () => {
    const { raw, column, kind, meanings } = answerRow(smallCatalogues(), [
      ['uniProt', 'P43320'],
      ['seqId', '99999-9'],
    ]);
    expect([raw, column, kind, meanings]).toEqual([
      '99999-9',
      1,
      'seqId',
      [
        { written: '99999-9', column: 1, kind: 'seqId', name: '99999-9', how: null, state: 'unknown', seqIds: [] },
        {
          written: 'P43320',
          column: 0,
          kind: 'uniProt',
          name: 'P43320',
          how: null,
          state: 'on_menu',
          seqIds: ['10000-28'],
        },
      ],
    ]);
  });

  test('a weaker column next to an unreadable identifier leads only to a proposal, and the answer names the unreadable cell', () => {
    const { status, reason, seqId, candidates, meanings } = answerRow(smallCatalogues(), [
      ['uniProt', 'P4332'],
      ['symbol', 'CRYBB2'],
    ]);
    expect([status, reason, seqId, candidates.map((each) => each.seqId)]).toEqual([
      'proposed',
      'columns_unconfirmed',
      null,
      ['10000-28'],
    ]);
    expect(meanings.map(({ written, how, state }) => [written, how, state])).toEqual([
      ['CRYBB2', null, 'on_menu'],
      ['P4332', 'unknown', 'unknown'],
    ]);
  });

  test('unreadable text in a weaker column does not change the answer', () => {
    const { status, seqId } = answerRow(smallCatalogues(), [
      ['seqId', '10000-28'],
      ['uniProt', 'P4332'],
    ]);
    expect([status, seqId]).toEqual(['exact', '10000-28']);
  });

  test('quotes that protect a text from a spreadsheet program are removed', () => {
    const { status, reason, seqId } = answerRow(smallCatalogues(), [
      ['seqId', '="10000-28"'],
      ['symbol', 'IL6'],
    ]);
    expect([status, reason, seqId]).toEqual(['proposed', 'columns_disagree', null]);
    expect(answerRow(smallCatalogues(), [['seqId', '="10000-28"']])).toMatchObject({
      status: 'normalised',
      reason: 'spelling',
      seqId: '10000-28',
    });
  });

  test('the answer lists every reading of a date, even if no reagent measures it', () => {
    const { meanings } = answerRow(smallCatalogues(), [['symbol', '1-Mar']]);
    expect(meanings.map(({ name, how, state, seqIds }) => [name, how, state, seqIds])).toEqual([
      ['MARCHF1', 'damaged_date', 'not_measured', []],
      ['MTARC1', 'damaged_date', 'on_menu', ['7002-1']],
    ]);
  });
});

test('a duplicate names the sheet and line of the first row with its reagent, and has a reason of its own', () => {
  const answer = createImportAnswers(smallCatalogues());
  const row = (sheet: string, line: number, text: string): LaidRow => {
    const cell: ReadCell = { column: 0, kind: 'text', text };
    return { sheet, line, role: 'data', note: null, cells: [{ cell, kind: 'any' }], first: cell };
  };
  const rows = [row('One', 4, 'CRYBB2'), row('Two', 1, 'seq.10000.28')].map(answer);
  expect(
    rows.map(({ status, reason, duplicateOf, duplicateSheet, existsInDB }) => [
      status,
      reason,
      duplicateOf,
      duplicateSheet,
      existsInDB,
    ]),
  ).toEqual([
    ['exact', null, null, null, true],
    ['duplicate', 'prefix', 4, 'One', true],
  ]);
});

test('S7-08: existsInDB is true if the menu has the name, even if the name fits several reagents or repeats a row', () => {
  const answers = ['CRYBB2', 'crybb2', '10000-28', 'IL6', 'IL6', 'IFNB2', 'IFNB2', 'nonsense'];
  const answer = createImportAnswers(smallCatalogues());
  const rows = answers.map((text, index): ImportedRow => {
    const cell: ReadCell = { column: 0, kind: 'text', text };
    return answer({
      sheet: 'One',
      line: index + 1,
      role: 'data',
      note: null,
      cells: [{ cell, kind: 'any' }],
      first: cell,
    });
  });
  expect(rows.map(({ raw, status, existsInDB }) => [raw, status, existsInDB])).toEqual([
    ['CRYBB2', 'exact', true],
    ['crybb2', 'duplicate', true],
    ['10000-28', 'duplicate', true],
    ['IL6', 'several', true],
    ['IL6', 'duplicate', true],
    ['IFNB2', 'proposed', false],
    ['IFNB2', 'duplicate', false],
    ['nonsense', 'not_recognised', false],
  ]);
});

test('without gene tables, only the catalogue’s symbols are found, and no name is guessed', () => {
  const { V_7K } = indexOf(catalogueOf('V_7K', smallReagents)) as { V_7K: Catalogues };
  const answers = ['CRYBB2', 'KIAA1644', 'SHISAL1', 'IFNB2', 'PAK2', 'HGNC:2398'].map((text) =>
    told(answerRow(V_7K, [['any', text]])),
  );
  expect(answers).toEqual([
    ['exact', null, '10000-28', [], []],
    ['exact', null, '7006-1', [], []],
    ['not_recognised', 'unknown', null, [], []],
    ['not_recognised', 'unknown', null, [], []],
    ['not_recognised', 'unknown', null, [], []],
    ['not_recognised', 'no_table', null, [], []],
  ]);
});

test('S4-23: if the catalogue has no target name for a reagent, a listed target name does not contradict the reagent', () => {
  const reagents = [
    { seqId: '1-1', targetName: 'BNP', uniProt: ['P16860'], symbols: ['NPPB'] },
    { seqId: '2-1', uniProt: ['P16860'], symbols: ['NPPB'] },
    { seqId: '3-1', targetName: 'NT-proBNP', uniProt: ['P16860'], symbols: ['NPPB'] },
    { seqId: '4-1' },
  ];
  const { V_7K } = indexOf(catalogueOf('V_7K', reagents, smallKnowledge)) as { V_7K: Catalogues };
  const answer = (...cells: Cells) => told(answerRow(V_7K, cells));
  expect([
    // The reagent without a target name may have this name.
    answer(['uniProt', 'P16860'], ['targetName', 'BNP']),
    // Next to a SeqId, the name of another reagent for the same protein does not contradict it.
    answer(['seqId', '3-1'], ['targetName', 'BNP']),
    answer(['seqId', '4-1'], ['uniProt', 'Q13177']),
    answer(['seqId', '4-1'], ['uniProt', 'P16860']),
  ]).toEqual([
    ['several', 'several_reagents', null, ['1-1', '2-1'], []],
    ['exact', null, '3-1', [], []],
    ['exact', null, '4-1', [], []],
    ['proposed', 'columns_disagree', null, ['4-1', '1-1', '2-1', '3-1'], []],
  ]);
});

test('if only one version has a catalogue, the table of versions tells which reagents the other version has', () => {
  const versions = [
    { seqId: '20000-1', in5k: false, in7k: false, in11k: true },
    { seqId: '30000-1', in5k: true, in7k: false, in11k: false },
  ];
  const { V_7K } = indexOf(catalogueOf('V_7K', smallReagents, { ...smallKnowledge, versions })) as { V_7K: Catalogues };
  expect(['20000-1', '30000-1'].map((text) => told(answerRow(V_7K, [['seqId', text]])))).toEqual([
    ['other_version', null, null, [], ['20000-1']],
    ['not_recognised', 'unknown_seq_id', null, [], []],
  ]);
});

describe('the answer to any row', () => {
  const names = [
    ...smallReagents.flatMap(({ seqId, symbols = [], uniProt = [], targetName, entrez = [] }) => [
      seqId,
      ...symbols,
      ...uniProt,
      ...(targetName === undefined ? [] : [targetName]),
      ...entrez,
    ]),
    ...smallKnowledge.genes.map(({ symbol }) => symbol),
    ...smallKnowledge.aliases.map(({ alias }) => alias),
    'Jan-03',
    '1-Mar',
    '10010.1',
    'IFNB2|CRYBB2',
    'A1B2C3',
    'CRYBB22',
    '#N/A',
    '99999-9',
    'P43320-2',
    '',
  ];
  const kinds = ['seqId', 'uniProt', 'entrez', 'symbol', 'targetName', 'any'] as const;
  const pair = fc.tuple(
    fc.constantFrom<IdentifierKind>(...kinds),
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    ),
  );
  const isFound = ({ status }: ImportedRow) => status === 'exact' || status === 'normalised';
  /** Cells that give no certain reagent: unreadable, missing, or guessed from their letters. */
  const unsure = ['CRYBB2_HUMAN', 'RAF1_HUMAN', 'PAK2_HUMAN', 'C RAF', 'IL 6', 'see the text', '#N/A', 'NA'];
  const name = fc.tuple(fc.constantFrom<IdentifierKind>('symbol', 'targetName', 'any'), fc.constantFrom(...unsure));

  test('does not change its found reagent because of an uncertain cell', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 3 }), name, (cells, more) => {
        const found = (row: ImportedRow | undefined) => (row !== undefined && isFound(row) ? row.seqId : null);
        const before = cells.length === 0 ? undefined : answerRow(smallCatalogues(), cells);
        expect(found(answerRow(smallCatalogues(), [...cells, more]))).toBe(found(before));
      }),
      { numRuns: 3000 },
    );
  });

  test('never turns a found or proposed reagent into another found one when a cell is added', () => {
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 3 }), pair, (cells, more) => {
        const before = answerRow(smallCatalogues(), cells);
        const after = answerRow(smallCatalogues(), [...cells, more]);
        const proposed = before.candidates.map(({ seqId }) => seqId);
        const isOther =
          isFound(after) &&
          ((before.status === 'proposed' && !proposed.includes(after.seqId ?? '')) ||
            (isFound(before) && after.seqId !== before.seqId));
        expect(isOther).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  test('is the same for any column order, except for the positions of cells', () => {
    fc.assert(
      fc.property(fc.uniqueArray(pair, { minLength: 1, maxLength: 4, selector: ([kind]) => kind }), (cells) => {
        const sorted = (row: ImportedRow) => ({
          status: row.status,
          reason: row.reason,
          seqId: row.seqId,
          raw: row.raw,
          candidates: row.candidates.map(({ seqId }) => seqId).toSorted(),
        });
        const forwards = answerRow(smallCatalogues(), cells);
        expect(sorted(answerRow(smallCatalogues(), cells.toReversed()))).toEqual(sorted(forwards));
      }),
      { numRuns: 1000 },
    );
  });

  test('R27: is exact only for a literal identifier that agrees with all other cells', () => {
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 4 }), (cells) => {
        const row = answerRow(smallCatalogues(), cells);
        if (row.status !== 'exact') return;
        const {
          seqId,
          somaId,
          fullName,
          targetName,
          uniProt = [],
          symbols = [],
          entrez = [],
        } = smallReagents.find((reagent) => reagent.seqId === row.seqId) ?? smallReagents[0]!;
        const own = [seqId, somaId, fullName, targetName, ...uniProt, ...symbols, ...entrez];
        expect(own.includes(row.raw) || smallKnowledge.genes.some(({ symbol }) => symbol === row.raw)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('names the same reagents for every spelling', () => {
    const meant = (row: ImportedRow) =>
      [...(row.seqId === null ? [] : [row.seqId]), ...row.candidates.map(({ seqId }) => seqId)].toSorted();
    const spellings: readonly ((text: string) => string)[] = [
      (text) => text.toLowerCase(),
      (text) => ` ${text}\u00a0`,
      (text) => `"${text}"`,
      (text) => `${text},`,
      (text) => text.replaceAll('-', '\u2013'),
    ];
    const plain = smallReagents.flatMap(({ seqId, symbols = [], uniProt = [] }) => [seqId, ...symbols, ...uniProt]);
    for (const text of plain) {
      const written = answerRow(smallCatalogues(), [['any', text]]);
      for (const spell of spellings) {
        const spelled = answerRow(smallCatalogues(), [['any', spell(text)]]);
        expect([text, spell(text), meant(spelled)]).toEqual([text, spell(text), meant(written)]);
      }
    }
  });

  test('never treats an approved symbol as an alias of another gene', () => {
    const answers = smallKnowledge.genes.map(({ symbol }) => answerRow(smallCatalogues(), [['symbol', symbol]]));
    const reasons = answers.flatMap(({ reason, meanings }) => [reason, ...meanings.map(({ how }) => how)]);
    expect(reasons.filter((reason) => reason === 'alias' || reason === 'several_symbols')).toEqual([]);
  });

  test('lists names with all words of a text, the shortest names first, and only counts more than 20', () => {
    const named = (count: number) =>
      indexOf(
        catalogueOf('V_7K', [
          { seqId: '1-1', fullName: 'Growth hormone receptor of the liver' },
          ...Array.from({ length: count }, (_, at) => ({ seqId: `${at + 2}-1`, fullName: `Hormone, growth ${at}` })),
        ]),
      ).V_7K!;
    const few = answerRow(named(19), [['any', 'growth hormone']]);
    expect([few.count, few.candidates.length, few.candidates[0]?.seqId, few.candidates.at(-1)?.seqId]).toEqual([
      undefined,
      20,
      '2-1',
      '1-1',
    ]);
    const many = answerRow(named(20), [['any', 'growth hormone']]);
    expect([many.status, many.reason, many.count, many.candidates]).toEqual(['not_recognised', 'words', 21, []]);
  });
});
