/** One opening of the dialog that reads a list: what is sent, what came back, what was decided of it. */
import {
  assign,
  type CallbackActorLogic,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
} from 'xstate';
import type { SatError } from '../api/error.ts';
import type { Catalogue, ImportedRow, ImportLayout, SheetPreview } from '../api/types.ts';
import type { ImportSession } from '../storage/sessions/sessions.port.ts';
import type { Table } from '../table/table.ts';
import { heldDecision, type KeptDecision, type KeptWork, keptWork, noWork, reappliedWork } from './import.work.ts';
import { layoutOf, type SheetChange, type SheetDraft, sheetDrafts, withSheetChange } from './read/import.sheets.ts';
import { filesProblem, type GivenList, type ImportProblem } from './read/import.source.ts';
import {
  acceptableRows,
  type ChoiceOutcome,
  type Decisions,
  type SeveralChoice,
  severalRows,
  withAccepted,
  withChoice,
  withToggled,
} from './rows/import.decisions.ts';
import { type RowEdit, type RowEdits, withEdits } from './rows/import.edits.ts';
import { measureValues } from './rows/import.measures.ts';
import { type ShownRows, shownRows, summariseImport } from './rows/import.rows.ts';

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
interface Sending {
  readonly workbook: File;
  readonly digest: string | null;
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
  /** What the last choice for several came to; null once something else was done. */
  readonly outcome: SeveralOutcome | null;
  readonly sheets: SheetsDraft | null;
  readonly previewFailure: SatError | null;
  /** The measures of the menu; null until they are there. */
  readonly table: Table | null;
  readonly isTableMissing: boolean;
  readonly catalogue: Catalogue | null;
}

export interface ImportMachineInput {
  readonly file: File | null;
  readonly text: string;
}

export type ImportEvent =
  /** Chosen, dropped or pasted. */
  | { readonly type: 'files.choose'; readonly files: readonly File[] }
  /** Back to what was typed. */
  | { readonly type: 'file.drop' }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'upload.ask' }
  | { readonly type: 'upload.stop' }
  /** Goes on with a list of an earlier opening. */
  | { readonly type: 'session.resume'; readonly digest: string }
  /** Null ticks all of the row, or none. */
  | { readonly type: 'candidate.toggle'; readonly row: number; readonly seqId: string | null }
  | { readonly type: 'rows.show'; readonly shown: ShownRows }
  /** Takes the only candidate of each row that is shown and undecided. */
  | { readonly type: 'rows.accept' }
  /** For the undecided rows that are shown, or for this one. */
  | { readonly type: 'several.choose'; readonly choice: SeveralChoice; readonly row: number | null }
  | { readonly type: 'work.undo' }
  | { readonly type: 'work.redo' }
  | { readonly type: 'cell.edit'; readonly row: number; readonly text: string }
  /** Gives up a cell that is being asked, or could not be. */
  | { readonly type: 'cell.leave'; readonly row: number }
  | { readonly type: 'row.answer'; readonly row: number; readonly edit: RowEdit }
  | { readonly type: 'row.fail'; readonly row: number; readonly error: SatError }
  | { readonly type: 'sheets.ask' }
  | { readonly type: 'sheets.leave' }
  | { readonly type: 'sheet.change'; readonly sheet: string; readonly change: SheetChange }
  | { readonly type: 'sheets.read' }
  /** From the answer, or from a failure, back to the choice of a list, which is as it was. */
  | { readonly type: 'source.change' }
  /** Back to the answer that was left. */
  | { readonly type: 'results.show' }
  | { readonly type: 'items.take' }
  | { readonly type: 'import.cancel' };

export type ImportEmitted =
  | { readonly type: 'rows.answered'; readonly rows: readonly ImportedRow[]; readonly count: number }
  /** Of the whole list: its rows, or its sheets. */
  | { readonly type: 'call.failed'; readonly error: SatError }
  /** So many decisions and edits of an earlier answer no longer hold. */
  | { readonly type: 'work.dropped'; readonly count: number }
  | { readonly type: 'items.taken'; readonly seqIds: readonly string[] }
  | { readonly type: 'import.cancelled' };

