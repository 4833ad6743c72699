/** Which pages are kept as they were left. */
import type { Place } from '../address/usePlace.ts';
import type { AppRoute } from '../routes/routes.ts';

export interface KeptView {
  readonly route: AppRoute;
  /** Where it was left; of the page that is shown, where it is. */
  readonly place: Place;
}

const maximumViews = 5;
const homePath = '/';

/**
 * The pages kept once this one is shown, it last: one a path, Home always, and of the others those that were
 * shown most recently.
 */
export function withView(kept: readonly KeptView[], shown: KeptView): readonly KeptView[] {
  const others = kept.filter(({ place }) => place.path !== shown.place.path);
  const home = others.filter(({ place }) => place.path === homePath);
  const rest = others.filter(({ place }) => place.path !== homePath);
  return [...home, ...rest.slice(Math.max(0, rest.length - (maximumViews - 1 - home.length))), shown];
}

/**
 * The address of Home as it was left, below the base path; while it is shown, as the address bar says it; of one that was
 * not shown yet, with the query it would begin with.
 */
export function homeOf(kept: readonly KeptView[], written: Place, readFirstQuery: () => string): string {
  const home = kept.find(({ place }) => place.path === homePath);
  if (home === undefined) return homePath + readFirstQuery();
  const isShown = home === kept.at(-1) && written.path === homePath;
  return homePath + (isShown ? written : home.place).search;
}
