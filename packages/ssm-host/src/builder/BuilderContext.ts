/** The working lists of the person who is signed in; null for whoever has none, and until they have come. */
import { createContext, useContext } from 'react';
import type { Builder } from 'ssm-core';

export const BuilderContext = createContext<Builder | null>(null);

export function useOwnBuilder(): Builder | null {
  return useContext(BuilderContext);
}
