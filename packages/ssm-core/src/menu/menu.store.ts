/** Keeps the state of one mounted menu and tells of every event. */
import { firstMenuState, type MenuEvent, type MenuState, nextMenuState } from './menu.intent.ts';
import type { MenuView } from './menu.view.ts';

export interface MenuStore {
  readonly read: () => MenuState;
  readonly send: (event: MenuEvent) => void;
  /** Calls back after every event; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createMenuStore(view: MenuView): MenuStore {
  const listeners = new Set<() => void>();
  let state = firstMenuState(view);
  return {
    read: () => state,
    send(event) {
      state = nextMenuState(state, event);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
