/**
 * Holds the two working lists of one person, one per assay version, with undo and redo. Table rows come from the query
 * cache.
 */
import { assign, type CallbackActorLogic, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import type { AssayVersion } from '../api/types.ts';
import type { TaggedPanel } from '../panels/panels.queries.ts';
import type { PanelDraft } from '../panels/save/panel.draft.ts';
import type { ListSteps, WorkingListKey, WorkingListStorageProblem } from '../storage/lists/lists.port.ts';
import { type BuilderList, readList, stepOf, unreadList, type WorkingListEvent } from './builder.list.ts';
import type { WorkingListChange, WorkingListItem } from './list.change.ts';
import {
  type ListAims,
  type NotesOfLists,
  noNotes,
  notesAfter,
  originOf,
  type StoredNotes,
  type WorkingListNotes,
  withNotes,
} from './list.notes.ts';

export interface BuilderMachineContext {
  readonly owner: string | null;
  readonly lists: Readonly<Record<AssayVersion, BuilderList>>;
  readonly notes: NotesOfLists;
  readonly problem: WorkingListStorageProblem | null;
  readonly lastStep: LastStep | null;
}

export interface LastStep {
  readonly version: AssayVersion;
  readonly cause: WorkingListEvent['type'];
  /** Number of analytes added plus removed. */
  readonly count: number;
  readonly added: number;
  readonly removed: number;
}

interface ReadList {
  readonly owner: string;
  readonly version: AssayVersion;
  /** Stored items plus pending changes; null if the storage cannot be read. */
  readonly items: readonly WorkingListItem[] | null;
  readonly notes: WorkingListNotes | null;
}

export type BuilderEvent =
  | WorkingListEvent
  | {
      readonly type: 'origin.note';
      readonly origin: TaggedPanel;
      readonly savedSources?: readonly string[] | undefined;
    }
  | { readonly type: 'draft.note'; readonly version: AssayVersion; readonly draft: PanelDraft | null }
  | { readonly type: 'aims.note'; readonly version: AssayVersion; readonly aims: ListAims }
  | ({ readonly type: 'list.read' } & ReadList)
  | ({ readonly type: 'steps.take'; readonly owner: string; readonly version: AssayVersion } & ListSteps)
  | { readonly type: 'storage.report'; readonly problem: WorkingListStorageProblem | null }
  /** Forgets the previous owner's lists in this page; the storage keeps them. Null means signed out. */
  | { readonly type: 'owner.change'; readonly owner: string | null };

export type StorageCommand =
  | { readonly type: 'lists.show'; readonly owner: string | null }
  | { readonly type: 'change.store'; readonly key: WorkingListKey; readonly change: WorkingListChange };

interface NotesChange {
  readonly version: AssayVersion;
  readonly notes: Partial<StoredNotes>;
  readonly saved?: readonly string[] | undefined;
}

const nothing: Omit<BuilderMachineContext, 'owner'> = {
  lists: { V_7K: unreadList, V_11K: unreadList },
  notes: { V_7K: noNotes, V_11K: noNotes },
  problem: null,
  lastStep: null,
};

function neverProvided(): never {
  throw new Error('the storage of a builder is provided by createBuilder');
}

export const builderMachine = setup({
  types: {
    context: {} as BuilderMachineContext,
    events: {} as BuilderEvent,
  },
  actors: { storage: fromCallback(neverProvided) as CallbackActorLogic<StorageCommand> },
  guards: {
    'it is the same person': ({ context }, owner: string | null) => owner === context.owner,
    'somebody is signed in': (_, owner: string | null) => owner !== null,
  },
  actions: {
    beginWith: assign((_, owner: string | null) => ({ owner, ...nothing })),
    showLists: sendTo('storage', (_, owner: string | null) => ({ type: 'lists.show' as const, owner })),
    changeList: enqueueActions(({ context, enqueue }, event: WorkingListEvent) => {
      const { owner, lists, notes } = context;
      const { version, type: cause } = event;
      const step = stepOf(lists[version], event, notes[version]);
      if (step === null || owner === null) return;
      const { list, change } = step;
      const [added, removed] = [change.add.length, change.remove.length];
      enqueue.assign({
        lists: { ...lists, [version]: list },
        notes: { ...notes, [version]: notesAfter(notes[version], change) },
        lastStep: { version, cause, count: added + removed, added, removed },
      });
      enqueue.sendTo('storage', { type: 'change.store', key: { owner, version }, change });
    }),
    changeNotes: enqueueActions(({ context, enqueue }, { version, notes: changes, saved = [] }: NotesChange) => {
      const { owner, notes } = context;
      const ids = new Set(saved);
      const remove = notes[version].sources.filter(({ id }) => ids.has(id));
      const change = { notes: changes, ...(remove.length === 0 ? {} : { sources: { add: [], remove } }) };
      const changed = notesAfter(notes[version], change);
      if (changed === notes[version] || owner === null) return;
      enqueue.assign({ notes: { ...notes, [version]: changed } });
      enqueue.sendTo('storage', {
        type: 'change.store',
        key: { owner, version },
        change: { add: [], remove: [], ...change },
      });
    }),
    showList: assign(({ context: { lists, notes } }, { version, items, notes: read }: ReadList) => {
      const list = readList(lists[version], items ?? lists[version].items);
      const known = withNotes(notes[version], read ?? {});
      return {
        ...(list === lists[version] ? {} : { lists: { ...lists, [version]: list } }),
        ...(known === notes[version] ? {} : { notes: { ...notes, [version]: known } }),
      };
    }),
    takeSteps: assign(({ context: { lists } }, { version, steps }: { version: AssayVersion; steps: ListSteps }) => ({
      lists: { ...lists, [version]: { ...lists[version], ...steps } },
    })),
    // The problem that an unreadable list was set aside stays, even when the storage works again.
    noteProblem: assign(({ context }, problem: WorkingListStorageProblem | null) => ({
      problem: problem ?? (context.problem === 'list_set_aside' ? context.problem : null),
    })),
  },
}).createMachine({
  id: 'builder',
  context: { owner: null, ...nothing },
  initial: 'nobody',
  // Invoked at the root, so that pending changes are still stored after sign-out.
  invoke: { id: 'storage', src: 'storage' },
  on: {
    'owner.change': [
      { guard: { type: 'it is the same person', params: ({ event }) => event.owner } },
      {
        guard: { type: 'somebody is signed in', params: ({ event }) => event.owner },
        target: '.somebody',
        actions: [
          { type: 'beginWith', params: ({ event }) => event.owner },
          { type: 'showLists', params: ({ event }) => event.owner },
        ],
      },
      {
        target: '.nobody',
        actions: [
          { type: 'beginWith', params: null },
          { type: 'showLists', params: null },
        ],
      },
    ],
  },
  states: {
    nobody: {},
    somebody: {
      on: {
        'analytes.add': { actions: { type: 'changeList', params: ({ event }) => event } },
        'analytes.remove': { actions: { type: 'changeList', params: ({ event }) => event } },
        'analytes.exchange': { actions: { type: 'changeList', params: ({ event }) => event } },
        'list.clear': { actions: { type: 'changeList', params: ({ event }) => event } },
        'list.replace': { actions: { type: 'changeList', params: ({ event }) => event } },
        'change.undo': { actions: { type: 'changeList', params: ({ event }) => event } },
        'change.redo': { actions: { type: 'changeList', params: ({ event }) => event } },
        'origin.note': {
          actions: {
            type: 'changeNotes',
            params: ({ context, event: { origin, savedSources } }) => ({
              version: origin.panel.version,
              notes: { origin: originOf(origin), draft: null },
              saved: savedSources ?? context.notes[origin.panel.version].sources.map(({ id }) => id),
            }),
          },
        },
        'draft.note': {
          actions: {
            type: 'changeNotes',
            params: ({ event: { version, draft } }) => ({ version, notes: { draft } }),
          },
        },
        'aims.note': {
          actions: {
            type: 'changeNotes',
            params: ({ event: { version, aims } }) => ({ version, notes: { aims } }),
          },
        },
        'list.read': {
          guard: { type: 'it is the same person', params: ({ event }) => event.owner },
          actions: { type: 'showList', params: ({ event }) => event },
        },
        'steps.take': {
          guard: { type: 'it is the same person', params: ({ event }) => event.owner },
          actions: {
            type: 'takeSteps',
            params: ({ event: { version, done, undone } }) => ({ version, steps: { done, undone } }),
          },
        },
        'storage.report': { actions: { type: 'noteProblem', params: ({ event }) => event.problem } },
      },
    },
  },
});
