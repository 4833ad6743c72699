import type { QueryClient } from '@tanstack/query-core';
import type { SatClient } from '../../api/client/client.ts';
import type { SatError } from '../../api/error.ts';
import { countQuery } from '../../api/queries/filterQueries.ts';
import { satObservers } from '../../api/queries/observers.ts';
import { tableQuery } from '../../api/queries/queries.ts';
import type { AnalyteCount, AssayVersion, RequestPath } from '../../api/types.ts';
import { createShallowMemo, memoizeLast } from '../../memoize.ts';
import { seqIdTable } from '../../table/build.ts';
import type { Table } from '../../table/table.ts';
import type { Clause } from '../clause.ts';
import { writeFilters } from '../codec/filter.codec.ts';
import { canCount } from '../evaluate/filter.evaluate.ts';
import { type MeantName, meantNames } from '../evaluate/filter.names.ts';
import type { DraftRow } from '../rows/filter.draft.ts';
import type { DebouncedValue } from './debounced.value.ts';
import {
  createDraftCounter,
  type DraftClauseCount,
  type DraftCount,
  type DraftCounter,
  withServerCount,
} from './filter.count.ts';
import type { NamedElsewhere } from './filter.named.ts';

/** Services with which requests to the server are made. */
export interface CountPorts {
  readonly client: SatClient;
  readonly queryClient: QueryClient;
  readonly requestPath: RequestPath;
}

/** The menu to count. */
export interface CountedMenu {
  readonly version: AssayVersion;
  /** The loaded menu. Without it, the server counts every clause. */
  readonly table: Table | undefined;
  /** Number of reagents on the whole menu, which is used while there is no table. */
  readonly total: number | undefined;
  /** SeqIds to count when the menu shows only a list. */
  readonly listed: readonly string[] | undefined;
}

interface LiveCount extends DraftCount {
  /** `known`: no answer is pending. `unavailable`: the request failed. `timeout`: the server did not answer in time. */
  readonly status: 'known' | 'counting' | 'unavailable' | 'timeout';
  /** Reagents of the whole menu or of the list; null while unknown. */
  readonly total: number | null;
}

export interface LiveCounter {
  readonly count: (menu: CountedMenu, clauses: readonly Clause[]) => LiveCount;
  readonly retry: () => void;
  readonly end: () => void;
}

function nothingCounted(clauses: readonly Clause[], total: number | undefined): DraftCount {
  const unknown = clauses.map(() => null);
  return { clauses: unknown, without: unknown, count: clauses.length === 0 ? (total ?? null) : null };
}

function countWith(
  counter: DraftCounter | undefined,
  clauses: readonly Clause[],
  untold: readonly Clause[],
  tables: readonly (Table | undefined)[],
  total: number | undefined,
): DraftCount {
  if (counter === undefined) return nothingCounted(clauses, total);
  const found = untold.flatMap((clause, index) => {
    const table = tables[index];
    return table === undefined ? [] : [[clause, table] as const];
  });
  return counter(clauses, new Map(found));
}

function awaitedStatus(error: SatError | undefined): LiveCount['status'] {
  if (error === undefined) return 'counting';
  return error.code === 'timeout' ? 'timeout' : 'unavailable';
}

function liveOf(
  counted: DraftCount,
  answer: AnalyteCount | undefined,
  isNeeded: boolean,
  error: SatError | undefined,
  total: number | null,
): LiveCount {
  const counts = isNeeded && answer !== undefined ? withServerCount(counted, answer) : counted;
  const isAwaited = isNeeded && answer === undefined;
  return { ...counts, status: isAwaited ? awaitedStatus(error) : 'known', total };
}

/**
 * Counts drafts, and calls `onAnswer` when the counts change. With `settling`, requests wait until the user stops
 * typing.
 *
 * The server can only count whole menus. To count a list, the counter fetches the matching reagents of each clause that
 * the table cannot evaluate. These reagents are cached by clause.
 */
