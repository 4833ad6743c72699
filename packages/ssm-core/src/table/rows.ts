/** Row numbers of a table: all of them, and those that are kept of some. */
import type { RowNumbers } from './table.ts';

/** Every row, in the catalogue's order. */
export function allRows(rowCount: number): RowNumbers {
  const rows = new Uint32Array(rowCount);
  for (let row = 0; row < rowCount; row++) rows[row] = row;
  return rows;
}

/** Those that pass, in their order; `filter` of typed arrays makes a list first. */
export function keepRows(rows: RowNumbers, test: (row: number) => boolean): RowNumbers {
  const kept = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as number;
    if (test(row)) kept[count++] = row;
  }
  return kept.slice(0, count);
}

/** One byte a row of the table: 1 where any of the lists has it. */
export function maskOf(rowCount: number, ...lists: readonly RowNumbers[]): Uint8Array {
  const mask = new Uint8Array(rowCount);
  for (const rows of lists) for (const row of rows) mask[row] = 1;
  return mask;
}

/** Those that the mask has, in their order. */
export function keepMasked(rows: RowNumbers, mask: Uint8Array): RowNumbers {
  return keepRows(rows, (row) => mask[row] === 1);
}
