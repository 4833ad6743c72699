import type { Query, QueryClient } from '@tanstack/react-query';
import type { LoadingRegistry } from 'ssm-core';

/** Registers every fetch of the query cache. Returns a function that stops this and ends open registrations. */
export function registerFetches(queryClient: QueryClient, loading: LoadingRegistry): () => void {
  const cache = queryClient.getQueryCache();
  const ends = new Map<string, () => void>();

  function end(name: string): void {
    ends.get(name)?.();
    ends.delete(name);
  }

  function note({ queryHash, state }: Pick<Query, 'queryHash' | 'state'>): void {
    if (state.fetchStatus === 'idle') end(queryHash);
    else if (!ends.has(queryHash)) ends.set(queryHash, loading.begin(queryHash));
  }

  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type === 'removed') end(query.queryHash);
    else note(query);
  });
  // Effects of features run before the provider's, so fetches may have started.
  for (const query of cache.getAll()) note(query);

  return () => {
    unsubscribe();
    for (const name of ends.keys()) end(name);
  };
}
