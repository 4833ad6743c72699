/** Queries that are watched: the one way in which a controller reads the cache. */
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

/** As many queries as are wanted at the time. The same question is asked once, however often it is wanted. */
export interface SatObservers<Data> {
  /** Watches these, and no others. */
  readonly ask: (queries: readonly SatQuery<Data>[]) => void;
  /** The answer as it is now; undefined for what is not watched. */
  readonly read: (query: SatQuery<Data>) => QueryObserverResult<Data, SatError> | undefined;
  readonly isAnyFailed: () => boolean;
  /** Asks again for what failed. */
  readonly retry: () => void;
}

interface Watched<Data> {
  readonly observer: SatObserver<Data>;
  readonly end: () => void;
}

/** `onAnswer` is told of every answer; not of one that is there already when it is asked for. */
export function satObservers<Data>(queryClient: QueryClient, onAnswer: () => void): SatObservers<Data> {
  let watched: ReadonlyMap<string, Watched<Data>> = new Map();
  let isAsking = false;
  const nameOf = ({ queryKey }: SatQuery<Data>): string => JSON.stringify(queryKey);
  const failed = () => [...watched.values()].filter(({ observer }) => observer.getResult().isError);

  function noteAnswer(): void {
    if (!isAsking) onAnswer();
  }

  function watch(query: SatQuery<Data>): Watched<Data> {
    const observer = satObserver(queryClient, query);
    return { observer, end: observer.subscribe(noteAnswer) };
  }

  return {
    ask(queries) {
      const before = watched;
      const next = new Map<string, Watched<Data>>();
      isAsking = true;
      for (const query of queries) {
        const name = nameOf(query);
        if (next.has(name)) continue;
        const known = before.get(name);
        known?.observer.ask(query);
        next.set(name, known ?? watch(query));
      }
      watched = next;
      for (const [name, { end }] of before) if (!next.has(name)) end();
      isAsking = false;
    },
    read: (query) => watched.get(nameOf(query))?.observer.getResult(),
    isAnyFailed: () => failed().length > 0,
    retry() {
      for (const { observer } of failed()) observer.refetch();
    },
  };
}
