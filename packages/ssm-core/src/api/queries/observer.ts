import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/query-core';
import type { SatError } from '../error.ts';
import type { SatQuery, SatQueryKey } from './query.ts';

export interface SatObserver<Data> {
  readonly getResult: () => QueryObserverResult<Data, SatError>;
  readonly ask: (query: SatQuery<Data>) => void;
  readonly isWanted: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly refetch: () => void;
}

/** The feature shows its own error, so no notification repeats it. */
const meta = { isSilent: true };

export function satObserver<Data>(queryClient: QueryClient, query: SatQuery<Data>): SatObserver<Data> {
  const observer = new QueryObserver<Data, SatError, Data, Data, SatQueryKey>(queryClient, { ...query, meta });
  let asked = query;
  return {
    getResult: () => observer.getCurrentResult(),
    ask(next) {
      if (next === asked) return;
      asked = next;
      observer.setOptions({ ...next, meta });
    },
    isWanted: () => asked.enabled,
    subscribe: (listener) => observer.subscribe(listener),
    refetch: () => void observer.refetch(),
  };
}
