/** What the server answers of the menu: what is shown first, the other columns once there is time, and rows that filters find. */
import type { QueryClient } from '@tanstack/query-core';
import type { SatClient } from '../../api/client/client.ts';
import type { SatError } from '../../api/error.ts';
import { satObserver } from '../../api/queries/observer.ts';
import { catalogueQuery, type TaggedTable, tableQuery, taggedTable } from '../../api/queries/queries.ts';
import type { AssayVersion, Catalogue, ColumnKey, RequestPath } from '../../api/types.ts';
import { callHost } from '../../errors/callHost.ts';
import type { Clause } from '../../filter/clause.ts';
import { createSameKeeper, rememberLast } from '../../remember.ts';
import {
  columnsOfVersion,
  type FieldKey,
  firstRowCount,
  identifierColumnKeys,
  otherNamesKey,
} from '../../table/columns.ts';
import { mergeTables } from '../../table/parse/merge.ts';
import type { Table } from '../../table/table.ts';
import { isTold, type RemainingRows, rowsIn } from './menu.filtered.ts';

export interface MenuDataPorts {
  readonly client: SatClient;
  readonly queryClient: QueryClient;
  readonly requestPath: RequestPath;
  /** Runs a task when there is nothing better to do. Returns how to cancel it. */
  readonly whenIdle: (task: () => void) => () => void;
  /**
   * Answers from what the browser has kept of earlier visits, and asks nobody: its rows are shown until the server has
   * answered. Without it the server is waited for.
   */
  readonly copies?: SatClient | undefined;
  /** Told when rows of the server have taken the place of others that an earlier visit had left. */
  readonly onCatalogueChanged?: (() => void) | undefined;
}

/** What is wanted of the server. */
export interface MenuQuestion {
  readonly version: AssayVersion;
  /** Those of the version's first question come first; later ones come with the others. */
  readonly columns: readonly ColumnKey[];
  readonly filters: readonly Clause[];
}

export interface MenuData {
  readonly version: AssayVersion;
  /** Every row, with the shown and the identifier columns as soon as they are there, later with all columns. */
  readonly table: Table | undefined;
  /** The first rows of a catalogue that is too long for one answer, until every row is there. */
  readonly head: Table | undefined;
  readonly catalogue: Catalogue | undefined;
  /** There is no table yet, and an answer is awaited. */
  readonly isLoading: boolean;
  /** There is no table, because a person stopped the request. */
  readonly isCancelled: boolean;
  /** Of the last request that failed; a list that came before it stays. */
  readonly error: SatError | undefined;
  readonly found: RemainingRows | undefined;
}

export interface MenuDataSource {
  readonly read: () => MenuData;
  /** Wants something else; the same question costs nothing. Tells nobody. */
  readonly ask: (question: MenuQuestion) => void;
  /** Fetches what is wanted and not there, as long as somebody listens. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks again for whatever is missing. */
  readonly retry: () => void;
  readonly cancel: () => void;
  /** Asks again for everything; resolves when all is answered, well or not. */
  readonly reload: () => Promise<void>;
}