export interface WorkbookMade {
  readonly workbook: File;
  /** Null where none can be made. */
  readonly digest: string | null;
  /** What was done with the same list before. */
  readonly session: ImportSession | null;
}

export type RowAskerEvent =
  | { readonly type: 'ask'; readonly row: number; readonly original: ImportedRow; readonly text: string }
  | { readonly type: 'leave'; readonly row: number };

export interface RowAskerInput {
  readonly asks: readonly { readonly row: number; readonly original: ImportedRow; readonly text: string }[];
}

const nothingShown: ShownRows = { status: null, reason: null };
const noRows: readonly ImportedRow[] = [];
const nothingDone: ImportWork = { decisions: new Map(), edits: new Map() };
const nothingAnswered = {
  answered: null,
  answer: noRows,
  rows: noRows,
  work: nothingDone,
  past: [],
  future: [],
  asks: new Map(),
  shown: nothingShown,
  outcome: null,
  sheets: null,
  previewFailure: null,
} as const satisfies Partial<ImportContext>;
const mostSteps = 200;

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

function without<T>(map: ReadonlyMap<number, T>, key: number): ReadonlyMap<number, T> {
  const next = new Map(map);
  next.delete(key);
  return next;
}

function decide(context: ImportContext, decisions: Decisions): Partial<ImportContext> {
  return stepTo(context, { ...context.work, decisions });
}

