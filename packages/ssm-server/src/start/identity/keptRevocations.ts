/** Keeps signed-out tokens: in memory for lookups, and in the store for all servers of a database. */
import type { Revocations } from '../../identity/identity.ts';
import { endedMs } from '../../store/rows/accountRows.ts';
import type { Store } from '../../store/store.ts';

export interface KeptRevocations extends Revocations {
  /** Reads sign-outs that other servers stored. If it rejects with StoreError, known sign-outs stay. */
  readonly refresh: () => Promise<void>;
}

/** Number of changes that are read again, because a standby that took over may have lost the last ones. */
const again = 100;

type RevokedStore = Pick<Store, 'revokeToken' | 'signedOut'>;

/** Rejects with StoreError. */
export async function keepRevocations(store: RevokedStore): Promise<KeptRevocations> {
  const revoked = new Map<string, Date>();
  let last = 0;

  /** Removes expired tokens, which are refused anyway. */
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
    // After a restore, numbers continue from the backup. Numbers that were read before may then belong to new changes.
    last = number < last ? await readAfter(0) : number;
  }

  await refresh();
  return {
    isRevoked: (tokenId) => revoked.has(tokenId),
    async revoke(tokenId, expires) {
      forgetEnded();
      // This server refuses the token even if storing it fails.
      revoked.set(tokenId, expires);
      await store.revokeToken(tokenId, expires);
    },
    refresh,
  };
}
