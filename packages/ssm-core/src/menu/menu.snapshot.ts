import type { SatError } from '../api/error.ts';
import type { AssayVersion, Catalogue, ColumnKey } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';
import { areSameItems, createShallowMemo, memoizeLast } from '../memoize.ts';
import { defaultColumnKeys } from '../table/columns.ts';
import type { Sort } from '../table/order/sort.ts';
import { type Page, pageOf } from '../table/page.ts';
import { parseSearch, type SearchQuery } from '../table/search/search.query.ts';
import type { RowNumbers, Table } from '../table/table.ts';
import { isFilled, shownColumns, splitColumns } from './menu.columns.ts';
import type { BulkSearchList, MenuView } from './menu.view.ts';
import { awaitedData, type MenuData, type MenuQuestion } from './rows/menu.data.ts';
import type { MenuEngine, MenuResult } from './rows/menu.engine.ts';
import { createFilteredRows, type FilteredRows, type SettledRows } from './rows/menu.filtered.ts';
import { type HeldRows, type ListRows, listSeqIds } from './rows/menu.listing.ts';

/** Input from the page. It may change at any time. */
export interface MenuInput {
  /** The view, if the page controls it; by default the menu keeps its own view. */
  readonly view?: MenuView | undefined;
  /** The selection, if the page controls it. */
  readonly selectedSeqIds?: readonly string[] | undefined;
  /** Columns to show, in order, if the view chose none. Default: the first three of the catalogue. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** Rows that cannot be selected. */
  readonly held?: HeldRows | undefined;
  /**
   * Restricts the menu to some rows; by default to the view's list, or to all rows. The function is called again only
   * if it is replaced.
   */
  readonly listRows?: ListRows | undefined;
}

/** Loading state of the menu of one version. */
export interface MenuProgress {
  readonly version: AssayVersion;
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly isEmpty: boolean;
  /** All rows, whatever the search and filters are. Columns are added as they arrive. */
  readonly table: Table | undefined;
  readonly catalogue: Catalogue | undefined;
  /** Shown columns in order. */
  readonly columns: readonly ColumnKey[];
  /** The applied filters, if the server failed to evaluate them. The rows then do not match them. */
  readonly failedFilters: readonly Clause[] | undefined;
}

/** Result of the applied filters. */
export interface MenuFiltered {
  readonly filters: readonly Clause[];
  readonly count: number;
  /** True if no row matches and the previous rows are still shown. */
  readonly keepsList: boolean;
}

/** Everything that a menu shows, except its selection. */
export interface MenuSnapshot {
  readonly view: MenuView;
  /**
   * Table of the drawn rows; undefined until the first rows arrive. While a long catalogue loads, the table has fewer
   * rows than `total`.
   */
  readonly table: Table | undefined;
  readonly catalogue: Catalogue | undefined;
  readonly isLoading: boolean;
  readonly isCancelled: boolean;
  readonly error: SatError | undefined;
  readonly query: SearchQuery;
  /** The view's sort; null if no row has a value in its column, so that the sort would be catalogue order. */
  readonly sort: Sort | null;
  readonly page: Page;
  /** Number of rows in which the search looks. */
  readonly total: number;
  /** Number of rows in the whole menu that match the search, whatever the filters and the list are. */
  readonly matches: number;
  /** All found rows, in order. */
  readonly result: RowNumbers;
  /** Found rows that can be selected. */
  readonly selectable: RowNumbers;
  /** Rows of the page. */
  readonly rows: RowNumbers;
  readonly filter: FilteredRows;
  /** Null without filters, and until the result is known. */
  readonly filtered: MenuFiltered | null;
  /** Columns that the view asks for; the same array until they change. */
  readonly asked: readonly ColumnKey[];
  /** Columns of `asked` that have a value in some row. */
  readonly shown: readonly ColumnKey[];
  readonly hiddenColumns: readonly ColumnKey[];
  readonly list: MenuProgress;
}

const nothingFound: MenuResult = { query: parseSearch(''), rows: new Uint32Array(), matches: 0 };

function createRowsKeeper(): (rows: RowNumbers, asked: readonly unknown[]) => RowNumbers {
  let kept: { readonly rows: RowNumbers; readonly asked: readonly unknown[] } | undefined;
  return (rows, asked) => {
    const before = kept;
    const isSame =
      before !== undefined &&
      before.rows.length === rows.length &&
      areSameItems(asked, before.asked) &&
      (before.rows === rows || rows.every((row, index) => row === before.rows[index]));
    if (isSame) return before.rows;
    kept = { rows, asked };
    return rows;
  };
}

function statusOf(isLoading: boolean, table: Table | undefined): MenuProgress['status'] {
  if (isLoading) return 'loading';
  return table === undefined ? 'failed' : 'loaded';
}

