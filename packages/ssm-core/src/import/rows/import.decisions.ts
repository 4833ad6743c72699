/** What a reader decides of the rows of an answer. Nothing is decided by itself, and everything can be taken back. */
import type { ColumnKey, ImportCandidate, ImportedRow, ImportReason } from '../../api/types.ts';

/**
 * Who took a row's reagents: the reader, one by one; all rows of one reason together; the first listed, all of them, or
 * the best by a measure.
 */
export type TakenBy = 'reader' | 'reason' | 'first' | 'all' | 'best';
export type MeasureOrder = 'lowest' | 'highest';

export type RowDecision =
  /** The reader wants nothing of the row: neither the reagent found nor, in a search, a candidate. */
  | { readonly kind: 'refuse' }
  | {
      readonly kind: 'take';
      /** In the order of the row's candidates; at least one. */
      readonly seqIds: readonly string[];
      readonly by: TakenBy;
      /** What was compared, and which way; of `best` alone. */
      readonly measure?: ColumnKey;
      readonly order?: MeasureOrder;
    };

/** By the row's place in the answer. A row without one stands as it was answered: found, or undecided. */
export type Decisions = ReadonlyMap<number, RowDecision>;

/** How all of a row's candidates, or one of them, is chosen. */
export type SeveralChoice =
  | { readonly by: 'first' | 'all' }
  | { readonly by: 'best'; readonly measure: ColumnKey; readonly order: MeasureOrder };

/** The value of a measure; null where the catalogue reports none. */
export type ValueOf = (seqId: string, measure: ColumnKey) => number | null;

/** Measures by which a reagent is chosen among several, each with its better end. */
export const importMeasures: readonly { readonly key: ColumnKey; readonly order: MeasureOrder }[] = [
  { key: 'totalCVPlasma', order: 'lowest' },
  { key: 'totalCVSerum', order: 'lowest' },
  { key: 'signalToNoisePlasma', order: 'highest' },
  { key: 'signalToNoiseSerum', order: 'highest' },
  { key: 'loDb', order: 'lowest' },
  { key: 'correlationPlasma', order: 'highest' },
  { key: 'correlationSerum', order: 'highest' },
];

export function isFound({ existsInDB, seqId, status }: ImportedRow): boolean {
  return existsInDB && seqId !== null && status !== 'duplicate';
}

/** The SeqIds of a row that can be ticked: the one found, or else its candidates. */
export function offeredSeqIds(row: ImportedRow): readonly string[] {
  if (isFound(row)) return [row.seqId as string];
  return row.status === 'duplicate' ? [] : row.candidates.map(({ seqId }) => seqId);
}

/** Reasons of reagents that are no longer offered: no rule takes one, only a tick does. */
const tickedOnly: ReadonlySet<ImportReason | null> = new Set<ImportReason>(['internal_use', 'deprecated']);

/** Returns what a reagent of several proteins spans: their symbols, or else their accessions. Empty for one protein. */
export function spannedProteins({
  uniProtId,
  entrezGeneName,
}: Pick<ImportCandidate, 'uniProtId' | 'entrezGeneName'>): readonly string[] {
  const accessions = [...new Set(uniProtId)];
  const symbols = [...new Set(entrezGeneName)];
  const names = symbols.length > 1 ? symbols : accessions;
  return (accessions.length > 0 ? accessions : symbols).length > 1 ? names : [];
}

/** Whether all of these measure one protein, perhaps beside others. */
function shareProtein(candidates: readonly ImportCandidate[]): boolean {
  const [first = [], ...others] = candidates.map(({ uniProtId, entrezGeneName }) => uniProtId ?? entrezGeneName ?? []);
  return others.length === 0 || first.some((protein) => others.every((proteins) => proteins.includes(protein)));
}

interface RuleCandidates {
  readonly candidates: readonly ImportCandidate[];
  /** How many the rule skips because they are of several proteins. */
  readonly skipped: number;
}

/** The candidates of a row that a rule may take. */
function ruleCandidates(row: ImportedRow, takesSpanning: boolean): RuleCandidates {
  if (offeredSeqIds(row).length === 0 || isFound(row) || tickedOnly.has(row.reason))
    return { candidates: [], skipped: 0 };
  const withdrawn = new Set(row.meanings.flatMap(({ how, seqIds }) => (tickedOnly.has(how) ? seqIds : [])));
  const offered = row.candidates.filter(({ seqId }) => !withdrawn.has(seqId));
  const candidates = takesSpanning ? offered : offered.filter((each) => spannedProteins(each).length === 0);
  return { candidates, skipped: offered.length - candidates.length };
}

/** The SeqIds of a row that are to be added or shown. */
export function takenSeqIds(row: ImportedRow, decision: RowDecision | undefined): readonly string[] {
  if (isFound(row)) return decision?.kind === 'refuse' ? [] : [row.seqId as string];
  if (decision?.kind !== 'take') return [];
  return offeredSeqIds(row).filter((seqId) => decision.seqIds.includes(seqId));
}

