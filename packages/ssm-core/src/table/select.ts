import { invariant } from '../invariant.ts';
import type { RowNumbers, Table, TextColumn } from './table.ts';

export interface Selection {
  /** One byte per row: 1 if the row is selected, otherwise 0. */
  readonly bytes: Uint8Array;
  /** Number of selected rows. */
  readonly count: number;
}

export function emptySelection(rowCount: number): Selection {
  return { bytes: new Uint8Array(rowCount), count: 0 };
}

/** Selects or deselects rows. Returns the same object when nothing changes. */
export function setSelected(
  selection: Selection,
  rows: RowNumbers | readonly number[],
  shouldSelect: boolean,
): Selection {
  const bytes = selection.bytes.slice();
  const byte = shouldSelect ? 1 : 0;
  let changed = 0;
  for (const row of rows) {
    const before = bytes[row];
    // The message is built only when needed, because all rows may be selected at once.
    if (before === undefined) invariant(false, `row ${row} is not in a selection of ${bytes.length} rows`);
    if (before !== byte) {
      bytes[row] = byte;
      changed++;
    }
  }
  if (changed === 0) return selection;
  return { bytes, count: selection.count + (shouldSelect ? changed : -changed) };
}

export function isSelected(selection: Selection, row: number): boolean {
  return selection.bytes[row] === 1;
}

/** Counts how many of these rows are selected. */
export function countSelected(selection: Selection, rows: RowNumbers): number {
  let count = 0;
  for (let index = 0; index < rows.length; index++) count += selection.bytes[rows[index] as number] ?? 0;
  return count;
}

function seqIdColumn(table: Table): TextColumn {
  const column = table.columns.get('seqId');
  invariant(column?.kind === 'text', 'the table has no seqId column; every table has one');
  return column;
}

export function seqIdsOf(table: Table, rows?: RowNumbers): readonly string[] {
  const { dictionary, codes } = seqIdColumn(table);
  const seqIds: string[] = [];
  const count = rows?.length ?? codes.length;
  for (let at = 0; at < count; at++) {
    const row = rows === undefined ? at : (rows[at] as number);
    seqIds.push(dictionary[codes[row] as number] as string);
  }
  return seqIds;
}

/** Returns the selected SeqIds, in catalogue order. */
export function selectedSeqIds(table: Table, selection: Selection): readonly string[] {
  invariant(
    selection.bytes.length === table.rowCount,
    `a selection of ${selection.bytes.length} rows is not of this table of ${table.rowCount}; clear it when the table changes`,
  );
  const { dictionary, codes } = seqIdColumn(table);
  const seqIds: string[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    if (selection.bytes[row] === 1) seqIds.push(dictionary[codes[row] as number] as string);
  }
  return seqIds;
}

/** Selects the rows of these SeqIds; ignores SeqIds that are not in the table. */
export function selectSeqIds(table: Table, seqIds: Iterable<string>): Selection {
  const wanted = new Set(seqIds);
  if (wanted.size === 0) return emptySelection(table.rowCount);
  const { dictionary, codes } = seqIdColumn(table);
  const bytes = new Uint8Array(table.rowCount);
  let count = 0;
  for (let row = 0; row < table.rowCount; row++) {
    if (!wanted.has(dictionary[codes[row] as number] as string)) continue;
    bytes[row] = 1;
    count++;
  }
  return { bytes, count };
}
