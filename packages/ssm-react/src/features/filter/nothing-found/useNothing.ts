import { useQueries } from '@tanstack/react-query';
import { type Clause, countQuery } from 'ssm-core';
import { explainNothing, type NothingExplained } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { type LiveCountsInput, useLiveCounts } from '../rows/useLiveCounts.ts';

const meta = { isSilent: true };

/** Why the clauses leave nothing, as far as it is known; undefined while that is being found out. */
export function useNothing(input: LiveCountsInput): NothingExplained | undefined {
  const { version, clauses } = input;
  const { client, queryClient, requestPath } = useSsm();
  const live = useLiveCounts(input);
  const isOneEmpty = live.clauses.some((clause) => clause?.alone === 0);
  // Where the loaded columns cannot tell what the others leave without a clause, the server can.
  const isAsked = (index: number): boolean =>
    input.listed === undefined &&
    live.status === 'known' &&
    !isOneEmpty &&
    clauses.length > 1 &&
    typeof live.without[index] !== 'number';
  const queries = useQueries(
    {
      queries: clauses.map((_, index) => ({
        ...countQuery(client, { version, requestPath, clauses: others(clauses, index) }),
        meta,
        enabled: isAsked(index),
      })),
    },
    queryClient,
  );
  if (live.status === 'counting' || queries.some((query) => query.isFetching)) return undefined;
  return explainNothing({
    clauses: live.clauses,
    without: live.without.map((count, index) => count ?? queries[index]?.data?.count ?? null),
  });
}

function others(clauses: readonly Clause[], index: number): readonly Clause[] {
  return clauses.toSpliced(index, 1);
}
