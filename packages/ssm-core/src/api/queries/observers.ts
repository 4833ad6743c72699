import type { QueryClient, QueryObserverResult } from '@tanstack/query-core';
import type { SatError } from '../error.ts';
import { type SatObserver, type SatQuery, satObserver } from './query.ts';

interface Watched<Data> {
  readonly observer: SatObserver<Data>;
  readonly end: () => void;
}

/** Calls `onAnswer` for each result that arrives, but not for a result that is already cached. */
export function satObservers<Data>(queryClient: QueryClient, onAnswer: () => void) {
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
    ask(queries: readonly SatQuery<Data>[]): void {
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
    read: (query: SatQuery<Data>): QueryObserverResult<Data, SatError> | undefined =>
      watched.get(nameOf(query))?.observer.getResult(),
    error: (): SatError | undefined => failed()[0]?.observer.getResult().error ?? undefined,
    retry(): void {
      for (const { observer } of failed()) observer.refetch();
    },
  };
}
