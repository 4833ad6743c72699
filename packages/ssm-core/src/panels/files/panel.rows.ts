import { invariant } from '../../invariant.ts';
import { entryAt } from '../../table/parse/deferred.column.ts';
import type { RowNumbers, Table } from '../../table/table.ts';

export interface PanelRows {
  readonly rows: RowNumbers;
  readonly lost: readonly string[];
}

export function rowOfSeqId(table: Table): ReadonlyMap<string, number> {
  const column = table.columns.get('seqId');
  invariant(column?.kind === 'text', 'the table has no seqId column; every table has one');
  const rows = new Map<string, number>();
  for (let row = 0; row < table.rowCount; row++) {
    const seqId = entryAt(column, row);
    if (seqId !== null) rows.set(seqId, row);
  }
  return rows;
}

export function panelRows(table: Table, seqIds: Iterable<string>): PanelRows {
  const known = rowOfSeqId(table);
  const rows: number[] = [];
  const lost: string[] = [];
  for (const seqId of new Set(seqIds)) {
    const row = known.get(seqId);
    if (row === undefined) lost.push(seqId);
    else rows.push(row);
  }
  return { rows: Uint32Array.from(rows), lost };
}
