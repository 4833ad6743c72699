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
import type { Catalogue, ImportedRow, PanelFileCheck, SheetPreview } from '../api/types.ts';
import { isContentChanged } from '../panels/files/panel.stated.ts';
import type { ImportSession } from '../storage/sessions/sessions.port.ts';
import type { Table } from '../table/table.ts';
import {
  afterAccepting,
  afterChoice,
  afterRedo,
  afterToggle,
  afterUndo,
  contextOf,
  decisionsOf,
  type ImportContext,
  type ImportMachineInput,
  type ListRead,
  nothingAnswered,
  type Sending,
  sendingOf,
  sourceOf,
  withAnswer,
  withAnsweredSource,
  without,
  workOf,
} from './import.context.ts';
import type { ImportEmitted, ImportEvent, RowAskerEvent, RowAskerInput } from './import.events.ts';
import { noWork, reappliedWork } from './import.work.ts';
import type { ImportList } from './read/import.list.ts';
import { layoutOf, type SheetChange, sheetDrafts, withSheetChange } from './read/import.sheets.ts';
import { filesProblem, type GivenList, type ImportProblem } from './read/import.source.ts';
import type { SeveralChoice } from './rows/import.decisions.ts';
import type { RowEdit } from './rows/import.edits.ts';
import { type ShownRows, summariseImport } from './rows/import.rows.ts';

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

