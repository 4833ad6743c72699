import { useSyncExternalStore } from 'react';

/** What is read and listened to, as every controller of ssm-core. */
export interface Readable<State> {
  readonly getSnapshot: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A part of a snapshot, which stays the same object while it does not change; nothing else renders its reader. */
export function useSelected<State, Selected>(
  { subscribe, getSnapshot }: Readable<State>,
  select: (state: State) => Selected,
): Selected {
  const read = () => select(getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}
