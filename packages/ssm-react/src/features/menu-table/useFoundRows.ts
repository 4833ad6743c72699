import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type AssayVersion,
  type Clause,
  canCount,
  cellValue,
  type RowNumbers,
  type SatError,
  type Table,
  tableQuery,
} from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';

/** What the server found for filters that the loaded columns cannot tell. */
export interface FoundRows {
  readonly filters: readonly Clause[];
  readonly table: Table | undefined;
  /** Rows of the table; undefined until they are known, and while nobody had to ask. */
  readonly rows: RowNumbers | undefined;
  readonly error: SatError | undefined;
  readonly retry: () => void;
}

/** The table says itself that filtering failed. */
const meta = { isSilent: true };

/** Whether the loaded columns tell which rows satisfy the filters. */
export function isTold(table: Table, filters: readonly Clause[]): boolean {
  return filters.every((clause) => canCount(table, clause));
}

/** The places in the table of the rows that the server found, in the table's order. */
function rowsIn(table: Table, found: Table): RowNumbers {
  const seqIds = new Set<unknown>();
  for (let row = 0; row < found.rowCount; row += 1) seqIds.add(cellValue(found, row, 'seqId'));
  const rows: number[] = [];
  for (let row = 0; row < table.rowCount; row += 1) if (seqIds.has(cellValue(table, row, 'seqId'))) rows.push(row);
  return Uint32Array.from(rows);
}

/** Asks for SeqIds alone, so that any result is row numbers of the one table and the selection outlives every filter. */
export function useFoundRows(version: AssayVersion, table: Table | undefined, filters: readonly Clause[]): FoundRows {
  const { client, queryClient, requestPath } = useSsm();
  const isAsked = filters.length > 0 && table !== undefined && !isTold(table, filters);
  const query = tableQuery(client, { version, requestPath, fields: ['seqId'], clauses: filters });
  const { data, error, refetch } = useQuery({ ...query, meta, enabled: isAsked }, queryClient);
  const rows = useMemo(() => (isAsked && data !== undefined ? rowsIn(table, data) : undefined), [isAsked, data, table]);
  const failure = isAsked ? (error ?? undefined) : undefined;
  return useMemo(
    () => ({ filters, table, rows, error: failure, retry: () => void refetch() }),
    [filters, table, rows, failure, refetch],
  );
}
