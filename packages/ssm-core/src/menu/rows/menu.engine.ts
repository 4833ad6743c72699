import type { ColumnKey } from '../../api/types.ts';
import { memoizeLast } from '../../memoize.ts';
import type { CellText } from '../../table/cell.ts';
import { identifierColumnKeys, otherNamesKey } from '../../table/columns.ts';
import { type Sort, type SortDirection, type SortRanks, sortRanks, sortRows } from '../../table/order/sort.ts';
import { allRows, keepMasked, maskOf } from '../../table/rows.ts';
import { parseSearch, type SearchQuery } from '../../table/search/search.query.ts';
import { bestFirst, createSearchIndex, narrows, type SearchIndex, searchRows } from '../../table/search/search.ts';
import type { Column, RowNumbers, Table } from '../../table/table.ts';
import type { MenuDataPorts } from './menu.data.ts';

export interface MenuResult {
  readonly query: SearchQuery;
  readonly rows: RowNumbers;
  readonly matches: number;
}

export interface MenuEngine {
  /**
   * Returns the rows of `table`, or of `within`, that contain the search text in identifiers or shown columns. For a
   * request without search, sort and filters, the table may contain only the first rows.
   */
  find(table: Table, shown: readonly ColumnKey[], search: string, sort: Sort | null, within?: RowNumbers): MenuResult;
  preparation(table: Table, shown: readonly ColumnKey[]): readonly (() => void)[];
}

interface KnownIndex {
  readonly columns: readonly (Column | undefined)[];
  readonly rowCount: number;
  readonly index: SearchIndex;
}

function createSearch(): typeof searchRows {
  let last: { readonly index: SearchIndex; readonly query: SearchQuery; readonly rows: RowNumbers } | undefined;
  return (index, query) => {
    const before = last?.index === index ? last : undefined;
    if (before?.query === query) return before.rows;
    const rows = searchRows(index, query, before && narrows(query, before.query) ? before.rows : undefined);
    last = { index, query, rows };
    return rows;
  };
}

export function createMenuEngine(cellText: CellText): MenuEngine {
  const ranks = new WeakMap<Column, SortRanks>();
  const orders = new WeakMap<SortRanks, Readonly<Partial<Record<SortDirection, RowNumbers>>>>();
  let known: KnownIndex | undefined;

  /** Returns the cached index when columns have arrived that are not searched. */
  function indexOf(table: Table, shown: readonly ColumnKey[]): SearchIndex {
    const keys = [...new Set([...identifierColumnKeys, ...shown])];
    const columns = [...keys, otherNamesKey].map((key) => table.columns.get(key));
    const isKnown =
      known?.rowCount === table.rowCount &&
      known.columns.length === columns.length &&
      columns.every((column, position) => column === known?.columns[position]);
    if (known === undefined || !isKnown) {
      known = { columns, rowCount: table.rowCount, index: createSearchIndex(table, keys, cellText) };
    }
    return known.index;
  }

  function ranksOf(table: Table, key: ColumnKey): SortRanks {
    const column = table.columns.get(key);
    const before = column === undefined ? undefined : ranks.get(column);
    const result = before ?? sortRanks(table, key, cellText);
    if (column !== undefined) ranks.set(column, result);
    return result;
  }

  const everyRow = memoizeLast(allRows);
  const queryOf = memoizeLast(parseSearch);
  const found = createSearch();
  const ranked = memoizeLast(bestFirst);
  const sorted = memoizeLast(sortRows);
  const filterMask = memoizeLast(maskOf);
  const filtered = memoizeLast(keepMasked);

  function wholeOrder(table: Table, { key, direction }: Sort): RowNumbers {
    const sortKey = ranksOf(table, key);
    const ordered = orders.get(sortKey)?.[direction];
    if (ordered !== undefined) return ordered;
    const rows = sortRows(everyRow(table.rowCount), sortKey, direction);
    orders.set(sortKey, { ...orders.get(sortKey), [direction]: rows });
    return rows;
  }

  function find(
    table: Table,
    shown: readonly ColumnKey[],
    search: string,
    sort: Sort | null,
    within?: RowNumbers,
  ): MenuResult {
    const query = queryOf(search);
    const kept = (rows: RowNumbers): RowNumbers =>
      within === undefined ? rows : filtered(rows, filterMask(table.rowCount, within));
    if (query.alternatives.length === 0) {
      const whole = sort === null ? everyRow(table.total) : wholeOrder(table, sort);
      return { query, rows: kept(whole), matches: whole.length };
    }
    const index = indexOf(table, shown);
    const all = found(index, query);
    const rows = kept(all);
    const matches = all.length;
    if (sort === null) return { query, rows: ranked(index, rows, query), matches };
    return { query, rows: sorted(rows, ranksOf(table, sort.key), sort.direction), matches };
  }

  return {
    find,
    preparation(table, shown) {
      const columns = shown.filter((key) => table.columns.has(key));
      return [
        () => void indexOf(table, shown),
        ...columns.flatMap((key) => [
          () => void wholeOrder(table, { key, direction: 'ascending' }),
          () => void wholeOrder(table, { key, direction: 'descending' }),
        ]),
        // Warms up the JIT.
        ...['a', 'in', 'pro r'].map((text) => () => void searchRows(indexOf(table, shown), parseSearch(text))),
      ];
    },
  };
}

/** Runs each task in an idle period of its own. Returns a cancel function. */
export function eachWhenIdle(whenIdle: MenuDataPorts['whenIdle'], tasks: readonly (() => void)[]): () => void {
  const [task, ...rest] = tasks;
  if (task === undefined) return () => undefined;
  let cancel = whenIdle(() => {
    task();
    cancel = eachWhenIdle(whenIdle, rest);
  });
  return () => cancel();
}
