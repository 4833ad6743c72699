import type { SatError } from '../api/error.ts';
import type { Catalogue, ImportedRow, ImportLayout, PanelFileCheck, SheetPreview } from '../api/types.ts';
import { measureValues } from '../proteins/reagentRules.ts';
import type { ImportSession } from '../storage/sessions/sessions.port.ts';
import type { Table } from '../table/table.ts';
import { heldDecision, type KeptDecision, type KeptWork, keptWork } from './import.work.ts';
import type { ImportList } from './read/import.list.ts';
import type { SheetDraft } from './read/import.sheets.ts';
import type { GivenList, ImportProblem } from './read/import.source.ts';
import {
  acceptableRows,
  type ChoiceOutcome,
  type Decisions,
  isFound,
  type SeveralChoice,
  severalRows,
  withAccepted,
  withChoice,
  withEveryCandidate,
  withToggled,
} from './rows/import.decisions.ts';
import { type RowEdit, type RowEdits, withEdits } from './rows/import.edits.ts';
import { type ShownRows, shownRows } from './rows/import.rows.ts';

interface ImportWork {
  readonly decisions: Decisions;
  readonly edits: RowEdits;
}

/** An edited cell whose answer has not arrived. */
export interface RowAsk {
  readonly text: string;
  /** Null while the request is running. */
  readonly error: SatError | null;
  /** True if the cell was edited when the same list was answered before. Such an edit cannot be undone. */
  readonly isKept: boolean;
  /** The row's decision before the edit. */
  readonly waiting: KeptDecision | null;
}

export interface Sending {
  readonly list: ImportList;
  readonly digest: string | null;
  readonly isAdat: boolean;
  readonly layout: ImportLayout | null;
  readonly work: KeptWork | null;
  /** Compares the list with the hash that it states; null if it is no exported panel, or was not checked. */
  readonly check: PanelFileCheck | null;
}

export interface SheetsDraft {
  readonly previews: readonly SheetPreview[];
  readonly drafts: readonly SheetDraft[];
}

export interface SeveralOutcome extends ChoiceOutcome {
  readonly choice: SeveralChoice;
}

export interface ImportContext {
  readonly isSearch: boolean;
  readonly file: File | null;
  readonly text: string;
  readonly problem: ImportProblem | null;
  readonly failure: SatError | null;
  readonly sessions: readonly ImportSession[];
  readonly sending: Sending | null;
  readonly answered: (Sending & { readonly source: GivenList }) | null;
  readonly answer: readonly ImportedRow[];
  readonly rows: readonly ImportedRow[];
  readonly work: ImportWork;
  readonly past: readonly ImportWork[];
  readonly future: readonly ImportWork[];
  readonly asks: ReadonlyMap<number, RowAsk>;
  readonly shown: ShownRows;
  readonly takesSpanning: boolean;
  readonly outcome: SeveralOutcome | null;
  readonly sheets: SheetsDraft | null;
  readonly readsHidden: boolean;
  readonly previewFailure: SatError | null;
  readonly table: Table | null;
  readonly isTableMissing: boolean;
  readonly catalogue: Catalogue | null;
}

export interface ImportMachineInput {
  readonly isSearch: boolean;
  readonly file: File | null;
  readonly text: string;
}

const nothingShown: ShownRows = { group: null, status: null, reason: null };
const noRows: readonly ImportedRow[] = [];
const nothingDone: ImportWork = { decisions: new Map(), edits: new Map() };
export const nothingAnswered = {
  answered: null,
  answer: noRows,
  rows: noRows,
  work: nothingDone,
  past: [],
  future: [],
  asks: new Map(),
  shown: nothingShown,
  takesSpanning: false,
  outcome: null,
  sheets: null,
  readsHidden: false,
  previewFailure: null,
} as const satisfies Partial<ImportContext>;
const mostSteps = 200;

export function contextOf({ isSearch, file, text }: ImportMachineInput): ImportContext {
  return {
    isSearch,
    file,
    text,
    problem: null,
    failure: null,
    sessions: [],
    sending: null,
    ...nothingAnswered,
    table: null,
    isTableMissing: false,
    catalogue: null,
  };
}

export function sourceOf({ file, text }: Pick<ImportContext, 'file' | 'text'>): GivenList | null {
  if (file !== null) return { kind: 'file', file };
  return text.trim() === '' ? null : { kind: 'text', text };
}

export function workOf({ answer, work, asks }: ImportContext): KeptWork {
  return keptWork(answer, work.edits, work.decisions, asks);
}

function stepTo({ work, past, answer, rows }: ImportContext, next: ImportWork): Partial<ImportContext> {
  if (next.decisions === work.decisions && next.edits === work.edits) return {};
  return {
    work: next,
    rows: next.edits === work.edits ? rows : withEdits(answer, next.edits),
    past: [...past, work].slice(-mostSteps),
    future: [],
    outcome: null,
  };
}

