import { allRows, selectSeqIds } from 'ssm-core';
import type { ListRows } from './menuRows.ts';

/** Lists these reagents alone: row numbers of the menu's own table; nothing is copied. */
export function listSeqIds(seqIds: ReadonlySet<string>): ListRows {
  return (table, filtered = allRows(table.rowCount)) => {
    const { bytes, count } = selectSeqIds(table, seqIds);
    return { within: filtered.filter((row) => bytes[row] === 1), total: count };
  };
}
