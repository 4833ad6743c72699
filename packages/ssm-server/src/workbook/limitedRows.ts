import type { ReadRow, ReadSheet } from 'ssm-core/engine';
import { RefusedFileError, TooManyRowsError, type WorkbookLimits } from './workbookReader.ts';

/** Refuses a filled cell far below the list. Users overlook such a cell, and it is not part of the list. */
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
 * Limits the rows of sheets. Reading them throws TooManyRowsError or RefusedFileError, and long texts are cut. Record
 * sheets of an exported panel yield no rows, because they are not lists.
 *
 * Hidden sheets yield no rows either, because they often contain helper lists, drafts or private data, and users mean
 * to send what they see. The result records that a hidden sheet has content, so that users can be told.
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
