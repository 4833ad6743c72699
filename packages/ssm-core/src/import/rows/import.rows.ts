/** What the rows of an answer come to: counts, what is taken, what is left out and why. */
import type { ImportedRow, ImportReason, ImportStatus } from '../../api/types.ts';
import {
  type Decisions,
  isFound,
  isUndecided,
  offeredSeqIds,
  type RowDecision,
  takenSeqIds,
} from './import.decisions.ts';

/** In the order in which they are told of: what was found, what is asked, what is not there, what is no name. */
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

/** Why a row that names something adds nothing of its own, in the order in which it is told. */
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
  /** Rows by status, in the order of importStatuses; those that there are. They sum to the rows read. */
  readonly counts: readonly { readonly status: ImportStatus; readonly count: number }[];
  readonly rowCount: number;
  /** What is to be added or shown: found or chosen, one per SeqId, in the order of the file. */
  readonly seqIds: readonly string[];
  /** Rows that name something and add nothing of their own. */
  readonly leftOut: number;
  /** The same by kind, in the order of leftOutKinds; those that there are. */
  readonly leftOutBy: readonly { readonly kind: LeftOutKind; readonly count: number }[];
  /** Proposals and rows with several reagents of which nothing is chosen. */
  readonly undecided: number;
  /** Proposals of which something is taken. */
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
    // What was taken was taken by an earlier row.
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

/** Which rows are shown: those of a status, and of these those of a reason; null is all. */
export interface ShownRows {
  readonly status: ImportStatus | null;
  readonly reason: ImportReason | null;
}

/** The places in the answer of the rows that are shown. */
export function shownRows(rows: readonly ImportedRow[], { status, reason }: ShownRows): readonly number[] {
  return rows.flatMap((row, index) =>
    (status === null || row.status === status) && (reason === null || row.reason === reason) ? [index] : [],
  );
}

export interface ReasonCount {
  readonly reason: ImportReason;
  readonly count: number;
}

/** How many rows of a status have which reason, most first. */
export function reasonsOf(rows: readonly ImportedRow[], status: ImportStatus): readonly ReasonCount[] {
  const counts = new Map<ImportReason, number>();
  for (const row of rows) {
    if (row.status === status && row.reason !== null) counts.set(row.reason, (counts.get(row.reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count);
}

/** A line of the answer as it is shown: a row, or below a row with candidates one of those. */
export interface ImportLine {
  /** The row's place in the answer. */
  readonly row: number;
  /** The candidate's place in the row; -1 for the row itself. */
  readonly candidate: number;
}

/** The lines of these rows. */
export function importLines(rows: readonly ImportedRow[], shown: readonly number[]): readonly ImportLine[] {
  const lines: ImportLine[] = [];
  for (const index of shown) {
    const row = rows[index];
    if (row === undefined) continue;
    lines.push({ row: index, candidate: -1 });
    if (isFound(row)) continue;
    for (let candidate = 0; candidate < offeredSeqIds(row).length; candidate++) lines.push({ row: index, candidate });
  }
  return lines;
}

/** A column of a sheet that was read, and as what. */
interface ReadColumn {
  /** From 0. */
  readonly column: number;
  readonly kind: NonNullable<ImportedRow['kind']>;
}

export interface ReadSheetSummary {
  readonly sheet: string;
  /** In their order in the sheet. */
  readonly columns: readonly ReadColumn[];
  /** Rows that hold an item. */
  readonly rowCount: number;
  /** Columns of identifiers with cells that are none, and how many: their rows rest on other columns. */
  readonly unread: readonly (ReadColumn & { readonly count: number })[];
  /** Rows and columns that the sheet hides, which were left out. */
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
  /** Rows of a long list that repeat an earlier one, and are not listed. */
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

/** Kinds of which a cell is an identifier or is not understood. */
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

/** What was read of each sheet, in the order of the answer. */
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
    if (status === 'heading' || status === 'blank' || count > 0) continue;
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

/** A column's letters, as a spreadsheet shows them. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (column % 26));
}

/** The shapes of identifiers: a SeqId, a UniProt accession, a gene symbol with a digit in it. */
const identifiers = [
  /^\d{1,6}[-_.]\d{1,4}$/,
  /^(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})(?:-\d{1,2})?$/,
  /^(?=.*\d)[A-Z][A-Z\d]{1,9}(?:-[A-Z\d]{1,4})?$/,
];
const mostNamed = 100;

export interface Unmatched {
  /** Those that have the shape of an identifier, each once; 100 at most. What else was written stays here. */
  readonly analytes: readonly string[];
  /** How many rows in all. */
  readonly count: number;
}

/** What was asked for and is not on the menu, as far as others may be told of it. */
export function unmatchedOf(rows: readonly ImportedRow[]): Unmatched {
  const missing = rows.filter(({ status }) => nowhere.has(status)).map(({ raw }) => raw.trim());
  const named = missing.filter((text) => identifiers.some((shape) => shape.test(text)));
  return { analytes: [...new Set(named)].slice(0, mostNamed), count: missing.length };
}
