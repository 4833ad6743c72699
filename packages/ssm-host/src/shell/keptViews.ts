import { useState } from 'react';
import type { Place } from '../address/AddressContext.ts';
import type { AppRoute } from '../routes/route.ts';

export interface KeptView {
  readonly route: AppRoute;
  readonly place: Place;
}

const maximumViews = 5;
const homePath = '/';

/** Returns the pages to retain, one per path: Home, the most recent of the others, and last the shown page. */
export function withView(kept: readonly KeptView[], shown: KeptView): readonly KeptView[] {
  const others = kept.filter(({ place }) => place.path !== shown.place.path);
  const home = others.filter(({ place }) => place.path === homePath);
  const rest = others.filter(({ place }) => place.path !== homePath);
  return [...home, ...rest.slice(Math.max(0, rest.length - (maximumViews - 1 - home.length))), shown];
}

/**
 * Returns the address of Home as the user left it, below the base path. While Home is shown, that is the address in
 * the address bar. Before the first visit to Home, it is the initial query.
 */
export function homeOf(kept: readonly KeptView[], written: Place, readFirstQuery: () => string): string {
  const home = kept.find(({ place }) => place.path === homePath);
  if (home === undefined) return homePath + readFirstQuery();
  const isShown = home === kept.at(-1) && written.path === homePath;
  return homePath + (isShown ? written : home.place).search;
}

/** Returns the retained pages with the shown page as the last. Null leaves them as they are. */
export function useKeptViews(shown: KeptView | null): readonly KeptView[] {
  const [kept, setKept] = useState<readonly KeptView[]>([]);
  const last = kept.at(-1);
  const isSame =
    shown === null ||
    (last !== undefined &&
      last.route === shown.route &&
      last.place.key === shown.place.key &&
      last.place.path === shown.place.path &&
      last.place.search === shown.place.search);
  if (isSame) return kept;
  const next = withView(kept, shown);
  setKept(next);
  return next;
}
