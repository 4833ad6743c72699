/** The working lists of the person who is signed in; null for whoever has none, and until they have come. */
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Builder } from 'ssm-core';
import type { RestingBuilder } from './restingBuilder.ts';

export const BuilderContext = createContext<RestingBuilder | null>(null);

/** For what shows the lists, and changes them when somebody does. */
export function useRestingBuilder(): Builder | null {
  return useContext(BuilderContext);
}

const nothing = () => () => undefined;

/** For pages that are about the lists: all that is known of them, and null until that is. */
export function useOwnBuilder(): Builder | null {
  const builder = useContext(BuilderContext);
  useEffect(() => builder?.wake(), [builder]);
  const isAwake = useSyncExternalStore(builder?.subscribe ?? nothing, () => builder?.isAwake() === true);
  return isAwake ? builder : null;
}
