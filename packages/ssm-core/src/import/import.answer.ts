/** One answer for each row of a workbook. */
import type { IdentifierKind, ImportCandidate, ImportedRow, ImportReason, ImportStatus } from '../api/types.ts';
import type { LaidRow } from '../identifiers/laidRow.ts';
import { maximumCellCharacters, type ReadCell } from './import.cell.ts';
import type { Finding, LookedFor } from './import.find.ts';
import type { ImportRecord } from './import.index.ts';
import { type Indexes, type Look, lookAt } from './import.look.ts';

type Facts = Pick<ImportedRow, 'status' | 'reason' | 'duplicateOf' | 'candidates'> & {
  readonly cell: ReadCell | undefined;
  readonly record: ImportRecord | undefined;
};

interface Looked {
  readonly cell: ReadCell;
  /** Whether it stands in another column than the one that is looked at first. */
  readonly isOther: boolean;
  readonly look: Look;
}

type LookedOnMenu = Looked & { readonly look: Extract<Look, { readonly found: 'onMenu' }> };

const unnamed = { fullName: null, targetName: null, uniProtId: null, entrezGeneName: null };

/** Alike for every row that has the same candidates: a workbook may repeat one row thousands of times. */
const candidatesOf = new WeakMap<ImportRecord, ImportCandidate>();

function candidateOf(record: ImportRecord): ImportCandidate {
  const known = candidatesOf.get(record);
  if (known !== undefined) return known;
  const { offMenu: _, ...candidate } = record;
  candidatesOf.set(record, candidate);
  return candidate;
}

function statusOf({ reason }: Finding): ImportStatus {
  if (reason === null) return 'exact';
  return reason === 'alias' || reason === 'previous_symbol' ? 'proposed' : 'normalised';
}

function isOnMenu(looked: Looked): looked is LookedOnMenu {
  return looked.look.found === 'onMenu';
}

function facts(cell: ReadCell | undefined, status: ImportStatus, reason: ImportReason | null = null): Facts {
  return { cell, status, reason, duplicateOf: null, candidates: [], record: undefined };
}

function severalOf(cell: ReadCell, records: Iterable<ImportRecord>, reason: ImportReason): Facts {
  return { ...facts(cell, 'several', reason), candidates: [...records].map(candidateOf) };
}

function notOnMenuOf({ cell, look }: Looked): Facts {
  switch (look.found) {
    case 'otherVersion':
      return { ...facts(cell, 'other_version'), candidates: look.records.map(candidateOf) };
    case 'offMenu':
      return { ...facts(cell, 'not_on_menu', look.reason), record: look.record };
    case 'nothing':
      return { ...facts(cell, 'not_recognised', look.reason), candidates: look.candidates.map(candidateOf) };
    default:
      return facts(cell, 'not_recognised', 'unknown');
  }
}

function foundOf({ cell, isOther, look: { finding } }: LookedOnMenu, isOtherColumn = isOther): Facts {
  const status = statusOf(finding);
  const reason = status === 'exact' && isOtherColumn ? 'other_column' : finding.reason;
  return { ...facts(cell, status, reason), record: finding.records[0] };
}

/** What a row says whose cell `base` names reagents of the menu; other columns may tell which, or contradict it. */
function onMenuOf(base: LookedOnMenu, others: readonly LookedOnMenu[]): Facts {
  const { records, reason, isSure } = base.look.finding;
  const among = new Set(records);
  const plain = others.filter(({ look }) => look.isOwn && look.finding.isSure);
  const contradicting = plain.filter(({ look }) => !look.finding.records.some((record) => among.has(record)));
  if (contradicting.length > 0) {
    const all = new Set([...records, ...contradicting.flatMap(({ look }) => look.finding.records)]);
    return severalOf(base.cell, all, 'columns_disagree');
  }
  if (isSure && records.length === 1) return foundOf(base);
  const telling = plain.find(({ look }) => look.finding.records.length === 1);
  if (telling !== undefined) return foundOf(telling, true);
  return severalOf(base.cell, records, isSure || reason === null ? 'several_reagents' : reason);
}

function lookedFor(kind: IdentifierKind): LookedFor {
  return kind === 'seqId' || kind === 'uniProt' || kind === 'symbol' || kind === 'targetName' ? kind : 'any';
}

function dataFacts({ cells, first }: LaidRow, indexes: Indexes): Facts {
  const looked: readonly Looked[] = cells.map(({ cell, kind }, index) => ({
    cell,
    isOther: index > 0,
    look: lookAt(indexes, cell, lookedFor(kind)),
  }));
  const known = looked.findIndex((each) => each.look.found !== 'nothing');
  const base = looked[Math.max(known, 0)];
  // Nothing stands in the columns that are named.
  if (base === undefined) return facts(first, 'not_recognised', 'unknown');
  if (!isOnMenu(base)) return notOnMenuOf(base);
  return onMenuOf(base, looked.slice(known + 1).filter(isOnMenu));
}

/** Answers rows, in the order in which they are given: a later row that names a reagent again is a duplicate. */
export function createImportAnswers(indexes: Indexes): (row: LaidRow) => ImportedRow {
  const firstLines = new Map<string, number>();

  function withDuplicate(given: Facts, line: number): Facts {
    const { record, status } = given;
    if (record === undefined || status === 'not_on_menu') return given;
    const before = firstLines.get(record.seqId);
    if (before !== undefined) return { ...given, status: 'duplicate', reason: null, duplicateOf: before };
    firstLines.set(record.seqId, line);
    return given;
  }

  return (row) => {
    const plain = row.role === 'data' ? dataFacts(row, indexes) : facts(row.first, row.role, row.note);
    const { cell, record, status, reason, duplicateOf, candidates } = withDuplicate(plain, row.line);
    return {
      sheet: row.sheet,
      line: row.line,
      raw: (cell?.text ?? '').slice(0, maximumCellCharacters),
      status,
      reason,
      duplicateOf,
      column: cell?.column ?? null,
      kind: row.cells.find((each) => each.cell === cell)?.kind ?? null,
      duplicateSheet: null,
      elsewhere: [],
      meanings: [],
      existsInDB: status === 'exact' || status === 'normalised',
      candidates: [...candidates],
      ...(record === undefined ? { seqId: null, ...unnamed } : candidateOf(record)),
    };
  };
}
