/**
 * Returns the part below the base path (`/` or like `/menu/`), beginning with `/`. Returns any other path unchanged; it
 * matches no route.
 */
export function pathBelow(basePath: string, pathname: string): string {
  const base = basePath.slice(0, -1);
  if (pathname === base) return '/';
  return pathname.startsWith(basePath) ? pathname.slice(base.length) : pathname;
}

export function withBasePath(basePath: string, place: string): string {
  return basePath.slice(0, -1) + place;
}

/** Returns whether an address may have been altered in transit, so that loading the repair code is worthwhile. */
export function mayBeUntidy(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  basePath: string,
): boolean {
  const hasUnusualEnd = /(?:[^\w/=-]|%..)$/;
  const path = pathBelow(basePath, pathname);
  return /.\/$|\/\//.test(path) || hasUnusualEnd.test(path) || /&amp/.test(search) || hasUnusualEnd.test(search + hash);
}
