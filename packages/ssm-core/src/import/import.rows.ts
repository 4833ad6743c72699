/** What the rows of an answer come to: counts, what was found, what is chosen, what is left out. */
import type { ImportedRow, ImportStatus } from '../api/types.ts';

/** The SeqIds ticked among the candidates of a row, by the row's place in the answer; a row without is not in it. */
export type ChosenCandidates = ReadonlyMap<number, ReadonlySet<string>>;

/** In the order in which they are told of: what was found, what is asked, what is not there, what is no name. */
export const importStatuses: readonly ImportStatus[] = [
  'exact',
  'normalised',
  'synonym',
  'several',
  'other_version',
  'not_on_menu',
  'not_recognised',
  'duplicate',
  'heading',
  'blank',
];

export interface ImportSummary {
  /** Rows by status, in the order of importStatuses; those that there are. They sum to the rows read. */
  readonly counts: readonly { readonly status: ImportStatus; readonly count: number }[];
  readonly rowCount: number;
  /** What is to be added or shown: found or chosen, one per SeqId, in the order of the file. */
  readonly seqIds: readonly string[];
  /** Rows that name something and add nothing of their own: not found, not chosen, or named before. */
  readonly leftOut: number;
  /** Rows with several reagents of which none is chosen. */
  readonly undecided: number;
}

const namesNothing: ReadonlySet<ImportStatus> = new Set<ImportStatus>(['heading', 'blank']);
const nowhere: ReadonlySet<ImportStatus> = new Set<ImportStatus>(['other_version', 'not_on_menu', 'not_recognised']);

/** Of a row with several reagents, those chosen; of one that was found, that one. */
function takenOf({ status, existsInDB, seqId, candidates }: ImportedRow, chosen: ReadonlySet<string> | undefined) {
  if (status === 'several') {
    return candidates.map((candidate) => candidate.seqId).filter((each) => chosen?.has(each) === true);
  }
  return existsInDB && seqId !== null && status !== 'duplicate' ? [seqId] : [];
}

export function summariseImport(rows: readonly ImportedRow[], chosen: ChosenCandidates): ImportSummary {
  const byStatus = new Map<ImportStatus, number>();
  const taken = new Set<string>();
  let leftOut = 0;
  let undecided = 0;
  rows.forEach((row, index) => {
    byStatus.set(row.status, (byStatus.get(row.status) ?? 0) + 1);
    const before = taken.size;
    const own = takenOf(row, chosen.get(index));
    for (const seqId of own) taken.add(seqId);
    if (row.status === 'several' && own.length === 0) undecided += 1;
    if (taken.size === before && !namesNothing.has(row.status)) leftOut += 1;
  });
  return {
    counts: importStatuses.flatMap((status) => {
      const count = byStatus.get(status) ?? 0;
      return count === 0 ? [] : [{ status, count }];
    }),
    rowCount: rows.length,
    seqIds: [...taken],
    leftOut,
    undecided,
  };
}

/** The candidates of a row with this one ticked, or not; with all of them, or none, where no SeqId is named. */
export function withCandidate(
  chosen: ChosenCandidates,
  row: ImportedRow | undefined,
  index: number,
  seqId: string | null,
): ChosenCandidates {
  if (row?.status !== 'several') return chosen;
  const offered = row.candidates.map((candidate) => candidate.seqId);
  if (seqId !== null && !offered.includes(seqId)) return chosen;
  const before = chosen.get(index) ?? new Set<string>();
  const all = before.size === offered.length ? [] : offered;
  const toggled = offered.filter((each) => (each === seqId) !== before.has(each));
  const next = new Map(chosen);
  const ticked = seqId === null ? all : toggled;
  if (ticked.length === 0) next.delete(index);
  else next.set(index, new Set(ticked));
  return next;
}

/** A line of the answer as it is shown: a row, or below a row with several reagents one of those. */
export interface ImportLine {
  /** The row's place in the answer. */
  readonly row: number;
  /** The candidate's place in the row; -1 for the row itself. */
  readonly candidate: number;
}

/** The lines of the rows with this status; null is every row. */
export function importLines(rows: readonly ImportedRow[], status: ImportStatus | null): readonly ImportLine[] {
  const lines: ImportLine[] = [];
  rows.forEach((row, index) => {
    if (status !== null && row.status !== status) return;
    lines.push({ row: index, candidate: -1 });
    if (row.status !== 'several') return;
    for (let candidate = 0; candidate < row.candidates.length; candidate++) lines.push({ row: index, candidate });
  });
  return lines;
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
