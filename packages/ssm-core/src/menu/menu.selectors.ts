/** What the menu's parts read of the menu machine. */
import type { SnapshotFrom } from 'xstate';
import type { Selection } from '../table/select.ts';
import type { MenuView, menuMachine } from './menu.machine.ts';

type MenuSnapshot = SnapshotFrom<typeof menuMachine>;

export function selectView(snapshot: MenuSnapshot): MenuView {
  return snapshot.context.view;
}

/** The search text as it is used. */
export function selectSearchText(snapshot: MenuSnapshot): string {
  return snapshot.context.view.search.trim();
}

export function selectSelection(snapshot: MenuSnapshot): Selection {
  return snapshot.context.selection;
}

/** The catalogue revision whose rows the selection counts; null before the first table. */
export function selectSelectionRevision(snapshot: MenuSnapshot): string | null {
  return snapshot.context.revision;
}

/** The row that a range is extended from; null when there is none. */
export function selectAnchor(snapshot: MenuSnapshot): number | null {
  return snapshot.context.anchor;
}