export function createLiveCounter(
  { client, queryClient, requestPath }: CountPorts,
  onAnswer: () => void,
  settling: DebouncedValue | null,
): LiveCounter {
  const tables = satObservers<Table>(queryClient, onAnswer);
  const answers = satObservers<AnalyteCount>(queryClient, onAnswer);
  const knownOf = memoizeLast(
    (version: AssayVersion, table: Table | undefined, listed: readonly string[] | undefined) =>
      table ?? (listed && seqIdTable(version, listed)),
  );
  const counterOf = memoizeLast(
    (known: Table | undefined, listed: readonly string[] | undefined) => known && createDraftCounter(known, listed),
  );
  const untoldOf = memoizeLast((known: Table | undefined, clauses: readonly Clause[], isOfList: boolean) =>
    isOfList && known !== undefined ? clauses.filter((clause) => !canCount(known, clause)) : [],
  );
  const keepTables = createShallowMemo<readonly (Table | undefined)[]>();
  const counted = memoizeLast(countWith);
  const totalListed = memoizeLast((counter: DraftCounter | undefined) => counter?.([]).count ?? null);
  const live = memoizeLast(liveOf);

  function askFound({ version, table }: CountedMenu, untold: readonly Clause[], isWanted: boolean) {
    const queries = untold.map((clause) => {
      const query = tableQuery(client, {
        version,
        requestPath,
        edition: table?.edition,
        fields: ['seqId'],
        clauses: [clause],
        loading: 'local',
      });
      return { ...query, enabled: isWanted };
    });
    tables.ask(queries);
    return keepTables(queries.map((query) => tables.read(query)?.data));
  }

  function askCount({ version, table }: CountedMenu, clauses: readonly Clause[], isNeeded: boolean, isWanted: boolean) {
    const asked = countQuery(client, { version, requestPath, clauses, edition: table?.edition });
    const query = { ...asked, enabled: isWanted };
    answers.ask(isNeeded ? [query] : []);
    return answers.read(query)?.data;
  }

  return {
    count(menu, clauses) {
      const { version, table, total, listed } = menu;
      const isOfList = listed !== undefined;
      const isWanted = settling === null || settling.isSettled(writeFilters(clauses));
      const known = knownOf(version, table, listed);
      const counter = counterOf(known, listed);
      const untold = untoldOf(known, clauses, isOfList);
      const own = counted(counter, clauses, untold, askFound(menu, untold, isWanted), total);
      const isNeeded = clauses.length > 0 && own.count === null;
      const answer = askCount(menu, clauses, isNeeded && !isOfList, isWanted);
      const error = isOfList ? tables.error() : answers.error();
      const whole = table?.total ?? answer?.total ?? total ?? null;
      return live(own, answer, isNeeded, error, isOfList ? totalListed(counter) : whole);
    },
    retry() {
      tables.retry();
      answers.retry();
    },
    end() {
      settling?.end();
      tables.ask([]);
      answers.ask([]);
    },
  };
}

export interface RowCount {
  /** Null while unknown. */
  readonly count: DraftClauseCount | null;
  /** Rows that this row removes, if it is the first row after which none are left; null for other rows. */
  readonly removedLast: number | null;
  /** Other names in the typed text, with their meaning; absent if there are none. */
  readonly names?: readonly MeantName[];
  /** Genes of the typed name that only the other version measures; absent if there are none. */
  readonly elsewhere?: NamedElsewhere;
}

/** Counts of a draft, by row and in total. */
export interface FilterCounts extends Pick<LiveCount, 'status' | 'count' | 'total'> {
  /** Whether the counts are of a list instead of the whole menu. */
  readonly isOfList: boolean;
  /** Counts by row id, for each row that makes a clause. */
  readonly byRow: ReadonlyMap<string, RowCount>;
}

/** Names in a draft that belong to genes of the other version only. */
export interface Elsewhere {
  /** Returns an entry per clause, or none at all. Returns the same object until something changes. */
  readonly find: (menu: CountedMenu, clauses: readonly Clause[]) => readonly (NamedElsewhere | null)[];
  readonly end: () => void;
}

export interface DraftRowCounter extends Pick<LiveCounter, 'retry' | 'end'> {
  readonly count: (menu: CountedMenu, rows: readonly DraftRow[]) => FilterCounts;
}

function countRows(
  filled: readonly DraftRow[],
  live: LiveCount,
  isOfList: boolean,
  table: Table | undefined,
  elsewhere: readonly (NamedElsewhere | null)[],
): FilterCounts {
  const { status, count, total } = live;
  const leftBefore = (index: number): number | null => (index === 0 ? total : (live.clauses[index - 1]?.left ?? null));
  const byRow = filled.map(({ filterId, clause }, index) => {
    const names = table === undefined || clause === null ? [] : meantNames(table, clause);
    const own = live.clauses[index] ?? null;
    const before = leftBefore(index);
    const removedLast = own?.left === 0 && before !== null && before > 0 ? before : null;
    const named = elsewhere[index] ?? null;
    const said = { ...(names.length > 0 && { names }), ...(named !== null && { elsewhere: named }) };
    return [filterId, { count: own, removedLast, ...said }] as const;
  });
  return { status, count, total, isOfList, byRow: new Map(byRow) };
}

export function createDraftRowCounter({ count, retry, end }: LiveCounter, elsewhere: Elsewhere): DraftRowCounter {
  const filledOf = memoizeLast((rows: readonly DraftRow[]) => rows.filter(({ clause }) => clause !== null));
  const clausesOf = memoizeLast((filled: readonly DraftRow[]) => filled.flatMap(({ clause }) => clause ?? []));
  const counts = memoizeLast(countRows);
  return {
    count(menu, rows) {
      const filled = filledOf(rows);
      const clauses = clausesOf(filled);
      const isOfList = menu.listed !== undefined;
      return counts(filled, count(menu, clauses), isOfList, menu.table, elsewhere.find(menu, clauses));
    },
    retry,
    end() {
      end();
      elsewhere.end();
    },
  };
}
