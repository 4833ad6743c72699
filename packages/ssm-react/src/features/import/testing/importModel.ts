/** Builds the model of the import dialog in the states that stories and tests use. */
import type { Decisions, ImportCandidate, ImportedRow, ImportMeaning, ImportReason, SheetPreview } from 'ssm-core';
import { type Column, numberColumn, type Table, textColumn } from 'ssm-core/engine';
import { readSheets, shownRows, summariseImport } from 'ssm-core/internal';
import type { ImportModel } from '../useImport.ts';

const doNothing = () => undefined;

export function candidate(seqId: string, targetName: string, gene: string): ImportCandidate {
  return { seqId, targetName, fullName: `${targetName}, full name`, uniProtId: ['P05556'], entrezGeneName: [gene] };
}

export function importedRow(row: Partial<ImportedRow> & Pick<ImportedRow, 'line'>): ImportedRow {
  return {
    sheet: 'Table S3',
    raw: '',
    column: 2,
    kind: 'symbol',
    status: 'not_recognised',
    reason: null,
    duplicateOf: null,
    duplicateSheet: null,
    existsInDB: false,
    candidates: [],
    elsewhere: [],
    meanings: [],
    evidence: [],
    seqId: null,
    fullName: null,
    targetName: null,
    uniProtId: null,
    entrezGeneName: null,
    ...row,
  };
}

export function meaning(of: Partial<ImportMeaning> & Pick<ImportMeaning, 'name'>): ImportMeaning {
  return { written: of.name, column: 2, kind: 'symbol', how: null, state: 'on_menu', seqIds: [], ...of };
}

export const complex: ImportCandidate = {
  ...candidate('21946-79', 'IL-6/sIL-6R', 'IL6'),
  uniProtId: ['P05231', 'P08887'],
  entrezGeneName: ['IL6', 'IL6R'],
};

const integrins = ['2190-55', '3485-28', '5677-15'].map((seqId) => candidate(seqId, 'Integrin β1', 'ITGB1'));

export function found(line: number, raw: string, seqId: string, rest: Partial<ImportedRow> = {}): ImportedRow {
  const reagent = candidate(seqId, `Target of ${seqId}`, 'CRYBB2');
  return importedRow({ line, raw, column: 0, kind: 'seqId', status: 'exact', existsInDB: true, ...reagent, ...rest });
}

function asked(line: number, raw: string, reason: ImportReason, rest: Partial<ImportedRow>): ImportedRow {
  return importedRow({ line, raw, status: 'proposed', reason, ...rest });
}

/** Rows of every status, and of most reasons. */
export const everyRow: readonly ImportedRow[] = [
  importedRow({ line: 1, raw: 'SeqId', column: null, kind: null, status: 'heading' }),
  found(2, '10000-28', '10000-28'),
  found(3, '10001_7', '10001-7', { status: 'normalised', reason: 'spelling' }),
  asked(4, 'HER2', 'alias', {
    candidates: [candidate('2616-23', 'ERBB2', 'ERBB2')],
    meanings: [meaning({ written: 'HER2', name: 'ERBB2', how: 'alias', seqIds: ['2616-23'] })],
  }),
  importedRow({
    line: 5,
    raw: 'ITGB1',
    status: 'several',
    reason: 'several_reagents',
    existsInDB: true,
    candidates: integrins,
    meanings: [meaning({ name: 'ITGB1', seqIds: integrins.map(({ seqId }) => seqId) })],
  }),
  asked(6, '2-Mar', 'damaged_date', {
    candidates: [candidate('10043-2', 'MTARC2', 'MTARC2')],
    meanings: [
      meaning({ written: '2-Mar', name: 'MARCHF2', how: 'date', state: 'not_measured' }),
      meaning({ written: '2-Mar', name: 'MTARC2', how: 'date', seqIds: ['10043-2'] }),
      meaning({ written: '2-Mar', name: '3-2', kind: 'seqId', how: 'date', state: 'unknown' }),
    ],
  }),
  importedRow({
    line: 7,
    raw: 'PAK1',
    status: 'other_version',
    elsewhere: [candidate('12345-6', 'PAK1', 'PAK1')],
    meanings: [meaning({ name: 'PAK1', state: 'other_version', seqIds: ['12345-6'] })],
  }),
  importedRow({
    line: 8,
    raw: 'HTT',
    status: 'not_on_menu',
    reason: 'not_measured',
    meanings: [meaning({ name: 'HTT', state: 'not_measured' })],
  }),
  asked(9, '10010.1', 'rounded_number', {
    column: 0,
    kind: 'seqId',
    candidates: [candidate('10010-10', 'Target A', 'A')],
    meanings: [
      meaning({
        written: '10010.1',
        column: 0,
        kind: 'seqId',
        name: '10010-1',
        how: 'rounded_number',
        state: 'unknown',
      }),
      meaning({
        written: '10010.1',
        column: 0,
        kind: 'seqId',
        name: '10010-10',
        how: 'rounded_number',
        seqIds: ['10010-10'],
      }),
    ],
  }),
  importedRow({ line: 10, raw: 'nonsense', status: 'not_recognised', reason: 'unknown' }),
  importedRow({ line: 11, column: null, kind: null, status: 'blank' }),
  found(12, '10000-28', '10000-28', {
    status: 'duplicate',
    duplicateOf: 2,
    duplicateSheet: 'Table S3',
  }),
  importedRow({
    line: 13,
    raw: '99999-9',
    column: 0,
    kind: 'seqId',
    reason: 'unknown_seq_id',
    candidates: [candidate('4883-56', 'Insulin', 'INS')],
    meanings: [
      meaning({ name: '99999-9', column: 0, kind: 'seqId', state: 'unknown' }),
      meaning({ name: 'P01308', column: 1, kind: 'uniProt', seqIds: ['4883-56'] }),
    ],
  }),
  asked(14, 'CD16', 'several_symbols', {
    candidates: [candidate('3309-2', 'FCG3A', 'FCGR3A'), candidate('3311-27', 'FCG3B', 'FCGR3B')],
    meanings: [
      meaning({ written: 'CD16', name: 'FCGR3A', how: 'alias', seqIds: ['3309-2'] }),
      meaning({ written: 'CD16', name: 'FCGR3B', how: 'alias', seqIds: ['3311-27'] }),
    ],
  }),
  importedRow({ line: 15, raw: 'n/a', status: 'note', reason: 'placeholder' }),
];

