/** Rows of an answer, of every status, for tests. */
import type { ImportCandidate, ImportedRow } from '../api/types.ts';

function candidate(seqId: string, gene = 'ITGB1'): ImportCandidate {
  return { seqId, fullName: `Full ${seqId}`, targetName: `Target ${seqId}`, uniProtId: ['P1'], entrezGeneName: [gene] };
}

/** A row of which only this much is to be said; one that nothing is known of otherwise. */
export function importedRow(row: Partial<ImportedRow> & Pick<ImportedRow, 'line'>): ImportedRow {
  return {
    sheet: 'Sheet1',
    raw: `row ${row.line}`,
    status: 'not_recognised',
    reason: 'unknown',
    duplicateOf: null,
    existsInDB: false,
    candidates: [],
    seqId: null,
    fullName: null,
    targetName: null,
    uniProtId: null,
    entrezGeneName: null,
    ...row,
  };
}

/** A row that was found. */
export function foundRow(
  line: number,
  seqId: string,
  status: 'exact' | 'normalised' | 'synonym' = 'exact',
  raw = seqId,
): ImportedRow {
  const reasons = { exact: null, normalised: 'spelling', synonym: 'alias' } as const;
  return importedRow({ line, raw, status, reason: reasons[status], existsInDB: true, ...candidate(seqId) });
}

export function severalRow(line: number, ...seqIds: readonly string[]): ImportedRow {
  return importedRow({
    line,
    raw: 'ITGB1',
    status: 'several',
    reason: 'several_reagents',
    candidates: seqIds.map((seqId) => candidate(seqId)),
  });
}

/** A heading, five that name reagents, five that do not, and an empty one. */
export const everyRow: readonly ImportedRow[] = [
  importedRow({ line: 1, raw: 'SeqId', status: 'heading', reason: null }),
  foundRow(2, '10000-28'),
  foundRow(3, '10001-7', 'normalised', '10001_7'),
  foundRow(4, '10003-15', 'synonym', 'ZNF41'),
  severalRow(5, '2190-55', '3485-28', '5677-15'),
  { ...foundRow(6, '10000-28'), status: 'duplicate', reason: null, existsInDB: false, duplicateOf: 2 },
  importedRow({ line: 7, raw: '20000-1', status: 'other_version', reason: null, candidates: [candidate('20000-1')] }),
  importedRow({ line: 8, raw: 'Mouse IgG', status: 'not_on_menu', reason: 'not_human' }),
  importedRow({ line: 9, raw: 'Alice Example' }),
  importedRow({ line: 10, raw: '', status: 'blank', reason: null }),
];
