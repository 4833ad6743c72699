import type { ImportedRow, ImportReason, ImportStatus } from '../../api/types.ts';
import { type Decisions, isUndecided, type RowDecision, takenSeqIds } from './import.decisions.ts';

export const importStatuses: readonly ImportStatus[] = [
  'exact',
  'normalised',
  'proposed',
  'several',
  'other_version',
  'not_on_menu',
  'not_recognised',
  'duplicate',
  'note',
  'heading',
  'blank',
];

/** Why a row that names something adds no reagent, in display order. */
const leftOutKinds = [
  'other_version',
  'not_measured',
  'not_on_menu',
  'undecided',
  'duplicate',
  'refused',
  'not_recognised',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

export interface ImportSummary {
  /** Number of rows of each status that occurs, in the order of importStatuses. The sum is the number of rows read. */
  readonly counts: readonly { readonly status: ImportStatus; readonly count: number }[];
  readonly rowCount: number;
  /** Reagents to add or show, whether found or chosen: distinct SeqIds in file order. */
  readonly seqIds: readonly string[];
  /** Rows that name something but add no further reagent. */
  readonly leftOut: number;
  /** The rows of `leftOut` by kind, in display order, without zeros. */
  readonly leftOutBy: readonly { readonly kind: LeftOutKind; readonly count: number }[];
  /** Proposals, and rows with several reagents, without a chosen reagent. */
  readonly undecided: number;
  /** Proposals with a chosen reagent. */
  readonly proposals: number;
}

const namesNothing: ReadonlySet<ImportStatus> = new Set<ImportStatus>(['note', 'heading', 'blank']);
const nowhere: ReadonlySet<ImportStatus> = new Set<ImportStatus>(['other_version', 'not_on_menu', 'not_recognised']);

function leftOutKind(row: ImportedRow, decision: RowDecision | undefined): LeftOutKind {
  const { status, reason, seqId } = row;
  if (decision?.kind === 'refuse') return 'refused';
  if (isUndecided(row, decision)) return 'undecided';
  if (status === 'not_on_menu') return reason === 'not_measured' ? 'not_measured' : 'not_on_menu';
  if (status === 'other_version' || status === 'not_recognised') return status;
  return status !== 'duplicate' && seqId === null ? 'not_recognised' : 'duplicate';
}

export function summariseImport(rows: readonly ImportedRow[], decisions: Decisions): ImportSummary {
  const byStatus = new Map<ImportStatus, number>();
  const byKind = new Map<LeftOutKind, number>();
  const taken = new Set<string>();
  let proposals = 0;
  rows.forEach((row, index) => {
    byStatus.set(row.status, (byStatus.get(row.status) ?? 0) + 1);
    const decision = decisions.get(index);
    const own = takenSeqIds(row, decision);
    if (row.status === 'proposed' && own.length > 0) proposals += 1;
    const before = taken.size;
    for (const seqId of own) taken.add(seqId);
    if (taken.size > before || namesNothing.has(row.status)) return;
    // An earlier row already took the same reagents.
    const kind = own.length > 0 ? 'duplicate' : leftOutKind(row, decision);
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  });
  return {
    counts: importStatuses.flatMap((status) => {
      const count = byStatus.get(status) ?? 0;
      return count === 0 ? [] : [{ status, count }];
    }),
    rowCount: rows.length,
    seqIds: [...taken],
    leftOut: [...byKind.values()].reduce((sum, count) => sum + count, 0),
    leftOutBy: leftOutKinds.flatMap((kind) => {
      const count = byKind.get(kind) ?? 0;
      return count === 0 ? [] : [{ kind, count }];
    }),
    undecided: byKind.get('undecided') ?? 0,
    proposals,
  };
}

/** Groups rows by what the user does: nothing, choose a reagent, correct the list, or skip rows that add nothing. */
export type ImportGroup = 'found' | 'choose' | 'fix' | 'leftOut';

export const importGroups: readonly ImportGroup[] = ['found', 'choose', 'fix', 'leftOut'];

export const groupOfStatus: Readonly<Record<ImportStatus, ImportGroup>> = {
  exact: 'found',
  normalised: 'found',
  proposed: 'choose',
  several: 'choose',
  other_version: 'fix',
  not_on_menu: 'fix',
  not_recognised: 'fix',
  duplicate: 'leftOut',
  note: 'leftOut',
  heading: 'leftOut',
  blank: 'leftOut',
};

/** Group, status and reason of the rows to show; null means any. */
export interface ShownRows {
  readonly group: ImportGroup | null;
  readonly status: ImportStatus | null;
  readonly reason: ImportReason | null;
}

/**
 * Returns the indices of the rows to show, in file order. Headings come last, because an export of this product begins
 * with a dozen lines about itself.
 */
export function shownRows(rows: readonly ImportedRow[], { group, status, reason }: ShownRows): readonly number[] {
  const shown = rows.flatMap((row, index) =>
    (group === null || groupOfStatus[row.status] === group) &&
    (status === null || row.status === status) &&
    (reason === null || row.reason === reason)
      ? [index]
      : [],
  );
  const isHeading = (index: number): boolean => rows[index]?.status === 'heading';
  return [...shown.filter((index) => !isHeading(index)), ...shown.filter(isHeading)];
}

export interface ReasonCount {
  readonly reason: ImportReason;
  readonly count: number;
}

export function reasonsOf(rows: readonly ImportedRow[], status: ImportStatus): readonly ReasonCount[] {
  const counts = new Map<ImportReason, number>();
  for (const row of rows) {
    if (row.status === status && row.reason !== null) counts.set(row.reason, (counts.get(row.reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count);
}

/** A column of a sheet, and the kind as which it was read. */
interface ReadColumn {
  /** Zero-based. */
  readonly column: number;
  readonly kind: NonNullable<ImportedRow['kind']>;
}

export interface ReadSheetSummary {
  readonly sheet: string;
  /** Ordered left to right. */
  readonly columns: readonly ReadColumn[];
  /** Number of rows with an item. */
  readonly rowCount: number;
  /** Identifier columns with unreadable cells, and how many. Rows with such a cell rely on their other columns. */
  readonly unread: readonly (ReadColumn & { readonly count: number })[];
  /** Number of hidden rows that were left out; `hiddenColumns` is the number of columns. */
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
  /** Number of rows omitted from a long list because they repeat an earlier row. */
  readonly repeatedRows: number;
}

interface GrowingSheet {
  readonly columns: Map<string, ReadColumn>;
  readonly unread: Map<number, ReadColumn & { count: number }>;
  rowCount: number;
  hiddenRows: number;
  hiddenColumns: number;
  repeatedRows: number;
}

const idKinds: ReadonlySet<ReadColumn['kind']> = new Set(['seqId', 'somaId', 'uniProt', 'entrez', 'hgnc']);
const unreadReasons: ReadonlySet<ImportReason | null> = new Set<ImportReason>([
  'unknown',
  'formula_error',
  'number',
  'scientific_number',
  'too_long',
]);

function addUnread(unread: GrowingSheet['unread'], { meanings, column: base }: ImportedRow): void {
  for (const { column, kind, how, state } of meanings) {
    if (state !== 'unknown' || column === null || column === base || !idKinds.has(kind)) continue;
    if (!unreadReasons.has(how)) continue;
    const known = unread.get(column);
    if (known === undefined) unread.set(column, { column, kind, count: 1 });
    else known.count += 1;
  }
}

export function readSheets(rows: readonly ImportedRow[]): readonly ReadSheetSummary[] {
  const sheets = new Map<string, GrowingSheet>();
  for (const row of rows) {
    const { sheet, column, kind, status, reason, count = 0 } = row;
    const known = sheets.get(sheet) ?? {
      columns: new Map(),
      unread: new Map(),
      rowCount: 0,
      hiddenRows: 0,
      hiddenColumns: 0,
      repeatedRows: 0,
    };
    sheets.set(sheet, known);
    if (reason === 'hidden_rows') known.hiddenRows += count;
    if (reason === 'hidden_columns') known.hiddenColumns += count;
    if (reason === 'repeated_rows') known.repeatedRows += count;
    if (status === 'heading' || status === 'blank' || (status === 'note' && count > 0)) continue;
    known.rowCount += 1;
    addUnread(known.unread, row);
    if (column === null || kind === null) continue;
    const name = `${column} ${kind}`;
    if (!known.columns.has(name)) known.columns.set(name, { column, kind });
  }
  return [...sheets].map(([sheet, { columns, unread, ...counts }]) => ({
    sheet,
    columns: [...columns.values()].toSorted((a, b) => a.column - b.column),
    unread: [...unread.values()].toSorted((a, b) => a.column - b.column),
    ...counts,
  }));
}

export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (column % 26));
}

const identifiers = [
  /^\d{1,6}[-_.]\d{1,4}$/,
  /^(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})(?:-\d{1,2})?$/,
  /^(?=.*\d)[A-Z][A-Z\d]{1,9}(?:-[A-Z\d]{1,4})?$/,
];
const mostNamed = 100;

export interface Unmatched {
  /** At most 100 distinct texts that look like identifiers. Other texts never leave the browser. */
  readonly analytes: readonly string[];
  readonly count: number;
}

export function unmatchedOf(rows: readonly ImportedRow[]): Unmatched {
  const missing = rows.filter(({ status }) => nowhere.has(status)).map(({ raw }) => raw.trim());
  const named = missing.filter((text) => identifiers.some((shape) => shape.test(text)));
  return { analytes: [...new Set(named)].slice(0, mostNamed), count: missing.length };
}
