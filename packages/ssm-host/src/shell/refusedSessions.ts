/** Remembers, across the way to the provider and back, that a session which the server refused was begun anew by itself. */
const key = 'ssm.begunAnew';
/** Whoever is refused again so soon would be for ever. */
const againMs = 60_000;

function session(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Whether a session that has ended may be begun anew without a person's doing; it is noted that it was. */
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
