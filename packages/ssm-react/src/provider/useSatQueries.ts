import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { SatError, SatQuery } from 'ssm-core';
import { silently } from './useSatQuery.ts';
import { useSsm } from './useSsm.ts';

export function useSatQueries<Data>(queries: readonly SatQuery<Data>[]): readonly UseQueryResult<Data, SatError>[] {
  const { queryClient } = useSsm();
  return useQueries({ queries: queries.map((query) => silently(query)) }, queryClient);
}
