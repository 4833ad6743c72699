import { assign, emit, fromPromise, setup } from 'xstate';
import type { SatError } from '../../api/error.ts';
import type { PanelQueryInput, TaggedPanel } from '../panels.queries.ts';
import type { PanelDraft } from './panel.draft.ts';
import { isSamePanelState } from './panel.merge.ts';
import {
  afterOpening,
  chosenState,
  contextOf,
  type MergeChoice,
  openedPanel,
  type PanelSaveContext,
  type PanelSaveInput,
  type PanelSaveRequest,
  requestOf,
  type SaveAsked,
  saveProblems,
  wasWritten,
  withoutOrigin,
} from './panel.save.context.ts';

export type PanelSaveEvent =
  | { readonly type: 'panel.open' }
  | { readonly type: 'draft.change'; readonly draft: Partial<PanelDraft> }
  | ({ readonly type: 'save.ask' } & SaveAsked)
  | { readonly type: 'theirs.ask' }
  | { readonly type: 'merge.choose'; readonly choice: MergeChoice }
  | { readonly type: 'merge.leave' }
  | { readonly type: 'save.cancel' };

export type PanelSaveEmitted =
  /**
   * `sources` are the ids of the sources saved with the panel. `wasWritten` says whether this save changed data on the
   * server.
   */
  | {
      readonly type: 'panel.saved';
      readonly saved: TaggedPanel;
      readonly sources: readonly string[];
      readonly wasWritten: boolean;
    }
  | { readonly type: 'draft.refused'; readonly box: keyof PanelDraft }
  | { readonly type: 'save.cancelled' };

export interface SendPanelInput {
  readonly request: PanelSaveRequest | null;
  readonly copied: PanelQueryInput | null;
}

const asking = {
  'draft.change': {
    target: 'naming',
    actions: { type: 'changeDraft', params: ({ event }: { event: { draft: Partial<PanelDraft> } }) => event.draft },
  },
  'save.ask': [
    {
      guard: 'the draft has no problem',
      target: 'saving',
      actions: { type: 'noteRequest', params: ({ event }: { event: SaveAsked }) => event },
    },
    { target: 'naming', actions: ['noteRefusal', 'nameProblem'] },
  ],
  'save.cancel': 'cancelled',
} as const;

function neverProvided(): never {
  throw new Error('the effects of a saving are provided by createPanelSave');
}