/** As long as nothing is known of a version. */
export const awaitedData = rememberLast(
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

export function createMenuData(ports: MenuDataPorts, asked: MenuQuestion): MenuDataSource {
  const { client, queryClient, requestPath, whenIdle, copies } = ports;
  let question = asked;
  let firstFields = firstFieldsOf(asked);
  let isListenedTo = false;
  /** The first table with which the browser has been idle. */
  let idleWith: Table | undefined;
  let awaitedIdleWith: Table | undefined;
  let cancelIdle = (): void => undefined;
  let seenRevisions = '';
  let isAsking = false;
  /** Of an earlier visit, until the server has answered. */
  let copy: TaggedTable | undefined;

  const firstQuery = rememberLast((version: AssayVersion, fields: readonly ColumnKey[]) =>
    tableQuery(client, { version, requestPath, fields, part: firstPart, held: () => copy }),
  );
  /** Every row of a catalogue that does not come whole at first. */
  const wholeQuery = rememberLast(
    (version: AssayVersion, edition: string | undefined, fields: readonly ColumnKey[], isWanted: boolean) => ({
      ...tableQuery(client, { version, requestPath, edition, fields, inParts: true, loading: 'local' }),
      enabled: isWanted,
    }),
  );
  const restQuery = rememberLast(
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
  /** Asked once the first rows tell of which edition. */
  const catalogueOf = rememberLast((version: AssayVersion, edition: string | undefined, isWanted: boolean) => ({
    ...catalogueQuery(client, { version, requestPath, edition }),
    enabled: isWanted,
  }));
  /** SeqIds alone, so that any result is row numbers of the one table and the selection outlives every filter. */
  const foundQuery = rememberLast(
    (version: AssayVersion, edition: string | undefined, clauses: readonly Clause[], isWanted: boolean) => ({
      ...tableQuery(client, { version, requestPath, edition, fields: ['seqId'], clauses }),
      enabled: isWanted,
    }),
  );
  const first = satObserver(queryClient, firstQuery(asked.version, firstFields));
  const catalogue = satObserver(queryClient, catalogueOf(asked.version, undefined, false));
  const whole = satObserver(queryClient, wholeQuery(asked.version, undefined, firstFields, false));
  const rest = satObserver(queryClient, restQuery(asked.version, undefined, firstFields, false, false));
  const found = satObserver(queryClient, foundQuery(asked.version, undefined, asked.filters, false));
  /** Who has every row: what came first, unless the catalogue is longer than that. */
  let every = first;
  const listeners = new Set<() => void>();
  const mergedOf = rememberLast(merged);
  const isToldOf = rememberLast(isTold);
  const rowsOf = rememberLast(rowsIn);
  const keepSameFound = createSameKeeper<RemainingRows>();
  const keepSame = createSameKeeper<MenuData>();
  let data = awaitedData(asked.version);

  function firstFieldsOf({ columns }: MenuQuestion): readonly ColumnKey[] {
    return [...new Set([...identifierColumnKeys, ...columns])];
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

  /** Asks again, once for the same revisions, when the operator swapped the catalogue between two answers. */
  function keepOneRevision(): void {
    const answered = [first, whole, rest, catalogue].filter(
      (observer) => observer.isWanted() && observer.getResult().data,
    );
    const revisions = new Set(answered.map((observer) => observer.getResult().data?.revision));
    const names = revisions.size < 2 ? '' : [...revisions].join(' ');
    if (seenRevisions === names || !isListenedTo) return;
    seenRevisions = names;
    if (names !== '') for (const observer of answered) observer.refetch();
  }

  /** Shows what an earlier visit has left, unless the server is faster. */
  const lookForCopy = rememberLast(async (version: AssayVersion, fields: readonly ColumnKey[]) => {
    const { queryKey } = firstQuery(version, fields);
    const isThere = (): boolean => queryClient.getQueryData(queryKey) !== undefined;
    if (copies === undefined || isThere()) return;
    const wanted = { version, requestPath, fields, part: firstPart };
    const read = await taggedTable(copies, wanted).catch(() => undefined);
    if (read === undefined || isThere()) return;
    copy = read;
    // Old, so that the server is asked as well.
    queryClient.setQueryData(queryKey, read.table, { updatedAt: 0 });
  });

  function noteCatalogue(table: Table | undefined): void {
    if (copy === undefined || table === undefined || table === copy.table) return;
    const isOther = table.version === copy.table.version;
    copy = undefined;
    if (isOther) callHost(() => ports.onCatalogueChanged?.());
  }

  /** Asks for what follows from what is there. */
  function askOn(): void {
    const { version, filters } = question;
    // Before the server is asked: a browser lets nobody read a copy that is being renewed.
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
    const table = mergedOf(firstTable, rest.getResult().data);
    const isAsked = filters.length > 0 && table !== undefined && !isToldOf(table, filters);
    found.ask(foundQuery(version, edition, filters, isAsked));
    keepOneRevision();
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
    const results = [every.getResult(), rest.getResult(), catalogue.getResult()] as const;
    const { data: firstTable, isPending, fetchStatus } = results[0];
    const table = mergedOf(firstTable, results[1].data);
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

  /** An observer that is asked something else tells of it at once: that is part of the same change. */
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
    if (data !== before) for (const listener of listeners) listener();
  }

  function begin(): () => void {
    isListenedTo = true;
    awaitedIdleWith = undefined;
    isAsking = true;
    void lookForCopy(question.version, firstFields);
    const ends = [first, catalogue, whole, rest, found].map((observer) => observer.subscribe(refresh));
    isAsking = false;
    return () => {
      isListenedTo = false;
      cancelIdle();
      for (const end of ends) end();
    };
  }

  let end = (): void => undefined;
  update();
  return {
    read: () => data,
    ask(next) {
      const { version, columns, filters } = question;
      if (next.version === version && next.columns === columns && next.filters === filters) return;
      if (next.version !== version) firstFields = firstFieldsOf(next);
      question = next;
      update();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) end = begin();
      refresh();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end();
      };
    },
    retry() {
      for (const observer of [first, whole, rest, catalogue, found]) {
        const { isError, isPending, fetchStatus } = observer.getResult();
        const isMissing = isPending && fetchStatus === 'idle';
        if (observer.isWanted() ? isError || isMissing : isError && observer === rest) observer.refetch();
      }
    },
    cancel: () => void queryClient.cancelQueries({ queryKey: [question.version] }),
    reload: () => queryClient.refetchQueries({ queryKey: [question.version], type: 'active' }),
  };
}
