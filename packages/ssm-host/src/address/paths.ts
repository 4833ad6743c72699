/**
 * Returns the part of a path below the base path (`/` or a path such as `/menu/`), beginning with `/`. A path outside
 * of the base path is returned unchanged; it matches no route.
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

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function lastPart(path: string): string {
  return decoded(path.split('/').at(-1) ?? '');
}

interface Arrival {
  readonly from: string;
}

function isArrival(state: unknown): state is Arrival {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
}

/** Returns the previous path of the application, or null if there is none. */
export function cameFrom(state: unknown): string | null {
  return isArrival(state) && /^\/(?!\/)/.test(state.from) ? state.from : null;
}

const firstPart = (path: string): string => path.split(/[/?#]/)[1] ?? '';

/**
 * Returns the history state for a link: the page from which the user comes. From one page to another of the same
 * kind, that origin stays.
 */
export function arrivalAt(
  to: string,
  here: { readonly path: string; readonly search: string; readonly state: unknown },
): Arrival {
  const before = cameFrom(here.state);
  if (before !== null && firstPart(to) === firstPart(here.path)) return { from: before };
  return { from: here.path + here.search };
}