export const panelSaveMachine = setup({
  types: {
    context: {} as PanelSaveContext,
    events: {} as PanelSaveEvent,
    emitted: {} as PanelSaveEmitted,
    input: {} as PanelSaveInput,
  },
  actors: {
    readPanel: fromPromise<TaggedPanel, PanelQueryInput>(neverProvided),
    sendPanel: fromPromise<TaggedPanel, SendPanelInput>(neverProvided),
  },
  guards: {
    'a panel has to be read first': ({ context }) => context.opening !== null,
    'the origin is gone': ({ context }, error: SatError) =>
      error.code === 'not_found' && context.opening?.kind === 'origin',
    'the draft has no problem': ({ context }) => {
      const { name, description } = saveProblems(context);
      return name === undefined && description === undefined;
    },
    'the name is taken': (_, error: SatError) => error.code === 'name_taken',
    // Creating a panel cannot conflict with a change.
    'the panel has changed': ({ context: { request } }, error: SatError) =>
      error.code === 'precondition_failed' && request?.kind === 'save',
    'the panel is gone': (_, error: SatError) => error.code === 'not_found',
    // An earlier save of this draft succeeded, but its answer was lost and the save was retried.
    'theirs is what was sent': ({ context: { request } }, { panel }: TaggedPanel) =>
      request !== null && isSamePanelState(panel, { description: '', ...request.content }),
    'theirs is taken': (_, choice: MergeChoice) => choice === 'theirs',
    'it is to be another panel': (_, choice: MergeChoice) => choice === 'new',
    'something is left': ({ context }, choice: MergeChoice) => chosenState(context, choice).seqIds.length > 0,
  },
  actions: {
    noteOpened: assign(({ context }, read: TaggedPanel) => afterOpening(context, read)),
    forgetOrigin: assign(({ context }) => withoutOrigin(context)),
    // A changed draft creates another panel, so it needs a new key.
    changeDraft: assign(({ context }, draft: Partial<PanelDraft>) => ({
      draft: { ...context.draft, ...draft },
      isDraftGiven: true,
      key: null,
      failure: null,
    })),
    noteRequest: assign(({ context }, asked: SaveAsked) => {
      const request = requestOf(context, asked);
      return { request, key: request.kind === 'create' ? request.key : context.key, failure: null };
    }),
    noteChosen: assign(({ context }, choice: MergeChoice) => {
      const { theirs: origin } = context;
      const { name, description, seqIds } = chosenState(context, choice);
      const next: PanelSaveContext = { ...context, origin, seqIds, draft: { name, description } };
      const request = requestOf(next, { key: '', isNew: false });
      return { origin, seqIds, draft: next.draft, theirs: null, request, isOriginOld: false };
    }),
    noteRefusal: assign({ wasRefused: true }),
    noteTakenName: assign(({ context }) => ({ takenName: context.draft.name.trim(), wasRefused: true })),
    nameProblem: emit(
      ({ context }) =>
        ({ type: 'draft.refused', box: saveProblems(context).name === undefined ? 'description' : 'name' }) as const,
    ),
    // The panel of this key was created and then deleted. The server would refuse the key on every retry.
    noteFailure: assign(({ context: { key } }, failure: SatError) => ({
      failure,
      key: failure.code === 'conflict' ? null : key,
    })),
    forgetFailure: assign({ failure: null }),
    noteTheirs: assign((_, theirs: TaggedPanel) => ({ theirs, failure: null })),
    beginAnother: assign({ origin: null, theirs: null, key: null, isOriginOld: false }),
    tellSaved: emit(
      ({ context }, saved: TaggedPanel) =>
        ({
          type: 'panel.saved',
          saved,
          sources: context.request?.content.sources?.map(({ id }) => id) ?? [],
          wasWritten: wasWritten(context, saved),
        }) as const,
    ),
    // The sources may not have been saved. They wait for the next save; the server ignores sources that it already has.
    tellRead: emit((_, saved: TaggedPanel) => ({ type: 'panel.saved', saved, sources: [], wasWritten: true }) as const),
    tellTheirs: emit(
      ({ context }) =>
        ({ type: 'panel.saved', saved: context.theirs as TaggedPanel, sources: [], wasWritten: false }) as const,
    ),
    tellCancelled: emit({ type: 'save.cancelled' } as const),
  },
}).createMachine({
  id: 'panelSave',
  context: ({ input }) => contextOf(input),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'a panel has to be read first', target: 'opening' }, { target: 'naming' }] },
    opening: {
      entry: 'forgetFailure',
      on: { 'save.cancel': 'cancelled' },
      invoke: {
        id: 'openPanel',
        src: 'readPanel',
        input: ({ context }) => openedPanel(context),
        onDone: { target: 'naming', actions: { type: 'noteOpened', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'the origin is gone', params: ({ event }) => event.error as SatError },
            target: 'naming',
            actions: 'forgetOrigin',
          },
          { target: 'unopened', actions: { type: 'noteFailure', params: ({ event }) => event.error as SatError } },
        ],
      },
    },
    unopened: { on: { 'panel.open': 'opening', 'save.cancel': 'cancelled' } },
    naming: { on: asking },
    saving: {
      on: { 'save.cancel': 'cancelled' },
      invoke: {
        id: 'sendPanel',
        src: 'sendPanel',
        input: ({ context: { request, copied } }) => ({ request, copied }),
        onDone: { target: 'saved', actions: { type: 'tellSaved', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'the name is taken', params: ({ event }) => event.error as SatError },
            target: 'naming',
            actions: ['noteTakenName', 'nameProblem'],
          },
          {
            guard: { type: 'the panel has changed', params: ({ event }) => event.error as SatError },
            target: 'stale',
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.error as SatError } },
        ],
      },
    },
    failed: { on: asking },
    stale: {
      initial: 'reading',
      on: { 'merge.leave': 'naming', 'save.cancel': 'cancelled' },
      states: {
        reading: {
          invoke: {
            id: 'readTheirs',
            src: 'readPanel',
            input: ({ context: { request } }) => ({ panelId: request?.kind === 'save' ? request.panelId : '' }),
            onDone: [
              {
                guard: { type: 'theirs is what was sent', params: ({ event }) => event.output },
                target: '#panelSave.saved',
                actions: { type: 'tellRead', params: ({ event }) => event.output },
              },
              { target: 'choosing', actions: { type: 'noteTheirs', params: ({ event }) => event.output } },
            ],
            onError: [
              {
                guard: { type: 'the panel is gone', params: ({ event }) => event.error as SatError },
                target: '#panelSave.failed',
                actions: { type: 'noteFailure', params: ({ event }) => event.error as SatError },
              },
              { target: 'unread', actions: { type: 'noteFailure', params: ({ event }) => event.error as SatError } },
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
                actions: { type: 'noteChosen', params: ({ event }) => event.choice },
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
