import type { ColumnKey, ImportCandidate, ImportedRow, ImportReason } from '../../api/types.ts';
import { type Best, bestBy, type MeasureOrder, spannedProteins, type ValueOf } from '../../proteins/reagentRules.ts';

/**
 * Who or what made a decision: the user, rows of one reason accepted together, or a rule that takes the first, all or
 * best candidates.
 */
export type TakenBy = 'reader' | 'reason' | 'first' | 'all' | 'best';
export type RowDecision =
  /** Rejects the found reagent, or in a search all candidates. */
  | { readonly kind: 'refuse' }
  | {
      readonly kind: 'take';
      readonly seqIds: readonly string[];
      readonly by: TakenBy;
      /** The compared measure and its better end (`order`); only for `best`. */
      readonly measure?: ColumnKey;
      readonly order?: MeasureOrder;
    };

/** Decisions by row index in the answer. A row without a decision stays found or undecided. */
export type Decisions = ReadonlyMap<number, RowDecision>;

/** A rule that chooses one or all of a row's candidates. */
export type SeveralChoice =
  | { readonly by: 'first' | 'all' }
  | { readonly by: 'best'; readonly measure: ColumnKey; readonly order: MeasureOrder };

export function isFound({ existsInDB, seqId, status }: ImportedRow): boolean {
  return existsInDB && seqId !== null && status !== 'duplicate';
}

export function offeredSeqIds(row: ImportedRow): readonly string[] {
  if (isFound(row)) return [row.seqId as string];
  return row.status === 'duplicate' ? [] : row.candidates.map(({ seqId }) => seqId);
}

/** Reasons of reagents that are no longer offered. Users can tick them, but no rule takes them. */
const tickedOnly: ReadonlySet<ImportReason | null> = new Set<ImportReason>(['internal_use', 'deprecated']);

function shareProtein(candidates: readonly ImportCandidate[]): boolean {
  const [first = [], ...others] = candidates.map(({ uniProtId, entrezGeneName }) => uniProtId ?? entrezGeneName ?? []);
  return others.length === 0 || first.some((protein) => others.every((proteins) => proteins.includes(protein)));
}

interface RuleCandidates {
  readonly candidates: readonly ImportCandidate[];
  readonly skipped: number;
}

function ruleCandidates(row: ImportedRow, takesSpanning: boolean): RuleCandidates {
  if (offeredSeqIds(row).length === 0 || isFound(row) || tickedOnly.has(row.reason))
    return { candidates: [], skipped: 0 };
  const withdrawn = new Set(row.meanings.flatMap(({ how, seqIds }) => (tickedOnly.has(how) ? seqIds : [])));
  const offered = row.candidates.filter(({ seqId }) => !withdrawn.has(seqId));
  const candidates = takesSpanning ? offered : offered.filter((each) => spannedProteins(each).length === 0);
  return { candidates, skipped: offered.length - candidates.length };
}

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
 * Toggles a SeqId of a row; null toggles all its SeqIds. Refuses a found row, or takes it again. Returns the same
 * decisions if the row does not offer the SeqId.
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

export function isUndecided(row: ImportedRow, decision: RowDecision | undefined): boolean {
  if (decision?.kind === 'refuse' || (row.status !== 'proposed' && row.status !== 'several')) return false;
  return takenSeqIds(row, decision).length === 0;
}

/**
 * Returns the decisions of a search. Every candidate of a row without a decision is taken, except reagents that are no
 * longer offered.
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

function isOpen(row: ImportedRow, decision: RowDecision | undefined): boolean {
  return !isFound(row) && offeredSeqIds(row).length > 0 && decision === undefined;
}

export interface Acceptable {
  /** Undecided rows with exactly one candidate, which a rule may take. */
  readonly rows: readonly number[];
  /** Undecided rows with several candidates. */
  readonly others: number;
  /** Undecided rows whose only candidate is skipped because it measures several proteins. */
  readonly spanning: number;
  /** Undecided rows with reagents that are no longer offered. */
  readonly withdrawn: number;
}

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

/**
 * Returns the undecided rows with several reagents, for which a rule can choose. `withProposals` includes proposals,
 * because choosing accepts them; pass true only if all rows shown have one reason.
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
  /** Rows that the rule decides. */
  readonly decided: number;
  /** Proposals that the rule decides, and so accepts. */
  readonly accepted: number;
  /** Rows left undecided because several candidates share the best value. */
  readonly ties: number;
  /** Rows left undecided because no candidate has a value. */
  readonly missing: number;
  /** Rows left undecided because each of their reagents measures several proteins. */
  readonly spanning: number;
  /** Rows left undecided because their reagents measure different proteins. */
  readonly differing: number;
  /** Reagents that were skipped because they measure several proteins. */
  readonly skipped: number;
}

type RowChoice =
  | Best
  | { readonly kind: 'given'; readonly seqIds: readonly string[] }
  | { readonly kind: 'spanning' | 'differing' };

function chosenOf(candidates: readonly ImportCandidate[], choice: SeveralChoice, valueOf: ValueOf): RowChoice {
  if (candidates.length === 0) return { kind: 'spanning' };
  const seqIds = candidates.map(({ seqId }) => seqId);
  if (choice.by === 'all') return { kind: 'given', seqIds };
  // Rules choose only among reagents of one protein. The user must say which protein is meant.
  if (!shareProtein(candidates)) return { kind: 'differing' };
  if (choice.by !== 'best') return { kind: 'given', seqIds: seqIds.slice(0, 1) };
  return bestBy(seqIds, choice.order, (seqId) => valueOf(seqId, choice.measure));
}

interface ChosenRow {
  readonly index: number;
  readonly isProposal: boolean;
  readonly chosen: RowChoice;
  readonly skipped: number;
}

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

export function choiceOutcome(
  rows: readonly ImportedRow[],
  targets: readonly number[],
  choice: SeveralChoice,
  valueOf: ValueOf,
  takesSpanning = false,
): ChoiceOutcome {
  return countOutcomes(chosenFor(rows, targets, choice, valueOf, takesSpanning));
}

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
