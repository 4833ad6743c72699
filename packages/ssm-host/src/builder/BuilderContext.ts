import { createContext, useContext } from 'react';
import type { Builder } from 'ssm-core';

export const BuilderContext = createContext<Builder | null>(null);

export function useOwnBuilder(): Builder | null {
  return useContext(BuilderContext);
}
