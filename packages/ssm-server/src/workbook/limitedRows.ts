/** The rows of sheets as they are read, until they are too many. */
import type { ReadRow, ReadSheet } from 'ssm-core/engine';
import { RefusedFileError } from './refusedFile.ts';
import { TooManyRowsError, type WorkbookLimits } from './workbookReader.ts';

/** Far below a list nobody sees it, and what it says is not what the list says. */
function isFarDown(sheet: string, line: number, last: number): RefusedFileError {
  const [where, most] = [line, last].map((value) => value.toLocaleString('en'));
  return new RefusedFileError(
    `The sheet ${JSON.stringify(sheet.slice(0, 40))} has a filled cell in row ${where}; rows are read down to ${most}. Delete what stands so far down, or move it up.`,
  );
}

function holdsSomething(rows: Iterable<ReadRow>): boolean {
  for (const { cells } of rows) if (cells.some(({ text }) => text.trim() !== '')) return true;
  return false;
}

/**
 * Reading the rows throws TooManyRowsError or RefusedFileError beyond the limits; longer texts are cut. The sources of an
 * exported panel have none: they say what was decided of other lists, and are no list.
 *
 * Nor has a hidden sheet. Whoever sends a workbook means what they see of it; hidden are the lists behind drop-down
 * cells, earlier drafts, and what nobody may know of. Workbooks with such sheets are ordinary, so they are not refused:
 * that a hidden sheet holds something is kept, so that its sender can be told that it was left out.
 */
export function limitedRows(sheets: readonly ReadSheet[], limits: WorkbookLimits): readonly ReadSheet[] {
  let rowCount = 0;
  let cellCount = 0;
  function* limited(name: string, rows: Iterable<ReadRow>): Generator<ReadRow, void> {
    let isBegun = false;
    for (const row of rows) {
      const { line, cells } = row;
      const filled = cells.find(({ text }) => text.trim() !== '');
      if (!isBegun && limits.recordMark !== undefined && filled?.text.trim().endsWith(limits.recordMark)) return;
      isBegun ||= filled !== undefined;
      if (filled !== undefined && line > limits.lastLine) throw isFarDown(name, line, limits.lastLine);
      // What a filter hides is not read, or counted once it is.
      if (row.isHidden !== true) rowCount += 1;
      cellCount += cells.length;
      if (rowCount > limits.rows) throw new TooManyRowsError();
      if (cellCount > limits.cells) {
        const most = limits.cells.toLocaleString('en');
        throw new RefusedFileError(`This workbook has more than ${most} filled cells; leave out what is no list.`);
      }
      const isShort = cells.every(({ text }) => text.length <= limits.textCharacters);
      yield isShort
        ? row
        : { ...row, cells: cells.map((cell) => ({ ...cell, text: cell.text.slice(0, limits.textCharacters) })) };
    }
  }
  return sheets.flatMap(({ name, isHidden = false, rows }): readonly ReadSheet[] => {
    if (!isHidden) return [{ name, rows: limited(name, rows) }];
    return holdsSomething(rows) ? [{ name, isHidden, rows: [] }] : [];
  });
}
