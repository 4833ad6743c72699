/** The rows that the applied filters leave, from the loaded columns where they tell enough, else as the server found. */
import type { SatError } from '../../api/error.ts';
import type { Clause } from '../../filter/clause.ts';
import { canCount, filterRows } from '../../filter/evaluate/filter.evaluate.ts';
import { createSameKeeper, rememberLast } from '../../remember.ts';
import { allRows } from '../../table/rows.ts';
import { selectSeqIds, seqIdsOf } from '../../table/select.ts';
import type { RowNumbers, Table } from '../../table/table.ts';

/** What the server found for filters that the loaded columns cannot tell. */
export interface RemainingRows {
  readonly filters: readonly Clause[];
  readonly table: Table | undefined;
  /** Rows of the table; undefined until they are known, and while nobody had to ask. */
  readonly rows: RowNumbers | undefined;
  readonly error: SatError | undefined;
}

export interface FilteredRows {
  /** What to show: undefined is every row. While filters are pending, or leave nothing, the rows before them stay. */
  readonly within: RowNumbers | undefined;
  /** Whether rows of before are there to stay: a link with filters finds none. */
  readonly keepsList: boolean;
  /** How many rows the filters leave; undefined without filters and until it is known. */
  readonly count: number | undefined;
  readonly isPending: boolean;
  readonly error: SatError | undefined;
}

/** The rows that were shown last because filters left some, or because there were none. */
export interface SettledRows {
  readonly table: Table;
  readonly within: RowNumbers | undefined;
}

const noRows: RowNumbers = new Uint32Array();

/** Whether the loaded columns tell which rows satisfy the filters. */
export function isTold(table: Table, filters: readonly Clause[]): boolean {
  return filters.every((clause) => canCount(table, clause));
}

/** The places in the table of the rows that the server found, in the table's order. */
export function rowsIn(table: Table, found: Table): RowNumbers {
  const { bytes } = selectSeqIds(table, seqIdsOf(found));
  return allRows(table.rowCount).filter((row) => bytes[row] === 1);
}

function toldRows(table: Table | undefined, filters: readonly Clause[]): RowNumbers | undefined {
  return table !== undefined && filters.length > 0 && isTold(table, filters) ? filterRows(table, filters) : undefined;
}

export type SelectFilteredRows = (
  table: Table | undefined,
  filters: readonly Clause[],
  found: RemainingRows | undefined,
  before: SettledRows | undefined,
) => FilteredRows;

/** A selector that returns the same object until something in it changes. */
export function createFilteredRows(): SelectFilteredRows {
  const told = rememberLast(toldRows);
  const keepSame = createSameKeeper<FilteredRows>();
  return (table, filters, found, before) => {
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
