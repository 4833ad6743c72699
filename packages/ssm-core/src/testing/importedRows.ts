import type { ImportCandidate, ImportedRow, ImportMeaning } from '../api/types.ts';

function importCandidate(seqId: string, gene = 'ITGB1'): ImportCandidate {
  return { seqId, fullName: `Full ${seqId}`, targetName: `Target ${seqId}`, uniProtId: ['P1'], entrezGeneName: [gene] };
}

export function importedRow(row: Partial<ImportedRow> & Pick<ImportedRow, 'line'>): ImportedRow {
  return {
    sheet: 'Sheet1',
    raw: `row ${row.line}`,
    column: 0,
    kind: 'any',
    status: 'not_recognised',
    reason: 'unknown',
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

export function importMeaning(meaning: Partial<ImportMeaning> & Pick<ImportMeaning, 'name'>): ImportMeaning {
  return {
    written: meaning.name,
    column: 0,
    kind: 'symbol',
    how: null,
    state: 'on_menu',
    seqIds: [],
    ...meaning,
  };
}

export function foundRow(
  line: number,
  seqId: string,
  status: 'exact' | 'normalised' = 'exact',
  raw = seqId,
): ImportedRow {
  const reasons = { exact: null, normalised: 'spelling' } as const;
  return importedRow({
    line,
    raw,
    kind: 'seqId',
    status,
    reason: reasons[status],
    existsInDB: true,
    ...importCandidate(seqId),
  });
}

export function severalRow(line: number, ...seqIds: readonly string[]): ImportedRow {
  return importedRow({
    line,
    raw: 'ITGB1',
    kind: 'symbol',
    status: 'several',
    reason: 'several_reagents',
    existsInDB: true,
    candidates: seqIds.map((seqId) => importCandidate(seqId)),
    meanings: [importMeaning({ name: 'ITGB1', seqIds })],
  });
}

export function proposedRow(line: number, raw: string, ...seqIds: readonly string[]): ImportedRow {
  return importedRow({
    line,
    raw,
    kind: 'symbol',
    status: 'proposed',
    reason: 'alias',
    candidates: seqIds.map((seqId) => importCandidate(seqId, 'ERBB2')),
    meanings: [importMeaning({ written: raw, name: 'ERBB2', how: 'alias', seqIds })],
  });
}

export function duplicateRow(line: number, seqId: string, duplicateOf: number): ImportedRow {
  return {
    ...foundRow(line, seqId),
    status: 'duplicate',
    duplicateOf,
    duplicateSheet: 'Sheet1',
  };
}

export const everyRow: readonly ImportedRow[] = [
  importedRow({ line: 1, raw: 'SeqId', column: null, kind: null, status: 'heading', reason: null }),
  foundRow(2, '10000-28'),
  foundRow(3, '10001-7', 'normalised', '10001_7'),
  proposedRow(4, 'HER2', '10003-15'),
  severalRow(5, '2190-55', '3485-28', '5677-15'),
  duplicateRow(6, '10000-28', 2),
  importedRow({
    line: 7,
    raw: '20000-1',
    kind: 'seqId',
    status: 'other_version',
    reason: null,
    elsewhere: [importCandidate('20000-1')],
  }),
  importedRow({ line: 8, raw: 'HTT', kind: 'symbol', status: 'not_on_menu', reason: 'not_measured' }),
  importedRow({ line: 9, raw: 'Alice Example' }),
  importedRow({
    line: 10,
    raw: 'ITGB',
    kind: 'symbol',
    reason: 'near',
    candidates: [importCandidate('2190-55')],
    meanings: [importMeaning({ written: 'ITGB', name: 'ITGB1', how: 'near', seqIds: ['2190-55'] })],
  }),
  importedRow({ line: 11, raw: '', column: null, kind: null, status: 'blank', reason: null }),
  importedRow({ line: 12, raw: 'n/a', status: 'note', reason: 'placeholder' }),
];
