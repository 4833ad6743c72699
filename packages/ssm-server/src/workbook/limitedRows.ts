/** The rows of sheets as they are read, until they are too many. */
import type { ReadRow, ReadSheet } from 'ssm-core';
import { TooManyRowsError, type WorkbookLimits } from './workbookReader.ts';

/** Longer texts are cut where the limits say so. Reading the rows throws TooManyRowsError beyond the limit. */
export function limitedRows(sheets: readonly ReadSheet[], { rows: limit, textCharacters }: WorkbookLimits) {
  let count = 0;
  function* limited(rows: Iterable<ReadRow>): Generator<ReadRow, void> {
    for (const { line, cells } of rows) {
      if (++count > limit) throw new TooManyRowsError();
      yield { line, cells: cells.map((cell) => ({ ...cell, text: cell.text.slice(0, textCharacters) })) };
    }
  }
  return sheets.map(({ name, rows }): ReadSheet => ({ name, rows: limited(rows) }));
}
