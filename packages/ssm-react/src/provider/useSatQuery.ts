/** How features ask /sat through the provider's cache. What fails is told where it was asked for: no notification repeats it. */
import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SatError, SatQuery } from 'ssm-core';
import { useSsm } from './useSsm.ts';

export interface SatQueryOptions {
  /** Nothing is asked before; default true. */
  readonly isEnabled?: boolean;
  /** Whether the answer to the question before stays until there is another; default false. */
  readonly keepsPrevious?: boolean;
}

/** The same query, whose failure is told by whoever asks. */
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

/** One answer, from the cache where it is fresh. Rejects with a SatError, or because it was cancelled. */
export function readSat<Data>(queryClient: QueryClient, query: SatQuery<Data>): Promise<Data> {
  return queryClient.fetchQuery(silently(query));
}
