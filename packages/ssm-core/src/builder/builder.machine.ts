/** The working lists of one person, one a version, with undo and redo. Storing them is a port's, rows are the cache's. */
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { AssayVersion } from '../api/types.ts';
import type { TaggedPanel } from '../panels/panels.queries.ts';
import type { ListStorageProblem } from '../storage/lists.port.ts';
import { type BuilderList, type ListEvent, readList, stepOf, unreadList } from './builder.list.ts';
import type { ListChange, ListItem } from './list.change.ts';

export interface BuilderContext {
  /** The provider's lasting name for the person; null while nobody is signed in. */
  readonly owner: string | null;
  readonly lists: Readonly<Record<AssayVersion, BuilderList>>;
  /**
   * What each list was loaded from, or saved as last, and what that was then: the next save is its next version. Known
   * here alone, for a reload begins anew from what is stored.
   */
  readonly origins: Readonly<Record<AssayVersion, TaggedPanel | null>>;
  /** Why the lists may not outlive this page, or are not what they were. */
  readonly problem: ListStorageProblem | null;
}

interface ReadList {
  readonly owner: string;
  readonly version: AssayVersion;
  /** What is stored, with what is about to be; null where that cannot be known. */
  readonly items: readonly ListItem[] | null;
}

export type BuilderEvent =
  | ListEvent
  /** The list was loaded from this panel, or saved as it. */
  | { readonly type: 'origin.note'; readonly origin: TaggedPanel }
  /** From the storage: at the beginning, after a change, and after another tab's. */
  | ({ readonly type: 'list.read' } & ReadList)
  /** Null: it works. */
  | { readonly type: 'storage.report'; readonly problem: ListStorageProblem | null }
  /** Another person, or nobody: what the one before had is forgotten here and stays stored. */
  | { readonly type: 'owner.change'; readonly owner: string | null };

export type BuilderEmitted =
  /** Read both lists of this person. */
  | { readonly type: 'lists.want'; readonly owner: string }
  /** What was done, to be stored and to be told. */
  | {
      readonly type: 'list.change';
      readonly owner: string;
      readonly version: AssayVersion;
      readonly cause: ListEvent['type'];
      readonly change: ListChange;
    };

const nothing: Omit<BuilderContext, 'owner'> = {
  lists: { V_7K: unreadList, V_11K: unreadList },
  origins: { V_7K: null, V_11K: null },
  problem: null,
};

export const builderMachine = setup({
  types: {
    context: {} as BuilderContext,
    events: {} as BuilderEvent,
    emitted: {} as BuilderEmitted,
  },
  guards: {
    'it is the same person': ({ context }, owner: string | null) => owner === context.owner,
    'somebody is signed in': (_, owner: string | null) => owner !== null,
  },
  actions: {
    beginWith: assign((_, owner: string | null) => ({ owner, ...nothing })),
    wantLists: emit((_, owner: string) => ({ type: 'lists.want', owner }) as const),
    changeList: enqueueActions(({ context, enqueue }, event: ListEvent) => {
      const { owner, lists } = context;
      const { version, type: cause } = event;
      const step = stepOf(lists[version], event);
      if (step === null || owner === null) return;
      enqueue.assign({ lists: { ...lists, [version]: step.list } });
      enqueue.emit({ type: 'list.change', owner, version, cause, change: step.change });
    }),
    noteOrigin: assign(({ context: { origins } }, origin: TaggedPanel) => ({
      origins: { ...origins, [origin.panel.version]: origin },
    })),
    // What is begun after clearing is another list, and must not become a version of what was.
    forgetOrigin: enqueueActions(({ context: { origins }, enqueue }, version: AssayVersion) => {
      if (origins[version] !== null) enqueue.assign({ origins: { ...origins, [version]: null } });
    }),
    showList: assign(({ context: { lists } }, { version, items }: ReadList) => {
      const list = readList(lists[version], items ?? lists[version].items);
      return list === lists[version] ? {} : { lists: { ...lists, [version]: list } };
    }),
    // What was set aside stays so, however well the storage works.
    noteProblem: assign(({ context }, problem: ListStorageProblem | null) => ({
      problem: problem ?? (context.problem === 'list_set_aside' ? context.problem : null),
    })),
  },
}).createMachine({
  id: 'builder',
  context: { owner: null, ...nothing },
  initial: 'nobody',
  on: {
    'owner.change': [
      { guard: { type: 'it is the same person', params: ({ event }) => event.owner } },
      {
        guard: { type: 'somebody is signed in', params: ({ event }) => event.owner },
        target: '.somebody',
        actions: [
          { type: 'beginWith', params: ({ event }) => event.owner },
          { type: 'wantLists', params: ({ event }) => event.owner ?? '' },
        ],
      },
      { target: '.nobody', actions: { type: 'beginWith', params: null } },
    ],
  },
  states: {
    /** There is nothing to change. */
    nobody: {},
    somebody: {
      on: {
        'analytes.add': { actions: { type: 'changeList', params: ({ event }) => event } },
        'analytes.remove': { actions: { type: 'changeList', params: ({ event }) => event } },
        'list.clear': {
          actions: [
            { type: 'changeList', params: ({ event }) => event },
            { type: 'forgetOrigin', params: ({ event }) => event.version },
          ],
        },
        'list.replace': { actions: { type: 'changeList', params: ({ event }) => event } },
        'change.undo': { actions: { type: 'changeList', params: ({ event }) => event } },
        'change.redo': { actions: { type: 'changeList', params: ({ event }) => event } },
        'origin.note': { actions: { type: 'noteOrigin', params: ({ event }) => event.origin } },
        'list.read': {
          guard: { type: 'it is the same person', params: ({ event }) => event.owner },
          actions: { type: 'showList', params: ({ event }) => event },
        },
        'storage.report': { actions: { type: 'noteProblem', params: ({ event }) => event.problem } },
      },
    },
  },
});
