/** A query that is watched: the one way in which a controller reads the cache. */
import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/query-core';
import type { SatError } from '../error.ts';
import type { SatQuery, SatQueryKey } from './query.ts';

export interface SatObserver<Data> {
  readonly getResult: () => QueryObserverResult<Data, SatError>;
  /** Watches another query, or the same one under another condition. The same object costs nothing. */
  readonly ask: (query: SatQuery<Data>) => void;
  /** Whether what it watches may be fetched. */
  readonly isWanted: () => boolean;
  /** Fetches what the cache lacks, and tells of every answer. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly refetch: () => void;
}

/** The feature says itself what failed, with a way to try again; no notification repeats it. */
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