export function createMenuSelector(engine: MenuEngine) {
  const columnsOf = memoizeLast(
    (
      version: AssayVersion,
      filters: readonly Clause[],
      columns: readonly ColumnKey[] | null,
      defaults: readonly ColumnKey[],
    ) => shownColumns({ version, filters, columns }, defaults),
  );
  let keptColumns: readonly ColumnKey[] = [];
  const split = memoizeLast(splitColumns);
  const filteredRows = createFilteredRows();
  const listOf = memoizeLast((list: BulkSearchList) => listSeqIds(new Set(list.seqIds)));
  const listed = memoizeLast((listRows: ListRows, table: Table, filtered: RowNumbers | undefined) =>
    listRows(table, filtered),
  );
  const found = memoizeLast<Parameters<MenuEngine['find']>, MenuResult>((...question) => engine.find(...question));
  const keepRows = createRowsKeeper();
  const pageOfResult = memoizeLast(pageOf);
  const pageRows = memoizeLast((rows: RowNumbers, from: number, to: number) => rows.subarray(from, to));
  const without = memoizeLast((held: HeldRows, table: Table, rows: RowNumbers) => held.without(table, rows));
  const keepFilter = createShallowMemo<FilteredRows>();
  const keepFiltered = createShallowMemo<MenuFiltered>();
  const keepList = createShallowMemo<MenuProgress>();
  const keepSnapshot = createShallowMemo<MenuSnapshot>();

  function asked({ version, filters, columns }: MenuView, defaults: readonly ColumnKey[] = defaultColumnKeys) {
    const keys = columnsOf(version, filters, columns, defaults);
    if (!areSameItems(keptColumns, keys)) keptColumns = keys;
    return keptColumns;
  }

  function filterOf({ filters }: MenuView, { table, found: answer }: MenuData, before: SettledRows | undefined) {
    return filteredRows(table, filters, answer, before);
  }

  function listing({ list }: MenuView, { listRows }: MenuInput, table: Table | undefined, filtered?: RowNumbers) {
    const lists = listRows ?? (list === null ? undefined : listOf(list));
    return table === undefined || lists === undefined
      ? { within: filtered, total: table?.total ?? 0 }
      : listed(lists, table, filtered);
  }

  /**
   * Further restricts filtered rows to a list. When filters match nothing, the previous rows stay; when the list
   * matches nothing, they do not.
   */
  function filterWithin(filter: FilteredRows, within: RowNumbers | undefined): FilteredRows {
    if (within === filter.within) return filter;
    const { count, keepsList } = filter;
    return keepFilter({ ...filter, count: count && within?.length, keepsList: count === 0 && keepsList });
  }

  /**
   * Uses the first rows of a long catalogue, if they contain the whole page and nothing needs every row. Search, sort,
   * filters and lists do.
   */
  function beginning(
    { search, sort, filters, list, pageIndex, pageSize }: MenuView,
    { listRows }: MenuInput,
    head: Table,
  ) {
    const isPlain = search.trim() === '' && !sort && !filters.length && !list && !listRows;
    const isThere = pageOf(head.total, pageIndex, pageSize).end <= head.rowCount;
    return isPlain && isThere ? head : undefined;
  }

  function snapshot(view: MenuView, input: MenuInput, data: MenuData, before: SettledRows | undefined): MenuSnapshot {
    const { version, filters } = view;
    const answers = data.version === version ? data : awaitedData(version);
    const { catalogue } = answers;
    const head = answers.head && beginning(view, input, answers.head);
    const table = answers.table ?? head;
    const columns = asked(view, input.columns);
    const { shown, hidden } = split(columns, table, catalogue);
    const allowed = filterOf(view, answers, before);
    const { within, total } = listing(view, input, table, allowed.within);
    const filter = filterWithin(allowed, within);
    const isSorted = view.sort !== null && (catalogue?.total === 0 || isFilled(view.sort.key, table, catalogue));
    const sort = isSorted ? view.sort : null;
    const { query, rows, matches } =
      table === undefined ? nothingFound : found(table, shown, view.search, sort, within);
    const result = keepRows(rows, [version, table?.revision, view.search, sort, filters, view.list]);
    const page = pageOfResult(result.length, view.pageIndex, view.pageSize);
    // A link may have filters that only the server can evaluate. Without this, wrong rows would be shown at first.
    const isLoading = head === undefined && (answers.isLoading || (filter.isPending && !filter.keepsList));
    const { count, keepsList } = filter;
    return keepSnapshot({
      view,
      table,
      catalogue,
      isLoading,
      isCancelled: head === undefined && answers.isCancelled,
      error: answers.error ?? filter.error,
      query,
      sort,
      page,
      total,
      matches,
      result,
      selectable: answers.table && input.held ? without(input.held, answers.table, result) : result,
      rows: pageRows(result, page.start, page.end),
      filter,
      filtered: count === undefined ? null : keepFiltered({ filters, count, keepsList }),
      asked: columns,
      shown,
      hiddenColumns: hidden,
      list: keepList({
        version,
        status: statusOf(isLoading || answers.isLoading, answers.table),
        isEmpty: !table?.rowCount,
        table: answers.table,
        catalogue,
        columns: shown,
        failedFilters: filter.error && filters,
      }),
    });
  }

  return {
    question: (view: MenuView, { columns }: MenuInput): MenuQuestion => ({
      version: view.version,
      columns: asked(view, columns),
      filters: view.filters,
    }),
    snapshot,
    settled(view: MenuView, data: MenuData, before: SettledRows | undefined): SettledRows | undefined {
      const { table } = data;
      const { count, within } = filterOf(view, data, before);
      const isSettled = view.filters.length === 0 || (count !== undefined && count > 0);
      if (table === undefined || data.version !== view.version || !isSettled) return before;
      return before?.table === table && before.within === within ? before : { table, within };
    },
  };
}
