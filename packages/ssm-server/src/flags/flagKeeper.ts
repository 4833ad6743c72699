/** Flags as commands turn them: in the database that servers share, else in the data folder. */
import type { StorageSettings } from '../config/config.ts';
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

export function createFlagKeeper(store: Pick<Store, 'flags'>, { folder, databaseUrl }: StorageSettings): FlagKeeper {
  if (databaseUrl === undefined) {
    return { read: () => readFlags(folder), write: (key, value) => writeFlag(folder, key, value) };
  }
  return { read: () => readStoredFlags(store), write: (key, value) => turnStoredFlag(store, key, value) };
}
