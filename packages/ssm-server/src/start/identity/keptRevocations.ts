/** Tokens that were signed out: in memory to be asked, in the store to be remembered by all servers of a database. */
import type { Revocations } from '../../identity/revocations.ts';
import { endedMs } from '../../store/rows/accountRows.ts';
import type { Store } from '../../store/store.ts';

export interface KeptRevocations extends Revocations {
  /** Reads what other servers were told since. Rejects with StoreError, and then what was known is known. */
  readonly refresh: () => Promise<void>;
}

/** Changes that are read once more: a standby that took over may have lost the last ones, and counts from there. */
const again = 100;

type RevokedStore = Pick<Store, 'revokeToken' | 'signedOut'>;

/** Rejects with StoreError. */
export async function keepRevocations(store: RevokedStore): Promise<KeptRevocations> {
  const revoked = new Map<string, Date>();
  /** Of the last change that was read. */
  let last = 0;

  /** What has ended by itself is refused without being known. */
  function forgetEnded(): void {
    const before = Date.now() - endedMs;
    for (const [id, expires] of revoked) if (expires.getTime() < before) revoked.delete(id);
  }

  async function readAfter(after: number): Promise<number> {
    const { tokens, number } = await store.signedOut(after);
    forgetEnded();
    for (const { id, expires } of tokens) revoked.set(id, expires);
    return number;
  }

  async function refresh(): Promise<void> {
    const number = await readAfter(Math.max(0, last - again));
    // A database that was restored counts from where its backup was taken: what comes then has numbers that were read before.
    last = number < last ? await readAfter(0) : number;
  }

  await refresh();
  return {
    isRevoked: (tokenId) => revoked.has(tokenId),
    async revoke(tokenId, expires) {
      forgetEnded();
      // Refused here also when it cannot be kept.
      revoked.set(tokenId, expires);
      await store.revokeToken(tokenId, expires);
    },
    refresh,
  };
}
