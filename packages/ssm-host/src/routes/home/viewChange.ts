/** How a changed view enters the session history. */
import { type MenuView, writeMenuView } from 'ssm-core';

export type Movement = 'none' | 'replace' | 'push';

/**
 * Typing in the search box, which also goes back to the first page, replaces the entry, so that Back
 * leaves the search and does not undo it letter by letter. A new version, sort, page or page size is
 * a step of its own that Back undoes.
 */
export function movementOf(from: MenuView, to: MenuView): Movement {
  const [before, after] = [writeMenuView(from), writeMenuView(to)];
  if (before.toString() === after.toString()) return 'none';
  if (from.search === to.search) return 'push';
  for (const parameters of [before, after]) for (const typed of ['search', 'page']) parameters.delete(typed);
  return before.toString() === after.toString() ? 'replace' : 'push';
}
