import type { RowNumbers } from './table.ts';

/** Returns every row number, in catalogue order. */
export function allRows(rowCount: number): RowNumbers {
  const rows = new Uint32Array(rowCount);
  for (let row = 0; row < rowCount; row++) rows[row] = row;
  return rows;
}

/** Keeps the rows that pass the test. Not `filter`, which would build a list first. */
export function keepRows(rows: RowNumbers, test: (row: number) => boolean): RowNumbers {
  const kept = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as number;
    if (test(row)) kept[count++] = row;
  }
  return kept.slice(0, count);
}

export function maskOf(rowCount: number, ...lists: readonly RowNumbers[]): Uint8Array {
  const mask = new Uint8Array(rowCount);
  for (const rows of lists) for (const row of rows) mask[row] = 1;
  return mask;
}

export function keepMasked(rows: RowNumbers, mask: Uint8Array): RowNumbers {
  return keepRows(rows, (row) => mask[row] === 1);
}
