/** One saving of a list: its name, the call, and what to do when the panel has changed meanwhile. The calls are others'. */
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { SatError } from '../api/error.ts';
import type { PanelDraft } from './panel.draft.ts';
import { inPanelOrder, isSamePanelState } from './panel.merge.ts';
import {
  chosenState,
  type MergeChoice,
  type PanelSaveContext,
  type PanelSaveInput,
  type PanelSaveRequest,
  panelIdOf,
  refusedBox,
  requestOf,
  type SaveAsked,
  saveProblems,
  sentSources,
} from './panel.save.context.ts';
import type { TaggedPanel } from './panels.queries.ts';

export type PanelSaveEvent =
  | { readonly type: 'draft.change'; readonly draft: Partial<PanelDraft> }
  | ({ readonly type: 'save.ask' } & SaveAsked)
  | { readonly type: 'save.done'; readonly saved: TaggedPanel }
  | { readonly type: 'save.fail'; readonly error: SatError }
  | { readonly type: 'theirs.read'; readonly theirs: TaggedPanel }
  | { readonly type: 'theirs.fail'; readonly error: SatError }
  | { readonly type: 'theirs.ask' }
  | { readonly type: 'merge.choose'; readonly choice: MergeChoice }
  /** Back to the draft. */
  | { readonly type: 'merge.leave' }
  | { readonly type: 'save.cancel' };

export type PanelSaveEmitted =
  /** Answered by `save.done` or `save.fail`. */
  | { readonly type: 'panel.send'; readonly request: PanelSaveRequest }
  /** Answered by `theirs.read` or `theirs.fail`. */
  | { readonly type: 'panel.read'; readonly panelId: string }
  /** With the sources of these ids. */
  | { readonly type: 'panel.saved'; readonly saved: TaggedPanel; readonly sources: readonly string[] }
  /** The first box that is wrong. */
  | { readonly type: 'draft.refuse'; readonly box: keyof PanelDraft }
  | { readonly type: 'save.cancel' };

const asking = {
  'draft.change': {
    target: 'naming',
    actions: { type: 'changeDraft', params: ({ event }: { event: { draft: Partial<PanelDraft> } }) => event.draft },
  },
  'save.ask': [
    {
      guard: 'the draft has no problem',
      target: 'saving',
      actions: { type: 'send', params: ({ event }: { event: SaveAsked }) => event },
    },
    { target: 'naming', actions: ['noteRefusal', 'nameProblem'] },
  ],
  'save.cancel': 'cancelled',
} as const;