function withDecision(decisions: Decisions, index: number, decision: RowDecision | null): Decisions {
  const next = new Map(decisions);
  if (decision === null) next.delete(index);
  else next.set(index, decision);
  return next;
}

/**
 * The decisions with this SeqId of a row ticked, or not; with all of the row's or none, where no SeqId is named. What
 * was found is refused by it, or taken again. The same decisions where the row does not offer it.
 */
export function withToggled(
  decisions: Decisions,
  row: ImportedRow | undefined,
  index: number,
  seqId: string | null,
): Decisions {
  if (row === undefined) return decisions;
  const offered = offeredSeqIds(row);
  if (offered.length === 0 || (seqId !== null && !offered.includes(seqId))) return decisions;
  const before = decisions.get(index);
  if (isFound(row)) return withDecision(decisions, index, before?.kind === 'refuse' ? null : { kind: 'refuse' });
  const ticked = takenSeqIds(row, before);
  const all = ticked.length === offered.length ? [] : offered;
  const seqIds = seqId === null ? all : offered.filter((each) => (each === seqId) !== ticked.includes(each));
  return withDecision(decisions, index, seqIds.length === 0 ? null : { kind: 'take', seqIds, by: 'reader' });
}

/** Whether a reader still has to say which reagents of a proposal, or of several, are meant. */
export function isUndecided(row: ImportedRow, decision: RowDecision | undefined): boolean {
  if (decision?.kind === 'refuse' || (row.status !== 'proposed' && row.status !== 'several')) return false;
  return takenSeqIds(row, decision).length === 0;
}

/**
 * The decisions of a search, which shows every candidate of the rows that a reader left alone. Only reagents that are no
 * longer offered wait for a tick.
 */
export function withEveryCandidate(rows: readonly ImportedRow[], decisions: Decisions): Decisions {
  const next = new Map(decisions);
  rows.forEach((row, index) => {
    if (decisions.has(index) || !isUndecided(row, undefined)) return;
    const seqIds = ruleCandidates(row, true).candidates.map(({ seqId }) => seqId);
    if (seqIds.length > 0) next.set(index, { kind: 'take', seqIds, by: 'all' });
  });
  return next;
}

/** Whether a row has candidates, and nothing was decided of it. */
function isOpen(row: ImportedRow, decision: RowDecision | undefined): boolean {
  return !isFound(row) && offeredSeqIds(row).length > 0 && decision === undefined;
}

export interface Acceptable {
  /** Undecided rows with exactly one candidate, which a rule may take. */
  readonly rows: readonly number[];
  /** How many undecided rows have more. */
  readonly others: number;
  /** How many undecided rows have one candidate, which is of several proteins and is skipped. */
  readonly spanning: number;
  /** How many undecided rows name reagents that are no longer offered. */
  readonly withdrawn: number;
}

/** Which of these rows can be accepted together. */
export function acceptableRows(
  rows: readonly ImportedRow[],
  shown: readonly number[],
  decisions: Decisions,
  takesSpanning = false,
): Acceptable {
  const accepted: number[] = [];
  const count = { others: 0, spanning: 0, withdrawn: 0 };
  for (const index of shown) {
    const row = rows[index];
    if (row === undefined || !isOpen(row, decisions.get(index))) continue;
    const { candidates, skipped } = ruleCandidates(row, takesSpanning);
    if (candidates.length + skipped === 0) count.withdrawn += 1;
    else if (row.candidates.length > 1) count.others += 1;
    else if (skipped > 0) count.spanning += 1;
    else accepted.push(index);
  }
  return { rows: accepted, ...count };
}

/** The decisions with the only candidate of each of these rows taken. */
export function withAccepted(
  decisions: Decisions,
  rows: readonly ImportedRow[],
  accepted: readonly number[],
  takesSpanning = false,
): Decisions {
  const next = new Map(decisions);
  for (const index of accepted) {
    const row = rows[index];
    if (row?.candidates.length !== 1 || ruleCandidates(row, takesSpanning).candidates.length !== 1) continue;
    next.set(index, { kind: 'take', seqIds: offeredSeqIds(row), by: 'reason' });
  }
  return next;
}

export type BestOfRow =
  | { readonly kind: 'best'; readonly seqId: string; readonly value: number }
  /** Two or more candidates share the best value. */
  | { readonly kind: 'tie'; readonly value: number }
  /** No candidate has a value. */
  | { readonly kind: 'missing' };

/** Of each row the candidate with the best value; candidates without a value are passed over. */
export function bestBy(
  rows: readonly Pick<ImportedRow, 'candidates'>[],
  measure: ColumnKey,
  order: MeasureOrder,
  valueOf: ValueOf,
): readonly BestOfRow[] {
  const sign = order === 'lowest' ? 1 : -1;
  return rows.map(({ candidates }) => {
    let best: { readonly seqId: string; readonly value: number } | undefined;
    let isTied = false;
    for (const { seqId } of candidates) {
      const value = valueOf(seqId, measure);
      if (value === null) continue;
      const difference = best === undefined ? -1 : sign * (value - best.value);
      if (difference === 0) isTied = true;
      if (difference >= 0) continue;
      best = { seqId, value };
      isTied = false;
    }
    if (best === undefined) return { kind: 'missing' };
    return isTied ? { kind: 'tie', value: best.value } : { kind: 'best', ...best };
  });
}

