/** A builder at work: the machine, with the storage that it writes to and reads from. */
import { createActor, fromCallback } from 'xstate';
import { type AssayVersion, assayVersions, type PanelSource } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { aFunction, checkGiven, type ExpectedOf, needed, objectWith } from '../errors/given.ts';
import type { TaggedPanel } from '../panels/panels.queries.ts';
import type { PanelDraft } from '../panels/save/panel.draft.ts';
import { createMemoryWorkingLists } from '../storage/lists/lists.memory.ts';
import type {
  ListStepsStorage,
  StoredList,
  UnwrittenChanges,
  WorkingListConnection,
  WorkingListKey,
  WorkingListStorage,
} from '../storage/lists/lists.port.ts';
import type { SessionStorage } from '../storage/sessions/sessions.port.ts';
import { type BuilderEvent, builderMachine, type StorageCommand } from './builder.machine.ts';
import { type BuilderState, createBuilderSelector } from './builder.selectors.ts';
import { applyChange, type WorkingListChange } from './list.change.ts';
import { notesAfter } from './list.notes.ts';

export interface BuilderPorts {
  /** Where the lists are kept; see createIndexedDbWorkingLists and createMemoryWorkingLists. */
  readonly storage: WorkingListStorage;
  /** Where lists that are imported are kept while they are worked at; without it they end with their dialog. */
  readonly sessions?: SessionStorage;
  /**
   * Where the steps that can be taken back are kept when the page is left; see createTabListSteps. Without it they end with
   * the page.
   */
  readonly steps?: ListStepsStorage;
  readonly now?: () => Date;
}

/** Create one an application, where it knows of signed-in people, and hand it to whatever shows some of it. */
export interface Builder {
  /** The same object until something changes, and so is each of its lists. */
  readonly getSnapshot: () => BuilderState;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends it; what was changed before is still written. */
  readonly dispose: () => void;
  /** For the dialogs that read lists; null where nothing of these is kept. */
  readonly sessions: SessionStorage | null;
  /** Whose lists these are; null forgets them here and leaves them stored. */
  readonly changeOwner: (owner: string | null) => void;
  /**
   * Those that are there already stay as they are. With the imported list that they came from, which is saved with the
   * list: one step, and undoing it takes both back.
   */
  readonly add: (version: AssayVersion, seqIds: readonly string[], source?: PanelSource) => void;
  readonly remove: (version: AssayVersion, seqIds: readonly string[]) => void;
  /** Makes the list hold these alone. */
  readonly replace: (version: AssayVersion, seqIds: readonly string[]) => void;
  /**
   * Puts a panel in place of the list of its version: the next save is the panel's next version. One step, and undoing it
   * brings back the list with what that came from.
   */
  readonly load: (panel: TaggedPanel) => void;
  readonly clear: (version: AssayVersion) => void;
  readonly undo: (version: AssayVersion) => void;
  readonly redo: (version: AssayVersion) => void;
  /** Says that the list was saved as this panel with these sources; with all, unless said. */
  readonly noteSaved: (saved: TaggedPanel, savedSources?: readonly string[]) => void;
  /** Keeps what is typed to save the list, until it is saved or, with null, given up. */
  readonly noteDraft: (version: AssayVersion, draft: PanelDraft | null) => void;
}

/** What of one list is not known to be stored, and whether somebody is at it. */
interface Outbox {
  readonly key: WorkingListKey;
  changes: readonly WorkingListChange[];
  isBusy: boolean;
  /** Asked for while busy. */
  isWanted: boolean;
  /** What was last said of it to whoever it is of, while they are here. */
  problem?: StoredList['problem'];
}

/** A storage has promised not to break; one that does would otherwise leave every list unread for good. */
function connected(
  storage: WorkingListStorage,
  onChange: (key: WorkingListKey) => void,
  unwritten: () => readonly UnwrittenChanges[],
): WorkingListConnection {
  const refused: StoredList = { items: null, problem: 'storage_unavailable' };
  try {
    const connection = storage.connect(onChange, unwritten);
    return {
      async change(key, changes) {
        try {
          return await connection.change(key, changes);
        } catch {
          return refused;
        }
      },
      close: () => connection.close(),
    };
  } catch {
    return { change: async () => refused, close: () => undefined };
  }
}

