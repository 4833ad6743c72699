/** Reads all rows of all sheets, until they are too many. */
import type { ReadRow, ReadSheet } from 'ssm-core';
import { TooManyRowsError, type UploadLimits } from './workbookReader.ts';

/** Longer texts are no identifiers: one character more than is looked at tells so. */
const longestText = 201;

function shortened({ line, cells }: ReadRow): ReadRow {
  return { line, cells: cells.map((cell) => ({ ...cell, text: cell.text.slice(0, longestText) })) };
}

/** Each sheet's rows, made into what `keep` makes of them. Throws TooManyRowsError. */
export function limitedRows<Kept>(
  sheets: readonly ReadSheet[],
  limits: UploadLimits,
  keep: (row: ReadRow) => Kept,
): readonly { readonly name: string; readonly rows: readonly Kept[] }[] {
  let count = 0;
  return sheets.map(({ name, rows }) => {
    const kept: Kept[] = [];
    for (const row of rows) {
      if (++count > limits.rows) throw new TooManyRowsError();
      kept.push(keep(shortened(row)));
    }
    return { name, rows: kept };
  });
}