/**
 * The rows of these that a rule can choose for: those with several reagents and no decision. Proposals are among them
 * only with `withProposals`, when the reader chose their reason: to choose for a proposal is to accept it.
 */
export function severalRows(
  rows: readonly ImportedRow[],
  shown: readonly number[],
  decisions: Decisions,
  withProposals = false,
): readonly number[] {
  return shown.filter((index) => {
    const row = rows[index];
    if (row === undefined || decisions.has(index)) return false;
    if (row.status === 'several') return true;
    return withProposals && row.status === 'proposed' && row.candidates.length > 1 && !tickedOnly.has(row.reason);
  });
}

export interface ChoiceOutcome {
  /** Rows that it decides. */
  readonly decided: number;
  /** Proposals among those: they are accepted by it. */
  readonly accepted: number;
  /** Rows left undecided because the best value is shared. */
  readonly ties: number;
  /** Rows left undecided because no candidate has a value. */
  readonly missing: number;
  /** Rows left undecided because all their reagents are of several proteins. */
  readonly spanning: number;
  /** Rows left undecided because their reagents measure different proteins. */
  readonly differing: number;
  /** Reagents of several proteins that were skipped. */
  readonly skipped: number;
}

type RowChoice =
  | BestOfRow
  | { readonly kind: 'given'; readonly seqIds: readonly string[] }
  | { readonly kind: 'spanning' | 'differing' };

function chosenOf(candidates: readonly ImportCandidate[], choice: SeveralChoice, valueOf: ValueOf): RowChoice {
  if (candidates.length === 0) return { kind: 'spanning' };
  const seqIds = candidates.map(({ seqId }) => seqId);
  if (choice.by === 'all') return { kind: 'given', seqIds };
  // One is chosen among reagents of one protein. Which protein is meant, only a reader can say.
  if (!shareProtein(candidates)) return { kind: 'differing' };
  if (choice.by !== 'best') return { kind: 'given', seqIds: seqIds.slice(0, 1) };
  return bestBy([{ candidates }], choice.measure, choice.order, valueOf)[0] as BestOfRow;
}

interface ChosenRow {
  readonly index: number;
  readonly isProposal: boolean;
  readonly chosen: RowChoice;
  readonly skipped: number;
}

/** What a choice would come to for each of these rows; a row that cannot be chosen for is not in it. */
function chosenFor(
  rows: readonly ImportedRow[],
  targets: readonly number[],
  choice: SeveralChoice,
  valueOf: ValueOf,
  takesSpanning: boolean,
): readonly ChosenRow[] {
  return targets.flatMap((index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const { candidates, skipped } = ruleCandidates(row, takesSpanning);
    if (candidates.length + skipped === 0) return [];
    const isProposal = row.status === 'proposed';
    return [{ index, isProposal, chosen: chosenOf(candidates, choice, valueOf), skipped }];
  });
}

function isDecided({ chosen }: ChosenRow): boolean {
  return chosen.kind === 'best' || chosen.kind === 'given';
}

function countOutcomes(rows: readonly ChosenRow[]): ChoiceOutcome {
  const count = { best: 0, given: 0, tie: 0, missing: 0, spanning: 0, differing: 0 };
  for (const { chosen } of rows) count[chosen.kind] += 1;
  return {
    decided: count.best + count.given,
    accepted: rows.filter((row) => row.isProposal && isDecided(row)).length,
    ties: count.tie,
    missing: count.missing,
    spanning: count.spanning,
    differing: count.differing,
    skipped: rows.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** Counts what a choice would come to, without making it. It skips reagents of several proteins without `takesSpanning`. */
export function choiceOutcome(
  rows: readonly ImportedRow[],
  targets: readonly number[],
  choice: SeveralChoice,
  valueOf: ValueOf,
  takesSpanning = false,
): ChoiceOutcome {
  return countOutcomes(chosenFor(rows, targets, choice, valueOf, takesSpanning));
}

/** The decisions with one choice made for each of these rows, and what came of it. */
export function withChoice(
  decisions: Decisions,
  rows: readonly ImportedRow[],
  targets: readonly number[],
  choice: SeveralChoice,
  valueOf: ValueOf,
  takesSpanning = false,
): ChoiceOutcome & { readonly decisions: Decisions } {
  const all = chosenFor(rows, targets, choice, valueOf, takesSpanning);
  const next = new Map(decisions);
  for (const { index, chosen } of all) {
    if (chosen.kind === 'given' && choice.by !== 'best') {
      next.set(index, { kind: 'take', seqIds: chosen.seqIds, by: choice.by });
    } else if (chosen.kind === 'best' && choice.by === 'best') {
      const { measure, order } = choice;
      next.set(index, { kind: 'take', seqIds: [chosen.seqId], by: 'best', measure, order });
    }
  }
  return { ...countOutcomes(all), decisions: next };
}
