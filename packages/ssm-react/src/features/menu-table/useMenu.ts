import { createElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import {
  type AssayVersion,
  type Catalogue,
  type Clause,
  type ColumnKey,
  defaultColumnKeys,
  type MenuView,
  type Page,
  pageOf,
  parseSearch,
  type RowNumbers,
  type SatError,
  type SearchQuery,
  type Sort,
  shownColumns,
  type Table,
} from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { eachWhenIdle } from '../../ui/idle.ts';
import type { LaidOutColumn } from './columnLayout.ts';
import { listSeqIds } from './listSeqIds.ts';
import { MenuSource } from './MenuSource.ts';
import { createMenuEngine, type MenuEngine, type MenuResult } from './menuEngine.ts';
import type { MenuOptions } from './menuOptions.ts';
import type { UnselectableRows } from './menuRows.ts';
import type { SelectionReader } from './selectionStore.ts';
import { splitColumns } from './shownColumns.ts';
import { type FilteredRows, useFilteredRows } from './useFilteredRows.ts';
import type { FoundRows } from './useFoundRows.ts';
import { type MenuActions, useMenuActions } from './useMenuActions.ts';
import { type ColumnActions, useMenuColumns } from './useMenuColumns.ts';
import { awaitedData, type MenuData } from './useMenuData.ts';
import { useMenuIntent } from './useMenuIntent.ts';
import { useMenuSelection } from './useMenuSelection.ts';

/** Everything that the table shows and does. */
export interface MenuModel extends MenuActions, ColumnActions {
  readonly version: AssayVersion;
  /** Undefined until the first rows are there. */
  readonly table: Table | undefined;
  readonly catalogue: Catalogue | undefined;
  readonly isLoading: boolean;
  readonly isCancelled: boolean;
  readonly error: SatError | undefined;
  /** As typed. */
  readonly search: string;
  readonly query: SearchQuery;
  readonly sort: Sort | null;
  readonly page: Page;
  /** Rows that there are to be found. */
  readonly total: number;
  /** Every row found, in order. */
  readonly result: RowNumbers;
  /** Those of them that can be selected. */
  readonly selectable: RowNumbers;
  readonly unselectable: UnselectableRows | undefined;
  /** Rows of the page. */
  readonly rows: RowNumbers;
  /** Null where selection is not allowed. */
  readonly selection: SelectionReader | null;
  readonly filters: readonly Clause[];
  readonly filter: FilteredRows;
  readonly columns: readonly LaidOutColumn[];
  /** Their keys; the same array as long as they are the same. */
  readonly shown: readonly ColumnKey[];
  /** Asked for, but no row has a value in them. */
  readonly hiddenColumns: readonly ColumnKey[];
  readonly retry: () => void;
  readonly cancel: () => void;
  /** What asks the server; to be rendered, and draws nothing. */
  readonly parts: ReactNode;
}

const nothing: MenuResult = { query: parseSearch(''), rows: new Uint32Array() };

/** The columns that the view shows; the same array as long as they are the same columns. */
function useAskedColumns(view: MenuView, defaults: readonly ColumnKey[] = defaultColumnKeys): readonly ColumnKey[] {
  const keys = shownColumns(view, defaults);
  const [kept, setKept] = useState(keys);
  if (kept.length === keys.length && kept.every((key, index) => key === keys[index])) return kept;
  setKept(keys);
  return keys;
}

interface Sourced {
  readonly data: MenuData;
  readonly found: FoundRows | undefined;
}

/** Server data by way of a part that draws nothing, so that no keystroke has to look at the query cache. */
function useSourced({ version, filters }: MenuView, shown: readonly ColumnKey[]): readonly [Sourced, ReactNode] {
  const [answers, setAnswers] = useState<Sourced>({ data: awaitedData(version), found: undefined });
  const source = createElement(MenuSource, { key: 'source', version, shown, filters, onAnswers: setAnswers });
  const sourced = answers.data.version === version ? answers : { data: awaitedData(version), found: undefined };
  return [sourced, source];
}

function useEngine(): MenuEngine {
  const { cellText } = useSsm();
  const [kept, setKept] = useState(() => ({ cellText, engine: createMenuEngine(cellText) }));
  if (kept.cellText === cellText) return kept.engine;
  const engine = createMenuEngine(cellText);
  setKept({ cellText, engine });
  return engine;
}

/** Joins what the server answered with what a person asked. */
export function useMenu(options: MenuOptions): MenuModel {
  const intent = useMenuIntent(options);
  const { view } = intent;
  const asked = useAskedColumns(view, options.columns);
  const [{ data, found }, source] = useSourced(view, asked);
  const { table } = data;
  const { shown, hidden } = useMemo(() => splitColumns(asked, table, data.catalogue), [asked, table, data.catalogue]);
  const { send } = intent;
  const { columns, ...columnActions } = useMenuColumns({
    version: view.version,
    shown,
    asked,
    fixedCount: options.fixedColumnCount,
    sort: view.sort,
    isReady: table !== undefined,
    onMove: useCallback((moved) => send({ type: 'columns.show', columns: moved }), [send]),
  });

  const engine = useEngine();
  useEffect(
    () => (table === undefined ? undefined : eachWhenIdle(engine.preparation(table, shown))),
    [engine, table, shown],
  );
  const filter = useFilteredRows(table, view.filters, found);
  const { unselectable } = options;
  const { list } = view;
  const listOf = useMemo(() => list && listSeqIds(new Set(list.seqIds)), [list]);
  const listRows = options.listRows ?? listOf;
  const { within, total } = useMemo(
    () => (table && listRows?.(table, filter.within)) ?? { within: filter.within, total: table?.total ?? 0 },
    [table, filter.within, listRows],
  );
  const { query, rows } = useMemo(
    () => (table === undefined ? nothing : engine.find(table, shown, view.search, view.sort, within)),
    [engine, table, shown, view.search, view.sort, within],
  );
  const page = useMemo(() => pageOf(rows.length, view.pageIndex, view.pageSize), [rows, view.pageIndex, view.pageSize]);
  const pageRows = useMemo(() => rows.subarray(page.start, page.end), [rows, page.start, page.end]);

  const selection = useMenuSelection(table, intent, options);
  const selectable = useMemo(() => (table && unselectable?.without(table, rows)) ?? rows, [table, rows, unselectable]);
  const actions = useMenuActions({ options, intent, table, rows, selectable, pageRows, selection });
  return {
    version: view.version,
    table,
    catalogue: data.catalogue,
    // Of a link with filters that only the server can tell, every row would be the wrong ones.
    isLoading: data.isLoading || (filter.isPending && !filter.keepsList),
    isCancelled: data.isCancelled,
    error: data.error ?? filter.error,
    search: view.search,
    query,
    sort: view.sort,
    page,
    total,
    result: rows,
    selectable,
    rows: pageRows,
    unselectable,
    filters: view.filters,
    // Of a part of the menu filters leave less; what they leave nothing of is not shown as it was before.
    filter:
      within === filter.within
        ? filter
        : { ...filter, count: filter.count && within?.length, keepsList: filter.count === 0 && filter.keepsList },
    selection: options.allowsSelection === true ? selection : null,
    columns,
    shown,
    hiddenColumns: hidden,
    retry: filter.error === undefined || found === undefined ? data.retry : found.retry,
    cancel: data.cancel,
    parts: source,
    ...columnActions,
    ...actions,
  };
}