export const panelSaveMachine = setup({
  types: {
    context: {} as PanelSaveContext,
    events: {} as PanelSaveEvent,
    emitted: {} as PanelSaveEmitted,
    // Pure helpers also build an actor without input, which never starts.
    input: {} as PanelSaveInput | undefined,
  },
  guards: {
    'the draft has no problem': ({ context }) => {
      const { name, description } = saveProblems(context);
      return name === undefined && description === undefined;
    },
    'the name is taken': (_, error: SatError) => error.code === 'name_taken',
    // A creation has no panel that could have.
    'the panel has changed': ({ context: { request } }, error: SatError) =>
      error.code === 'precondition_failed' && request?.kind === 'save',
    'the panel is gone': (_, error: SatError) => error.code === 'not_found',
    // The answer to a save of this draft was lost, and it was asked for again.
    'theirs is what was sent': ({ context: { request } }, { panel }: TaggedPanel) =>
      request !== null && isSamePanelState(panel, { description: '', ...request.content }),
    'theirs is taken': (_, choice: MergeChoice) => choice === 'theirs',
    'it is to be another panel': (_, choice: MergeChoice) => choice === 'new',
    'something is left': ({ context }, choice: MergeChoice) => chosenState(context, choice).seqIds.length > 0,
  },
  actions: {
    // Another draft is another creation.
    changeDraft: assign(({ context }, draft: Partial<PanelDraft>) => ({
      draft: { ...context.draft, ...draft },
      key: null,
      failure: null,
    })),
    send: enqueueActions(({ context, enqueue }, asked: SaveAsked) => {
      const request = requestOf(context, asked);
      const key = request.kind === 'create' ? request.key : context.key;
      enqueue.assign({ request, key, failure: null });
      enqueue.emit({ type: 'panel.send', request });
    }),
    sendChosen: enqueueActions(({ context, enqueue }, choice: MergeChoice) => {
      const { theirs: origin } = context;
      const { name, description, seqIds } = chosenState(context, choice);
      const next: PanelSaveContext = { ...context, origin, seqIds, draft: { name, description } };
      const request = requestOf(next, { key: '', isNew: false });
      enqueue.assign({ origin, seqIds, draft: next.draft, theirs: null, request });
      enqueue.emit({ type: 'panel.send', request });
    }),
    noteRefusal: assign({ wasRefused: true }),
    noteTakenName: assign(({ context }) => ({ takenName: context.draft.name.trim(), wasRefused: true })),
    nameProblem: emit(({ context }) => ({ type: 'draft.refuse', box: refusedBox(context) }) as const),
    // A key that is spent would be refused again and again.
    noteFailure: assign(({ context: { key } }, failure: SatError) => ({
      failure,
      key: failure.code === 'conflict' ? null : key,
    })),
    noteTheirs: assign((_, theirs: TaggedPanel) => ({ theirs, failure: null })),
    readTheirs: emit(({ context }) => ({ type: 'panel.read', panelId: panelIdOf(context) }) as const),
    beginAnother: assign({ origin: null, theirs: null, key: null }),
    tellSaved: emit(
      ({ context }, saved: TaggedPanel) => ({ type: 'panel.saved', saved, sources: sentSources(context) }) as const,
    ),
    // Whether the sources were saved with it is not known: they wait for the next save, which adds none twice.
    tellRead: emit((_, saved: TaggedPanel) => ({ type: 'panel.saved', saved, sources: [] }) as const),
    tellTheirs: emit(
      ({ context }) => ({ type: 'panel.saved', saved: context.theirs as TaggedPanel, sources: [] }) as const,
    ),
    tellCancelled: emit({ type: 'save.cancel' } as const),
  },
}).createMachine({
  id: 'panelSave',
  context: ({ input }) => ({
    version: input?.version ?? 'V_7K',
    seqIds: input === undefined ? [] : inPanelOrder(input.seqIds, input.origin?.panel.seqIds ?? []),
    origin: input?.origin ?? null,
    draft: input?.draft ?? { name: '', description: '' },
    sources: input?.sources ?? [],
    wasRefused: false,
    takenName: null,
    key: null,
    request: null,
    failure: null,
    theirs: null,
  }),
  initial: 'naming',
  states: {
    naming: { on: asking },
    saving: {
      on: {
        'save.done': { target: 'saved', actions: { type: 'tellSaved', params: ({ event }) => event.saved } },
        'save.fail': [
          {
            guard: { type: 'the name is taken', params: ({ event }) => event.error },
            target: 'naming',
            actions: ['noteTakenName', 'nameProblem'],
          },
          {
            guard: { type: 'the panel has changed', params: ({ event }) => event.error },
            target: 'stale',
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.error } },
        ],
        'save.cancel': 'cancelled',
      },
    },
    /** Everything typed is still there. */
    failed: { on: asking },
    /** Somebody has saved the panel since the list was loaded from it. */
    stale: {
      initial: 'reading',
      on: { 'merge.leave': 'naming', 'save.cancel': 'cancelled' },
      states: {
        reading: {
          entry: 'readTheirs',
          on: {
            'theirs.read': [
              {
                guard: { type: 'theirs is what was sent', params: ({ event }) => event.theirs },
                target: '#panelSave.saved',
                actions: { type: 'tellRead', params: ({ event }) => event.theirs },
              },
              { target: 'choosing', actions: { type: 'noteTheirs', params: ({ event }) => event.theirs } },
            ],
            'theirs.fail': [
              {
                guard: { type: 'the panel is gone', params: ({ event }) => event.error },
                target: '#panelSave.failed',
                actions: { type: 'noteFailure', params: ({ event }) => event.error },
              },
              { target: 'unread', actions: { type: 'noteFailure', params: ({ event }) => event.error } },
            ],
          },
        },
        unread: { on: { 'theirs.ask': 'reading' } },
        choosing: {
          on: {
            'merge.choose': [
              {
                guard: { type: 'theirs is taken', params: ({ event }) => event.choice },
                target: '#panelSave.saved',
                actions: 'tellTheirs',
              },
              {
                guard: { type: 'it is to be another panel', params: ({ event }) => event.choice },
                target: '#panelSave.naming',
                actions: 'beginAnother',
              },
              {
                guard: { type: 'something is left', params: ({ event }) => event.choice },
                target: '#panelSave.saving',
                actions: { type: 'sendChosen', params: ({ event }) => event.choice },
              },
            ],
          },
        },
      },
    },
    saved: { type: 'final' },
    cancelled: { type: 'final', entry: 'tellCancelled' },
  },
});
