/** Lists in the browser's own database, which all its tabs share. */
import { get, type UseStore, update } from 'idb-keyval';
import type { AssayVersion } from '../api/types.ts';
import { applyChange, type ListChange, type ListItem } from '../builder/list.change.ts';
import { createDatabase, type Database } from './database.ts';
import { readStoredList, writeStoredList } from './lists.codec.ts';
import type { ListKey, ListStorage, ListStorageProblem, StoredList } from './lists.port.ts';

export interface IndexedDbListsOptions {
  /** Told of every fault, for engineers; default: the console. */
  readonly onFault?: (message: string, error?: unknown) => void;
  readonly now?: () => Date;
}

/** The name, version and store are the specification's; other tabs may be of another release. */
const database = { name: 'SSM', version: 1, store: 'selectedValues', limitMs: 2500 } as const;
const channelName = 'SSM selectedValues';

const listNames: Readonly<Record<AssayVersion, string>> = { V_7K: 'selectedItems7k', V_11K: 'selectedItems11k' };

function storedKey({ owner, version }: ListKey): string {
  return `${listNames[version]}:${owner}`;
}

function writeToConsole(message: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- S8-06: the specification wants storage errors there.
  console.error(message, ...(error === undefined ? [] : [error]));
}

/** idb-keyval's functions inside a transaction that has begun. */
function inTransaction(store: IDBObjectStore): UseStore {
  return async (_mode, callback) => callback(store);
}

async function readItems(db: Database, key: string): Promise<readonly ListItem[] | null> {
  return readStoredList(await db.run('readonly', (store) => get<unknown>(key, inTransaction(store))));
}

async function changeItems(
  db: Database,
  key: string,
  changes: readonly ListChange[],
  now: () => Date,
): Promise<StoredList> {
  return db.run('readwrite', async (store) => {
    let stored: StoredList = { items: null, problem: null };
    const change = (value: unknown): string => {
      const before = readStoredList(value);
      // A broken value, or one of a newer release, is never overwritten.
      if (before === null) store.put(value, `${key}:aside:${now().toISOString()}`);
      const items = changes.reduce(applyChange, before ?? []);
      stored = { items, problem: before === null ? 'list_set_aside' : null };
      return writeStoredList(items);
    };
    await update<unknown>(key, change, inTransaction(store));
    return stored;
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
      const db = createDatabase(database);
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
          const items = await readItems(db, name);
          if (items !== null) return { items, problem: null };
        }
        const stored = await changeItems(db, name, changes, now);
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
