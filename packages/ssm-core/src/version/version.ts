/**
 * The version toggle: what a choice does. Which version is shown, and whether its list loads, is the menu's to say; that a list
 * is asked for again is all that it knows itself, so it needs no machine, and comes with the menu.
 */
import type { AssayVersion } from '../api/types.ts';
import type { Menu } from '../menu/menu.ts';

export interface VersionPorts {
  readonly menu: Pick<Menu, 'getSnapshot' | 'subscribe' | 'showVersion' | 'reload'>;
  /** Told a choice that was not refused, once the menu was told. */
  readonly onChosen?: ((version: AssayVersion) => void) | undefined;
}

export interface VersionState {
  /** No version can be chosen while a list loads. */
  readonly isDisabled: boolean;
}

export interface Version {
  readonly getSnapshot: () => VersionState;
  /** It is at work as long as somebody listens. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispose: () => void;
  /** Shows the version, asks for an empty list again, or does nothing. Before it is at work the last choice waits. */
  readonly choose: (version: AssayVersion) => void;
}

const disabled: VersionState = { isDisabled: true };
const enabled: VersionState = { isDisabled: false };

/** Begins with what was chosen before there was anything to decide about it. */
export function createVersion({ menu, onChosen }: VersionPorts, firstChoice?: AssayVersion): Version {
  const listeners = new Set<() => void>();
  let waiting = firstChoice;
  /** The list that is asked for again; undefined once that is answered, well or not, or it is not the menu's any more. */
  let reloading: Promise<void> | undefined;
  let stopFollowing: (() => void) | undefined;

  const readList = () => menu.getSnapshot().list;
  const getSnapshot = (): VersionState =>
    reloading !== undefined || readList().status === 'loading' ? disabled : enabled;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function reload(): Promise<void> {
    const asked = menu.reload().catch(() => undefined);
    reloading = asked;
    tell();
    await asked;
    if (reloading !== asked) return;
    reloading = undefined;
    tell();
  }

  function decide(version: AssayVersion): void {
    if (getSnapshot().isDisabled) return;
    const list = readList();
    if (version !== list.version) {
      menu.showVersion(version);
      onChosen?.(version);
    } else if (list.isEmpty) {
      void reload();
    }
  }

  function begin(): void {
    let list = readList();
    stopFollowing = menu.subscribe(() => {
      const before = list;
      list = readList();
      if (list === before) return;
      // Another list, or another step of it, says by itself whether something can be chosen.
      reloading = undefined;
      tell();
    });
    const choice = waiting;
    waiting = undefined;
    if (choice !== undefined) decide(choice);
  }

  function end(): void {
    reloading = undefined;
    stopFollowing?.();
    stopFollowing = undefined;
  }

  return {
    getSnapshot,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) begin();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end();
      };
    },
    dispose() {
      listeners.clear();
      end();
    },
    choose(version) {
      if (stopFollowing === undefined) waiting = version;
      else decide(version);
    },
  };
}
