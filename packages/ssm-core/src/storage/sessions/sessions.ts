import type { GivenList } from '../../import/read/import.source.ts';
import { createDatabase, readMany, writeToConsole } from '../database.ts';
import { readSessions, readSource, writeSessions, writeSource } from './sessions.codec.ts';
import {
  type ImportSession,
  maximumKeptBytes,
  maximumSessions,
  type SessionStorage,
  type SessionsKey,
  sessionDays,
} from './sessions.port.ts';

export interface SessionStorageOptions {
  /** Reports every fault to engineers; default: the console. */
  readonly onFault?: (message: string, error?: unknown) => void;
  readonly now?: () => Date;
}

interface TextStore {
  readonly change: (
    keys: readonly string[],
    work: (values: readonly unknown[]) => ReadonlyMap<string, string | undefined>,
  ) => Promise<readonly unknown[]>;
}

const dayMs = 24 * 60 * 60_000;
const writesNothing: ReadonlyMap<string, undefined> = new Map();

function sizeOf(source: GivenList): number {
  return source.kind === 'file' ? source.file.size : source.text.length;
}

export function canKeep(source: GivenList): boolean {
  return sizeOf(source) <= maximumKeptBytes;
}

function sessionsIn(store: TextStore, { onFault = writeToConsole, now = () => new Date() }: SessionStorageOptions) {
  function open({ owner, kind, version }: SessionsKey) {
    const key = `import:${kind}${version}:${owner}`;
    const sourceKey = (digest: string): string => `${key}:${digest}`;

    async function quietly<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        onFault('What was decided of a list could not be kept in this browser', error);
        return otherwise;
      }
    }

    function isRecent({ at }: ImportSession): boolean {
      return now().getTime() - Date.parse(at) < sessionDays * dayMs;
    }

    function changed(
      stored: unknown,
      change: (sessions: readonly ImportSession[]) => readonly ImportSession[],
    ): Map<string, string | undefined> {
      const before = readSessions(stored);
      const writes = new Map<string, string | undefined>();
      // A broken value, or a value of a newer release, is never overwritten.
      if (before === null) writes.set(`${key}:aside:${now().toISOString()}`, String(stored));
      const kept = change((before ?? []).filter(isRecent)).slice(0, maximumSessions);
      for (const { digest } of before ?? []) {
        if (!kept.some((session) => session.digest === digest)) writes.set(sourceKey(digest), undefined);
      }
      writes.set(key, kept.length === 0 ? undefined : writeSessions(kept));
      return writes;
    }

    return {
      list: () =>
        quietly([], async () => {
          const [stored] = await store.change([key], () => writesNothing);
          return (readSessions(stored) ?? []).filter(isRecent);
        }),
      source: (digest: string) =>
        quietly(null, async () => {
          const [stored] = await store.change([sourceKey(digest)], () => writesNothing);
          return readSource(stored);
        }),
      keep: (session: ImportSession, source: GivenList | null) =>
        quietly(undefined, async () => {
          const written = source === null || !canKeep(source) ? undefined : await writeSource(source);
          await store.change([key], ([stored]) => {
            const writes = changed(stored, (sessions) => {
              const same = sessions.find(({ digest }) => digest === session.digest);
              const hasSource = written !== undefined || same?.hasSource === true;
              return [{ ...session, hasSource }, ...sessions.filter((each) => each !== same)];
            });
            return written === undefined ? writes : new Map(writes).set(sourceKey(session.digest), written);
          });
        }),
      remove: (digest: string) =>
        quietly(undefined, async () => {
          await store.change([key], ([stored]) =>
            changed(stored, (sessions) => sessions.filter((session) => session.digest !== digest)),
          );
        }),
    };
  }
  return { open } satisfies SessionStorage;
}

/** Creates the storage. The database is opened on first use. */
export function createIndexedDbSessions(options: SessionStorageOptions = {}): SessionStorage {
  const db = createDatabase();
  return sessionsIn(
    {
      async change(keys, work) {
        // Builders already report a missing database.
        if (typeof indexedDB === 'undefined') return keys.map(() => undefined);
        return await db.run('readwrite', async (store) => {
          const values = await readMany(store, keys);
          for (const [key, value] of work(values)) {
            if (value === undefined) store.delete(key);
            else store.put(value, key);
          }
          return values;
        });
      },
    },
    options,
  );
}

/** Keeps sessions in memory until the page ends, for embedding without storage. */
export function createMemorySessions(options: SessionStorageOptions = {}): SessionStorage {
  const values = new Map<string, unknown>();
  return sessionsIn(
    {
      async change(keys, work) {
        const read = keys.map((key) => values.get(key));
        for (const [key, value] of work(read)) {
          if (value === undefined) values.delete(key);
          else values.set(key, value);
        }
        return read;
      },
    },
    options,
  );
}
