import { type MenuView, writeMenuView } from 'ssm-core';

export type Movement = 'none' | 'replace' | 'push';

/**
 * Returns how a changed view enters the session history.
 * Typing in the search box, which also resets the page, replaces the entry, so that Back skips single letters.
 * A new version, sort, page or page size adds an entry that Back undoes.
 */
export function movementOf(from: MenuView, to: MenuView): Movement {
  const [before, after] = [writeMenuView(from), writeMenuView(to)];
  if (before.toString() === after.toString()) return 'none';
  if (from.search === to.search) return 'push';
  for (const parameters of [before, after]) for (const typed of ['search', 'page']) parameters.delete(typed);
  return before.toString() === after.toString() ? 'replace' : 'push';
}
