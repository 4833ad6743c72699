import type { ReadRow, ReadSheet } from 'ssm-core/engine';
import { rowsSheetName } from 'ssm-core/internal';
import type { Steps } from '../queue/steps.ts';
import { limitedRows } from './limitedRows.ts';
import { uploadLimits } from './uploadLimits.ts';

const rowsAPiece = 500;

function* filledRows(rows: readonly (readonly string[])[]): Generator<ReadRow, void> {
  for (const [index, texts] of rows.entries()) {
    const cells = texts.flatMap((text, column) => (text === '' ? [] : [{ column, kind: 'text', text } as const]));
    if (cells.length > 0) yield { line: index + 1, cells };
  }
}

/** Returns the texts of all rows, with an empty text for each cell without content. */
export function textRows(sheets: readonly ReadSheet[]): readonly (readonly string[])[] {
  return sheets.flatMap(({ rows }) =>
    [...rows].map(({ cells }) => {
      const row: string[] = [];
      for (const { column, text } of cells) row[column] = text;
      return Array.from(row, (text) => text ?? '');
    }),
  );
}

/** Reads rows of text as one sheet, with the limits of a workbook. Throws TooManyRowsError or RefusedFileError. */
export function* readTextRows(rows: readonly (readonly string[])[]): Steps<readonly ReadSheet[]> {
  const read: ReadRow[] = [];
  const sheets = limitedRows([{ name: rowsSheetName, rows: filledRows(rows) }], uploadLimits);
  for (const sheet of sheets) {
    for (const row of sheet.rows) if (read.push(row) % rowsAPiece === 0) yield;
  }
  return [{ name: rowsSheetName, rows: read }];
}
