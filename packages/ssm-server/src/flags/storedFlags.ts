/** Flags of a PostgreSQL, which all its servers share: asked for in memory, and read when one of them was turned. */
import type { Store } from '../store/store.ts';
import { requireFlag } from './flagRules.ts';
import { defaultFlags, type Flags, type FlagValue, type FlagValues } from './flags.ts';

type FlagStore = Pick<Store, 'flags'>;

/** Those of the database over the defaults. Rejects with StoreError. */
export async function readStoredFlags({ flags }: FlagStore): Promise<FlagValues> {
  return { ...defaultFlags, ...(await flags.all()) };
}

/** Sets one flag and keeps the rest. Rejects with StoreError, and then nothing has changed. */
export async function turnStoredFlag(store: FlagStore, key: string, turned: FlagValue): Promise<FlagValues> {
  requireFlag(key, turned);
  await store.flags.turn(key, turned);
  return readStoredFlags(store);
}

export interface StoredFlags extends Flags {
  /** Rejects with StoreError, and then the values are as they were. */
  readonly refresh: () => Promise<void>;
}

/** Rejects with StoreError. */
export async function createStoredFlags(store: FlagStore): Promise<StoredFlags> {
  let values = await readStoredFlags(store);
  return {
    current: async () => values,
    async refresh() {
      values = await readStoredFlags(store);
    },
  };
}
