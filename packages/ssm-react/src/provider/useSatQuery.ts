import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SatError, SatQuery } from 'ssm-core';
import { useSsm } from './useSsm.ts';

export interface SatQueryOptions {
  readonly isEnabled?: boolean;
  /** Keeps the previous answer until the next answer arrives; default false. */
  readonly keepsPrevious?: boolean;
}

/** Marks the query as silent: the provider shows no failure notification, because the caller shows the failure. */
export function silently<Data>(query: SatQuery<Data>) {
  return { ...query, meta: { isSilent: true } };
}

export function useSatQuery<Data>(
  query: SatQuery<Data>,
  { isEnabled = true, keepsPrevious = false }: SatQueryOptions = {},
): UseQueryResult<Data, SatError> {
  const { queryClient } = useSsm();
  const options = { ...silently(query), enabled: query.enabled && isEnabled };
  return useQuery(keepsPrevious ? { ...options, placeholderData: keepPreviousData } : options, queryClient);
}

/** Returns one answer, from the cache while it is fresh. Rejects with a SatError, or when the query is cancelled. */
export function readSat<Data>(queryClient: QueryClient, query: SatQuery<Data>): Promise<Data> {
  return queryClient.fetchQuery(silently(query));
}
