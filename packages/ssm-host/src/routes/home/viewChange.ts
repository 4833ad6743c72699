/** How a changed view enters the session history. */
import { type MenuView, writeMenuView } from 'ssm-core';

export type Movement = 'none' | 'replace' | 'push';

function withoutSearch(view: MenuView): string {
  return writeMenuView({ ...view, search: '', pageIndex: 0 }).toString();
}

/**
 * Typing in the search box, which also goes back to the first page, replaces the entry, so that Back
 * leaves the search and does not undo it letter by letter. A new version, sort, page or page size is
 * a step of its own that Back undoes.
 */
export function movementOf(from: MenuView, to: MenuView): Movement {
  if (writeMenuView(from).toString() === writeMenuView(to).toString()) return 'none';
  const isTyping = from.search !== to.search && withoutSearch(from) === withoutSearch(to);
  return isTyping ? 'replace' : 'push';
}
