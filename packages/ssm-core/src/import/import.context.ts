/** What an import knows, and what follows from it: what would be sent, and each step of what is done with the answer. */
import type { SatError } from '../api/error.ts';
import type { Catalogue, ImportedRow, ImportLayout, SheetPreview } from '../api/types.ts';
import type { ImportSession } from '../storage/sessions/sessions.port.ts';
import type { Table } from '../table/table.ts';
import { heldDecision, type KeptDecision, type KeptWork, keptWork } from './import.work.ts';
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
import { measureValues } from './rows/import.measures.ts';
import { type ShownRows, shownRows } from './rows/import.rows.ts';

/** What can be undone: everything that a reader does with an answer. */
interface ImportWork {
  readonly decisions: Decisions;
  readonly edits: RowEdits;
}

/** A cell that was mended and has no answer yet. */
export interface RowAsk {
  readonly text: string;
  /** Null while the answer is awaited. */
  readonly error: SatError | null;
  /** Whether the cell was mended in an earlier answer to the same list: no step that can be undone. */
  readonly isKept: boolean;
  /** What was decided of the row then. */
  readonly waiting: KeptDecision | null;
}

/** What is on its way to the server, with what was done with an earlier answer to it. */
export interface Sending {
  readonly workbook: File;
  readonly digest: string | null;
  /** Whether the list is an ADAT, of which only the SeqIds are sent. */
  readonly isAdat: boolean;
  readonly layout: ImportLayout | null;
  readonly work: KeptWork | null;
}

export interface SheetsDraft {
  readonly previews: readonly SheetPreview[];
  readonly drafts: readonly SheetDraft[];
}

export interface SeveralOutcome extends ChoiceOutcome {
  readonly choice: SeveralChoice;
}

export interface ImportContext {
  /** Whether the list is searched for: every candidate is shown, and nothing is decided. */
  readonly isSearch: boolean;
  /** What was chosen goes before what was typed, which is kept beside it. */
  readonly file: File | null;
  readonly text: string;
  /** What is wrong with what was chosen last. */
  readonly problem: ImportProblem | null;
  readonly failure: SatError | null;
  /** Lists of earlier openings. */
  readonly sessions: readonly ImportSession[];
  readonly sending: Sending | null;
  /** The list that was answered, and how it was sent; null before there is an answer. */
  readonly answered: (Sending & { readonly source: GivenList }) | null;
  /** The answer as it came. */
  readonly answer: readonly ImportedRow[];
  /** The same with what was mended. */
  readonly rows: readonly ImportedRow[];
  readonly work: ImportWork;
  readonly past: readonly ImportWork[];
  readonly future: readonly ImportWork[];
  readonly asks: ReadonlyMap<number, RowAsk>;
  readonly shown: ShownRows;
  /** Whether rules also take reagents of several proteins. */
  readonly takesSpanning: boolean;
  /** What the last choice for several came to; null once something else was done. */
  readonly outcome: SeveralOutcome | null;
  readonly sheets: SheetsDraft | null;
  /** Whether rows and columns that sheets hide are to be read, as it is chosen with the sheets. */
  readonly readsHidden: boolean;
  readonly previewFailure: SatError | null;
  /** The measures of the menu; null until they are there. */
  readonly table: Table | null;
  readonly isTableMissing: boolean;
  readonly catalogue: Catalogue | null;
}

export interface ImportMachineInput {
  readonly isSearch: boolean;
  readonly file: File | null;
  readonly text: string;
}

const nothingShown: ShownRows = { status: null, reason: null };
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

/** Before anything was sent. */
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

/** What would be sent; null while there is nothing. */
export function sourceOf({ file, text }: Pick<ImportContext, 'file' | 'text'>): GivenList | null {
  if (file !== null) return { kind: 'file', file };
  return text.trim() === '' ? null : { kind: 'text', text };
}

/** What was done with the answer so far. */
export function workOf({ answer, work, asks }: ImportContext): KeptWork {
  return keptWork(answer, work.edits, work.decisions, asks);
}

/** One step, which can be undone. */
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

/** Returns the decision of each row. A search takes every candidate, unless the reader said otherwise. */
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

/** The context once a mended cell has its answer: what was decided of the row before was decided of another answer. */
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

/** Back to the list that was answered. */
export function withAnsweredSource({ answered, text }: ImportContext): Partial<ImportContext> {
  if (answered === null) return {};
  const { source } = answered;
  const shown = source.kind === 'file' ? { file: source.file, text } : { file: null, text: source.text };
  return { ...shown, problem: null, failure: null };
}

export interface WorkbookMade {
  readonly workbook: File;
  /** Null where none can be made. */
  readonly digest: string | null;
  readonly isAdat: boolean;
  /** What was done with the same list before. */
  readonly session: ImportSession | null;
}

/** The same list again, in this opening or an earlier one, is answered as it was left. */
export function sendingOf(context: ImportContext, { workbook, digest, isAdat, session }: WorkbookMade): Sending {
  const { answered, sending } = context;
  // An upload of it that failed or was stopped.
  const tried = digest !== null && sending?.digest === digest ? sending : null;
  const seen = digest !== null && answered?.digest === digest ? answered : null;
  const layout = (tried ?? seen ?? session)?.layout ?? null;
  const work = seen === null ? ((tried ?? session)?.work ?? null) : workOf(context);
  return { workbook, digest, isAdat, layout, work };
}

/** Whether all these rows have one status and one reason: then the reader decides of that reason. */
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
