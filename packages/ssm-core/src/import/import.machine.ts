/** One opening of the dialog that reads a list: what is sent, what came back, what is chosen of it. The calls are others'. */
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { SatError } from '../api/error.ts';
import type { ImportedRow, ImportStatus } from '../api/types.ts';
import { type ChosenCandidates, summariseImport, withCandidate } from './import.rows.ts';
import { filesFault, type ImportFault, type ImportSource } from './import.source.ts';

export interface ImportContext {
  /** What was chosen goes before what was typed, which is kept beside it. */
  readonly file: File | null;
  readonly text: string;
  /** What is wrong with what was chosen last. */
  readonly fault: ImportFault | null;
  readonly failure: SatError | null;
  /** The answer, which no cache has. */
  readonly rows: readonly ImportedRow[];
  readonly chosen: ChosenCandidates;
  /** Rows of this status are shown; null is all. */
  readonly status: ImportStatus | null;
}

export type ImportEvent =
  /** Chosen, dropped or pasted. */
  | { readonly type: 'files.choose'; readonly files: readonly File[] }
  /** Back to what was typed. */
  | { readonly type: 'file.drop' }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'upload.ask' }
  | { readonly type: 'upload.stop' }
  | { readonly type: 'workbook.ready'; readonly workbook: File }
  | { readonly type: 'workbook.refuse'; readonly fault: ImportFault }
  | { readonly type: 'rows.answer'; readonly rows: readonly ImportedRow[] }
  | { readonly type: 'rows.fail'; readonly error: SatError }
  /** Null ticks all candidates of the row, or none. */
  | { readonly type: 'candidate.toggle'; readonly row: number; readonly seqId: string | null }
  | { readonly type: 'status.show'; readonly status: ImportStatus | null }
  /** From the answer, or from a failure, back to the choice of a list, which is as it was. */
  | { readonly type: 'source.change' }
  | { readonly type: 'items.take' }
  | { readonly type: 'import.cancel' };

export type ImportEmitted =
  /** Answered by `workbook.ready` or `workbook.refuse`. */
  | { readonly type: 'workbook.want'; readonly source: ImportSource }
  /** Answered by `rows.answer` or `rows.fail`. */
  | { readonly type: 'rows.want'; readonly workbook: File }
  /** Nobody waits for an answer any more. */
  | { readonly type: 'upload.end' }
  | { readonly type: 'rows.answered'; readonly rows: readonly ImportedRow[]; readonly count: number }
  | { readonly type: 'upload.failed'; readonly error: SatError }
  | { readonly type: 'items.taken'; readonly seqIds: readonly string[] }
  | { readonly type: 'import.cancelled' };

const nothingAnswered = { rows: [], chosen: new Map(), status: null } as const;

/** What would be sent; null while there is nothing. */
export function sourceOf({ file, text }: Pick<ImportContext, 'file' | 'text'>): ImportSource | null {
  if (file !== null) return { kind: 'file', file };
  return text.trim() === '' ? null : { kind: 'text', text };
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
      actions: { type: 'noteFault', params: ({ event }: FilesChosen) => filesFault(event.files) },
    },
  ],
  'file.drop': { target: '#import.choosing', actions: 'dropFile' },
  'text.change': {
    target: '#import.choosing',
    actions: { type: 'noteText', params: ({ event }: { event: { text: string } }) => event.text },
  },
  'upload.ask': { guard: 'there is something to send', target: '#import.uploading' },
  'import.cancel': '#import.cancelled',
} as const;

interface FilesChosen {
  readonly event: { readonly files: readonly File[] };
}

export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    emitted: {} as ImportEmitted,
  },
  guards: {
    'one file can be read': (_, files: readonly File[]) => filesFault(files) === null,
    'there is something to send': ({ context }) => sourceOf(context) !== null,
    'something is found or chosen': ({ context }) => summariseImport(context.rows, context.chosen).seqIds.length > 0,
  },
  actions: {
    noteFile: assign((_, [file]: readonly File[]) => ({ file: file ?? null, fault: null, failure: null })),
    // What was chosen before is still what would be sent.
    noteFault: assign((_, fault: ImportFault | null) => ({ fault, failure: null })),
    dropFile: assign({ file: null, fault: null, failure: null }),
    noteText: assign((_, text: string) => ({ text, file: null, fault: null, failure: null })),
    wantWorkbook: enqueueActions(({ context, enqueue }) => {
      const source = sourceOf(context);
      enqueue.assign({ fault: null, failure: null });
      if (source !== null) enqueue.emit({ type: 'workbook.want', source });
    }),
    wantRows: emit((_, workbook: File) => ({ type: 'rows.want', workbook }) as const),
    endUpload: emit({ type: 'upload.end' } as const),
    noteFailure: enqueueActions(({ enqueue }, failure: SatError) => {
      enqueue.assign({ failure });
      enqueue.emit({ type: 'upload.failed', error: failure });
    }),
    noteRows: enqueueActions(({ enqueue }, rows: readonly ImportedRow[]) => {
      enqueue.assign({ ...nothingAnswered, rows });
      enqueue.emit({ type: 'rows.answered', rows, count: summariseImport(rows, new Map()).seqIds.length });
    }),
    forgetRows: assign(nothingAnswered),
    toggle: assign(
      ({ context: { rows, chosen } }, { row, seqId }: { readonly row: number; readonly seqId: string | null }) => ({
        chosen: withCandidate(chosen, rows[row], row, seqId),
      }),
    ),
    showStatus: assign((_, status: ImportStatus | null) => ({ status })),
    tellTaken: emit(
      ({ context: { rows, chosen } }) =>
        ({ type: 'items.taken', seqIds: summariseImport(rows, chosen).seqIds }) as const,
    ),
    tellCancelled: emit({ type: 'import.cancelled' } as const),
  },
}).createMachine({
  id: 'import',
  context: { file: null, text: '', fault: null, failure: null, ...nothingAnswered },
  initial: 'choosing',
  states: {
    choosing: { on: asking },
    uploading: {
      initial: 'reading',
      entry: 'wantWorkbook',
      exit: 'endUpload',
      on: { 'upload.stop': 'choosing', 'import.cancel': 'cancelled' },
      states: {
        /** Made into a workbook, in the browser. */
        reading: {
          on: {
            'workbook.ready': {
              target: 'sending',
              actions: { type: 'wantRows', params: ({ event }) => event.workbook },
            },
            'workbook.refuse': {
              target: '#import.choosing',
              actions: { type: 'noteFault', params: ({ event }) => event.fault },
            },
          },
        },
        sending: {
          on: {
            'rows.answer': {
              target: '#import.answered',
              actions: { type: 'noteRows', params: ({ event }) => event.rows },
            },
            'rows.fail': {
              target: '#import.failed',
              actions: { type: 'noteFailure', params: ({ event }) => event.error },
            },
          },
        },
      },
    },
    /** What was to be sent is still there. */
    failed: { on: { ...asking, 'source.change': 'choosing' } },
    answered: {
      on: {
        'candidate.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
        'status.show': { actions: { type: 'showStatus', params: ({ event }) => event.status } },
        'source.change': { target: 'choosing', actions: 'forgetRows' },
        'items.take': { guard: 'something is found or chosen', target: 'taken' },
        'import.cancel': 'cancelled',
      },
    },
    taken: { type: 'final', entry: 'tellTaken' },
    cancelled: { type: 'final', entry: 'tellCancelled' },
  },
});
