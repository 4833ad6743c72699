/** Stores the user's work on an answer, and applies it to the next answer for the same list. */
import type { ImportedRow } from '../api/types.ts';
import { type Decisions, isFound, offeredSeqIds, type RowDecision } from './rows/import.decisions.ts';
import type { RowEdits } from './rows/import.edits.ts';

/** Identifies a row in several answers by its place and text. */
interface KeptRow {
  readonly sheet: string;
  readonly line: number;
  readonly raw: string;
}

interface KeptEdit extends KeptRow {
  readonly text: string;
}

export interface KeptDecision extends KeptRow {
  readonly decision: RowDecision;
  /** The SeqId that the user refused. */
  readonly seqId: string | null;
}

export interface KeptWork {
  readonly edits: readonly KeptEdit[];
  readonly decisions: readonly KeptDecision[];
}

export const noWork: KeptWork = { edits: [], decisions: [] };

function keptRow({ sheet, line, raw }: ImportedRow): KeptRow {
  return { sheet, line, raw };
}

export function keptWork(
  answer: readonly ImportedRow[],
  edits: RowEdits,
  decisions: Decisions,
  typed: ReadonlyMap<number, { readonly text: string }>,
): KeptWork {
  const texts = new Map([...edits, ...typed].map(([index, { text }]) => [index, text]));
  return {
    edits: [...texts].flatMap(([index, text]) => {
      const row = answer[index];
      return row === undefined ? [] : [{ ...keptRow(row), text }];
    }),
    decisions: [...decisions].flatMap(([index, decision]) => {
      const row = answer[index];
      const seqId = edits.get(index)?.row.seqId ?? row?.seqId ?? null;
      return row === undefined ? [] : [{ ...keptRow(row), decision, seqId }];
    }),
  };
}

export function heldDecision(row: ImportedRow, { decision, seqId }: KeptDecision): RowDecision | undefined {
  const offered = offeredSeqIds(row);
  if (decision.kind === 'refuse') return offered.length > 0 && row.seqId === seqId ? decision : undefined;
  const holds = !isFound(row) && decision.seqIds.every((each) => offered.includes(each));
  return holds && decision.seqIds.length > 0 ? decision : undefined;
}

export interface Reapplied {
  readonly decisions: Decisions;
  readonly edits: ReadonlyMap<number, { readonly text: string; readonly waiting: KeptDecision | null }>;
  /** Number of decisions and edits that were dropped, because their row is gone or no longer offers the reagents. */
  readonly dropped: number;
}

export function reappliedWork(answer: readonly ImportedRow[], work: KeptWork): Reapplied {
  const keyOf = ({ sheet, line, raw }: KeptRow): string => JSON.stringify([sheet, line, raw]);
  const isNothingKept = work.edits.length === 0 && work.decisions.length === 0;
  const places = new Map(isNothingKept ? [] : answer.map((row, index) => [keyOf(row), index] as const));
  const edits = new Map<number, { text: string; waiting: KeptDecision | null }>();
  const decisions = new Map<number, RowDecision>();
  let dropped = 0;
  for (const edit of work.edits) {
    const index = places.get(keyOf(edit));
    if (index === undefined) dropped += 1;
    else edits.set(index, { text: edit.text, waiting: null });
  }
  for (const kept of work.decisions) {
    const index = places.get(keyOf(kept));
    const row = index === undefined ? undefined : answer[index];
    const edit = index === undefined ? undefined : edits.get(index);
    const held = row && heldDecision(row, kept);
    if (index !== undefined && edit !== undefined) edits.set(index, { ...edit, waiting: kept });
    else if (index !== undefined && held !== undefined) decisions.set(index, held);
    else dropped += 1;
  }
  return { decisions, edits, dropped };
}
