/**
 * Refresh tokens that a tab of this browser is using or has just used. Local storage tells other tabs of it late, and a
 * rotating token that is used twice ends the session everywhere; a lock is known to all tabs at once.
 */
import { sha256Of } from 'ssm-core/internal';

/** By then local storage has told every tab. */
const heldMs = 10_000;

/** The token itself is nobody's business who lists the locks. */
async function lockName(token: string): Promise<string> {
  return `spent ${(await sha256Of(token)).slice(0, 24)}`;
}

export async function isSpent(locks: LockManager, token: string): Promise<boolean> {
  const name = await lockName(token);
  const { held = [] } = await locks.query();
  return held.some((lock) => lock.name === name);
}

/** Marks the token for every tab, for a while; call what it answers when the token turned out not to be used. */
export async function markSpent(locks: LockManager, token: string): Promise<() => void> {
  const name = await lockName(token);
  return new Promise((resolve) => {
    void locks.request(
      name,
      () =>
        new Promise<void>((release) => {
          setTimeout(release, heldMs);
          resolve(release);
        }),
    );
  });
}
