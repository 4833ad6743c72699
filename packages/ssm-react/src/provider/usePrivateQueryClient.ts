import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../ui/hooks/useMemoFromPrevious.ts';

const mounted = new Set<QueryClient>();

/** Invalidates matching queries in every provider of the page, so that sibling elements show the change. */
export async function invalidateOnPage(queryKey: QueryKey): Promise<void> {
  await Promise.all([...mounted].map((queryClient) => queryClient.invalidateQueries({ queryKey })));
}

/** Called once for each query that fails after its retries, except for queries with `meta.isSilent`. */
export type QueryFailureHandler = (error: unknown) => void;

export function usePrivateQueryClient(onFailure: QueryFailureHandler): QueryClient {
  const [queryClient] = useState(() => new QueryClient());
  const handler = useLatest(onFailure);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.query.meta?.['isSilent'] !== true) handler.current(event.action.error);
      }),
    [queryClient, handler],
  );

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    queryClient.mount();
    mounted.add(queryClient);

    async function empty(): Promise<void> {
      // StrictMode unmounts and remounts at once. Waiting keeps the queries of the remounted component.
      await Promise.resolve();
      // A fetch that ends after its query was removed starts a timer that retains the data, so abort fetches first.
      if (!isMounted.current) await queryClient.cancelQueries();
      if (!isMounted.current) queryClient.clear();
    }

    return () => {
      isMounted.current = false;
      queryClient.unmount();
      mounted.delete(queryClient);
      void empty();
    };
  }, [queryClient]);

  return queryClient;
}
