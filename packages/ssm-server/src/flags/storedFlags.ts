/** Caches flags of a shared PostgreSQL and rereads them after a change. */
import type { Store } from '../store/store.ts';
import { requireFlag } from './flagRules.ts';
import { defaultFlags, type Flags, type FlagValue, type FlagValues } from './flags.ts';

type FlagStore = Pick<Store, 'flags'>;

export async function readStoredFlags({ flags }: FlagStore): Promise<FlagValues> {
  return { ...defaultFlags, ...(await flags.all()) };
}

export async function turnStoredFlag(store: FlagStore, key: string, turned: FlagValue): Promise<FlagValues> {
  requireFlag(key, turned);
  await store.flags.turn(key, turned);
  return readStoredFlags(store);
}

export interface StoredFlags extends Flags {
  /** Rejects with StoreError and then keeps the old values. */
  readonly refresh: () => Promise<void>;
}

export async function createStoredFlags(store: FlagStore): Promise<StoredFlags> {
  let values = await readStoredFlags(store);
  return {
    current: async () => values,
    async refresh() {
      values = await readStoredFlags(store);
    },
  };
}
