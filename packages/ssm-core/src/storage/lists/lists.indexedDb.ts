import type { AssayVersion, PanelSource } from '../../api/types.ts';
import { applyChange, type WorkingListChange, type WorkingListItem } from '../../builder/list.change.ts';
import { noNotes, notesAfter, type WorkingListNotes } from '../../builder/list.notes.ts';
import { createDatabase, type Database, readMany, writeToConsole } from '../database.ts';
import {
  readStoredList,
  readStoredNotes,
  readStoredSources,
  writeStoredList,
  writeStoredNotes,
  writeStoredSources,
} from './lists.codec.ts';
import type { StoredList, WorkingListKey, WorkingListStorage, WorkingListStorageProblem } from './lists.port.ts';
import {
  forgetWaiting,
  isStillWaiting,
  type ListWriter,
  letWait,
  readListWriter,
  type Unwritten,
  waitingChanges,
  writeListWriter,
} from './unwritten.ts';

export interface IndexedDbWorkingListsOptions {
  /** Reports every fault to engineers; default: the console. */
  readonly onFault?: (message: string, error?: unknown) => void;
  readonly now?: () => Date;
}

const channelName = 'SSM selectedValues';

const listNames: Readonly<Record<AssayVersion, string>> = { V_7K: 'selectedItems7k', V_11K: 'selectedItems11k' };

function storedKey({ owner, version }: WorkingListKey): string {
  return `${listNames[version]}:${owner}`;
}

/** Notes have a key of their own, so that a release without notes can read the lists. */
function notesKey(key: string): string {
  return `${key}:panel`;
}

/**
 * Sources have a key of their own, because notes are rewritten at each keystroke and sources may have 20,000 rows. An
 * earlier release can also still read the notes.
 */
function sourcesKey(key: string): string {
  return `${key}:sources`;
}

function writerKey(key: string): string {
  return `${key}:writer`;
}

const maximumSourcesLength = 8_000_000;

interface Read {
  readonly stored: readonly unknown[];
  readonly items: readonly WorkingListItem[];
  readonly notes: WorkingListNotes;
  readonly writer: ListWriter | null;
  readonly broken: readonly string[];
}

type KnownSources = Map<string, { readonly text: string; readonly sources: readonly PanelSource[] }>;

function readSources(known: KnownSources, key: string, value: unknown): readonly PanelSource[] | null {
  const last = known.get(key);
  if (last !== undefined && last.text === value) return last.sources;
  const sources = readStoredSources(value);
  if (typeof value === 'string' && sources !== null) known.set(key, { text: value, sources });
  return sources;
}

async function readAll(store: IDBObjectStore, key: string, known: KnownSources): Promise<Read> {
  const names = [key, notesKey(key), sourcesKey(key)];
  const [writer, ...stored] = await readMany(store, [writerKey(key), ...names]);
  const items = readStoredList(stored[0]);
  const lasting = readStoredNotes(stored[1]);
  const sources = readSources(known, key, stored[2]);
  return {
    stored,
    items: items ?? [],
    notes: { ...(lasting ?? noNotes), sources: sources ?? [] },
    writer: readListWriter(writer),
    broken: names.filter((_, index) => [items, lasting, sources][index] === null),
  };
}

function writeSources(store: IDBObjectStore, key: string, sources: readonly PanelSource[], known: KnownSources): void {
  known.delete(key);
  if (sources.length === 0) {
    store.delete(sourcesKey(key));
    return;
  }
  const text = writeStoredSources(sources);
  if (text.length > maximumSourcesLength)
    throw new DOMException('The imported lists are too large', 'QuotaExceededError');
  store.put(text, sourcesKey(key));
  known.set(key, { text, sources });
}