/** The context once a mended cell has its answer: what was decided of the row before was decided of another answer. */
function withAnswer(context: ImportContext, row: number, edit: RowEdit): Partial<ImportContext> {
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

interface FilesChosen {
  readonly event: { readonly files: readonly File[] };
}

const asking = {
  'files.choose': [
    {
      guard: { type: 'one file can be read', params: ({ event }: FilesChosen) => event.files },
      target: '#import.choosing',
      actions: { type: 'noteFile', params: ({ event }: FilesChosen) => event.files },
    },
    {
      target: '#import.choosing',
      actions: { type: 'noteProblem', params: ({ event }: FilesChosen) => filesProblem(event.files) },
    },
  ],
  'file.drop': { target: '#import.choosing', actions: 'dropFile' },
  'text.change': {
    target: '#import.choosing',
    actions: { type: 'noteText', params: ({ event }: { event: { text: string } }) => event.text },
  },
  'upload.ask': { guard: 'there is something to send', target: '#import.uploading', actions: 'noteAsked' },
  'session.resume': { target: '#import.resuming' },
  'results.show': { guard: 'there is an answer', target: '#import.answered', actions: 'showAnsweredSource' },
  'import.cancel': '#import.cancelled',
} as const;

function neverProvided(): never {
  throw new Error('the effects of an import are provided by createImport');
}

export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    emitted: {} as ImportEmitted,
    input: {} as ImportMachineInput,
  },
  actors: {
    listSessions: fromPromise<readonly ImportSession[]>(neverProvided),
    readSession: fromPromise<GivenList | null, { readonly digest: string }>(neverProvided),
    /** Rejects with an ImportProblem. */
    makeWorkbook: fromPromise<WorkbookMade, { readonly source: GivenList | null }>(neverProvided),
    /** These reject with a SatError. */
    askForRows: fromPromise<readonly ImportedRow[], { readonly sending: Sending | null }>(neverProvided),
    preview: fromPromise<readonly SheetPreview[], { readonly workbook: File | null }>(neverProvided),
    readMeasures: fromPromise<Table>(neverProvided),
    readCatalogue: fromPromise<Catalogue>(neverProvided),
    askForRow: fromCallback(neverProvided) as CallbackActorLogic<RowAskerEvent, RowAskerInput>,
  },
  guards: {
    'one file can be read': (_, files: readonly File[]) => filesProblem(files) === null,
    'there is something to send': ({ context }) => sourceOf(context) !== null,
    'there is an answer': ({ context }) => context.answered !== null,
    'something is found or chosen': ({ context }) =>
      summariseImport(context.rows, context.work.decisions).seqIds.length > 0,
    'a column is to be read': ({ context }) => context.sheets !== null && layoutOf(context.sheets.drafts) !== null,
    'the row can be asked': ({ context }, { row, text }: { readonly row: number; readonly text: string }) =>
      context.answer[row] !== undefined && text.trim() !== '',
  },
  actions: {
    noteSessions: assign((_, sessions: readonly ImportSession[]) => ({ sessions })),
    noteFile: assign((_, [file]: readonly File[]) => ({ file: file ?? null, problem: null, failure: null })),
    // What was chosen before is still what would be sent.
    noteProblem: assign((_, problem: ImportProblem | null) => ({ problem, failure: null })),
    dropFile: assign({ file: null, problem: null, failure: null }),
    noteText: assign((_, text: string) => ({ text, file: null, problem: null, failure: null })),
    noteSource: assign((_, source: GivenList) =>
      source.kind === 'file'
        ? { file: source.file, problem: null, failure: null }
        : { file: null, text: source.text, problem: null, failure: null },
    ),
    noteAsked: assign({ problem: null, failure: null }),
    showAnsweredSource: assign(({ context: { answered, text } }) => {
      if (answered === null) return {};
      const { source } = answered;
      const shown = source.kind === 'file' ? { file: source.file, text } : { file: null, text: source.text };
      return { ...shown, problem: null, failure: null };
    }),
    /** The same list again, in this opening or an earlier one, is answered as it was left. */
    noteWorkbook: assign(({ context }, { workbook, digest, session }: WorkbookMade) => {
      const { answered, sending } = context;
      // An upload of it that failed or was stopped.
      const tried = digest !== null && sending?.digest === digest ? sending : null;
      const seen = digest !== null && answered?.digest === digest ? answered : null;
      const layout = (tried ?? seen ?? session)?.layout ?? null;
      const work = seen === null ? ((tried ?? session)?.work ?? null) : workOf(context);
      return { sending: { workbook, digest, layout, work } };
    }),
    noteLayout: assign(({ context }) => {
      const { answered, sheets } = context;
      if (answered === null || sheets === null) return {};
      return { sending: { ...answered, layout: layoutOf(sheets.drafts), work: workOf(context) }, failure: null };
    }),
    noteFailure: enqueueActions(({ enqueue }, failure: SatError) => {
      enqueue.assign({ failure });
      enqueue.emit({ type: 'call.failed', error: failure });
    }),
    noteRows: enqueueActions(({ context, enqueue }, rows: readonly ImportedRow[]) => {
      const { sending } = context;
      const source = sourceOf(context);
      if (sending === null || source === null) return;
      const { decisions, edits, dropped } = reappliedWork(rows, sending.work ?? noWork);
      const asks = [...edits].map(([row, edit]) => [row, { ...edit, error: null, isKept: true }] as const);
      enqueue.assign({
        ...nothingAnswered,
        sending: null,
        answered: { ...sending, work: null, source },
        answer: rows,
        rows,
        work: { decisions, edits: new Map() },
        asks: new Map(asks),
      });
      enqueue.emit({ type: 'rows.answered', rows, count: summariseImport(rows, new Map()).seqIds.length });
      if (dropped > 0) enqueue.emit({ type: 'work.dropped', count: dropped });
    }),
    toggle: assign(({ context }, { row, seqId }: { readonly row: number; readonly seqId: string | null }) =>
      decide(context, withToggled(context.work.decisions, context.rows[row], row, seqId)),
    ),
    showRows: assign((_, shown: ShownRows) => ({ shown, outcome: null })),
    acceptRows: assign(({ context }) => {
      const { rows, work, shown } = context;
      const accepted = acceptableRows(rows, shownRows(rows, shown), work.decisions).rows;
      return accepted.length === 0 ? {} : decide(context, withAccepted(work.decisions, rows, accepted));
    }),
    chooseSeveral: assign(
      ({ context }, { choice, row }: { readonly choice: SeveralChoice; readonly row: number | null }) => {
        const { rows, work, shown, table } = context;
        const targets = row === null ? severalRows(rows, shownRows(rows, shown), work.decisions) : [row];
        const valueOf = measureValues(table);
        const { decisions, ...outcome } = withChoice(work.decisions, rows, targets, choice, valueOf);
        const changed = outcome.decided === 0 ? {} : decide(context, decisions);
        return { ...changed, outcome: { ...outcome, choice } };
      },
    ),
    undo: assign(({ context: { past, future, work, answer } }) => {
      const before = past.at(-1);
      if (before === undefined) return {};
      const rows = withEdits(answer, before.edits);
      return { work: before, rows, past: past.slice(0, -1), future: [work, ...future], outcome: null };
    }),
    redo: assign(({ context: { past, future, work, answer } }) => {
      const [next, ...rest] = future;
      if (next === undefined) return {};
      const rows = withEdits(answer, next.edits);
      return { work: next, rows, past: [...past, work], future: rest, outcome: null };
    }),
    noteAsk: assign(({ context: { asks } }, { row, text }: { readonly row: number; readonly text: string }) => ({
      asks: new Map(asks).set(row, { text, error: null, isKept: false, waiting: null }),
    })),
    askForRow: sendTo('askForRow', ({ context }, { row, text }: { readonly row: number; readonly text: string }) => ({
      type: 'ask' as const,
      row,
      text,
      original: context.answer[row] as ImportedRow,
    })),
    leaveRow: sendTo('askForRow', (_, row: number) => ({ type: 'leave' as const, row })),
    forgetAsk: assign(({ context: { asks } }, row: number) => ({ asks: without(asks, row) })),
    noteAnswer: assign(({ context }, { row, edit }: { readonly row: number; readonly edit: RowEdit }) =>
      withAnswer(context, row, edit),
    ),
    noteRowFailure: assign(({ context: { asks } }, { row, error }: { row: number; error: SatError }) => {
      const ask = asks.get(row);
      return ask === undefined ? {} : { asks: new Map(asks).set(row, { ...ask, error }) };
    }),
    forgetPreview: assign({ sheets: null, previewFailure: null }),
    notePreview: assign(({ context: { answered } }, previews: readonly SheetPreview[]) => ({
      sheets: { previews, drafts: sheetDrafts(previews, answered?.layout ?? null) },
    })),
    notePreviewFailure: enqueueActions(({ enqueue }, previewFailure: SatError) => {
      enqueue.assign({ previewFailure });
      enqueue.emit({ type: 'call.failed', error: previewFailure });
    }),
    changeSheet: assign(
      ({ context: { sheets } }, { sheet, change }: { readonly sheet: string; readonly change: SheetChange }) =>
        sheets === null ? {} : { sheets: { ...sheets, drafts: withSheetChange(sheets.drafts, sheet, change) } },
    ),
    noteTable: assign((_, table: Table) => ({ table, isTableMissing: false })),
    noteNoTable: assign({ isTableMissing: true }),
    noteCatalogue: assign((_, catalogue: Catalogue) => ({ catalogue })),
    tellTaken: emit(
      ({ context: { rows, work } }) =>
        ({ type: 'items.taken', seqIds: summariseImport(rows, work.decisions).seqIds }) as const,
    ),
    tellCancelled: emit({ type: 'import.cancelled' } as const),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({
    file: input.file,
    text: input.text,
    problem: null,
    failure: null,
    sessions: [],
    sending: null,
    ...nothingAnswered,
    table: null,
    isTableMissing: false,
    catalogue: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: asking,
      invoke: {
        src: 'listSessions',
        onDone: { actions: { type: 'noteSessions', params: ({ event }) => event.output } },
        // There are none to go on with.
        onError: {},
      },
    },
    /** A list of an earlier opening is read from where it is kept. */
    resuming: {
      on: { 'upload.stop': 'choosing', 'import.cancel': 'cancelled' },
      invoke: {
        src: 'readSession',
        input: ({ event }) => ({ digest: event.type === 'session.resume' ? event.digest : '' }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'uploading',
            actions: [{ type: 'noteSource', params: ({ event }) => event.output as GivenList }, 'noteAsked'],
          },
          { target: 'choosing', actions: { type: 'noteProblem', params: () => 'unreadable' as const } },
        ],
        onError: { target: 'choosing', actions: { type: 'noteProblem', params: () => 'unreadable' as const } },
      },
    },
    uploading: {
      initial: 'reading',
      on: { 'upload.stop': 'choosing', 'import.cancel': 'cancelled' },
      states: {
        /** Made into a workbook, in the browser. */
        reading: {
          invoke: {
            src: 'makeWorkbook',
            input: ({ context }) => ({ source: sourceOf(context) }),
            onDone: { target: 'sending', actions: { type: 'noteWorkbook', params: ({ event }) => event.output } },
            onError: {
              target: '#import.choosing',
              actions: { type: 'noteProblem', params: ({ event }) => event.error as ImportProblem },
            },
          },
        },
        sending: {
          invoke: {
            src: 'askForRows',
            input: ({ context }) => ({ sending: context.sending }),
            onDone: { target: '#import.answered', actions: { type: 'noteRows', params: ({ event }) => event.output } },
            onError: {
              target: '#import.failed',
              actions: { type: 'noteFailure', params: ({ event }) => event.error as SatError },
            },
          },
        },
      },
    },
    /** What was to be sent is still there. */
    failed: { on: { ...asking, 'source.change': 'choosing' } },
    answered: {
      initial: 'looking',
      invoke: [
        {
          id: 'askForRow',
          src: 'askForRow',
          input: ({ context: { asks, answer } }) => ({
            asks: [...asks].flatMap(([row, { text, error }]) => {
              const original = answer[row];
              return error !== null || original === undefined ? [] : [{ row, text, original }];
            }),
          }),
        },
        {
          src: 'readMeasures',
          onDone: { actions: { type: 'noteTable', params: ({ event }) => event.output } },
          onError: { actions: 'noteNoTable' },
        },
        {
          src: 'readCatalogue',
          onDone: { actions: { type: 'noteCatalogue', params: ({ event }) => event.output } },
          // What it says stays unsaid.
          onError: {},
        },
      ],
      on: {
        'candidate.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
        'rows.show': { actions: { type: 'showRows', params: ({ event }) => event.shown } },
        'rows.accept': { actions: 'acceptRows' },
        'several.choose': { actions: { type: 'chooseSeveral', params: ({ event }) => event } },
        'work.undo': { actions: 'undo' },
        'work.redo': { actions: 'redo' },
        'cell.edit': {
          guard: { type: 'the row can be asked', params: ({ event }) => event },
          actions: [
            { type: 'noteAsk', params: ({ event }) => event },
            { type: 'askForRow', params: ({ event }) => event },
          ],
        },
        'cell.leave': {
          actions: [
            { type: 'leaveRow', params: ({ event }) => event.row },
            { type: 'forgetAsk', params: ({ event }) => event.row },
          ],
        },
        'row.answer': { actions: { type: 'noteAnswer', params: ({ event }) => event } },
        'row.fail': { actions: { type: 'noteRowFailure', params: ({ event }) => event } },
        'source.change': 'choosing',
        'items.take': { guard: 'something is found or chosen', target: 'taken' },
        'import.cancel': 'cancelled',
      },
      states: {
        looking: { on: { 'sheets.ask': 'previewing' } },
        previewing: {
          initial: 'asking',
          on: { 'sheets.leave': 'looking' },
          states: {
            asking: {
              entry: 'forgetPreview',
              invoke: {
                src: 'preview',
                input: ({ context }) => ({ workbook: context.answered?.workbook ?? null }),
                onDone: { target: 'changing', actions: { type: 'notePreview', params: ({ event }) => event.output } },
                onError: {
                  target: 'failed',
                  actions: { type: 'notePreviewFailure', params: ({ event }) => event.error as SatError },
                },
              },
            },
            changing: {
              on: {
                'sheet.change': { actions: { type: 'changeSheet', params: ({ event }) => event } },
                'sheets.read': {
                  guard: 'a column is to be read',
                  target: '#import.uploading.sending',
                  actions: 'noteLayout',
                },
              },
            },
            failed: { on: { 'sheets.ask': 'asking' } },
          },
        },
      },
    },
    taken: { type: 'final', entry: 'tellTaken' },
    cancelled: { type: 'final', entry: 'tellCancelled' },
  },
});
