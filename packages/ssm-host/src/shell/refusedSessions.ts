/** Remembers an automatic sign-in after a refused session, across the redirect to the provider. */
const key = 'ssm.begunAnew';
/** A session refused again so soon would loop forever. */
const againMs = 60_000;

function session(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns whether the application may sign in again by itself, and records that it did. */
export function mayBeginAnew(now = Date.now()): boolean {
  const storage = session();
  const last = Number(storage?.getItem(key) ?? 0);
  if (now - last < againMs) return false;
  try {
    storage?.setItem(key, String(now));
    return storage !== undefined;
  } catch {
    return false;
  }
}
