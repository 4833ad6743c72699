import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type AssayVersion,
  type Catalogue,
  type ColumnKey,
  catalogueQuery,
  columnsOfVersion,
  identifierColumnKeys,
  mergeTables,
  type SatError,
  type Table,
  tableQuery,
} from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { whenIdle } from '../../ui/idle.ts';

export interface MenuData {
  readonly version: AssayVersion;
  /** The shown and the identifier columns as soon as they are there, later all columns. */
  readonly table: Table | undefined;
  readonly catalogue: Catalogue | undefined;
  /** Nothing can be shown yet, and an answer is awaited. */
  readonly isLoading: boolean;
  /** Nothing can be shown, because a person stopped the request. */
  readonly isCancelled: boolean;
  /** Of the last request that failed; a list that came before it stays. */
  readonly error: SatError | undefined;
  /** Asks again for whatever is missing. */
  readonly retry: () => void;
  readonly cancel: () => void;
}

/** As long as nothing is known of a version. */
export function awaitedData(version: AssayVersion): MenuData {
  return {
    version,
    table: undefined,
    catalogue: undefined,
    isLoading: true,
    isCancelled: false,
    error: undefined,
    retry: doNothing,
    cancel: doNothing,
  };
}

function doNothing(): void {}

/** The table says itself what failed, once and with a way to try again; no toast repeats it. */
const meta = { isSilent: true };

/** The columns of the first request of a version; later ones come with the rest, at idle. */
function useFirstFields(version: AssayVersion, shown: readonly ColumnKey[]): readonly ColumnKey[] {
  const [first, setFirst] = useState({ version, shown });
  if (first.version !== version) setFirst({ version, shown });
  const keys = first.version === version ? first.shown : shown;
  return useMemo(() => [...new Set([...identifierColumnKeys, ...keys])], [keys]);
}

/** True once the browser has been idle with these rows on screen. */
function useIsIdleWith(table: Table | undefined): boolean {
  const [idleWith, setIdleWith] = useState<Table>();
  const isIdle = table !== undefined && idleWith === table;
  useEffect(() => (table === undefined || isIdle ? undefined : whenIdle(() => setIdleWith(table))), [table, isIdle]);
  return isIdle;
}

/** Fetches the rows of a version: what is shown first, the rest of the columns at idle. The same object until something changes. */
export function useMenuData(version: AssayVersion, shown: readonly ColumnKey[]): MenuData {
  const { client, queryClient, requestPath } = useSsm();
  const fields = useFirstFields(version, shown);
  const restFields = useMemo(
    () => columnsOfVersion(version).flatMap(({ key }) => (fields.includes(key) ? [] : [key])),
    [version, fields],
  );
  const first = useQuery({ ...tableQuery(client, { version, requestPath, fields }), meta }, queryClient);
  const isIdle = useIsIdleWith(first.data);
  const catalogue = useQuery({ ...catalogueQuery(client, { version, requestPath }), meta }, queryClient);
  const restQuery = tableQuery(client, { version, requestPath, fields: restFields, loading: 'local' });
  const isRestWanted = isIdle && restFields.length > 0;
  const rest = useQuery({ ...restQuery, meta, enabled: isRestWanted }, queryClient);

  const isWhole = first.data !== undefined && first.data.revision === rest.data?.revision;
  const table = useMemo(
    () => (isWhole && first.data && rest.data ? mergeTables(first.data, rest.data) : first.data),
    [isWhole, first.data, rest.data],
  );
  useSameRevision(first.data, rest.data, () => {
    void first.refetch();
    void rest.refetch();
  });

  const queries = [first, rest, catalogue];
  const missing = queries.filter(
    (query) => query.isError || (query.isPending && query.fetchStatus === 'idle' && (query !== rest || isRestWanted)),
  );
  const refetchMissing = useRef(() => undefined as void);
  useEffect(() => {
    refetchMissing.current = () => missing.forEach((query) => void query.refetch());
  });
  const retry = useCallback(() => refetchMissing.current(), []);
  const cancel = useCallback(() => void queryClient.cancelQueries({ queryKey: [version] }), [queryClient, version]);
  const isLoading = first.isPending && first.fetchStatus !== 'idle';
  const isCancelled = first.isPending && first.fetchStatus === 'idle';
  const error = queries.find((query) => query.isError)?.error ?? undefined;
  return useMemo(
    () => ({ version, table, catalogue: catalogue.data, isLoading, isCancelled, error, retry, cancel }),
    [version, table, catalogue.data, isLoading, isCancelled, error, retry, cancel],
  );
}

/** Asks again, once a pair, when the operator swapped the catalogue between two answers. */
function useSameRevision(first: Table | undefined, rest: Table | undefined, refetch: () => void): void {
  const seen = useRef('');
  useEffect(() => {
    if (first === undefined || rest === undefined || first.revision === rest.revision) return;
    const pair = `${first.revision} ${rest.revision}`;
    if (seen.current === pair) return;
    seen.current = pair;
    refetch();
  });
}
