/**
 * What lists hold, without the code that changes them: enough to count and to mark. Whatever is not plainly a list is left to
 * the storage itself (`lists.indexedDb.ts`), which sets it aside and says so.
 */
import { promisifyRequest } from 'idb-keyval';
import { type AssayVersion, assayVersions } from '../../api/types.ts';
import { createDatabase, selectedValues } from '../database.ts';
import { parseJson } from '../parseJson.ts';
import { channelName, isListKey, storedKey } from './lists.names.ts';

export type SeqIdsOfLists = Readonly<Record<AssayVersion, ReadonlySet<string>>>;

interface Loose {
  readonly format?: unknown;
  readonly items?: unknown;
  readonly seqId?: unknown;
}

/** The SeqIds of a stored value; null where it is no list, or of a release to come. */
export function glanceAt(value: unknown): ReadonlySet<string> | null {
  if (value === undefined) return new Set();
  const { format, items } = ((typeof value === 'string' ? parseJson(value) : undefined) ?? {}) as Loose;
  if (format !== 1 || !Array.isArray(items)) return null;
  const seqIds = items.map((item: Loose | null) => item?.seqId);
  return seqIds.every((seqId): seqId is string => typeof seqId === 'string' && seqId !== '') ? new Set(seqIds) : null;
}

/** Of both lists of the owner; null where that cannot be told. Never rejects. */
export async function glanceAtLists(owner: string): Promise<SeqIdsOfLists | null> {
  const database = createDatabase(selectedValues);
  try {
    const stored = await database.run('readonly', (store) =>
      Promise.all(assayVersions.map((version) => promisifyRequest<unknown>(store.get(storedKey({ owner, version }))))),
    );
    const [V_7K, V_11K] = stored.map(glanceAt);
    return V_7K && V_11K ? { V_7K, V_11K } : null;
  } catch {
    return null;
  } finally {
    database.close();
  }
}

/** Calls the listener when another tab has changed a list of the owner. Returns how to stop. */
export function watchLists(owner: string, listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isListKey(data) && data.owner === owner) listener();
  });
  return () => channel.close();
}
