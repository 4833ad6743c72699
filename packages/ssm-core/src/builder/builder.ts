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
import { type ListAims, notesAfter } from './list.notes.ts';

export interface BuilderPorts {
  /** Stores the lists; see createIndexedDbWorkingLists and createMemoryWorkingLists. */
  readonly storage: WorkingListStorage;
  /** Storage for imports in progress; without it they are lost when their dialog closes. */
  readonly sessions?: SessionStorage;
  /** Keeps undo steps when the page is left; see createTabListSteps. By default the steps are lost with the page. */
  readonly steps?: ListStepsStorage;
  readonly now?: () => Date;
}

/** Create one per application, where sign-in is known, and pass it to every view that needs it. */
export interface Builder {
  /** Returns the same state until something changes; unchanged lists stay the same objects. */
  readonly getSnapshot: () => BuilderState;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops the builder. Pending changes are still written. */
  readonly dispose: () => void;
  /** Sessions for import dialogs; null if the host keeps none. */
  readonly sessions: SessionStorage | null;
  /** Sets the owner of the lists; null forgets them here and leaves them stored. */
  readonly changeOwner: (owner: string | null) => void;
  /**
   * Adds analytes in one undo step, but does not change those already in the list. `source` is the imported list that
   * they come from; it is saved with the list.
   */
  readonly add: (version: AssayVersion, seqIds: readonly string[], source?: PanelSource) => void;
  /** Removes analytes in one undo step. `source` is the rule that chose them; it is saved with the list. */
  readonly remove: (version: AssayVersion, seqIds: readonly string[], source?: PanelSource) => void;
  /** Adds `seqIds` and removes `insteadOf` in one undo step. */
  readonly exchange: (version: AssayVersion, seqIds: readonly string[], insteadOf: readonly string[]) => void;
  /**
   * Replaces the content of the list in one undo step. `source` is the plan that the content comes from; it is saved with
   * the list.
   */
  readonly replace: (version: AssayVersion, seqIds: readonly string[], source?: PanelSource) => void;
  /** Replaces the list of the panel's version in one undo step. The next save becomes the panel's next version. */
  readonly load: (panel: TaggedPanel) => void;
  readonly clear: (version: AssayVersion) => void;
  readonly undo: (version: AssayVersion) => void;
  readonly redo: (version: AssayVersion) => void;
  /**
   * Records that the list was saved as this panel. `savedSources` are the ids of the saved imported lists; default:
   * all.
   */
  readonly noteSaved: (saved: TaggedPanel, savedSources?: readonly string[]) => void;
  /** Keeps the typed draft until it is saved; null discards it. */
  readonly noteDraft: (version: AssayVersion, draft: PanelDraft | null) => void;
  /** Stores the limits and goals of a list. This is no undo step. */
  readonly noteAims: (version: AssayVersion, aims: ListAims) => void;
}

interface Outbox {
  readonly key: WorkingListKey;
  changes: readonly WorkingListChange[];
  isBusy: boolean;
  isWanted: boolean;
  problem?: StoredList['problem'];
}

/** Answers with a problem when the storage throws. Otherwise no list would ever be read. */
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

function storageActor(storage: WorkingListStorage) {
  return fromCallback<StorageCommand>(({ receive, sendBack }) => {
    const outboxes = new Map<string, Outbox>();
    let shownOwner: string | null = null;
    let isEnded = false;
    const connection = connected(
      storage,
      (key) => {
        // Lists of other owners are read once they are shown.
        if (key.owner === shownOwner) void bring(outboxOf(key));
      },
      // Only these writes are in flight. Refused changes are lost with the page, and the notice says so.
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
      const notes = stored.notes === undefined ? null : changes.reduce(notesAfter, stored.notes);
      answer({ type: 'list.read', owner, version, items, notes });
      if (owner !== shownOwner) return;
      outbox.problem = stored.problem;
      // A successful write keeps the problems of other lists, but retries their writes because there may be room now.
      const refused = [outbox, ...outboxes.values()].filter(({ problem }) => problem);
      answer({ type: 'storage.report', problem: refused[0]?.problem ?? null });
      if (!stored.problem) for (const other of refused) void bring(other);
    }

    /** Writes one batch per list at a time. Changes that arrive meanwhile go into the next batch. */
    async function bring(outbox: Outbox): Promise<void> {
      outbox.isWanted = true;
      if (outbox.isBusy) return;
      outbox.isBusy = true;
      while (outbox.isWanted) {
        outbox.isWanted = false;
        const sent = outbox.changes;
        // Each write must see the result of the one before.
        // oxlint-disable-next-line no-await-in-loop -- see above
        const stored = await connection.change(outbox.key, sent);
        // If the owner has signed out, changes that could not be stored are dropped.
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
    // Without a bundler `process` is missing, and the checks are skipped.
  }
  const { sessions, steps, now = () => new Date() } = ports;
  // Without `connect`, no list would ever be read.
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
    remove: (version, seqIds, source) => actor.send({ type: 'analytes.remove', version, seqIds, source }),
    exchange: (version, seqIds, insteadOf) =>
      actor.send({ type: 'analytes.exchange', version, seqIds, insteadOf, at: at() }),
    replace: (version, seqIds, source) => actor.send({ type: 'list.replace', version, seqIds, at: at(), source }),
    load(origin) {
      const { version, seqIds } = origin.panel;
      actor.send({ type: 'list.replace', version, seqIds, at: at(), origin });
    },
    clear: (version) => actor.send({ type: 'list.clear', version }),
    undo: (version) => actor.send({ type: 'change.undo', version }),
    redo: (version) => actor.send({ type: 'change.redo', version }),
    noteSaved: (origin, savedSources) => actor.send({ type: 'origin.note', origin, savedSources }),
    noteDraft: (version, draft) => actor.send({ type: 'draft.note', version, draft }),
    noteAims: (version, aims) => actor.send({ type: 'aims.note', version, aims }),
  };
}
