/** The query cache of one provider: its data is shared with no other provider, and emptied when the provider goes. */
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const mounted = new Set<QueryClient>();

/** Reads anew what begins with the key, in every provider of the page: elements beside each other show what one of them has changed. */
export async function invalidateOnPage(queryKey: QueryKey): Promise<void> {
  await Promise.all([...mounted].map((queryClient) => queryClient.invalidateQueries({ queryKey })));
}

/** Called once for each query that has failed for good; queries whose `meta.isSilent` is true are left out. */
export type QueryFailureHandler = (error: unknown) => void;

export function usePrivateQueryClient(onFailure: QueryFailureHandler): QueryClient {
  const [queryClient] = useState(() => new QueryClient());
  const handler = useRef(onFailure);
  useEffect(() => {
    handler.current = onFailure;
  });

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.query.meta?.['isSilent'] !== true) handler.current(event.action.error);
      }),
    [queryClient],
  );

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    queryClient.mount();
    mounted.add(queryClient);

    async function empty(): Promise<void> {
      // StrictMode mounts again at once, and the queries of that mount must stay.
      await Promise.resolve();
      // A fetch that ends after its query was removed would start a timer that keeps the data: so fetches end first.
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
