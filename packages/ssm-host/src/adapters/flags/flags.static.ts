/** Flags that never change: for embedding, and for tests. */
import type { StartFlagClient } from '../../flags/createFlags.ts';

export function staticFlags(values: Readonly<Record<string, unknown>>): StartFlagClient {
  return async () => ({ get: (key) => values[key], stop: async () => {} });
}
