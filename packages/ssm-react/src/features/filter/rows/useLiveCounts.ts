import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type AssayVersion, type Clause, countQuery, tableQuery } from 'ssm-core';
import { canCount, seqIdTable, type Table, writeFilters } from 'ssm-core/engine';
import {
  createDraftCounter,
  type DraftCount,
  type FoundClauses,
  needsServer,
  withServerCount,
} from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { useSettled } from '../../../ui/hooks/useSettled.ts';

/** Longer than the pause between two keys. */
const askAfterMs = 200;

/** A failed count is said beside the filters; no notification repeats it. */
const meta = { isSilent: true };

/** In the order of the questions; undefined for what is not answered. */
function combineAnswers(answers: readonly UseQueryResult<Table>[]) {
  const failed = answers.filter(({ isError }) => isError);
  return {
    tables: answers.map(({ data }) => data),
    isError: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

export interface LiveCounts extends DraftCount {
  /** `known`: nothing is awaited; `unavailable`: the server was asked and failed. */
  readonly status: 'known' | 'counting' | 'unavailable';
  /** Reagents of the whole menu, or of the list, as far as it is known. */
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
  /** SeqIds that the menu shows alone: they are counted, and no others. */
  readonly listed?: readonly string[] | undefined;
}

function nothingCounted(clauses: readonly Clause[], total: number | undefined): DraftCount {
  const unknown = clauses.map(() => null);
  return { clauses: unknown, without: unknown, count: clauses.length === 0 ? (total ?? null) : null };
}

interface FoundByServer {
  readonly found: FoundClauses;
  readonly isError: boolean;
  readonly retry: () => void;
}

/**
 * The server counts whole menus alone, so of a list it is asked which reagents a clause finds that the loaded columns
 * cannot tell; each answer is of one clause, and is kept for it.
 */
function useFoundClauses(version: AssayVersion, asked: readonly Clause[], isAsking: boolean): FoundByServer {
  const { client, queryClient, requestPath } = useSsm();
  const { tables, isError, retry } = useQueries(
    {
      queries: asked.map((clause) => ({
        ...tableQuery(client, { version, requestPath, fields: ['seqId'], clauses: [clause], loading: 'local' }),
        meta,
        enabled: isAsking,
      })),
      combine: combineAnswers,
    },
    queryClient,
  );
  return useMemo(() => {
    const known = asked.flatMap((clause, index) => {
      const table = tables[index];
      return table === undefined ? [] : [[clause, table] as const];
    });
    return { found: new Map(known), isError, retry };
  }, [asked, tables, isError, retry]);
}

/**
 * How many reagents the clauses leave: counted on the loaded columns at once, and by the server, once a person
 * stops typing, for what those columns cannot tell.
 */
export function useLiveCounts({ version, clauses, table, total, listed }: LiveCountsInput): LiveCounts {
  const { client, queryClient, requestPath } = useSsm();
  const isOfList = listed !== undefined;
  const known = useMemo(() => table ?? (listed && seqIdTable(version, listed)), [table, version, listed]);
  const counter = useMemo(() => (known === undefined ? undefined : createDraftCounter(known, listed)), [known, listed]);
  const asked = writeFilters(clauses);
  const isSettled = useSettled(asked, askAfterMs) === asked;
  const untold = useMemo(
    () => (isOfList && known !== undefined ? clauses.filter((clause) => !canCount(known, clause)) : []),
    [isOfList, clauses, known],
  );
  const ofList = useFoundClauses(version, untold, isSettled);
  const counted = useMemo(
    () => counter?.(clauses, ofList.found) ?? nothingCounted(clauses, total),
    [counter, clauses, ofList, total],
  );
  const isNeeded = clauses.length > 0 && needsServer(counted);
  const ofMenu = useQuery(
    { ...countQuery(client, { version, requestPath, clauses }), meta, enabled: isNeeded && isSettled && !isOfList },
    queryClient,
  );
  const { data, refetch } = ofMenu;
  const isError = isOfList ? ofList.isError : ofMenu.isError;
  const retryList = ofList.retry;
  const retry = useCallback(() => (isOfList ? retryList() : void refetch()), [isOfList, retryList, refetch]);
  const totalListed = useMemo(() => (isOfList ? counter?.([]).count : undefined), [isOfList, counter]);
  return useMemo(() => {
    const answer = isOfList ? undefined : data;
    const counts = isNeeded && answer !== undefined ? withServerCount(counted, answer) : counted;
    const isAwaited = isNeeded && answer === undefined;
    const status = !isAwaited ? 'known' : isError ? 'unavailable' : 'counting';
    return { ...counts, status, total: totalListed ?? table?.total ?? answer?.total ?? total ?? null, retry };
  }, [counted, data, isError, isNeeded, isOfList, totalListed, table, total, retry]);
}