export const hiddenNotes: readonly ImportedRow[] = [
  importedRow({ line: 16, column: null, kind: null, status: 'note', reason: 'hidden_rows', count: 4 }),
  importedRow({ line: 1, column: null, kind: null, status: 'note', reason: 'hidden_columns', count: 1 }),
];

export const repeatedNote = importedRow({
  line: 17,
  column: null,
  kind: null,
  status: 'note',
  reason: 'repeated_rows',
  count: 81_000,
});

export function manyRows(count: number): readonly ImportedRow[] {
  return Array.from({ length: count }, (_, index) => {
    const line = index + 1;
    if (index % 20 === 19) {
      return importedRow({ line, raw: 'ITGB1', status: 'several', reason: 'several_reagents', candidates: integrins });
    }
    return found(line, `${line}-1`, `${line}-1`);
  });
}

export const previews: readonly SheetPreview[] = [
  {
    sheet: 'Table S3',
    rowCount: 400,
    header: 2,
    columns: [
      { column: 0, title: 'Probe', kind: 'seqId', guess: 'content', share: 0.94 },
      { column: 1, title: 'UniProt ID', kind: 'uniProt', guess: 'title', share: 1 },
      { column: 2, title: 'p', kind: null, guess: null, share: null },
    ],
    rows: [
      { line: 1, cells: ['Supplementary Table 3', null, null] },
      { line: 2, cells: ['Probe', 'UniProt ID', 'p'] },
      ...Array.from({ length: 18 }, (_, index) => ({
        line: index + 3,
        cells: [`${10_000 + index}-28`, `P0${5000 + index}`, '0.05'],
      })),
    ],
  },
  {
    sheet: 'Notes',
    rowCount: 3,
    header: null,
    columns: [{ column: 0, title: null, kind: null, guess: null, share: null }],
    rows: [{ line: 1, cells: ['Everything about this study'] }],
  },
];

/** The measures of the candidates of `everyRow`. */
export const measuredTable: Table = {
  version: 'V_7K',
  revision: 'r1',
  isDemo: true,
  total: 3,
  rowCount: 3,
  columns: new Map<string, Column>([
    ['seqId', textColumn(['2190-55', '3485-28', '5677-15'])],
    ['totalCVPlasma', numberColumn([7, 4, null])],
    ['dilutionGroup', textColumn(['20%', '0.5%', null])],
  ]),
};

export function importModel(changed: Partial<ImportModel> = {}): ImportModel {
  const rows = changed.rows ?? [];
  const decisions: Decisions = changed.decisions ?? new Map();
  const shown = changed.shown ?? { group: null, status: null, reason: null };
  return {
    step: 'choosing',
    isSearch: false,
    file: null,
    text: '',
    canUpload: false,
    problem: null,
    failure: null,
    sessions: [],
    hasResults: false,
    source: changed.file ? { kind: 'file', file: changed.file } : null,
    check: null,
    isAdat: false,
    isWorkbook: true,
    isTooLargeToKeep: false,
    answer: rows,
    rows,
    decisions,
    edits: new Map(),
    asks: new Map(),
    canUndo: decisions.size > 0,
    canRedo: false,
    shown,
    reasons: [],
    places: shownRows(rows, shown),
    summary: summariseImport(rows, decisions),
    acceptable: null,
    hasAcceptable: (changed.acceptable ?? null) !== null,
    severalStatus: null,
    severalCount: 0,
    choices: [],
    takesSpanning: false,
    outcome: null,
    table: null,
    isTableMissing: false,
    catalogue: null,
    readSheets: readSheets(rows),
    sheets: null,
    chooseFiles: doNothing,
    dropFile: doNothing,
    changeText: doNothing,
    upload: doNothing,
    stop: doNothing,
    acceptContent: doNothing,
    resume: doNothing,
    toggle: doNothing,
    showRows: doNothing,
    acceptRows: doNothing,
    chooseSeveral: doNothing,
    takeSpanning: doNothing,
    undo: doNothing,
    redo: doNothing,
    editCell: doNothing,
    leaveCell: doNothing,
    askForSheets: doNothing,
    leaveSheets: doNothing,
    changeSheet: doNothing,
    readHidden: doNothing,
    readAgain: doNothing,
    changeSource: doNothing,
    showResults: doNothing,
    take: doNothing,
    cancel: doNothing,
    ...changed,
  };
}
