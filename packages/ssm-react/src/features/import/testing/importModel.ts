/** What the dialogs of an import show, in states that stories and tests name. */
import { type ImportCandidate, type ImportedRow, type ImportStatus, importLines, summariseImport } from 'ssm-core';
import type { ImportModel } from '../useImport.ts';

const doNothing = () => undefined;

function candidate(seqId: string, targetName: string, gene: string): ImportCandidate {
  return { seqId, targetName, fullName: `${targetName}, full name`, uniProtId: ['P05556'], entrezGeneName: [gene] };
}

function importedRow(row: Partial<ImportedRow> & Pick<ImportedRow, 'line'>): ImportedRow {
  return {
    sheet: 'Sheet1',
    raw: '',
    status: 'not_recognised',
    reason: null,
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

const integrins = ['2190-55', '3485-28', '5677-15'].map((seqId) => candidate(seqId, 'Integrin β1', 'ITGB1'));

function found(line: number, raw: string, seqId: string, rest: Partial<ImportedRow> = {}): ImportedRow {
  const reagent = candidate(seqId, `Target of ${seqId}`, 'CRYBB2');
  return importedRow({ line, raw, status: 'exact', existsInDB: true, ...reagent, ...rest });
}

/** One row of every status, and most reasons. */
export const everyRow: readonly ImportedRow[] = [
  importedRow({ line: 1, raw: 'SeqId', status: 'heading' }),
  found(2, '10000-28', '10000-28'),
  found(3, '10001_7', '10001-7', { status: 'normalised', reason: 'spelling' }),
  found(4, 'ZNF41 alias', '10003-15', { status: 'synonym', reason: 'alias' }),
  importedRow({ line: 5, raw: 'ITGB1', status: 'several', reason: 'several_reagents', candidates: integrins }),
  importedRow({
    line: 6,
    raw: 'Jan-03',
    status: 'several',
    reason: 'damaged_date',
    candidates: [candidate('9503-1', 'Target A', 'A'), candidate('8903-1', 'Target B', 'B')],
  }),
  importedRow({ line: 7, raw: '22222-2', status: 'other_version', candidates: [candidate('22222-2', 'Target', 'C')] }),
  importedRow({ line: 8, raw: 'Mouse IgG', status: 'not_on_menu', reason: 'not_human' }),
  importedRow({ line: 9, raw: '10010.1', status: 'not_recognised', reason: 'rounded_number' }),
  importedRow({ line: 10, raw: 'nonsense', status: 'not_recognised', reason: 'unknown' }),
  importedRow({ line: 11, status: 'blank' }),
  found(12, '10000-28', '10000-28', { status: 'duplicate', existsInDB: false, duplicateOf: 2 }),
];

/** As many rows as a list may have, one in twenty of them with several reagents. */
export function manyRows(count: number): readonly ImportedRow[] {
  return Array.from({ length: count }, (_, index) => {
    const line = index + 1;
    if (index % 20 === 19) {
      return importedRow({ line, raw: 'ITGB1', status: 'several', reason: 'several_reagents', candidates: integrins });
    }
    return found(line, `${line}-1`, `${line}-1`);
  });
}

export function importModel(changed: Partial<ImportModel> = {}): ImportModel {
  const rows = changed.rows ?? [];
  const chosen = changed.chosen ?? new Map();
  const status: ImportStatus | null = changed.status ?? null;
  return {
    step: 'choosing',
    file: null,
    text: '',
    canUpload: false,
    fault: null,
    failure: null,
    rows,
    chosen,
    status,
    lines: importLines(rows, status),
    summary: summariseImport(rows, chosen),
    chooseFiles: doNothing,
    dropFile: doNothing,
    changeText: doNothing,
    upload: doNothing,
    stop: doNothing,
    toggle: doNothing,
    showStatus: doNothing,
    changeSource: doNothing,
    take: doNothing,
    cancel: doNothing,
    ...changed,
  };
}
