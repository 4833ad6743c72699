/** Lists in the browser's own database, which all its tabs share. */
import { getMany, type UseStore } from 'idb-keyval';
import type { AssayVersion } from '../api/types.ts';
import { applyChange, type ListChange, type ListItem } from '../builder/list.change.ts';
import { type ListNotes, noNotes, withNotes } from '../builder/list.notes.ts';
import { createDatabase, type Database, selectedValues, writeToConsole } from './database.ts';
import { readStoredList, writeStoredList } from './lists.codec.ts';
import type { ListKey, ListStorage, ListStorageProblem, StoredList } from './lists.port.ts';
import { readStoredNotes, writeStoredNotes } from './notes.codec.ts';

export interface IndexedDbListsOptions {
  /** Told of every fault, for engineers; default: the console. */
  readonly onFault?: (message: string, error?: unknown) => void;
  readonly now?: () => Date;
}

const channelName = 'SSM selectedValues';

const listNames: Readonly<Record<AssayVersion, string>> = { V_7K: 'selectedItems7k', V_11K: 'selectedItems11k' };

function storedKey({ owner, version }: ListKey): string {
  return `${listNames[version]}:${owner}`;
}

/** Beside the list, so that a release that knows no notes reads its own lists as ever. */
function notesKey(key: string): string {
  return `${key}:panel`;
}

/** idb-keyval's functions inside a transaction that has begun. */
function inTransaction(store: IDBObjectStore): UseStore {
  return async (_mode, callback) => callback(store);
}

interface Read {
  /** Null where what is stored is no such value. */
  readonly items: readonly ListItem[] | null;
  readonly notes: ListNotes | null;
}

async function readBoth(store: IDBObjectStore, key: string): Promise<Read & { readonly stored: readonly unknown[] }> {
  const stored = await getMany<unknown>([key, notesKey(key)], inTransaction(store));
  return { stored, items: readStoredList(stored[0]), notes: readStoredNotes(stored[1]) };
}

/** A list and its notes in one transaction: both are changed, or neither. */
async function changeBoth(
  db: Database,
  key: string,
  changes: readonly ListChange[],
  now: () => Date,
): Promise<StoredList> {
  return db.run('readwrite', async (store) => {
    const before = await readBoth(store, key);
    const items = changes.reduce(applyChange, before.items ?? []);
    const notes = changes.reduce((known, change) => withNotes(known, change.notes ?? {}), before.notes ?? noNotes);
    // A broken value, or one of a newer release, is never overwritten.
    const setAside = (name: string, stored: unknown) => store.put(stored, `${name}:aside:${now().toISOString()}`);
    if (before.items === null) setAside(key, before.stored[0]);
    if (before.notes === null) setAside(notesKey(key), before.stored[1]);
    if (items !== before.items) store.put(writeStoredList(items), key);
    if (notes !== before.notes) store.put(writeStoredNotes(notes), notesKey(key));
    const isWhole = before.items !== null && before.notes !== null;
    return { items, notes, problem: isWhole ? null : 'list_set_aside' };
  });
}

function hasDatabase(): boolean {
  return typeof indexedDB !== 'undefined';
}

function hasChannels(): boolean {
  return typeof BroadcastChannel !== 'undefined';
}

function problemOf(error: unknown): ListStorageProblem {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? 'storage_full' : 'storage_unavailable';
}

function isListKey(data: unknown): data is ListKey {
  const { owner, version } = (data ?? {}) as Partial<Record<keyof ListKey, unknown>>;
  return typeof owner === 'string' && (version === 'V_7K' || version === 'V_11K');
}

/** Nothing is opened before a list is asked for. */
export function createIndexedDbLists(options: IndexedDbListsOptions = {}): ListStorage {
  const { onFault = writeToConsole, now = () => new Date() } = options;
  return {
    connect(onChange) {
      const db = createDatabase(selectedValues);
      // On a server an open channel would keep the process alive.
      const channel = hasDatabase() && hasChannels() ? new BroadcastChannel(channelName) : undefined;
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isListKey(data)) onChange({ owner: data.owner, version: data.version });
      });
      let saysMissing = true;

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

      async function change(key: ListKey, changes: readonly ListChange[]): Promise<StoredList> {
        const name = storedKey(key);
        if (changes.length === 0) {
          const { items, notes } = await db.run('readonly', (store) => readBoth(store, name));
          if (items !== null && notes !== null) return { items, notes, problem: null };
        }
        const stored = await changeBoth(db, name, changes, now);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        channel?.postMessage({ owner: key.owner, version: key.version } satisfies ListKey);
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
          channel?.close();
          db.close();
        },
      };
    },
  };
}