async function changeAll(
  db: Database,
  key: string,
  asked: { readonly waiting: Unwritten | undefined; readonly changes: readonly WorkingListChange[] },
  known: KnownSources,
  { page, now }: { readonly page: string; readonly now: () => Date },
): Promise<StoredList> {
  return db.run('readwrite', async (store) => {
    const before = await readAll(store, key, known);
    const isWaiting = asked.waiting !== undefined && isStillWaiting(asked.waiting, before.writer);
    const changes = [...(isWaiting ? (asked.waiting?.changes ?? []) : []), ...asked.changes];
    const items = changes.reduce(applyChange, before.items);
    const notes = changes.reduce(notesAfter, before.notes);
    // A broken value, or a value of a newer release, is never overwritten.
    const isBroken = (name: string): boolean => before.broken.includes(name);
    const names = [key, notesKey(key), sourcesKey(key)];
    for (const [index, name] of names.entries()) {
      if (isBroken(name)) store.put(before.stored[index], `${name}:aside:${now().toISOString()}`);
    }
    const { origin, draft, aims } = before.notes;
    const isTyped = notes.origin !== origin || notes.draft !== draft || notes.aims !== aims;
    if (items !== before.items || isBroken(key)) store.put(writeStoredList(items), key);
    if (isTyped || isBroken(notesKey(key))) store.put(writeStoredNotes(notes), notesKey(key));
    if (notes.sources !== before.notes.sources || isBroken(sourcesKey(key))) {
      writeSources(store, key, notes.sources, known);
    }
    store.put(writeListWriter({ page, at: now().getTime() }), writerKey(key));
    return { items, notes, problem: before.broken.length === 0 ? null : 'list_set_aside' };
  });
}

function hasDatabase(): boolean {
  return typeof indexedDB !== 'undefined';
}

function problemOf(error: unknown): WorkingListStorageProblem {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? 'storage_full' : 'storage_unavailable';
}

function isListKey(data: unknown): data is WorkingListKey {
  const { owner, version } = (data ?? {}) as Partial<Record<keyof WorkingListKey, unknown>>;
  return typeof owner === 'string' && (version === 'V_7K' || version === 'V_11K');
}

/** Opens the database on first use. */
export function createIndexedDbWorkingLists(options: IndexedDbWorkingListsOptions = {}): WorkingListStorage {
  const { onFault = writeToConsole, now = () => new Date() } = options;
  return {
    connect(onChange, unwritten = () => []) {
      const db = createDatabase();
      const page = `${now().getTime()} ${Math.random()}`;
      // On a server, an open channel would keep the process alive.
      const channel =
        hasDatabase() && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(channelName) : undefined;
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isListKey(data)) onChange({ owner: data.owner, version: data.version });
      });
      const onLeave = (): void => {
        const writer = { page, at: now().getTime() };
        for (const { key, changes } of unwritten()) if (changes.length > 0) letWait(storedKey(key), writer, changes);
      };
      if (hasDatabase()) globalThis.addEventListener?.('pagehide', onLeave);
      let saysMissing = true;
      const known: KnownSources = new Map();

      function report(error: unknown): StoredList {
        onFault('The list could not be kept in this browser', error);
        return { items: null, problem: problemOf(error) };
      }

      function isMissing(): boolean {
        if (hasDatabase()) return false;
        if (saysMissing) onFault('indexedDB not supported by this browser');
        saysMissing = false;
        return true;
      }

      async function change(key: WorkingListKey, changes: readonly WorkingListChange[]): Promise<StoredList> {
        const name = storedKey(key);
        // Changes that an earlier page may not have written. Writing a change twice is harmless.
        const waiting = waitingChanges(name);
        if (waiting === undefined && changes.length === 0) {
          const { items, notes, broken } = await db.run('readonly', (store) => readAll(store, name, known));
          if (broken.length === 0) return { items, notes, problem: null };
        }
        const stored = await changeAll(db, name, { waiting, changes }, known, { page, now });
        if (waiting !== undefined) forgetWaiting(name);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        channel?.postMessage({ owner: key.owner, version: key.version } satisfies WorkingListKey);
        return stored;
      }

      return {
        async change(key, changes) {
          try {
            return isMissing() ? { items: null, problem: 'storage_unavailable' } : await change(key, changes);
          } catch (error) {
            return report(error);
          }
        },
        close() {
          globalThis.removeEventListener?.('pagehide', onLeave);
          channel?.close();
          db.close();
        },
      };
    },
  };
}
