import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { defaultMenuView, type MenuContext, type MenuEvent, type MenuView, menuMachine, selectView } from 'ssm-core';

export interface MenuIntentOptions {
  /** Controls the view; without it the view is the menu's own, beginning with `defaultView`. */
  readonly view?: MenuView | undefined;
  readonly defaultView?: MenuView | undefined;
  readonly onViewChange?: ((view: MenuView) => void) | undefined;
}

export interface MenuIntent {
  readonly view: MenuView;
  /** The context as it is now, for functions called by events. */
  readonly read: () => MenuContext;
  readonly send: (event: MenuEvent) => void;
  /** Calls back after every event; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a person wants of the menu, with the view controlled from outside or kept here. */
export function useMenuIntent({ view: controlled, defaultView, onViewChange }: MenuIntentOptions): MenuIntent {
  const actor = useActorRef(menuMachine, { input: { view: controlled ?? defaultView ?? defaultMenuView } });
  const ownView = useSelector(actor, selectView);
  const read = useCallback(() => actor.getSnapshot().context, [actor]);
  const latest = useRef({ controlled, onViewChange });

  // A controlled view is only ever read from the property. The machine is told, so that every event
  // starts from what is shown and another version drops the selection.
  const follow = useCallback(
    (shown: MenuView | undefined) => {
      if (shown !== undefined && shown !== read().view) actor.send({ type: 'view.restore', view: shown });
    },
    [actor, read],
  );

  useLayoutEffect(() => {
    latest.current = { controlled, onViewChange };
  });
  useLayoutEffect(() => follow(controlled), [follow, controlled]);

  const send = useCallback(
    (event: MenuEvent) => {
      follow(latest.current.controlled);
      const before = read().view;
      actor.send(event);
      const after = read().view;
      if (after !== before) latest.current.onViewChange?.(after);
    },
    [actor, follow, read],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return { view: controlled ?? ownView, read, send, subscribe };
}
