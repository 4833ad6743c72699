import type { Query, QueryClient } from '@tanstack/react-query';
import type { LoadingRegistry } from 'ssm-core';

/** Registers every fetch of the query cache; the answer ends that, and all that it has registered. */
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
  // Features mount before their provider, so that some may have asked already.
  for (const query of cache.getAll()) note(query);

  return () => {
    unsubscribe();
    for (const name of ends.keys()) end(name);
  };
}
