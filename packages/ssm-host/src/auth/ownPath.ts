/** Where a person may be led after signing in: to places of this application alone. */

/** The path with its query and fragment, below the base path; null for anything that leads elsewhere. */
export function ownPath(target: unknown, { origin, basePath }: { origin: string; basePath: string }): string | null {
  if (typeof target !== 'string' || !target.startsWith('/')) return null;
  // `//host`, `/\host` and control characters that browsers drop are resolved as a browser would.
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(basePath)) return null;
  return url.pathname + url.search + url.hash;
}
