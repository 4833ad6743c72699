import { useMemo, useState } from 'react';
import { type Clause, filterRows, type RowNumbers, type SatError, type Table } from 'ssm-core';
import { type FoundRows, isTold } from './useFoundRows.ts';

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

interface Shown {
  readonly table: Table;
  readonly within: RowNumbers | undefined;
}

const noRows: RowNumbers = new Uint32Array();

/** The rows that the view's filters leave, from the loaded columns where they tell enough, else as the server found. */
export function useFilteredRows(
  table: Table | undefined,
  filters: readonly Clause[],
  found: FoundRows | undefined,
): FilteredRows {
  const told = useMemo(
    () =>
      table !== undefined && filters.length > 0 && isTold(table, filters) ? filterRows(table, filters) : undefined,
    [table, filters],
  );
  const answer = found?.filters === filters && found.table === table ? found : undefined;
  const rows = told ?? answer?.rows;
  const [shown, setShown] = useState<Shown>();
  const keepsList =
    shown !== undefined && shown.table.revision === table?.revision && shown.table.version === table.version;
  const isSettled = filters.length === 0 || (rows !== undefined && rows.length > 0);
  const before = keepsList ? shown.within : noRows;
  const within = isSettled ? rows : before;
  if (isSettled && table !== undefined && (shown?.table !== table || shown.within !== within)) {
    setShown({ table, within });
  }
  const error = filters.length > 0 && rows === undefined ? answer?.error : undefined;
  return useMemo(
    () => ({
      within,
      keepsList,
      count: filters.length === 0 ? undefined : rows?.length,
      isPending: filters.length > 0 && rows === undefined && error === undefined,
      error,
    }),
    [within, keepsList, filters, rows, error],
  );
}
