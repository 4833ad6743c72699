/** The rows of sheets as they are read, until they are too many. */
import type { ReadRow, ReadSheet } from 'ssm-core/engine';
import { RefusedFileError } from './refusedFile.ts';
import { TooManyRowsError, type WorkbookLimits } from './workbookReader.ts';

/**
 * Reading the rows throws TooManyRowsError or RefusedFileError beyond the limits; longer texts are cut. The sources of an
 * exported panel have none: they say what was decided of other lists, and are no list.
 */
export function limitedRows(sheets: readonly ReadSheet[], limits: WorkbookLimits): readonly ReadSheet[] {
  let rowCount = 0;
  let cellCount = 0;
  function* limited(rows: Iterable<ReadRow>): Generator<ReadRow, void> {
    let isBegun = false;
    for (const { line, cells } of rows) {
      const filled = cells.filter(({ text }) => text.trim() !== '');
      if (!isBegun && limits.recordMark !== undefined && filled[0]?.text.trim() === limits.recordMark) return;
      isBegun ||= filled.length > 0;
      rowCount += 1;
      cellCount += cells.length;
      if (rowCount > limits.rows) throw new TooManyRowsError();
      if (cellCount > limits.cells) {
        const most = limits.cells.toLocaleString('en');
        throw new RefusedFileError(`This workbook has more than ${most} filled cells; leave out what is no list.`);
      }
      const isShort = cells.every(({ text }) => text.length <= limits.textCharacters);
      yield {
        line,
        cells: isShort ? cells : cells.map((cell) => ({ ...cell, text: cell.text.slice(0, limits.textCharacters) })),
      };
    }
  }
  return sheets.map(({ name, rows }) => ({ name, rows: limited(rows) }));
}
