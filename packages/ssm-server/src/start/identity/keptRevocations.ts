/** Tokens that were signed out: in memory to be asked, in the store to be remembered by all servers of a database. */
import type { Revocations } from '../../identity/revocations.ts';
import type { Log } from '../../log/log.ts';
import type { Store } from '../../store/store.ts';

interface KeptRevocations extends Revocations {
  /** Looks for what other servers were told; the answer ends it. */
  watch(everyMs: number): () => void;
}

type RevokedStore = Pick<Store, 'revokeToken' | 'revokedTokens'>;

/** Rejects with StoreError. */
export async function keepRevocations(store: RevokedStore, log: Log): Promise<KeptRevocations> {
  let revoked = new Map<string, Date>();

  async function refresh(): Promise<void> {
    const known = await store.revokedTokens();
    // What was signed out here while the store answered stays signed out.
    const now = Date.now();
    const own = [...revoked].filter(([, expires]) => expires.getTime() > now);
    revoked = new Map([...own, ...known.map(({ id, expires }) => [id, expires] as const)]);
  }

  await refresh();
  return {
    isRevoked: (tokenId) => revoked.has(tokenId),
    async revoke(tokenId, expires) {
      // Refused here also when it cannot be kept.
      revoked.set(tokenId, expires);
      await store.revokeToken(tokenId, expires);
    },
    watch(everyMs) {
      const look = (): void =>
        void refresh().catch((err: unknown) => log.warn({ err }, 'Signed-out tokens could not be read'));
      const timer = setInterval(look, everyMs);
      return () => clearInterval(timer);
    },
  };
}
