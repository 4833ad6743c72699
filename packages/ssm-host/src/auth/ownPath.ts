/** Returns a sign-in target as a path below the base path; null if it leads out of the application. */
export function ownPath(target: unknown, { origin, basePath }: { origin: string; basePath: string }): string | null {
  if (typeof target !== 'string' || !target.startsWith('/')) return null;
  // URL resolves `//host`, `/\host` and dropped control characters as a browser would.
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(basePath)) return null;
  return url.pathname + url.search + url.hash;
}
