import type { SatError } from '../../api/error.ts';
import type { Clause } from '../../filter/clause.ts';
import { canCount, filterRows } from '../../filter/evaluate/filter.evaluate.ts';
import { createShallowMemo, memoizeLast } from '../../memoize.ts';
import { allRows, keepMasked } from '../../table/rows.ts';
import { selectSeqIds, seqIdsOf } from '../../table/select.ts';
import type { RowNumbers, Table } from '../../table/table.ts';

export interface RemainingRows {
  readonly filters: readonly Clause[];
  readonly table: Table | undefined;
  readonly rows: RowNumbers | undefined;
  readonly error: SatError | undefined;
}

export interface FilteredRows {
  /** Rows to show; undefined for all. The previous rows stay while filters are pending, or when they match no row. */
  readonly within: RowNumbers | undefined;
  /** False if there are no previous rows, for example after opening a link with filters. */
  readonly keepsList: boolean;
  /** Number of matching rows; undefined without filters, and until the number is known. */
  readonly count: number | undefined;
  readonly isPending: boolean;
  readonly error: SatError | undefined;
}

export interface SettledRows {
  readonly table: Table;
  readonly within: RowNumbers | undefined;
}

const noRows: RowNumbers = new Uint32Array();

export function isTold(table: Table, filters: readonly Clause[]): boolean {
  return filters.every((clause) => canCount(table, clause));
}

export function rowsIn(table: Table, found: Table): RowNumbers {
  return keepMasked(allRows(table.rowCount), selectSeqIds(table, seqIdsOf(found)).bytes);
}

function toldRows(table: Table | undefined, filters: readonly Clause[]): RowNumbers | undefined {
  return table !== undefined && filters.length > 0 && isTold(table, filters) ? filterRows(table, filters) : undefined;
}

export function createFilteredRows() {
  const told = memoizeLast(toldRows);
  const keepSame = createShallowMemo<FilteredRows>();
  return (
    table: Table | undefined,
    filters: readonly Clause[],
    found: RemainingRows | undefined,
    before: SettledRows | undefined,
  ): FilteredRows => {
    const answer = found?.filters === filters && found.table === table ? found : undefined;
    const rows = told(table, filters) ?? answer?.rows;
    const isSettled = filters.length === 0 || (rows !== undefined && rows.length > 0);
    const isKept =
      before !== undefined && before.table.revision === table?.revision && before.table.version === table.version;
    const kept = isKept ? before.within : noRows;
    const error = filters.length > 0 && rows === undefined ? answer?.error : undefined;
    return keepSame({
      within: isSettled ? rows : kept,
      keepsList: table !== undefined && (isSettled || isKept),
      count: filters.length === 0 ? undefined : rows?.length,
      isPending: filters.length > 0 && rows === undefined && error === undefined,
      error,
    });
  };
}
