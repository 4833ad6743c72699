import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { createMenuStore, defaultMenuView, type MenuEvent, type MenuStore, type MenuView } from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';

export interface MenuIntentOptions {
  /** Controls the view; without it the view is the menu's own, beginning with `defaultView`. */
  readonly view?: MenuView | undefined;
  readonly defaultView?: MenuView | undefined;
  readonly onViewChange?: ((view: MenuView) => void) | undefined;
}

export interface MenuIntent extends MenuStore {
  readonly view: MenuView;
}

/** What a person wants of the menu, with the view controlled from outside or kept here. */
export function useMenuIntent({ view: controlled, defaultView, onViewChange }: MenuIntentOptions): MenuIntent {
  const [store] = useState(() => createMenuStore(controlled ?? defaultView ?? defaultMenuView));
  const readView = useCallback(() => store.read().view, [store]);
  const ownView = useSyncExternalStore(store.subscribe, readView, readView);
  const latest = useRef({ controlled, onViewChange });

  // A controlled view is only ever read from the property. The store is told, so that every event
  // starts from what is shown and another version drops the selection.
  const follow = useCallback(
    (shown: MenuView | undefined) => {
      if (shown !== undefined && shown !== readView()) store.send({ type: 'view.restore', view: shown });
    },
    [store, readView],
  );

  useLayoutEffect(() => {
    latest.current = { controlled, onViewChange };
  });
  useLayoutEffect(() => follow(controlled), [follow, controlled]);

  const send = useCallback(
    (event: MenuEvent) => {
      follow(latest.current.controlled);
      const before = readView();
      store.send(event);
      const after = readView();
      if (after !== before) latest.current.onViewChange?.(after);
    },
    [store, follow, readView],
  );
  return { view: controlled ?? ownView, read: store.read, send, subscribe: store.subscribe };
}
