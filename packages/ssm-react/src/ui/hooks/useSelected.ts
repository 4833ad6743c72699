import { useSyncExternalStore } from 'react';

/** What is read and listened to, as every controller of ssm-core. */
export interface Readable<State> {
  readonly getSnapshot: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A part of a snapshot that is the same value until it changes; nothing else renders its reader. */
export function useSelected<State, Selected>(
  { subscribe, getSnapshot }: Readable<State>,
  select: (state: State) => Selected,
): Selected {
  const read = (): Selected => select(getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}
