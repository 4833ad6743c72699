/** A builder at work: the machine, with the storage that it writes to and reads from. */
import { type ActorRefFrom, createActor } from 'xstate';
import { assayVersions } from '../api/types.ts';
import type { ListKey, ListStorage, StoredList } from '../storage/lists.port.ts';
import type { SessionStorage } from '../storage/sessions.port.ts';
import { builderMachine } from './builder.machine.ts';
import { applyChange, type ListChange } from './list.change.ts';
import { notesAfter } from './list.notes.ts';

export interface BuilderOptions {
  /** Where the lists are kept; see createIndexedDbLists and createMemoryLists. */
  readonly storage: ListStorage;
  /** Where lists that are imported are kept while they are worked at; without it they end with their dialog. */
  readonly sessions?: SessionStorage;
}

/** Create one an application, where it knows of signed-in people, and hand it to whatever shows some of it. */
export interface Builder {
  readonly actor: ActorRefFrom<typeof builderMachine>;
  /** For the dialogs that read lists; null where nothing of these is kept. */
  readonly sessions: SessionStorage | null;
  /** Whose lists these are; null forgets them here and leaves them stored. */
  readonly changeOwner: (owner: string | null) => void;
  /** Ends it; what was changed before is still written. */
  readonly stop: () => void;
}

/** What of one list is not known to be stored, and whether somebody is at it. */
interface Outbox {
  readonly key: ListKey;
  changes: readonly ListChange[];
  isBusy: boolean;
  /** Asked for while busy. */
  isWanted: boolean;
}

export function createBuilder({ storage, sessions }: BuilderOptions): Builder {
  const actor = createActor(builderMachine);
  const outboxes = new Map<string, Outbox>();
  const connection = storage.connect((key) => {
    // What nobody here looks at is read when it is.
    if (isShown(key)) void bring(outboxOf(key));
  });
  let isStopped = false;

  function isShown({ owner }: ListKey): boolean {
    return actor.getSnapshot().context.owner === owner;
  }

  function outboxOf(key: ListKey): Outbox {
    const name = `${key.version} ${key.owner}`;
    const kept = outboxes.get(name) ?? { key, changes: [], isBusy: false, isWanted: false };
    outboxes.set(name, kept);
    return kept;
  }

  function show({ key, changes }: Outbox, stored: StoredList): void {
    if (isStopped) return;
    const { owner, version } = key;
    const items = stored.items && changes.reduce(applyChange, stored.items);
    // A storage that keeps none says nothing of them.
    const notes = stored.notes === undefined ? null : changes.reduce(notesAfter, stored.notes);
    actor.send({ type: 'list.read', owner, version, items, notes });
    if (isShown(key)) actor.send({ type: 'storage.report', problem: stored.problem });
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
      if (stored.items !== null || !isShown(outbox.key)) outbox.changes = outbox.changes.slice(sent.length);
      show(outbox, stored);
    }
    outbox.isBusy = false;
    if (isStopped) closeWhenDone();
  }

  function closeWhenDone(): void {
    if (![...outboxes.values()].some(({ isBusy }) => isBusy)) connection.close();
  }

  actor.on('lists.want', ({ owner }) => {
    for (const version of assayVersions) void bring(outboxOf({ owner, version }));
  });
  function store(key: ListKey, change: ListChange): void {
    const outbox = outboxOf(key);
    outbox.changes = [...outbox.changes, change];
    void bring(outbox);
  }

  actor.on('list.change', ({ owner, version, change }) => store({ owner, version }, change));
  actor.on('notes.change', ({ owner, version, notes, sources }) =>
    store({ owner, version }, { add: [], remove: [], notes, ...(sources && { sources }) }),
  );
  actor.start();

  return {
    actor,
    sessions: sessions ?? null,
    changeOwner: (owner) => actor.send({ type: 'owner.change', owner }),
    stop() {
      actor.stop();
      isStopped = true;
      closeWhenDone();
    },
  };
}
