import { createSeries } from '../queue/queue.ts';
import type { StorageSettings } from '../settings/config.ts';
import type { Store } from '../store/store.ts';
import { readFlags, requireFlag, writeFlag } from './flagFile.ts';
import { defaultFlags, type Flags, type FlagValue, type FlagValues } from './flags.ts';

export interface FlagKeeper {
  read(): Promise<FlagValues>;
  write(key: string, value: FlagValue): Promise<FlagValues>;
}

/**
 * Without a shared database, the caller must hold the lock of the data folder. `store` is needed only with a shared
 * database.
 */
export function createFlagKeeper({ folder, databaseUrl }: StorageSettings, store?: Pick<Store, 'flags'>): FlagKeeper {
  if (databaseUrl === undefined || store === undefined) {
    const series = createSeries();
    return { read: () => readFlags(folder), write: (key, value) => series.run(() => writeFlag(folder, key, value)) };
  }
  return { read: () => readStoredFlags(store), write: (key, value) => turnStoredFlag(store, key, value) };
}

type FlagStore = Pick<Store, 'flags'>;

async function readStoredFlags({ flags }: FlagStore): Promise<FlagValues> {
  return { ...defaultFlags, ...(await flags.all()) };
}

async function turnStoredFlag(store: FlagStore, key: string, turned: FlagValue): Promise<FlagValues> {
  requireFlag(key, turned);
  await store.flags.turn(key, turned);
  return readStoredFlags(store);
}

export interface StoredFlags extends Flags {
  /** Reads the flags again. If it rejects with StoreError, the old values stay. */
  readonly refresh: () => Promise<void>;
}

/** Caches the flags of a shared PostgreSQL until `refresh` is called. */
export async function createStoredFlags(store: FlagStore): Promise<StoredFlags> {
  let values = await readStoredFlags(store);
  return {
    current: async () => values,
    async refresh() {
      values = await readStoredFlags(store);
    },
  };
}
