/** The working lists of one person, one a version, with undo and redo. Storing them is a port's, rows are the cache's. */
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { AssayVersion } from '../api/types.ts';
import type { PanelDraft } from '../panels/panel.draft.ts';
import type { TaggedPanel } from '../panels/panels.queries.ts';
import type { ListStorageProblem } from '../storage/lists.port.ts';
import { type BuilderList, type ListEvent, readList, stepOf, unreadList } from './builder.list.ts';
import type { ListChange, ListItem } from './list.change.ts';
import {
  type LastingNotes,
  type ListNotes,
  type NotesOfLists,
  noLastingNotes,
  noNotes,
  notesAfter,
  originOf,
  type SourcesChange,
  withNotes,
} from './list.notes.ts';

export interface BuilderContext {
  /** The provider's lasting name for the person; null while nobody is signed in. */
  readonly owner: string | null;
  readonly lists: Readonly<Record<AssayVersion, BuilderList>>;
  /**
   * What each list was loaded from, or saved as last: the next save is its next version. And what was typed for that,
   * and the imported lists that will be saved with it.
   */
  readonly notes: NotesOfLists;
  /** Why the lists may not outlive this page, or are not what they were. */
  readonly problem: ListStorageProblem | null;
}

interface ReadList {
  readonly owner: string;
  readonly version: AssayVersion;
  /** What is stored, with what is about to be; null where that cannot be known. */
  readonly items: readonly ListItem[] | null;
  readonly notes: ListNotes | null;
}

export type BuilderEvent =
  | ListEvent
  /** The list was loaded from this panel, or saved as it with these sources; all that there are, unless said. */
  | {
      readonly type: 'origin.note';
      readonly origin: TaggedPanel;
      readonly savedSources?: readonly string[] | undefined;
    }
  /** What is typed to save a list; null once it is saved or given up. */
  | { readonly type: 'draft.note'; readonly version: AssayVersion; readonly draft: PanelDraft | null }
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
    }
  /** To be stored; the analytes are the same. */
  | {
      readonly type: 'notes.change';
      readonly owner: string;
      readonly version: AssayVersion;
      readonly notes: Partial<LastingNotes>;
      readonly sources?: SourcesChange;
    };

interface NotesChange {
  readonly version: AssayVersion;
  readonly notes: Partial<LastingNotes>;
  /** Ids of sources that wait no more. */
  readonly saved?: readonly string[] | undefined;
}

const nothing: Omit<BuilderContext, 'owner'> = {
  lists: { V_7K: unreadList, V_11K: unreadList },
  notes: { V_7K: noNotes, V_11K: noNotes },
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
      const { owner, lists, notes } = context;
      const { version, type: cause } = event;
      const step = stepOf(lists[version], event, notes[version].sources);
      if (step === null || owner === null) return;
      // What is begun after clearing is another list, and must not become a version of what was.
      const isForgotten = cause === 'list.clear' && withNotes(notes[version], noLastingNotes) !== notes[version];
      const change = isForgotten ? { ...step.change, notes: noLastingNotes } : step.change;
      const known = notesAfter(notes[version], change);
      enqueue.assign({ lists: { ...lists, [version]: step.list }, notes: { ...notes, [version]: known } });
      enqueue.emit({ type: 'list.change', owner, version, cause, change });
    }),
    changeNotes: enqueueActions(({ context, enqueue }, { version, notes: changes, saved = [] }: NotesChange) => {
      const { owner, notes } = context;
      const ids = new Set(saved);
      const remove = notes[version].sources.filter(({ id }) => ids.has(id));
      const change = { notes: changes, ...(remove.length === 0 ? {} : { sources: { add: [], remove } }) };
      const changed = notesAfter(notes[version], change);
      if (changed === notes[version] || owner === null) return;
      enqueue.assign({ notes: { ...notes, [version]: changed } });
      enqueue.emit({ type: 'notes.change', owner, version, ...change });
    }),
    showList: assign(({ context: { lists, notes } }, { version, items, notes: read }: ReadList) => {
      const list = readList(lists[version], items ?? lists[version].items);
      const known = withNotes(notes[version], read ?? {});
      return {
        ...(list === lists[version] ? {} : { lists: { ...lists, [version]: list } }),
        ...(known === notes[version] ? {} : { notes: { ...notes, [version]: known } }),
      };
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
            // Where there was no analyte to clear.
            { type: 'changeNotes', params: ({ event }) => ({ version: event.version, notes: noLastingNotes }) },
          ],
        },
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
        'list.read': {
          guard: { type: 'it is the same person', params: ({ event }) => event.owner },
          actions: { type: 'showList', params: ({ event }) => event },
        },
        'storage.report': { actions: { type: 'noteProblem', params: ({ event }) => event.problem } },
      },
    },
  },
});
