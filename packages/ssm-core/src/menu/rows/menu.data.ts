import type { QueryClient } from '@tanstack/query-core';
import type { SatClient } from '../../api/client/client.ts';
import type { SatError } from '../../api/error.ts';
import { catalogueQuery, type TaggedTable, tableQuery, taggedTable } from '../../api/queries/queries.ts';
import { satObserver } from '../../api/queries/query.ts';
import type { AssayVersion, Catalogue, ColumnKey, RequestPath } from '../../api/types.ts';
import { ownColumnsOf } from '../../columns/columns.offer.ts';
import { callHost } from '../../errors/callHost.ts';
import type { Clause } from '../../filter/clause.ts';
import { createListeners } from '../../listeners.ts';
import { createShallowMemo, memoizeLast } from '../../memoize.ts';
import {
  columnsOfVersion,
  type FieldKey,
  firstRowCount,
  identifierColumnKeys,
  otherNamesKey,
} from '../../table/columns.ts';
import { isOwnColumnKey } from '../../table/ownColumns.ts';
import { mergeTables } from '../../table/parse/parse.ts';
import type { Table } from '../../table/table.ts';
import { isTold, type RemainingRows, rowsIn } from './menu.filtered.ts';

export interface MenuDataPorts {
  readonly client: SatClient;
  readonly queryClient: QueryClient;
  readonly requestPath: RequestPath;
  /** Runs a task when the browser is idle. Returns a function that cancels it. */
  readonly whenIdle: (task: () => void) => () => void;
  /** Client that only reads the browser's cache of earlier visits. Cached rows are shown until the server answers. */
  readonly copies?: SatClient | undefined;
  /** Called when the server's rows replace different rows of an earlier visit. */
  readonly onCatalogueChanged?: (() => void) | undefined;
}

export interface MenuQuestion {
  readonly version: AssayVersion;
  /** The columns at the version's first request are fetched first. Columns needed later come with the others. */
  readonly columns: readonly ColumnKey[];
  readonly filters: readonly Clause[];
}

export interface MenuData {
  readonly version: AssayVersion;
  readonly table: Table | undefined;
  readonly head: Table | undefined;
  readonly catalogue: Catalogue | undefined;
  readonly isLoading: boolean;
  readonly isCancelled: boolean;
  readonly error: SatError | undefined;
  readonly found: RemainingRows | undefined;
}

export const awaitedData = memoizeLast(
  (version: AssayVersion): MenuData => ({
    version,
    table: undefined,
    head: undefined,
    catalogue: undefined,
    isLoading: true,
    isCancelled: false,
    error: undefined,
    found: undefined,
  }),
);

function merged(first: Table | undefined, rest: Table | undefined): Table | undefined {
  return first !== undefined && rest !== undefined && first.revision === rest.revision
    ? mergeTables(first, rest)
    : first;
}

const firstPart = { limit: firstRowCount };

