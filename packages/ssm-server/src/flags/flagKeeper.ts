/** Flags as commands turn them: in the database that servers share, else in the data folder. */
import type { StorageSettings } from '../config/config.ts';
import { createSeries } from '../queue/queue.ts';
import type { Store } from '../store/store.ts';
import { readFlags, writeFlag } from './flagFile.ts';
import type { FlagValue, FlagValues } from './flags.ts';
import { readStoredFlags, turnStoredFlag } from './storedFlags.ts';

/** Every method rejects with StoreError. */
export interface FlagKeeper {
  read(): Promise<FlagValues>;
  /** Answers all flags as they are then. */
  write(key: string, value: FlagValue): Promise<FlagValues>;
}

/** The caller holds the data folder, unless a database is shared: `store` is needed only then. */
export function createFlagKeeper({ folder, databaseUrl }: StorageSettings, store?: Pick<Store, 'flags'>): FlagKeeper {
  if (databaseUrl === undefined || store === undefined) {
    const series = createSeries();
    return { read: () => readFlags(folder), write: (key, value) => series.run(() => writeFlag(folder, key, value)) };
  }
  return { read: () => readStoredFlags(store), write: (key, value) => turnStoredFlag(store, key, value) };
}
