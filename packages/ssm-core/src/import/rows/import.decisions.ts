/** What a reader decides of the rows of an answer. Nothing is decided by itself, and everything can be taken back. */
import type { ColumnKey, ImportedRow } from '../../api/types.ts';

/**
 * Who took a row's reagents: the reader, one by one; all rows of one reason together; the first listed, all of them, or
 * the best by a measure.
 */
export type TakenBy = 'reader' | 'reason' | 'first' | 'all' | 'best';
export type MeasureOrder = 'lowest' | 'highest';

export type RowDecision =
  /** What was found is not wanted. */
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

/** Whether a row has candidates, and nothing was decided of it. */
function isUndecided(row: ImportedRow, decision: RowDecision | undefined): boolean {
  return !isFound(row) && offeredSeqIds(row).length > 0 && decision === undefined;
}

export interface Acceptable {
  /** Undecided rows with exactly one candidate. */
  readonly rows: readonly number[];
  /** How many undecided rows have more. */
  readonly others: number;
}

/** Which of these rows can be accepted together. */
export function acceptableRows(
  rows: readonly ImportedRow[],
  shown: readonly number[],
  decisions: Decisions,
): Acceptable {
  const undecided = shown.filter((index) => isUndecided(rows[index] as ImportedRow, decisions.get(index)));
  const single = undecided.filter((index) => rows[index]?.candidates.length === 1);
  return { rows: single, others: undecided.length - single.length };
}

/** The decisions with the only candidate of each of these rows taken. */
export function withAccepted(
  decisions: Decisions,
  rows: readonly ImportedRow[],
  accepted: readonly number[],
): Decisions {
  const next = new Map(decisions);
  for (const index of accepted) {
    const row = rows[index];
    if (row === undefined || row.candidates.length !== 1 || isFound(row)) continue;
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
  rows: readonly ImportedRow[],
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

/** The rows of these that have several reagents and no decision. */
export function severalRows(
  rows: readonly ImportedRow[],
  shown: readonly number[],
  decisions: Decisions,
): readonly number[] {
  return shown.filter((index) => rows[index]?.status === 'several' && !decisions.has(index));
}

export interface ChoiceOutcome {
  /** Rows that it decides. */
  readonly decided: number;
  /** Rows left undecided because the best value is shared. */
  readonly ties: number;
  /** Rows left undecided because no candidate has a value. */
  readonly missing: number;
}

/** What a choice would come to for each of these rows; a row that cannot be chosen for is not in it. */
function chosenFor(
  rows: readonly ImportedRow[],
  targets: readonly number[],
  choice: SeveralChoice,
  valueOf: ValueOf,
): readonly {
  readonly index: number;
  readonly outcome: BestOfRow | { readonly kind: 'given'; readonly seqIds: readonly string[] };
}[] {
  const open = targets.flatMap((index) => {
    const row = rows[index];
    return row === undefined || isFound(row) || offeredSeqIds(row).length === 0 ? [] : [{ index, row }];
  });
  if (choice.by !== 'best') {
    return open.map(({ index, row }) => {
      const offered = offeredSeqIds(row);
      return { index, outcome: { kind: 'given', seqIds: choice.by === 'all' ? offered : offered.slice(0, 1) } };
    });
  }
  const best = bestBy(
    open.map(({ row }) => row),
    choice.measure,
    choice.order,
    valueOf,
  );
  return open.map(({ index }, place) => ({ index, outcome: best[place] as BestOfRow }));
}

function countOutcomes(chosen: ReturnType<typeof chosenFor>): ChoiceOutcome {
  const count = { best: 0, given: 0, tie: 0, missing: 0 };
  for (const { outcome } of chosen) count[outcome.kind] += 1;
  return { decided: count.best + count.given, ties: count.tie, missing: count.missing };
}

/** What a choice would come to, without making it. */
export function choiceOutcome(
  rows: readonly ImportedRow[],
  targets: readonly number[],
  choice: SeveralChoice,
  valueOf: ValueOf,
): ChoiceOutcome {
  return countOutcomes(chosenFor(rows, targets, choice, valueOf));
}

/** The decisions with one choice made for each of these rows, and what came of it. */
export function withChoice(
  decisions: Decisions,
  rows: readonly ImportedRow[],
  targets: readonly number[],
  choice: SeveralChoice,
  valueOf: ValueOf,
): ChoiceOutcome & { readonly decisions: Decisions } {
  const chosen = chosenFor(rows, targets, choice, valueOf);
  const next = new Map(decisions);
  for (const { index, outcome } of chosen) {
    if (outcome.kind === 'given' && choice.by !== 'best') {
      next.set(index, { kind: 'take', seqIds: outcome.seqIds, by: choice.by });
    } else if (outcome.kind === 'best' && choice.by === 'best') {
      const { measure, order } = choice;
      next.set(index, { kind: 'take', seqIds: [outcome.seqId], by: 'best', measure, order });
    }
  }
  return { ...countOutcomes(chosen), decisions: next };
}