const askingForHidden = {
  target: '#import.answered.previewing.asking',
  reenter: true,
  actions: {
    type: 'noteReadsHidden',
    params: ({ event }: { event: { readonly readsHidden: boolean } }) => event.readsHidden,
  },
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
    readList: fromPromise<ListRead, { readonly source: GivenList | null }>(neverProvided),
    checkContent: fromPromise<PanelFileCheck | null, { readonly sending: Sending | null }>(neverProvided),
    askForRows: fromPromise<readonly ImportedRow[], { readonly sending: Sending | null }>(neverProvided),
    preview: fromPromise<readonly SheetPreview[], { readonly list: ImportList | null; readonly readsHidden: boolean }>(
      neverProvided,
    ),
    readMeasures: fromPromise<Table>(neverProvided),
    readCatalogue: fromPromise<Catalogue>(neverProvided),
    askForRow: fromCallback(neverProvided) as CallbackActorLogic<RowAskerEvent, RowAskerInput>,
  },
  guards: {
    'one file can be read': (_, files: readonly File[]) => filesProblem(files) === null,
    'there is something to send': ({ context }) => sourceOf(context) !== null,
    'there is an answer': ({ context }) => context.answered !== null,
    'something is found or chosen': ({ context }) =>
      summariseImport(context.rows, decisionsOf(context)).seqIds.length > 0,
    'a column is to be read': ({ context }) => context.sheets !== null && layoutOf(context.sheets.drafts) !== null,
    'the content is changed': (_, check: PanelFileCheck | null) => check !== null && isContentChanged(check),
    'the row can be asked': ({ context }, { row, text }: { readonly row: number; readonly text: string }) =>
      context.answer[row] !== undefined && text.trim() !== '',
  },
  actions: {
    noteSessions: assign((_, sessions: readonly ImportSession[]) => ({ sessions })),
    noteFile: assign((_, [file]: readonly File[]) => ({ file: file ?? null, problem: null, failure: null })),
    // The file or text that was chosen before is still the one that is sent.
    noteProblem: assign((_, problem: ImportProblem | null) => ({ problem, failure: null })),
    dropFile: assign({ file: null, problem: null, failure: null }),
    noteText: assign((_, text: string) => ({ text, file: null, problem: null, failure: null })),
    noteSource: assign((_, source: GivenList) =>
      source.kind === 'file'
        ? { file: source.file, problem: null, failure: null }
        : { file: null, text: source.text, problem: null, failure: null },
    ),
    noteAsked: assign({ problem: null, failure: null }),
    showAnsweredSource: assign(({ context }) => withAnsweredSource(context)),
    noteList: assign(({ context }, read: ListRead) => ({ sending: sendingOf(context, read) })),
    noteCheck: assign(({ context: { sending } }, check: PanelFileCheck | null) =>
      sending === null ? {} : { sending: { ...sending, check } },
    ),
    noteLayout: assign(({ context }) => {
      const { answered, sheets, readsHidden } = context;
      if (answered === null || sheets === null) return {};
      const layout = layoutOf(sheets.drafts, readsHidden);
      return { sending: { ...answered, layout, work: workOf(context) }, failure: null };
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
      const first = decisionsOf({ isSearch: context.isSearch, rows, work: { decisions: new Map(), edits: new Map() } });
      enqueue.emit({ type: 'rows.answered', rows, count: summariseImport(rows, first).seqIds.length });
      if (dropped > 0) enqueue.emit({ type: 'work.dropped', count: dropped });
    }),
    toggle: assign(({ context }, { row, seqId }: { readonly row: number; readonly seqId: string | null }) =>
      afterToggle(context, row, seqId),
    ),
    showRows: assign((_, shown: ShownRows) => ({ shown, outcome: null })),
    acceptRows: assign(({ context }) => afterAccepting(context)),
    chooseSeveral: assign(
      ({ context }, { choice, row }: { readonly choice: SeveralChoice; readonly row: number | null }) =>
        afterChoice(context, choice, row),
    ),
    takeSpanning: assign((_, takesSpanning: boolean) => ({ takesSpanning, outcome: null })),
    undo: assign(({ context }) => afterUndo(context)),
    redo: assign(({ context }) => afterRedo(context)),
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
    forgetPreview: assign(({ context: { answered } }) => ({
      sheets: null,
      readsHidden: answered?.layout?.hidden === true,
      previewFailure: null,
    })),
    noteReadsHidden: assign((_, readsHidden: boolean) => ({ readsHidden })),
    notePreview: assign(({ context: { answered, sheets } }, previews: readonly SheetPreview[]) => ({
      sheets: { previews, drafts: sheetDrafts(previews, answered?.layout ?? null, sheets?.drafts) },
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
      ({ context }) =>
        ({ type: 'items.taken', seqIds: summariseImport(context.rows, decisionsOf(context)).seqIds }) as const,
    ),
    tellCancelled: emit({ type: 'import.cancelled' } as const),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => contextOf(input),
  initial: 'choosing',
  states: {
    choosing: {
      on: asking,
      invoke: {
        src: 'listSessions',
        onDone: { actions: { type: 'noteSessions', params: ({ event }) => event.output } },
        onError: {},
      },
    },
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
        reading: {
          invoke: {
            src: 'readList',
            input: ({ context }) => ({ source: sourceOf(context) }),
            onDone: { target: 'checking', actions: { type: 'noteList', params: ({ event }) => event.output } },
            onError: {
              target: '#import.choosing',
              actions: { type: 'noteProblem', params: ({ event }) => event.error as ImportProblem },
            },
          },
        },
        checking: {
          invoke: {
            src: 'checkContent',
            input: ({ context }) => ({ sending: context.sending }),
            onDone: [
              {
                guard: { type: 'the content is changed', params: ({ event }) => event.output },
                target: '#import.differing',
                actions: { type: 'noteCheck', params: ({ event }) => event.output },
              },
              { target: 'sending', actions: { type: 'noteCheck', params: ({ event }) => event.output } },
            ],
            onError: {
              target: '#import.failed',
              actions: { type: 'noteFailure', params: ({ event }) => event.error as SatError },
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
    /** The list states another content than it has. Nothing is loaded until the user accepts that. */
    differing: {
      on: {
        'content.accept': '#import.uploading.sending',
        'source.change': 'choosing',
        'import.cancel': 'cancelled',
      },
    },
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
          // The import also works without the catalogue.
          onError: {},
        },
      ],
      on: {
        'candidate.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
        'rows.show': { actions: { type: 'showRows', params: ({ event }) => event.shown } },
        'rows.accept': { actions: 'acceptRows' },
        'several.choose': { actions: { type: 'chooseSeveral', params: ({ event }) => event } },
        'spanning.take': { actions: { type: 'takeSpanning', params: ({ event }) => event.takesSpanning } },
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
        looking: { on: { 'sheets.ask': { target: 'previewing', actions: 'forgetPreview' } } },
        previewing: {
          initial: 'asking',
          on: { 'sheets.leave': 'looking' },
          states: {
            /** Meanwhile the earlier preview stays visible. */
            asking: {
              invoke: {
                src: 'preview',
                input: ({ context: { answered, readsHidden } }) => ({
                  list: answered?.list ?? null,
                  readsHidden,
                }),
                onDone: { target: 'changing', actions: { type: 'notePreview', params: ({ event }) => event.output } },
                onError: {
                  target: 'failed',
                  actions: { type: 'notePreviewFailure', params: ({ event }) => event.error as SatError },
                },
              },
              on: { 'hidden.read': askingForHidden },
            },
            changing: {
              on: {
                'hidden.read': askingForHidden,
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
