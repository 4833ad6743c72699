import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  type AssayVersion,
  type Clause,
  countQuery,
  createDraftCounter,
  type DraftCount,
  needsServer,
  type Table,
  withServerCount,
  writeFilters,
} from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useSettled } from '../../ui/useSettled.ts';

/** Longer than the pause between two keys. */
const askAfterMs = 200;

/** A failed count is said beside the filters; no notification repeats it. */
const meta = { isSilent: true };

export interface LiveCounts extends DraftCount {
  /** `known`: nothing is awaited; `unavailable`: the server was asked and failed. */
  readonly status: 'known' | 'counting' | 'unavailable';
  /** Reagents of the whole menu, as far as it is known. */
  readonly total: number | null;
  /** Asks the server again. */
  readonly retry: () => void;
}

export interface LiveCountsInput {
  readonly version: AssayVersion;
  readonly clauses: readonly Clause[];
  /** The loaded menu. Without it the server counts everything. */
  readonly table?: Table | undefined;
  /** Reagents of the whole menu, where no table says it. */
  readonly total?: number | undefined;
}

function nothingCounted(clauses: readonly Clause[], total: number | undefined): DraftCount {
  const unknown = clauses.map(() => null);
  return { clauses: unknown, without: unknown, count: clauses.length === 0 ? (total ?? null) : null };
}

/**
 * How many reagents the clauses leave: counted on the loaded columns at once, and by the server, once a person
 * stops typing, for what those columns cannot tell.
 */
export function useLiveCounts({ version, clauses, table, total }: LiveCountsInput): LiveCounts {
  const { client, queryClient, requestPath } = useSsm();
  const counter = useMemo(() => (table === undefined ? undefined : createDraftCounter(table)), [table]);
  const counted = useMemo(() => counter?.(clauses) ?? nothingCounted(clauses, total), [counter, clauses, total]);
  const asked = writeFilters(clauses);
  const isSettled = useSettled(asked, askAfterMs) === asked;
  const isNeeded = clauses.length > 0 && needsServer(counted);
  const query = useQuery(
    { ...countQuery(client, { version, requestPath, clauses }), meta, enabled: isNeeded && isSettled },
    queryClient,
  );
  const { data, isError, refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  return useMemo(() => {
    const known = isNeeded && data !== undefined ? withServerCount(counted, data) : counted;
    const isAwaited = isNeeded && data === undefined;
    const status = !isAwaited ? 'known' : isError ? 'unavailable' : 'counting';
    return { ...known, status, total: table?.total ?? data?.total ?? total ?? null, retry };
  }, [counted, data, isError, isNeeded, table, total, retry]);
}
