import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyActorRef, Observer } from 'xstate';

export interface Readable<State> {
  readonly getSnapshot: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Selectable<State> extends Pick<AnyActorRef, 'subscribe'> {
  readonly getSnapshot: () => State;
}

/**
 * Returns a part of a snapshot. Renders again only when that part is no longer equal. Only for lazy-loaded
 * components, because this file imports XState.
 */
export function useSelected<State, Selected>(
  { subscribe, getSnapshot }: Readable<State>,
  select: (state: State) => Selected,
  isEqual?: (one: Selected, other: Selected) => boolean,
): Selected {
  const selectable = useMemo(
    (): Selectable<State> => ({
      getSnapshot,
      subscribe: (observer: Observer<State> | ((state: State) => void)) => ({
        unsubscribe: subscribe(() => {
          if (typeof observer === 'function') observer(getSnapshot());
          else observer.next?.(getSnapshot());
        }),
      }),
    }),
    [subscribe, getSnapshot],
  );
  return useSelector(selectable, select, isEqual);
}