/** Stores what it is told, list by list and in order, and answers what is stored then. */
function storageActor(storage: WorkingListStorage) {
  return fromCallback<StorageCommand>(({ receive, sendBack }) => {
    const outboxes = new Map<string, Outbox>();
    let shownOwner: string | null = null;
    let isEnded = false;
    const connection = connected(
      storage,
      (key) => {
        // What nobody here looks at is read when it is.
        if (key.owner === shownOwner) void bring(outboxOf(key));
      },
      // What was refused is not on its way: it is lost with the page, which says so.
      busyOutboxes,
    );

    function busyOutboxes(): readonly Outbox[] {
      return [...outboxes.values()].filter(({ isBusy }) => isBusy);
    }

    function answer(event: BuilderEvent): void {
      if (!isEnded) sendBack(event);
    }

    function outboxOf(key: WorkingListKey): Outbox {
      const name = `${key.version} ${key.owner}`;
      const kept = outboxes.get(name) ?? { key, changes: [], isBusy: false, isWanted: false };
      outboxes.set(name, kept);
      return kept;
    }

    function show(outbox: Outbox, stored: StoredList): void {
      const { changes, key } = outbox;
      const { owner, version } = key;
      const items = stored.items && changes.reduce(applyChange, stored.items);
      // A storage that keeps none says nothing of them.
      const notes = stored.notes === undefined ? null : changes.reduce(notesAfter, stored.notes);
      answer({ type: 'list.read', owner, version, items, notes });
      if (owner !== shownOwner) return;
      outbox.problem = stored.problem;
      // That one list is stored says nothing of another; there may be room for that now.
      const refused = [outbox, ...outboxes.values()].filter(({ problem }) => problem);
      answer({ type: 'storage.report', problem: refused[0]?.problem ?? null });
      if (!stored.problem) for (const other of refused) void bring(other);
    }

    /** One at a time a list; whatever is asked meanwhile is done in one go afterwards. */
    async function bring(outbox: Outbox): Promise<void> {
      outbox.isWanted = true;
      if (outbox.isBusy) return;
      outbox.isBusy = true;
      while (outbox.isWanted) {
        outbox.isWanted = false;
        const sent = outbox.changes;
        // Each has to see what the one before has written.
        // oxlint-disable-next-line no-await-in-loop -- see above
        const stored = await connection.change(outbox.key, sent);
        // What could not be stored of somebody who has gone is forgotten with them.
        const isKept = stored.items === null && outbox.key.owner === shownOwner;
        if (!isKept) outbox.changes = outbox.changes.slice(sent.length);
        show(outbox, stored);
      }
      outbox.isBusy = false;
      if (isEnded) closeWhenDone();
    }

    function closeWhenDone(): void {
      if (busyOutboxes().length === 0) connection.close();
    }

    receive((command) => {
      if (command.type === 'lists.show') {
        const { owner } = command;
        shownOwner = owner;
        for (const outbox of outboxes.values()) outbox.problem = null;
        if (owner !== null) for (const version of assayVersions) void bring(outboxOf({ owner, version }));
        return;
      }
      const outbox = outboxOf(command.key);
      outbox.changes = [...outbox.changes, command.change];
      void bring(outbox);
    });

    return () => {
      isEnded = true;
      closeWhenDone();
    };
  });
}

function expectedPorts(): ExpectedOf<BuilderPorts> {
  const lists = 'what createIndexedDbWorkingLists() or createMemoryWorkingLists() returns';
  return {
    storage: needed(objectWith(lists, ['connect'], 'lists end with the page')),
    sessions: objectWith(
      'what createIndexedDbSessions() or createMemorySessions() returns',
      ['open'],
      'imported lists end with their dialog',
    ),
    steps: objectWith(
      'what createTabListSteps() returns',
      ['read', 'write', 'beforeLeaving'],
      'steps end with the page',
    ),
    now: aFunction('a function that answers a Date'),
  };
}

export function createBuilder(ports: BuilderPorts): Builder {
  try {
    if (process.env.NODE_ENV !== 'production') checkGiven('createBuilder()', ports, expectedPorts);
  } catch {
    // A page without a bundler has no process: nothing is looked at.
  }
  const { sessions, steps, now = () => new Date() } = ports;
  // What cannot be asked would leave every list unread for good.
  const storage = typeof ports.storage?.connect === 'function' ? ports.storage : createMemoryWorkingLists();
  const actor = createActor(builderMachine.provide({ actors: { storage: storageActor(storage) } }));
  const selectState = createBuilderSelector();
  actor.start();
  const at = (): string => callHost(() => now().toISOString()) ?? new Date().toISOString();

  function keepSteps(): void {
    const { owner, lists } = actor.getSnapshot().context;
    if (owner === null) return;
    for (const version of assayVersions) {
      const { done, undone } = lists[version];
      callHost(() => steps?.write({ owner, version }, { done, undone }));
    }
  }

  function changeOwner(owner: string | null): void {
    if (owner === actor.getSnapshot().context.owner) return;
    keepSteps();
    actor.send({ type: 'owner.change', owner });
    if (owner === null) return;
    for (const version of assayVersions) {
      const kept = callHost(() => steps?.read({ owner, version }));
      if (kept) actor.send({ type: 'steps.take', owner, version, done: kept.done, undone: kept.undone });
    }
  }

  const stopKeeping = callHost(() => steps?.beforeLeaving(keepSteps));

  return {
    getSnapshot: () => selectState(actor.getSnapshot()),
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    dispose() {
      stopKeeping?.();
      keepSteps();
      actor.stop();
    },
    sessions: typeof sessions?.open === 'function' ? sessions : null,
    changeOwner,
    add: (version, seqIds, source) => actor.send({ type: 'analytes.add', version, seqIds, at: at(), source }),
    remove: (version, seqIds) => actor.send({ type: 'analytes.remove', version, seqIds }),
    replace: (version, seqIds) => actor.send({ type: 'list.replace', version, seqIds, at: at() }),
    load(origin) {
      const { version, seqIds } = origin.panel;
      actor.send({ type: 'list.replace', version, seqIds, at: at(), origin });
    },
    clear: (version) => actor.send({ type: 'list.clear', version }),
    undo: (version) => actor.send({ type: 'change.undo', version }),
    redo: (version) => actor.send({ type: 'change.redo', version }),
    noteSaved: (origin, savedSources) => actor.send({ type: 'origin.note', origin, savedSources }),
    noteDraft: (version, draft) => actor.send({ type: 'draft.note', version, draft }),
  };
}
