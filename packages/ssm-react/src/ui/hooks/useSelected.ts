import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyActorRef, Observer } from 'xstate';

/** What is read and listened to, as every controller of ssm-core. */
export interface Readable<State> {
  readonly getSnapshot: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Selectable<State> extends Pick<AnyActorRef, 'subscribe'> {
  readonly getSnapshot: () => State;
}

/**
 * A part of a snapshot, which stays the same value while it is equal; nothing else renders its reader. For parts that
 * come late: XState comes with it.
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
