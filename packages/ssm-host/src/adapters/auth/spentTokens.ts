/**
 * Marks refresh tokens that a tab of this browser uses or has just used.
 * Local storage reaches other tabs late, while a lock is visible to all tabs at once.
 * A rotating token that is used twice ends the session everywhere.
 */
import { sha256Of } from 'ssm-core/internal';

/** Local storage has reached every tab by then. */
const heldMs = 10_000;

/** Hashes the token, so that listing the locks does not reveal it. */
async function lockName(token: string): Promise<string> {
  return `spent ${(await sha256Of(token)).slice(0, 24)}`;
}

export async function isSpent(locks: LockManager, token: string): Promise<boolean> {
  const name = await lockName(token);
  const { held = [] } = await locks.query();
  return held.some((lock) => lock.name === name);
}

/** Marks the token as spent for all tabs for a while. Returns a function that releases an unused token. */
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