export function without<T>(map: ReadonlyMap<number, T>, key: number): ReadonlyMap<number, T> {
  const next = new Map(map);
  next.delete(key);
  return next;
}

export function decide(context: ImportContext, decisions: Decisions): Partial<ImportContext> {
  return stepTo(context, { ...context.work, decisions });
}

export function decisionsOf({ isSearch, rows, work }: Pick<ImportContext, 'isSearch' | 'rows' | 'work'>): Decisions {
  return isSearch ? withEveryCandidate(rows, work.decisions) : work.decisions;
}

export function afterToggle(context: ImportContext, index: number, seqId: string | null): Partial<ImportContext> {
  const { isSearch, rows, work } = context;
  const row = rows[index];
  if (!isSearch) return decide(context, withToggled(work.decisions, row, index, seqId));
  const before = decisionsOf(context);
  const after = withToggled(before, row, index, seqId);
  if (row === undefined || after === before) return {};
  const decision = after.get(index) ?? (isFound(row) ? undefined : ({ kind: 'refuse' } as const));
  const decisions = new Map(work.decisions);
  if (decision === undefined) decisions.delete(index);
  else decisions.set(index, decision);
  return decide(context, decisions);
}

/**
 * Applies the answer to an edited cell. The earlier decision on the row is kept only if the new answer still offers its
 * reagents.
 */
export function withAnswer(context: ImportContext, row: number, edit: RowEdit): Partial<ImportContext> {
  const ask = context.asks.get(row);
  if (ask === undefined || ask.text !== edit.text) return {};
  const asks = without(context.asks, row);
  const edits = new Map(context.work.edits).set(row, edit);
  const held = ask.waiting === null ? undefined : heldDecision(edit.row, ask.waiting);
  const decisions = new Map(context.work.decisions);
  if (held === undefined) decisions.delete(row);
  else decisions.set(row, held);
  if (!ask.isKept) return { ...stepTo(context, { decisions, edits }), asks };
  return { work: { decisions, edits }, rows: withEdits(context.answer, edits), asks };
}

export function withAnsweredSource({ answered, text }: ImportContext): Partial<ImportContext> {
  if (answered === null) return {};
  const { source } = answered;
  const shown = source.kind === 'file' ? { file: source.file, text } : { file: null, text: source.text };
  return { ...shown, problem: null, failure: null };
}

export interface ListRead {
  readonly list: ImportList;
  readonly digest: string | null;
  readonly isAdat: boolean;
  readonly session: ImportSession | null;
}

/** Restores the earlier layout and work when the same list is sent again, even after a reload of the page. */
export function sendingOf(context: ImportContext, { list, digest, isAdat, session }: ListRead): Sending {
  const { answered, sending } = context;
  const tried = digest !== null && sending?.digest === digest ? sending : null;
  const seen = digest !== null && answered?.digest === digest ? answered : null;
  const layout = (tried ?? seen ?? session)?.layout ?? null;
  const work = seen === null ? ((tried ?? session)?.work ?? null) : workOf(context);
  return { list, digest, isAdat, layout, work, check: null };
}

export function haveOneReason(rows: readonly ImportedRow[], shown: readonly number[]): boolean {
  const [first] = shown;
  const row = first === undefined ? undefined : rows[first];
  if (row === undefined || row.reason === null) return false;
  return shown.every((index) => rows[index]?.reason === row.reason && rows[index]?.status === row.status);
}

export function afterAccepting(context: ImportContext): Partial<ImportContext> {
  const { rows, work, shown, takesSpanning } = context;
  const accepted = acceptableRows(rows, shownRows(rows, shown), work.decisions, takesSpanning).rows;
  return accepted.length === 0 ? {} : decide(context, withAccepted(work.decisions, rows, accepted, takesSpanning));
}

export function afterChoice(context: ImportContext, choice: SeveralChoice, row: number | null): Partial<ImportContext> {
  const { rows, work, shown, table, takesSpanning } = context;
  const places = shownRows(rows, shown);
  const targets = row === null ? severalRows(rows, places, work.decisions, haveOneReason(rows, places)) : [row];
  const valueOf = measureValues(table);
  const { decisions, ...outcome } = withChoice(work.decisions, rows, targets, choice, valueOf, takesSpanning);
  const changed = outcome.decided === 0 ? {} : decide(context, decisions);
  return { ...changed, outcome: { ...outcome, choice } };
}

export function afterUndo({ past, future, work, answer }: ImportContext): Partial<ImportContext> {
  const before = past.at(-1);
  if (before === undefined) return {};
  const rows = withEdits(answer, before.edits);
  return { work: before, rows, past: past.slice(0, -1), future: [work, ...future], outcome: null };
}

export function afterRedo({ past, future, work, answer }: ImportContext): Partial<ImportContext> {
  const [next, ...rest] = future;
  if (next === undefined) return {};
  const rows = withEdits(answer, next.edits);
  return { work: next, rows, past: [...past, work], future: rest, outcome: null };
}
