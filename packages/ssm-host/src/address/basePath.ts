/** Paths as the application knows them and as the address bar shows them. A base path is `/` or like `/menu/`. */

/** The part below the base path, beginning with `/`; a path that is not below it is kept, and matches no route. */
export function pathBelow(basePath: string, pathname: string): string {
  const base = basePath.slice(0, -1);
  if (pathname === base) return '/';
  return pathname.startsWith(basePath) ? pathname.slice(base.length) : pathname;
}

/** A place of the application, as `/notes` or `/?page=2`, with the base path in front. */
export function withBasePath(basePath: string, place: string): string {
  return basePath.slice(0, -1) + place;
}

/** Whether an address may have been changed on its way, so that the code that mends it is worth fetching. */
export function mayBeUntidy(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  basePath: string,
): boolean {
  const hasUnusualEnd = /(?:[^\w/=-]|%..)$/;
  const path = pathBelow(basePath, pathname);
  return /.\/$|\/\//.test(path) || hasUnusualEnd.test(path) || /&amp/.test(search) || hasUnusualEnd.test(search + hash);
}
