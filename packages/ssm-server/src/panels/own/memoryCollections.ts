import { createSeries } from '../../queue/queue.ts';
import { nameKey } from '../panel.ts';
import {
  type CollectionRows,
  type CollectionTables,
  collectionBytes,
  type StoredCollection,
} from './ownCollections.ts';

function rowsOf(kept: Map<string, StoredCollection>): CollectionRows {
  return {
    all: async () => [...kept.values()].filter(({ deleted }) => deleted === null),
    find: async (id) => kept.get(id),
    heads: async () =>
      [...kept.values()].map((collection) => ({
        id: collection.id,
        nameKey: collection.deleted === null ? nameKey(collection.name) : null,
        bytes: collectionBytes(collection),
        deleted: collection.deleted,
      })),
    put: async (collection) => void kept.set(collection.id, collection),
    async forget(ids) {
      for (const id of ids) kept.delete(id);
    },
  };
}

/** Keeps own collections in memory, for tests and for servers without storage. */
export function memoryCollections(): CollectionTables {
  const owners = new Map<string, Map<string, StoredCollection>>();
  // Runs one change at a time. Each change is therefore atomic, although rules are checked before writing.
  const changes = createSeries();
  function keptOf(owner: string): Map<string, StoredCollection> {
    const kept = owners.get(owner) ?? new Map<string, StoredCollection>();
    owners.set(owner, kept);
    return kept;
  }
  return {
    read: async (owner, work) => work(rowsOf(keptOf(owner))),
    change: (owner, work) => changes.run(() => work(rowsOf(keptOf(owner)))),
    ownersToForget: async () => [...owners.keys()],
  };
}