export function createMenuData(ports: MenuDataPorts, asked: MenuQuestion) {
  const { client, queryClient, requestPath, whenIdle, copies } = ports;
  let question = asked;
  let firstFields = firstFieldsOf(asked);
  let isListenedTo = false;
  let idleWith: Table | undefined;
  let awaitedIdleWith: Table | undefined;
  let cancelIdle = (): void => undefined;
  let seenRevisions = '';
  let isAsking = false;
  let copy: TaggedTable | undefined;

  const firstQuery = memoizeLast((version: AssayVersion, fields: readonly ColumnKey[]) =>
    tableQuery(client, { version, requestPath, fields, part: firstPart, held: () => copy }),
  );
  const wholeQuery = memoizeLast(
    (version: AssayVersion, edition: string | undefined, fields: readonly ColumnKey[], isWanted: boolean) => ({
      ...tableQuery(client, { version, requestPath, edition, fields, inParts: true, loading: 'local' }),
      enabled: isWanted,
    }),
  );
  const restQuery = memoizeLast(
    (
      version: AssayVersion,
      edition: string | undefined,
      fields: readonly ColumnKey[],
      isWanted: boolean,
      inParts: boolean,
    ) => {
      const others = columnsOfVersion(version).flatMap(({ key }): readonly FieldKey[] =>
        fields.includes(key) ? [] : [key],
      );
      const query = tableQuery(client, {
        version,
        requestPath,
        edition,
        fields: [...others, otherNamesKey],
        inParts,
        loading: 'local',
      });
      return { ...query, enabled: isWanted };
    },
  );
  /** Fetches own columns apart, because only the catalogue's description says which exist. */
  const ownQuery = memoizeLast(
    (
      version: AssayVersion,
      edition: string | undefined,
      fields: readonly ColumnKey[],
      isWanted: boolean,
      inParts: boolean,
    ) => ({
      ...tableQuery(client, { version, requestPath, edition, fields, inParts, loading: 'local' }),
      enabled: isWanted && fields.length > 0,
    }),
  );
  const ownOf = memoizeLast(ownColumnsOf);
  const catalogueOf = memoizeLast((version: AssayVersion, edition: string | undefined, isWanted: boolean) => ({
    ...catalogueQuery(client, { version, requestPath, edition }),
    enabled: isWanted,
  }));
  /**
   * Fetches only the SeqIds of matching rows, so that results are row numbers of one table and filters do not change
   * the selection.
   */
  const foundQuery = memoizeLast(
    (version: AssayVersion, edition: string | undefined, clauses: readonly Clause[], isWanted: boolean) => ({
      ...tableQuery(client, { version, requestPath, edition, fields: ['seqId'], clauses }),
      enabled: isWanted,
    }),
  );
  const first = satObserver(queryClient, firstQuery(asked.version, firstFields));
  const catalogue = satObserver(queryClient, catalogueOf(asked.version, undefined, false));
  const whole = satObserver(queryClient, wholeQuery(asked.version, undefined, firstFields, false));
  const rest = satObserver(queryClient, restQuery(asked.version, undefined, firstFields, false, false));
  const own = satObserver(queryClient, ownQuery(asked.version, undefined, [], false, false));
  const found = satObserver(queryClient, foundQuery(asked.version, undefined, asked.filters, false));
  /** Observes all rows. The first request returns them all unless the catalogue is longer than one answer. */
  let every = first;
  const listeners = createListeners(begin);
  const mergedOf = memoizeLast(merged);
  const withOwnOf = memoizeLast(merged);
  const isToldOf = memoizeLast(isTold);
  const rowsOf = memoizeLast(rowsIn);
  const keepSameFound = createShallowMemo<RemainingRows>();
  const keepSame = createShallowMemo<MenuData>();
  let data = awaitedData(asked.version);

  function firstFieldsOf({ columns }: MenuQuestion): readonly ColumnKey[] {
    return [...new Set([...identifierColumnKeys, ...columns.filter((key) => !isOwnColumnKey(key))])];
  }

  function awaitIdle(table: Table | undefined): void {
    if (table === awaitedIdleWith) return;
    cancelIdle();
    awaitedIdleWith = table;
    if (table === undefined || table === idleWith || !isListenedTo) return;
    cancelIdle = whenIdle(() => {
      idleWith = table;
      refresh();
    });
  }

  /** Fetches again when the operator replaced the catalogue between two answers. Does so once per set of revisions. */
  function keepOneRevision(): void {
    const answered = [first, whole, rest, own, catalogue].filter(
      (observer) => observer.isWanted() && observer.getResult().data,
    );
    const revisions = new Set(answered.map((observer) => observer.getResult().data?.revision));
    const names = revisions.size < 2 ? '' : [...revisions].join(' ');
    if (seenRevisions === names || !isListenedTo) return;
    seenRevisions = names;
    if (names !== '') for (const observer of answered) observer.refetch();
  }

  const lookForCopy = memoizeLast(async (version: AssayVersion, fields: readonly ColumnKey[]) => {
    const { queryKey } = firstQuery(version, fields);
    const isThere = (): boolean => queryClient.getQueryData(queryKey) !== undefined;
    if (copies === undefined || isThere()) return;
    const wanted = { version, requestPath, fields, part: firstPart };
    const read = await taggedTable(copies, wanted).catch(() => undefined);
    if (read === undefined || isThere()) return;
    copy = read;
    // The copy counts as stale, so the menu still requests the rows from the server.
    queryClient.setQueryData(queryKey, read.table, { updatedAt: 0 });
  });

  function noteCatalogue(table: Table | undefined): void {
    if (copy === undefined || table === undefined || table === copy.table) return;
    const isOther = table.version === copy.table.version;
    copy = undefined;
    if (isOther) callHost(() => ports.onCatalogueChanged?.());
  }

  function askOn(): void {
    const { version, columns, filters } = question;
    // Must precede the request, because browsers lock a cached answer while they revalidate it.
    if (isListenedTo) void lookForCopy(version, firstFields);
    first.ask(firstQuery(version, firstFields));
    const { data: head, isPending } = first.getResult();
    noteCatalogue(head);
    const isLong = head !== undefined && head.rowCount < head.total;
    const edition = head?.edition;
    catalogue.ask(catalogueOf(version, edition, !isPending));
    whole.ask(wholeQuery(version, edition, firstFields, isLong));
    every = isLong ? whole : first;
    const firstTable = every.getResult().data;
    awaitIdle(firstTable);
    rest.ask(restQuery(version, edition, firstFields, firstTable !== undefined && firstTable === idleWith, isLong));
    const isOwnWanted = firstTable !== undefined && (firstTable === idleWith || columns.some(isOwnColumnKey));
    own.ask(ownQuery(version, edition, ownOf(catalogue.getResult().data), isOwnWanted, isLong));
    const table = tableOf(firstTable);
    const isAsked = filters.length > 0 && table !== undefined && !isToldOf(table, filters);
    found.ask(foundQuery(version, edition, filters, isAsked));
    keepOneRevision();
  }

  function tableOf(firstTable: Table | undefined): Table | undefined {
    return withOwnOf(mergedOf(firstTable, rest.getResult().data), own.isWanted() ? own.getResult().data : undefined);
  }

  function readFound(table: Table | undefined): RemainingRows | undefined {
    const { filters } = question;
    if (!found.isWanted() || table === undefined) return undefined;
    const { data: answer, error } = found.getResult();
    return keepSameFound({
      filters,
      table,
      rows: answer === undefined ? undefined : rowsOf(table, answer),
      error: error ?? undefined,
    });
  }

  function readData(): MenuData {
    const results = [every.getResult(), rest.getResult(), catalogue.getResult(), own.getResult()] as const;
    const { data: firstTable, isPending, fetchStatus } = results[0];
    const table = tableOf(firstTable);
    const isIdle = isListenedTo && fetchStatus === 'idle';
    return keepSame({
      version: question.version,
      table,
      head: table === undefined ? first.getResult().data : undefined,
      catalogue: results[2].data,
      isLoading: isPending && !isIdle,
      isCancelled: isPending && isIdle,
      error: results.find(({ isError }) => isError)?.error ?? undefined,
      found: readFound(table),
    });
  }

  /** Ignores nested calls: an observer notifies at once when its query changes, which `askOn` does. */
  function update(): void {
    if (isAsking) return;
    isAsking = true;
    askOn();
    isAsking = false;
    data = readData();
  }

  function refresh(): void {
    const before = data;
    update();
    if (data !== before) listeners.notify();
  }

  function begin(): () => void {
    isListenedTo = true;
    awaitedIdleWith = undefined;
    isAsking = true;
    void lookForCopy(question.version, firstFields);
    const ends = [first, catalogue, whole, rest, own, found].map((observer) => observer.subscribe(refresh));
    isAsking = false;
    return () => {
      isListenedTo = false;
      cancelIdle();
      for (const end of ends) end();
    };
  }

  update();
  return {
    read: (): MenuData => data,
    ask(next: MenuQuestion): void {
      const { version, columns, filters } = question;
      if (next.version === version && next.columns === columns && next.filters === filters) return;
      if (next.version !== version) firstFields = firstFieldsOf(next);
      question = next;
      update();
    },
    subscribe(listener: () => void): () => void {
      const unsubscribe = listeners.subscribe(listener);
      refresh();
      return unsubscribe;
    },
    retry: (): void => {
      for (const observer of [first, whole, rest, own, catalogue, found]) {
        const { isError, isPending, fetchStatus } = observer.getResult();
        const isMissing = isPending && fetchStatus === 'idle';
        if (observer.isWanted() ? isError || isMissing : isError && observer === rest) observer.refetch();
      }
    },
    cancel: (): void => void queryClient.cancelQueries({ queryKey: [question.version] }),
    reload: (): Promise<void> => queryClient.refetchQueries({ queryKey: [question.version], type: 'active' }),
  };
}
