import type { StorageSettings } from '../config/config.ts';
import { createSeries } from '../queue/queue.ts';
import type { Store } from '../store/store.ts';
import { readFlags, writeFlag } from './flagFile.ts';
import type { FlagValue, FlagValues } from './flags.ts';
import { readStoredFlags, turnStoredFlag } from './storedFlags.ts';

export interface FlagKeeper {
  read(): Promise<FlagValues>;
  write(key: string, value: FlagValue): Promise<FlagValues>;
}

/**
 * The caller holds the data folder's lock unless a database is shared. `store` is needed only for a shared database.
 */
export function createFlagKeeper({ folder, databaseUrl }: StorageSettings, store?: Pick<Store, 'flags'>): FlagKeeper {
  if (databaseUrl === undefined || store === undefined) {
    const series = createSeries();
    return { read: () => readFlags(folder), write: (key, value) => series.run(() => writeFlag(folder, key, value)) };
  }
  return { read: () => readStoredFlags(store), write: (key, value) => turnStoredFlag(store, key, value) };
}
