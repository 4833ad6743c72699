import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { SatError, SatQuery } from 'ssm-core';
import { silently } from './useSatQuery.ts';
import { useSsm } from './useSsm.ts';

/** As useSatQuery, of as many questions of one kind as there are: their answers are in the order of the questions. */
export function useSatQueries<Data>(queries: readonly SatQuery<Data>[]): readonly UseQueryResult<Data, SatError>[] {
  const { queryClient } = useSsm();
  return useQueries({ queries: queries.map((query) => silently(query)) }, queryClient);
}
