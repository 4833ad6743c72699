/** A change of version, which ends once the catalogue of the chosen version is known. */
import type { AssayVersion } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import type { MenuSnapshot } from './menu.snapshot.ts';
import type { MenuView } from './menu.view.ts';

export type OnShownVersion = (view: MenuView) => void;

/** `replaceView` replaces the view without a history entry. */
export function createVersionSwitch(replaceView: (view: MenuView) => void) {
  let awaited: { readonly version: AssayVersion; readonly onShown: OnShownVersion } | undefined;
  return {
    begin(version: AssayVersion, onShown: OnShownVersion): void {
      awaited = { version, onShown };
    },
    /** Drops a sort that the shown version cannot apply, and reports the view. */
    finish({ view, sort, catalogue, error, isCancelled }: MenuSnapshot): void {
      const isKnown = view.sort === null || catalogue !== undefined || error !== undefined || isCancelled;
      if (awaited?.version !== view.version || !isKnown) return;
      const { onShown } = awaited;
      awaited = undefined;
      const shown = sort === view.sort ? view : { ...view, sort };
      if (shown !== view) replaceView(shown);
      callHost(() => onShown(shown));
    },
    cancel(): void {
      awaited = undefined;
    },
  };
}
