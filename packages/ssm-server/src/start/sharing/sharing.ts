import { existsSync } from 'node:fs';
import { fileFlags, flagFileOf } from '../../flags/flagFile.ts';
import { createStoredFlags } from '../../flags/flagKeeper.ts';
import type { Flags } from '../../flags/flags.ts';
import type { Revocations } from '../../identity/identity.ts';
import type { Log } from '../../log/log.ts';
import type { StorageSettings } from '../../settings/config.ts';
import type { Store } from '../../store/store.ts';
import type { CatalogueSync } from '../catalogues/catalogueSync.ts';
import { keepRevocations } from '../identity/keptRevocations.ts';
import { watchChanges } from './watchChanges.ts';

export interface Sharing {
  readonly flags: Flags;
  readonly revocations: Revocations;
  watch(): void;
  stop(): Promise<void>;
}

export interface SharingParts {
  readonly storage: StorageSettings;
  readonly store: Store;
  readonly sync: CatalogueSync;
  readonly log: Log;
}

/** Rejects with StoreError. */
export async function startSharing({ storage, store, sync, log }: SharingParts): Promise<Sharing> {
  const { folder, databaseUrl } = storage;
  const revocations = await keepRevocations(store);
  if (databaseUrl === undefined) {
    // No other server uses the folder, and commands send their orders to this server.
    return { flags: fileFlags(folder, log), revocations, watch: () => {}, stop: async () => {} };
  }
  const flags = await createStoredFlags(store);
  if (existsSync(flagFileOf(folder)) && Object.keys(await store.flags.all()).length === 0) {
    log.warn(
      {},
      'The flags of flags.json do not count beside DATABASE_URL, and the database has none: turn them once more',
    );
  }
  let stop = async (): Promise<void> => {};
  return {
    flags,
    revocations,
    watch() {
      const takers = { catalogues: () => sync.refresh(), flags: flags.refresh, logouts: revocations.refresh };
      stop = watchChanges(store.changes, takers, log);
    },
    stop: () => stop(),
  };
}
